"""The question in which waiting with a Jack pays: its numbers, found again by laying out every hand (K3)."""

from fractions import Fraction
from itertools import combinations

import pytest

from pisti_teach.cards import Card, pack
from pisti_teach.lessons import course

STEP = course.lesson("spending_a_jack").step("worth_waiting")
POINTS = {"A": 1, "J": 1}
SPECIAL = {"2C": 2, "10D": 3}
OPENING = Card.parse("4D")
"""It stands in the text: the cards that lie there show the rest of what was seen."""


def shown(name):
    """Cards that lie beside the question under a name."""
    return next(exhibit for exhibit in STEP.activity.exhibits if exhibit.name == name).cards


def points(cards):
    """Card points in the house Zone (P20)."""
    return sum(SPECIAL.get(str(card), POINTS.get(str(card.rank), 0)) for card in cards)


def unseen():
    """What neither lay open, nor was played, nor is in her hand."""
    seen = {*shown("hand"), *shown("played"), OPENING}
    return [card for card in pack() if card not in seen]


def later(laid):
    """What the Jack brings after this card, over every hand of four that the other player may hold."""
    hands = list(combinations(unseen(), 4))
    pile = [*shown("table"), laid]
    brought = 0
    for hand in hands:
        if not any(card.rank is laid.rank or card.is_jack for card in hand):
            cheapest = min(hand, key=lambda card: points([card]))
            brought += points([*pile, cheapest, jack()])
    return Fraction(brought, len(hands))


def jack():
    """The Jack in her hand."""
    return next(card for card in shown("hand") if card.is_jack)


def test_the_cards_of_the_question_are_one_deal():
    """No card comes twice, and 23 are unseen: four in a hand, 16 in the talon, three that lay face down."""
    assert set(shown("table")) < set(shown("played"))
    assert len({*shown("hand"), *shown("played"), OPENING}) == 4 + 24 + 1
    assert len(unseen()) == 4 + 16 + 3


@pytest.mark.parametrize(
    ("laid", "expected", "said"),
    [
        pytest.param(
            "10D", Fraction(95, 23), ("{95/23}", "{4.13}"), id="one card takes it, three points join"
        ),
        pytest.param("KC", 2 * Fraction(969, 1771), ("{969/1771}", "{1.09}"), id="three cards take it"),
        pytest.param("2H", 2 * Fraction(3876, 8855), ("{3876/8855}", "{0.88}"), id="four cards take it"),
    ],
)
def test_what_waiting_brings(laid, expected, said):
    """Each reply gives the average that counting all 8855 hands gives."""
    assert later(Card.parse(laid)) == expected
    assert all(number in STEP.activity.replies[laid] for number in said)
    assert f"{{{float(expected):.2f}}}" in said


def test_the_right_card_brings_the_most():
    """More than taking now, and more than any other card that could be laid."""
    now = points([*shown("table"), jack()])
    brings = {str(card): later(card) for card in shown("hand") if not card.is_jack} | {str(jack()): now}

    assert now == 2
    assert {max(brings, key=brings.get)} == set(STEP.activity.truth.right)
    assert sum(value > now for value in brings.values()) == 1
    assert [str(card) for card in unseen() if card.is_jack] == ["JC"]
