"""Penalties of Pis Yedili step by step: a hand that is counted now, and what the Muamele brings."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from sympy import Integer, Mul

from pisti_teach.odds.derivation.pis_yedili.draws import derive_muamele, whole_cases
from pisti_teach.odds.derivation.steps import (
    added,
    choose,
    ends_in,
    equation,
    number,
    product,
    quotient,
)
from pisti_teach.odds.pis_yedili.muamele import PER_SEVEN, muamele_draws, muamele_sevens
from pisti_teach.odds.pis_yedili.penalties import (
    SEVEN_POINTS,
    Pool,
    expected_penalty,
    expected_penalty_of_unknown,
)
from pisti_teach.odds.steps import Step
from pisti_teach.pis_yedili.rules import CARDIVA
from pisti_teach.pis_yedili.scoring import penalty, sevens_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.cards import Card


MODEL = Step("model")
"""The round is counted now, and this hand is the first to draw in the Muamele."""


def derive_penalty(
    hand: Sequence[Card], unseen: Sequence[Card], talon: int, multiplier: int = 1
) -> tuple[Step, ...]:
    """Steps to the penalty that a known hand has on average if another seat goes out now.

    The hand has cards. Bounds and errors are those of `expected_penalty`; ArithmeticError if the steps do
    not end in its value.
    """
    points, sevens, pool = penalty(CARDIVA, hand), sevens_in(hand), Pool.of(unseen)
    each = (Integer(CARDIVA.card_points(card)) for card in hand)
    steps = [MODEL, Step("hand_points", (equation(added(each), points),), len(hand))]
    more = Fraction(0)
    if sevens and talon:
        draws = (sevens, pool.cards, pool.sevens, talon)
        more = _brought(pool, draws)
        steps += [*derive_muamele(*draws), _sevens_drawn(*draws), *_others(unseen, pool)]
        steps.append(Step("muamele_points", (_brings(pool, draws),)))
    steps += _summed(Fraction(points), more, multiplier)
    return ends_in(tuple(steps), expected_penalty(hand, unseen, talon, multiplier))


def derive_penalty_of_unknown(
    cards: int, unseen: Sequence[Card], talon: int, multiplier: int = 1
) -> tuple[Step, ...]:
    """Steps to the penalty that a hand of so many unseen cards has on average if another seat goes out.

    The hand has cards. Bounds and errors are those of `expected_penalty_of_unknown`; ArithmeticError if the
    steps do not end in its value.
    """
    value = expected_penalty_of_unknown(cards, unseen, talon, multiplier)
    pool, total = Pool.of(unseen), penalty(CARDIVA, unseen)
    mean = Fraction(total, pool.cards)
    cases = {held: chance for held, chance in pool.held(cards) if held and talon}
    left = {held: (held, pool.cards - cards, pool.sevens - held, talon) for held in cases}
    brought = {held: _brought(pool, draws) for held, draws in left.items()}
    more = sum((chance * brought[held] for held, chance in cases.items()), Fraction(0))
    steps = [
        MODEL,
        Step("mean_points", (equation(quotient(Integer(total), Integer(pool.cards)), mean),), pool.cards),
        Step("hand_mean", (equation(product(cards, mean), cards * mean),), cards),
        *(_others(unseen, pool) if cases else ()),
    ]
    for held, chance in cases.items():
        steps.append(Step("held_case", (_holds(pool, cards, held, chance),), held, cards))
        steps.append(Step("held_points", (_brings(pool, left[held]),), held))
    if cases:
        terms = (product(chance, brought[held]) for held, chance in cases.items())
        steps.append(Step("muamele_points", (equation(added(terms), more),)))
    return ends_in((*steps, *_summed(cards * mean, more, multiplier)), value)


def _sevens_drawn(sevens: int, unseen: int, unseen_sevens: int, talon: int) -> Step:
    """The sevens that the Muamele draws on average."""
    value = muamele_sevens(sevens, unseen, unseen_sevens, talon)
    cases = whole_cases(sevens, unseen, unseen_sevens, talon)
    if sum(cases.values()) == 1:
        terms = [product(got, chance) for got, chance in cases.items()]
        return Step("muamele_sevens", (equation(added(terms), value),))
    left = [
        product(-chance, talon - cards, Fraction(unseen_sevens - got, unseen - cards))
        for got, chance in cases.items()
        if (cards := PER_SEVEN * (sevens + got)) < talon
    ]
    held = product(talon, Fraction(unseen_sevens, unseen)) if unseen else Integer(0)
    return Step("muamele_sevens_short", (equation(added([held, *left]), value),), talon)


def _others(unseen: Sequence[Card], pool: Pool) -> tuple[Step, ...]:
    """Points of an unseen card that is no seven; nothing where there is none."""
    count = pool.cards - pool.sevens
    if not count:
        return ()
    points = penalty(CARDIVA, unseen) - SEVEN_POINTS * pool.sevens
    return (Step("other_points", (equation(quotient(Integer(points), Integer(count)), pool.other),), count),)


def _holds(pool: Pool, cards: int, held: int, chance: Fraction) -> Any:  # noqa: ANN401 - sympy has no types
    """The chance that a hand holds so many sevens."""
    ways = Mul(choose(pool.sevens, held), choose(pool.cards - pool.sevens, cards - held), evaluate=False)
    return equation(quotient(ways, choose(pool.cards, cards)), chance)


def _brings(pool: Pool, draws: tuple[int, int, int, int]) -> Any:  # noqa: ANN401
    """What a Muamele brings: its sevens, and the other cards that it draws."""
    sevens, others = muamele_sevens(*draws), muamele_draws(*draws) - muamele_sevens(*draws)
    return equation(
        added([product(SEVEN_POINTS, sevens), product(pool.other, others)]), _brought(pool, draws)
    )


def _brought(pool: Pool, draws: tuple[int, int, int, int]) -> Fraction:
    return pool.worth(muamele_draws(*draws), muamele_sevens(*draws))


def _summed(hand: Fraction, more: Fraction, multiplier: int) -> list[Step]:
    """The hand and the Muamele together, and what multiplies them."""
    steps = [Step("penalty", (equation(added([number(hand), number(more)]), hand + more),))] if more else []
    if multiplier > 1:
        whole = equation(product(multiplier, hand + more), multiplier * (hand + more))
        steps.append(Step("multiplied", (whole,), multiplier))
    return steps
