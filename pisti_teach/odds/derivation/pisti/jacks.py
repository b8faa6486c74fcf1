"""Jacks that are still to come, step by step; the last one is checked against `odds.pisti.jacks`."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from sympy import Mul

from pisti_teach.odds.derivation.steps import (
    added,
    ends_in,
    equation,
    minus,
    number,
    product,
    quotient,
    unseen_cards,
)
from pisti_teach.odds.steps import Step
from pisti_teach.pisti.dealing import HAND_CARDS

if TYPE_CHECKING:
    from pisti_teach.odds.pisti.jacks import Coming


def derive_jacks_to_come(deck: int, ways: Coming) -> tuple[Step, ...]:
    """Steps to the Jacks that a seat will be dealt on average, out of a deck of so many cards.

    ValueError if no more hands are dealt, or no Jack is unseen; ArithmeticError if they do not end in what
    `Coming.expected` gives.
    """
    if not ways.rounds or not (ways.sure or ways.returned or ways.jacks):
        raise ValueError("expected hands and Jacks that are still to come")
    steps = (
        unseen_cards(deck, ways.unseen),
        Step("dealt", (equation(product(ways.rounds, HAND_CARDS), HAND_CARDS * ways.rounds),), ways.rounds),
        *_sure(ways),
        *_returned(ways),
        *_others(ways),
        *_together(ways),
    )
    return ends_in(steps, ways.expected)


def _sure(ways: Coming) -> tuple[Step, ...]:
    """Returned Jacks at places that are known: no chance about them (P6)."""
    placed = ways.unseen - ways.free - ways.returned
    if not placed:
        return ()
    steps = [Step("placed", (equation(minus(ways.unseen, placed), ways.unseen - placed),), placed)]
    if ways.sure:
        places = HAND_CARDS * ways.rounds
        steps.append(Step("sure", (equation(minus(places, ways.sure), ways.mine),), ways.sure))
    return tuple(steps)


def _returned(ways: Coming) -> tuple[Step, ...]:
    if not ways.returned:
        return ()
    share = _times(number(ways.returned), quotient(number(ways.mine), number(ways.within)))
    return (Step("returned", (equation(share, _of_returned(ways)),), ways.returned, ways.within),)


def _others(ways: Coming) -> tuple[Step, ...]:
    """The other Jacks: first whether they lie where the returned ones may lie, then the share of the seat."""
    if not ways.jacks:
        return ()
    left = ways.within - ways.returned
    mine = Fraction(ways.mine * left, ways.within)
    steps = []
    if ways.returned:
        places = minus(ways.mine, _of_returned(ways))
        steps.append(Step("left", (equation(places, mine),)))
    total = _times(number(ways.jacks), quotient(number(mine), number(ways.free)))
    return (*steps, Step("others_come", (equation(total, _of_others(ways)),), ways.jacks, ways.free))


def _together(ways: Coming) -> tuple[Step, ...]:
    parts = [part for part in (Fraction(ways.sure), _of_returned(ways), _of_others(ways)) if part]
    if len(parts) > 1:
        return (Step("together", (equation(added(map(number, parts)), ways.expected),)),)
    if ways.sure:
        return (Step("only_sure", (equation(number(ways.sure), ways.expected),), ways.sure),)
    return ()


def _of_returned(ways: Coming) -> Fraction:
    return Fraction(ways.returned * ways.mine, ways.within)


def _of_others(ways: Coming) -> Fraction:
    return ways.expected - ways.sure - _of_returned(ways)


def _times(left: object, right: object) -> object:
    return Mul(left, right, evaluate=False)
