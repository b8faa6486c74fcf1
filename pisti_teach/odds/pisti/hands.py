"""Hands that another seat may hold: how many there are, and which cards are in all or in any of them (K3)."""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.cards import Card
    from pisti_teach.odds.unseen import Unseen


def hand_count(places: Unseen, seat: int) -> int:
    """How many different hands this other seat may hold; 1 for a seat without cards.

    With two packs equal cards count once, as long as none of them was returned.

    >>> from pisti_teach.cards import PACK
    >>> from pisti_teach.odds.unseen import Unseen
    >>> hand_count(Unseen(deck=52, down=3, talon=0, hands={1: 4}, free=PACK[:7]), 1)
    35
    """
    drawn, shy = places.open_places(seat), len(places.shy)
    least = forced(places, seat)
    return sum(
        comb(shy, here) * _choices(places.free, drawn - here) for here in range(least, min(shy, drawn) + 1)
    )


def forced(places: Unseen, seat: int) -> int:
    """How many of the shy Jacks must be in this hand, since there is no other place for them (P6)."""
    return max(0, len(places.shy) - elsewhere(places, seat))


def elsewhere(places: Unseen, seat: int) -> int:
    """Open places outside this hand that are not face down."""
    return len(places.free) + len(places.shy) - places.down - places.open_places(seat)


def certain_cards(places: Unseen, seat: int) -> frozenset[Card]:
    """Give the unseen cards that this seat holds in every way to lay them."""
    known, drawn = places.known.get(seat, ()), places.open_places(seat)
    if drawn == len(places.free) + len(places.shy):
        return frozenset((*known, *places.free, *places.shy))
    return frozenset((*known, *(places.shy if not elsewhere(places, seat) else ())))


def possible_cards(places: Unseen, seat: int) -> frozenset[Card]:
    """Give the unseen cards that this seat holds in some way to lay them."""
    known, drawn = places.known.get(seat, ()), places.open_places(seat)
    if not drawn:
        return frozenset(known)
    return frozenset((*known, *places.shy, *(places.free if forced(places, seat) < drawn else ())))


def _choices(cards: Sequence[Card], take: int) -> int:
    """Ways to choose so many of the cards, equal ones counted once: a product of 1 + x + … for each card."""
    ways = [1] + [0] * take
    for copies in Counter(cards).values():
        ways = [sum(ways[max(0, at - copies) : at + 1]) for at in range(take + 1)]
    return ways[take]
