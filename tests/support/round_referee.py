"""A referee of Pis Yedili who sees only what lies beside a question, and reads cards as text."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pisti_teach.trainer.question import Exhibit, Question

SUITS, RANKS = "SHDC", ("A", *map(str, range(2, 11)), "J", "Q", "K")


def shown(question: Question, name: str) -> Exhibit | None:
    """Give the exhibit of this name, if there is one."""
    return next((exhibit for exhibit in question.exhibits if exhibit.name == name), None)


def cards(question: Question, name: str) -> list[str]:
    """Write the cards of an exhibit; none if it is not there."""
    exhibit = shown(question, name)
    return [str(card) for card in exhibit.cards] if exhibit else []


def backs(question: Question) -> dict[int, int]:
    """Count the cards in each other hand."""
    return {exhibit.seat: exhibit.backs for exhibit in question.exhibits if exhibit.name == "other"}


def unseen(question: Question) -> list[str]:
    """Give the packs without the own hand and what was laid."""
    left = Counter({rank + suit: 1 if question.players == 2 else 2 for rank in RANKS for suit in SUITS})
    left.subtract([*cards(question, "hand"), *cards(question, "played")])
    assert min(left.values()) >= 0
    return list(left.elements())


def is_opening(card: str) -> bool:
    """Whether a card may be laid in the first round (Y2)."""
    return card[-1] == "C" and card[:-1] not in {"J", "7", "10", "A"}


def follows(card: str, top: str, suit: str) -> bool:
    """Whether a card has the suit or the rank to follow, or is a Jack (Y3, Y6)."""
    return card[-1] == suit or card[:-1] in {top[:-1], "J"}


def none_of(of: int, wanted: int, drawn: int) -> Fraction:
    """Draw card by card, each time one that is not wanted."""
    chance = Fraction(1)
    for at in range(drawn):
        chance *= Fraction(max(0, of - wanted - at), of - at)
    return chance
