"""Chances in every house and at every level, against a referee that sees the exhibits alone (K3, K5)."""

from fractions import Fraction

import pytest
from asking import asked, questions_of, tasks_of
from layings import chance_down, chance_in_hand, chance_next

from pisti_teach.cards import Rank
from pisti_teach.codes import Task
from pisti_teach.trainer.questions import chances

SEEDS = 3


def wanted(question):
    """Say of a card whether the question is about it."""
    ranks = question.facts.get("ranks") or (question.facts["rank"],)
    return lambda card: card.rank in ranks


REFEREES = {
    "holds": lambda question: chance_in_hand(question, wanted(question), lambda number: number > 0),
    "holds_none": lambda question: chance_in_hand(question, wanted(question), lambda number: number == 0),
    "holds_one": lambda question: chance_in_hand(question, wanted(question), lambda number: number == 1),
    "holds_either": lambda question: chance_in_hand(question, wanted(question), lambda number: number > 0),
    "estimate": lambda question: chance_in_hand(question, wanted(question), lambda number: number > 0),
    "next_card": lambda question: chance_next(question, wanted(question)),
    "down_is": lambda question: chance_down(question, wanted(question)),
}


@pytest.mark.parametrize("kind", REFEREES)
def test_the_truth_is_what_the_ways_to_lay_the_cards_come_to(kind):
    """Every way that agrees with what is shown is equally likely (K3)."""
    for question in questions_of(kind, seeds=SEEDS):
        assert question.truth.value == REFEREES[kind](question)
        assert 0 < question.truth.value < 1


@pytest.mark.parametrize("kind", REFEREES)
def test_returned_jacks_are_asked_about(kind):
    """With the steps, which end in the truth or fail (P6)."""
    back = [question for question in questions_of(kind, seeds=SEEDS) if question.features["returned"]]

    assert any(question.facts.get("rank") is Rank.JACK or kind == "holds_either" for question in back)
    assert all(question.steps() for question in back[:12])


@pytest.mark.parametrize("kind", REFEREES)
def test_a_higher_level_has_more_plays_behind_it(kind):
    """As the levels say."""
    for task in tasks_of(kind, seeds=SEEDS):
        least, most = chances.PLAYS[task.level]
        assert least <= asked(task).features["plays"] <= most


@pytest.mark.parametrize("kind", ["holds", "holds_none", "estimate"])
@pytest.mark.parametrize(
    ("seed", "unseen", "known"),
    [
        pytest.param(0, 4, "10991/35673", id="four unseen"),
        pytest.param(1, 3, "3874/16215", id="three unseen"),
        pytest.param(74, 2, "178/1081", id="two unseen"),
        pytest.param(1424, 1, "4/47", id="one unseen"),
    ],
)
def test_the_known_values_are_truths_of_real_questions(kind, seed, unseen, known):
    """At the start of a deal for two, or what is left of them to 1 for none (K5)."""
    question = asked(Task(kind=kind, preset="zone", players=2, level=1, seed=seed))
    shown = {one.name: one for one in question.exhibits}
    in_sight = [card for name in ("hand", "table") for card in shown[name].cards]
    value = Fraction(known)

    assert 4 - sum(map(wanted(question), in_sight)) == unseen
    assert (len(in_sight), shown["other"].backs) == (52 - 47, 4)
    assert question.truth.value == (1 - value if kind == "holds_none" else value)


def test_a_seat_of_any_side_is_asked_about():
    """Partners and opponents, at tables for two to six."""
    for kind in ("holds_none", "holds_one", "holds_either", "estimate"):
        steps = {
            (question.players, (question.facts["other"] - question.seat) % question.players)
            for question in questions_of(kind, seeds=SEEDS)
        }
        assert {(2, 1), (3, 1), (3, 2), (4, 1), (4, 2), (4, 3)} <= steps
        assert {players for players, _ in steps} == {2, 3, 4, 5, 6}


def test_a_wrong_guess_that_is_known_is_far_from_a_close_one():
    """So that no guess that is close enough is ever called a known wrong way."""
    for question in questions_of("estimate", seeds=SEEDS):
        guesses = [question.truth.value, *(one.truth.value for one in question.misconceptions)]
        for at, guess in enumerate(guesses):
            assert all(abs(guess - other) > Fraction(5, 100) for other in guesses[:at])


def test_only_face_down_cards_that_are_unknown_are_asked_about():
    """Never of a seat that has looked at them, and in no house without them."""
    asked_of = list(questions_of("down_is", seeds=SEEDS))

    assert {question.rules.opening_down for question in asked_of} == {3}
    assert {one.name for question in asked_of for one in question.exhibits}.isdisjoint({"peeked"})
