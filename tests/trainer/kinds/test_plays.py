"""What a play is, what takes, what each has after some plays: ruled again from what is shown."""

from itertools import pairwise

import pytest
from asking import asked, tasks_of
from referee import HOUSES, brings, lying_on, ruled, shown, sides_of

from pisti_teach.trainer.questions.pisti.plays import DRAWN
from pisti_teach.trainer.questions.pisti.sides import AROUND


def questions(kind, seeds):
    """Give the questions of a kind with the house and the preset that each is asked in."""
    for task in tasks_of(kind, seeds):
        yield HOUSES[task.preset], task.preset, asked(task)


def test_takers():
    """Those take of which the referee says so."""
    for house, _, question in questions("takers", 4):
        lying = lying_on(shown(question, "table"))
        takes = {
            str(card)
            for card in shown(question, "hand").cards
            if brings(house, lying, card, question.facts["marker"])
        }
        assert question.truth.right == takes


def test_takers_tells_what_they_bring():
    """The last step adds the card to all that lies there."""
    for _, _, question in questions("takers", 4):
        lying, steps = lying_on(shown(question, "table")), question.steps()
        if question.truth.right and lying:
            assert steps[-1].lines == (f"{len(lying)} + 1 = {len(lying) + 1}",)


def test_takers_may_be_none():
    """Some questions have no card that takes, and some more than one."""
    numbers = {len(question.truth.right) for _, _, question in questions("takers", 4)}

    assert {0, 1, 2} <= numbers


def rule(house, question):
    """Let the referee rule over the play that a question is about."""
    play = question.facts["play"]
    lying = lying_on(shown(question, "table"))
    if play.declined:
        return "lay", 0
    return ruled(house, lying, play.card, play.marker, last=play.last)


def test_play_kind():
    """Each play is what the referee makes of it."""
    for house, _, question in questions("play_kind", 12):
        assert question.truth.right == {rule(house, question)[0]}


def test_every_play_worth_a_question_is_asked():
    """Jacks on all that they can lie on, hits, declined takes, the last card; and nothing but such."""
    names = {question.facts["play"].name for _, _, question in questions("play_kind", 12)}

    assert names == set(DRAWN)


@pytest.mark.parametrize(
    ("preset", "kinds"),
    [
        pytest.param("zone", {"lay", "take", "pisti", "jack_pisti"}, id="Jacks are special"),
        pytest.param("kseri", {"lay", "take", "pisti", "hit"}, id="hits"),
        pytest.param(
            "kseri_plain_jacks", {"lay", "take", "pisti", "hit"}, id="a Jack is a card like any other"
        ),
    ],
)
def test_every_option_is_right_somewhere(preset, kinds):
    """The options are what exists in the house, and none of them is there for nothing."""
    asked_there = [question for _, name, question in questions("play_kind", 12) if name == preset]

    assert {kind for question in asked_there for kind in question.truth.right} == kinds
    assert all(set(question.truth.options) == kinds for question in asked_there)


def test_the_last_card_differs_by_house():
    """A pişti with the last card counts, but not in the club (P16)."""
    last = [(name, q.truth.right) for _, name, q in questions("play_kind", 12) if q.facts["play"].last]

    assert {right for name, right in last if name == "club"} == {frozenset({"take"})}
    assert {right for name, right in last if name != "club"} == {frozenset({"pisti"})}


def test_other_house():
    """The points are those of the other house; what it scores at home is the usual slip where it differs."""
    for house, _, question in questions("other_house", 6):
        there = rule(HOUSES[question.facts["there"]], question)[1]
        here = rule(house, question)[1]
        assert question.truth.value == there
        slips = {one.name: one.truth.value for one in question.misconceptions}
        assert slips.get("as_here") == (here if here != there else None)


def test_houses_agree_in_some_questions():
    """What it scores at home is neither always nor never right."""
    differs = {question.features["differs"] for _, _, question in questions("other_house", 6)}

    assert differs == {0, 1}


def names_of(preset, players, seat):
    """Give the name that each seat's side is typed by."""
    if len(sides_of(preset, players)) < players:
        return {at: "us" if (at - seat) % 2 == 0 else "them" for at in range(players)}
    return {(seat + step) % players: name for step, name in enumerate(("you", *AROUND[players]))}


def counted(house, question, names):
    """Play what is shown, and give the cards of each side by its name."""
    taken, lying, marker = dict.fromkeys(question.truth.names, 0), lying_on(shown(question, "start")), None
    played = shown(question, "played")
    before = None
    for card, seat in zip(played.cards, played.by, strict=True):
        kind, _ = ruled(house, lying, card, marker)
        taken[names[seat]] += brings(house, lying, card, marker)
        if kind == "hit":
            taken[names[before]] -= 1
        lying = [*lying, card] if kind == "lay" else []
        marker = card if kind in {"pisti", "jack_pisti", "hit"} else None
        before = seat
    return tuple(taken.values())


def test_cards_after():
    """Playing the shown cards on the shown table gives these cards to each."""
    for house, preset, question in questions("cards_after", 6):
        names = names_of(preset, question.players, question.seat)
        assert question.truth.names == tuple(
            dict.fromkeys(names[(question.seat + at) % question.players] for at in range(question.players))
        )
        assert question.truth.values == counted(house, question, names)


def test_cards_after_shows_plays_in_turn():
    """Each play is by the next seat, four to ten of them, more on each level."""
    plays = {}
    for task in tasks_of("cards_after", 6):
        question = asked(task)
        by = shown(question, "played").by
        assert all(later == (seat + 1) % question.players for seat, later in pairwise(by))
        plays.setdefault(task.level, set()).add(len(by))
    assert plays == {1: {4, 5}, 2: {6, 7, 8}, 3: {9, 10}}


def test_hits_are_asked_for():
    """Some of the plays hit a marker, and take it from whoever made it (P17)."""
    ways = {one.name for _, _, question in questions("cards_after", 20) for one in question.misconceptions}

    assert ways == {"own_card", "open_only", "jack_lies", "hit_missed"}
