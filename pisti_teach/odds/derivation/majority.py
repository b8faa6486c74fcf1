"""The cards that make the majority sure, step by step (P20)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from pisti_teach.odds.derivation.steps import added, ends_in, equation, minus, number, quotient
from pisti_teach.odds.pisti.majority import ahead, cards_to_majority
from pisti_teach.odds.steps import Step

if TYPE_CHECKING:
    from collections.abc import Sequence

TWO_SIDES = 2


def derive_majority(taken: Sequence[int], side: int, deck: int, brought: int = 0) -> tuple[Step, ...]:
    """Steps to the fewest further cards; `brought` of the side's own came with the take that is told.

    The answer is at least 1. Raises ArithmeticError if the steps do not end in `cards_to_majority`.
    """
    own = taken[side]
    after = (
        (Step("after", (equation(added((number(own - brought), number(brought))), own),), brought),)
        if brought
        else ()
    )
    steps = _of_two(own, deck) if len(taken) == TWO_SIDES else _of_more(taken, side, deck)
    return (*after, *ends_in(steps, Fraction(cards_to_majority(taken, side, deck))))


def _of_two(own: int, deck: int) -> tuple[Step, ...]:
    """More than half of all cards."""
    half = deck // 2
    return (
        Step("half", (equation(quotient(number(deck), number(2)), half),), half, deck),
        Step("sure", (equation(added((number(half), number(1))), half + 1),), half + 1),
        Step("left", (equation(minus(half + 1, own), half + 1 - own),)),
    )


def _of_more(taken: Sequence[int], side: int, deck: int) -> tuple[Step, ...]:
    """The gap to the strongest other side, which each further card closes by two."""
    others = max(number for at, number in enumerate(taken) if at != side)
    rest, gap = deck - sum(taken), ahead(taken, side, deck)
    own = (-taken[side],) if taken[side] else ()
    halves = quotient(added((number(gap), number(1))), number(2))
    closed = halves if gap % 2 else added((quotient(number(gap), number(2)), number(1)))
    return (
        Step("rest", (equation(minus(deck, sum(taken)), rest),)),
        Step("gap", (equation(added(map(number, (others, rest, *own))), gap),), others),
        Step("closed", (equation(closed, gap // 2 + 1),)),
    )
