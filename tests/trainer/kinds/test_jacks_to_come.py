"""Jacks that are still to come: the talon is laid out again and again, and dealt."""

from fractions import Fraction
from math import sqrt

import pytest
from asking import asked, questions_of, tasks_of
from shown import SIGMAS, Shown, fair

DEALS = 900
LAST = 3


def talon_of(shown, random):
    """Lay the unseen cards out at random, until that agrees with what is known of returned Jacks."""
    ends = shown.returned if shown.rules.opening_jack == "bottom" and shown.talon else []
    elsewhere = len(shown.unseen) - shown.talon - shown.down
    while True:
        cards = [card for card in shown.unseen if card not in ends]
        random.shuffle(cards)
        down, hands = cards[: shown.down], cards[shown.down : shown.down + elsewhere]
        in_hands = all(shown.may_be(card, -1) for card in hands)
        if all(shown.may_be(card, "down") for card in down) and in_hands:
            return [*cards[shown.down + elsewhere :], *ends]


def dealt_to(shown, talon):
    """Deal the talon as P3 and P7 have it: what comes to the seat."""
    got, cards = [], list(talon)
    seats = [(shown.dealer + step) % shown.players for step in range(1, shown.players + 1)]
    while len(cards) >= 4 * shown.players:
        for _ in range(4 // shown.rules.packet):
            for seat in seats:
                packet, cards = cards[: shown.rules.packet], cards[shown.rules.packet :]
                got += packet if seat == shown.seat else []
    return got


def test_as_many_jacks_come_as_the_talon_brings_on_average():
    """Within four sigma of many deals."""
    for question in questions_of("jacks_to_come"):
        shown = Shown(question)
        random = fair(len(shown.played) + 1)
        counts = [
            sum(card.is_jack for card in dealt_to(shown, talon_of(shown, random))) for _ in range(DEALS)
        ]
        mean = sum(counts) / DEALS
        spread = sqrt(sum((count - mean) ** 2 for count in counts) / DEALS) or 0.05
        assert abs(mean - question.truth.value) <= SIGMAS * spread / sqrt(DEALS), (question.facts, mean)


def test_each_place_holds_a_jack_as_often_as_it_may():
    """Place by place: a returned Jack is there, or else a free card, which is a Jack in its turn."""
    for question in questions_of("jacks_to_come", seeds=2):
        shown = Shown(question)
        if shown.fixed():
            continue
        back = shown.returned[:1]
        sizes = {"talon": shown.talon, "down": shown.down, **shown.sizes}
        room = sum(size for place, size in sizes.items() if all(shown.may_be(card, place) for card in back))
        jacks = sum(card.is_jack for card in shown.unseen)
        returned, free = len(shown.returned), len(shown.unseen) - len(shown.returned)
        here = Fraction(returned, room)
        places = 4 * (shown.talon // (4 * shown.players))
        assert question.truth.value == places * (here + (1 - here) * Fraction(jacks - returned, free))


def test_nobody_is_dealt_more_jacks_than_are_unseen():
    """And all seats together get what the talon deals."""
    for question in questions_of("jacks_to_come", seeds=2):
        shown = Shown(question)
        assert 0 < question.truth.value <= sum(card.is_jack for card in shown.unseen)


@pytest.mark.parametrize(("level", "back"), [(1, False), (2, False), (3, True)])
def test_returned_jacks_come_on_the_last_level_only(level, back):
    """Where the house knows them."""
    questions = [asked(task) for task in tasks_of("jacks_to_come") if task.level == level]
    assert {bool(one.features["returned"]) for one in questions if one.rules.opening_jack != "stays"} == {
        back
    }


def test_the_dealer_gets_the_bottom_of_the_talon():
    """In a house with `bottom` the returned Jack is certain for the dealer, and nobody else gets it."""
    found = set()
    for task in tasks_of("jacks_to_come", seeds=12):
        if task.preset != "club" or task.level != LAST:
            continue
        question = asked(task)
        shown, places = Shown(question), 4 * question.facts["ways"].rounds
        sure = len(shown.returned) if shown.dealer == shown.seat else 0
        others = len(shown.unseen) - len(shown.returned)
        jacks = sum(card.is_jack for card in shown.unseen) - len(shown.returned)
        assert shown.returned
        assert question.truth.value == sure + Fraction(jacks * (places - sure), others)
        found.add(sure)
    assert len(found) > 1
