"""The Muamele: how many cards the sevens of a hand draw (Y15)."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from pisti_teach.pis_yedili.rules import CARDIVA

PER_SEVEN = CARDIVA.muamele_cards


class Case(NamedTuple):
    """A way in which a Muamele may go, and its chance."""

    cards: int
    """Cards drawn in all …"""
    sevens: int
    """… and sevens among them."""
    chance: Fraction


@cache
def muamele_cases(sevens: int, unseen: int, unseen_sevens: int, talon: int) -> tuple[Case, ...]:
    """Every way in which the Muamele of a hand with so many sevens may go, with its exact chance.

    All four count cards: `unseen_sevens` of the `unseen` are sevens, `talon` of them can be drawn;
    0 <= sevens and 0 <= unseen_sevens, talon <= unseen, else ValueError.
    Source: draw by draw, each of the cards left equally likely (Y15, K3).

    >>> muamele_cases(sevens=1, unseen=4, unseen_sevens=1, talon=4)
    (Case(cards=3, sevens=0, chance=Fraction(1, 4)), Case(cards=4, sevens=1, chance=Fraction(3, 4)))
    """
    if not (sevens >= 0 and 0 <= unseen_sevens <= unseen and 0 <= talon <= unseen):
        raise ValueError(
            f"need 0 <= sevens and 0 <= unseen_sevens, talon <= unseen, got {sevens=}, {unseen_sevens=}, "
            f"{talon=}, {unseen=}"
        )
    cases, going, cards = [], {0: Fraction(1)}, 0
    while going:
        ends = {got: going[got] for got in going if cards == talon or cards == PER_SEVEN * (sevens + got)}
        cases += [Case(cards, got, chance) for got, chance in ends.items()]
        going = _drawn({got: going[got] for got in going.keys() - ends}, unseen - cards, unseen_sevens)
        cards += 1
    return tuple(cases)


def _drawn(going: dict[int, Fraction], left: int, unseen_sevens: int) -> dict[int, Fraction]:
    """Chances of the sevens drawn so far after one more of the cards left."""
    after: defaultdict[int, Fraction] = defaultdict(Fraction)
    for got, chance in going.items():
        seven = Fraction(unseen_sevens - got, left)
        after[got] += chance * (1 - seven)
        after[got + 1] += chance * seven
    return {got: chance for got, chance in sorted(after.items()) if chance}


def muamele_draws(sevens: int, unseen: int, unseen_sevens: int, talon: int) -> Fraction:
    """Cards that a hand with so many sevens draws on average in the Muamele (Y15).

    Bounds, errors and source are those of `muamele_cases`.

    >>> muamele_draws(1, 20, 3, talon=12), muamele_draws(1, 20, 3, talon=9)
    (Fraction(921, 190), Fraction(1787, 380))
    """
    cases = muamele_cases(sevens, unseen, unseen_sevens, talon)
    return sum((case.chance * case.cards for case in cases), Fraction(0))


def muamele_sevens(sevens: int, unseen: int, unseen_sevens: int, talon: int) -> Fraction:
    """Sevens among the cards that a hand with so many sevens draws on average in the Muamele (Y15).

    Bounds, errors and source are those of `muamele_cases`.

    >>> muamele_sevens(1, 20, 3, talon=12)  # of 921/190 cards, less the first three, each third
    Fraction(117, 190)
    """
    cases = muamele_cases(sevens, unseen, unseen_sevens, talon)
    return sum((case.chance * case.sevens for case in cases), Fraction(0))
