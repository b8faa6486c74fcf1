"""Exact chances as Fractions (K3, K4)."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Rank

if TYPE_CHECKING:
    from collections.abc import Callable

    from pisti_teach.cards import Card
    from pisti_teach.odds.unseen import Unseen


def none_of(unseen: int, wanted: int, drawn: int) -> Fraction:
    """Chance that `drawn` of `unseen` cards hold none of the `wanted`.

    All three count cards; 0 <= wanted, drawn <= unseen, else ValueError.
    Source: hypergeometric distribution, C(u-w, d) / C(u, d).

    >>> none_of(unseen=47, wanted=2, drawn=4)
    Fraction(903, 1081)
    """
    if not (0 <= wanted <= unseen and 0 <= drawn <= unseen):
        raise ValueError(f"need 0 <= wanted, drawn <= unseen, got {wanted=}, {drawn=}, {unseen=}")
    return Fraction(comb(unseen - wanted, drawn), comb(unseen, drawn))


def at_least_one(unseen: int, wanted: int, drawn: int) -> Fraction:
    """Chance that `drawn` of `unseen` cards hold at least one of the `wanted`.

    All three count cards; 0 <= wanted, drawn <= unseen, else ValueError.
    Source: hypergeometric distribution, 1 - C(u-w, d) / C(u, d).

    >>> at_least_one(unseen=47, wanted=3, drawn=4)
    Fraction(3874, 16215)
    """
    return 1 - none_of(unseen, wanted, drawn)


def exactly(unseen: int, wanted: int, drawn: int, number: int) -> Fraction:
    """Chance that `drawn` of `unseen` cards hold exactly `number` of the `wanted`.

    The first three count cards; 0 <= wanted, drawn <= unseen, else ValueError. Any other number than those
    that are possible has the chance 0. Source: hypergeometric distribution, C(w, n) C(u-w, d-n) / C(u, d).

    >>> exactly(unseen=47, wanted=1, drawn=4, number=1)
    Fraction(4, 47)
    """
    if not (0 <= wanted <= unseen and 0 <= drawn <= unseen):
        raise ValueError(f"need 0 <= wanted, drawn <= unseen, got {wanted=}, {drawn=}, {unseen=}")
    if not 0 <= number <= drawn:
        return Fraction(0)
    return Fraction(comb(wanted, number) * comb(unseen - wanted, drawn - number), comb(unseen, drawn))


def holds(places: Unseen, seat: int, *ranks: Rank) -> Fraction:
    """Chance that this other seat holds at least one card of the rank, or of any of several (K3).

    0 for a seat without cards. Every way to lay the unseen cards is equally likely, so first the shy
    Jacks fall on the places that are not face down, then the free cards fill the rest.
    """
    return _holds(places, seat, lambda card: card.rank in ranks)


def holds_none(places: Unseen, seat: int, *ranks: Rank) -> Fraction:
    """Chance that this other seat holds no card of the rank, or of any of several (K3)."""
    return 1 - holds(places, seat, *ranks)


def holds_exactly(places: Unseen, seat: int, number: int, rank: Rank) -> Fraction:
    """Chance that this other seat holds exactly so many cards of the rank (K3).

    A seat without cards holds 0 of them. Summed over how many of the shy Jacks are in the hand, each case
    with the hypergeometric chance of the rest.
    """
    wanted = sum(card.rank is rank for card in places.free)
    missing = number - sum(card.rank is rank for card in places.known.get(seat, ()))
    drawn, is_shy = places.open_places(seat), rank is Rank.JACK
    chances = (
        chance * exactly(len(places.free), wanted, rest, missing - (drawn - rest if is_shy else 0))
        for rest, chance in _cases(places, seat, len(places.shy))
    )
    return sum(chances, Fraction(0))


def holds_card(places: Unseen, seat: int, card: Card) -> Fraction:
    """Chance that this other seat holds this very card; with two packs, at least one copy of it (K3).

    0 for a seat without cards, and for a card that was seen.
    """
    return _holds(places, seat, lambda one: one == card)


def _holds(places: Unseen, seat: int, is_wanted: Callable[[Card], bool]) -> Fraction:
    if any(map(is_wanted, places.known.get(seat, ()))):
        return Fraction(1)
    free = sum(map(is_wanted, places.free))
    cases = _cases(places, seat, sum(not is_wanted(card) for card in places.shy))
    none = sum(chance * none_of(len(places.free), free, rest) for rest, chance in cases)
    return Fraction(1 - none)


def shy_cases(places: Unseen, seat: int, *ranks: Rank) -> list[tuple[int, Fraction]]:
    """Ways in which the shy Jacks leave the hand without any of the ranks, as far as they are possible.

    Each is the number of the hand's cards that free cards fill, and the chance of the case. With no rank,
    all ways in which they may lie.
    """
    return _cases(places, seat, 0 if Rank.JACK in ranks else len(places.shy))


def _cases(places: Unseen, seat: int, may: int) -> list[tuple[int, Fraction]]:
    """Cases in which only `may` of the shy Jacks, any number of them, are in the hand."""
    drawn, shy = places.open_places(seat), len(places.shy)
    elsewhere = len(places.free) - places.down
    cases = [
        (
            drawn - here,
            Fraction(comb(may, here) * comb(elsewhere, drawn - here), comb(elsewhere + shy, drawn)),
        )
        for here in range(min(may, drawn) + 1)
    ]
    return [(rest, chance) for rest, chance in cases if chance]


def odds(places: Unseen, seat: int) -> dict[str, Any]:
    """Give the odds of the seat whose unseen cards these are, as JSON takes them (K4)."""
    hands = dict(sorted(places.hands.items()))
    return {
        "seat": seat,
        "unseen": {str(rank): places.of_rank(rank) for rank in Rank},
        "places": {
            "down": places.down,
            "talon": places.talon,
            "hands": {str(other): size for other, size in hands.items()},
        },
        "holds": {
            str(other): {str(rank): str(holds(places, other, rank)) for rank in Rank} for other in hands
        },
    }
