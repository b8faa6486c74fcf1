"""Counting in every house and at every level, counted again from the exhibits alone (K2)."""

from collections import Counter

import pytest
from asking import asked, questions_of, tasks_of
from layings import hidden

from pisti_teach.cards import Card, Rank, pack
from pisti_teach.trainer.questions import counting, unseen_series

SEEDS = 3


@pytest.mark.parametrize("kind", ["all_ranks", "key_cards"])
def test_the_numbers_are_what_is_not_in_sight(kind):
    """What is left of the packs without the open cards; a returned Jack is in no sight."""
    for question in questions_of(kind, seeds=SEEDS):
        left = hidden(question).unseen
        for name, number in zip(question.truth.names, question.truth.values, strict=True):
            if name in set(Rank):
                assert number == sum(left[card] for card in left if card.rank == name)
            else:
                assert number == left[Card.parse(name)]


def test_all_ranks_add_up_to_the_hidden_cards():
    """As many as lie in the other hands, in the talon and face down."""
    for question in questions_of("all_ranks", seeds=SEEDS):
        places = hidden(question)
        assert question.truth.names == tuple(Rank)
        assert sum(question.truth.values) == places.down + places.talon + sum(places.hands.values())


def test_key_cards_are_those_that_bring_points():
    """Jacks, aces, the two of clubs and the ten of diamonds, twice as many of two packs (P20)."""
    whole = {1: (4, 4, 1, 1), 2: (8, 8, 2, 2)}
    for question in questions_of("key_cards", seeds=SEEDS):
        assert question.truth.names == ("J", "A", "2C", "10D")
        groups = question.facts["groups"].values()
        assert tuple(of for of, _ in groups) == whole[question.rules.decks]
        assert any(question.truth.values[at] < of for at, (of, _) in enumerate(groups))


@pytest.mark.parametrize("kind", ["all_ranks", "key_cards"])
def test_each_slip_is_what_it_is_called(kind):
    """The numbers again, with what it forgets or mistakes."""
    seen_slips = Counter()
    for question in questions_of(kind, seeds=SEEDS):
        shown = {one.name: one.cards for one in question.exhibits}
        left = Counter(question.facts["view"].unseen)
        back = hidden(question).back
        slips = {
            "own_hand": left + Counter(shown["hand"]),
            "opening": left + Counter(getattr(question.facts["view"], "opening", ())),
            "returned": left - back,
            "seen_instead": Counter(pack(_packs(question))) - left,
        }
        for one in question.misconceptions:
            seen_slips[one.name] += 1
            assert one.truth.values == tuple(_number(slips[one.name], name) for name in question.truth.names)
            assert one.parts_at == _first_that_differs(one.truth, question.truth)
    assert {"own_hand", "opening", "returned", "seen_instead"} == set(seen_slips)


def _number(cards, name):
    is_one = (lambda card: card.rank == name) if name in set(Rank) else (lambda card: str(card) == name)
    return sum(number for card, number in cards.items() if is_one(card))


def _first_that_differs(one, other):
    pairs = zip(one.names, one.values, other.values, strict=True)
    return next(name for name, mine, right in pairs if mine != right)


@pytest.mark.parametrize("kind", ["all_ranks", "key_cards"])
def test_a_higher_level_has_more_plays_to_remember(kind):
    """As the levels say."""
    for task in tasks_of(kind, seeds=SEEDS):
        least, most = counting.PLAYS[task.level]
        assert least <= asked(task).features["plays"] <= most


def test_a_series_is_counted():
    """All cards of the rank, without those in the series."""
    for question in questions_of("unseen_series", seeds=SEEDS):
        (series,) = question.exhibits
        came = [card for card in series.cards if card.rank is question.facts["rank"]]
        of = 8 if _packs(question) == 2 else 4
        assert came
        assert int(str(question.truth)) == of - len(came)
        assert not Counter(series.cards) - Counter(pack(_packs(question)))


def _packs(question):
    if question.game == "pis_yedili":
        return 1 if question.players == 2 else 2  # Y1
    return question.rules.decks


def test_a_harder_series_is_longer_and_faster():
    """More cards at each level, each for a shorter time."""
    for task in tasks_of("unseen_series", seeds=SEEDS):
        (series,) = asked(task).exhibits
        least, most = unseen_series.LENGTHS[task.level]
        assert least <= len(series.cards) <= most
        assert series.facts["seconds"] == {1: 4, 2: 2, 3: 1}[task.level]


def test_slips_of_a_series():
    """One missed, one counted twice, equal cards counted once, or those seen."""
    names = Counter()
    for question in questions_of("unseen_series", seeds=SEEDS):
        (series,) = question.exhibits
        came = [card for card in series.cards if card.rank is question.facts["rank"]]
        left, double = int(str(question.truth)), len(came) - len(set(came))
        slips = {
            "missed": left + 1,
            "repeated": left + double,
            "twice": left - 1,
            "seen_instead": len(came),
        }
        for one in question.misconceptions:
            names[one.name] += 1
            assert int(str(one.truth)) == slips[one.name]
        assert not ({"missed", "repeated"} <= {one.name for one in question.misconceptions})
    assert set(names) == set(slips)
