"""Draws of Pis Yedili step by step: whether a card fits, until one comes, in the Muamele."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING, Any

from sympy import Integer, Mul, Sum, Symbol, binomial

from pisti_teach.odds.derivation.pis_yedili.wanted import derive_clubs
from pisti_teach.odds.derivation.steps import (
    added,
    choose,
    ends_in,
    equation,
    minus,
    number,
    product,
    quotient,
    unseen_cards,
)
from pisti_teach.odds.pis_yedili.muamele import PER_SEVEN, muamele_draws
from pisti_teach.odds.pis_yedili.turns import drawn_fits, expected_draws, fits_drawn
from pisti_teach.odds.steps import Step

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from pisti_teach.cards import Card
    from pisti_teach.pis_yedili.moves import Turn
    from pisti_teach.pis_yedili.view import View


def derive_drawn_fits(view: View) -> tuple[Step, ...]:
    """Steps to the chance that the card that this seat may draw now can be laid.

    ValueError where it may not draw; ArithmeticError if they do not end in what `drawn_fits` gives.
    """
    value = drawn_fits(view)
    unseen = view.unseen
    if view.talon == 1:
        return (Step("round_ends"),)
    kinds = _fitting(view, unseen)
    if not kinds:
        return (Step("none_fits"),)
    fitting, steps = sum(kinds.values()), counted(kinds, len(unseen), view.decks)
    steps.append(Step("drawn_fits", (equation(quotient(Integer(fitting), Integer(len(unseen))), value),)))
    deck = len(unseen) + len(view.seen)
    return ends_in((unseen_cards(deck, len(unseen)), *steps), value)


def _fitting(view: View, unseen: Sequence[Card]) -> dict[str, int]:
    """How many cards fit for which reason, each counted once."""
    return by_reason(view, [card for card in unseen if fits_drawn(view, card)])


def by_reason(turn: Turn, fitting: Iterable[Card]) -> dict[str, int]:
    """How many of these cards, which all fit, do so for which reason, each counted once."""
    kinds = {"first_clubs": 0, "fit_sevens": 0, "fit_suit": 0, "fit_rank": 0, "fit_jacks": 0}
    for card in fitting:
        kinds[_reason(turn, card)] += 1
    return {name: count for name, count in kinds.items() if count}


def counted(kinds: Mapping[str, int], unseen: int, decks: int) -> list[Step]:
    """Steps to the number of cards that fit, reason by reason."""
    if clubs := kinds.get("first_clubs"):
        return [derive_clubs(decks, clubs)]  # in a first turn there is no other reason
    steps = [Step(name, (), count, unseen) for name, count in kinds.items()]
    if len(kinds) > 1:
        total = equation(added(map(Integer, kinds.values())), sum(kinds.values()))
        steps.append(Step("fit_together", (total,)))
    return steps


def _reason(turn: Turn, card: Card) -> str:
    if turn.is_first_turn:
        return "first_clubs"
    if turn.debt:
        return "fit_sevens"
    if card.is_jack:
        return "fit_jacks"
    return "fit_suit" if card.suit is turn.suit else "fit_rank"


def derive_draws(unseen: int, wanted: int, talon: int) -> tuple[Step, ...]:
    """Steps to the draws that it takes on average until the first wanted card comes, or the talon ends.

    Bounds and errors are those of `expected_draws`; ArithmeticError if they do not end in its value.
    """
    value = expected_draws(unseen, wanted, talon)
    if not wanted or not talon:
        return (Step("draws_all", (), talon),)
    others = unseen - wanted
    first = Step("draws_others", (equation(minus(unseen, wanted), others),))
    if talon <= others:
        total = equation(_chances_of_none(unseen, wanted, talon), value)
        return ends_in((first, Step("draws_sum", (total,), talon)), value)
    parts, before = wanted + 1, Fraction(others, wanted + 1)
    return ends_in(
        (
            first,
            Step("draws_parts", (equation(added([Integer(wanted), Integer(1)]), parts),), wanted),
            Step("draws_before", (equation(quotient(Integer(others), Integer(parts)), before),)),
            Step("draws", (equation(added([number(before), Integer(1)]), value),)),
        ),
        value,
    )


def _chances_of_none(unseen: int, wanted: int, talon: int) -> Any:  # noqa: ANN401 - sympy has no types
    """The chances that k draws bring no wanted card, to be added up for k below the talon."""
    k = Symbol("k", integer=True)
    behind = binomial(unseen - k, wanted, evaluate=False)
    return Sum(quotient(behind, choose(unseen, wanted)), (k, 0, talon - 1))


def derive_muamele(sevens: int, unseen: int, unseen_sevens: int, talon: int) -> tuple[Step, ...]:
    """Steps to the cards that a hand with so many sevens draws on average in the Muamele.

    Bounds and errors are those of `muamele_draws`; ArithmeticError if they do not end in its value.
    """
    value = muamele_draws(sevens, unseen, unseen_sevens, talon)
    if not sevens:
        return (Step("muamele_none"),)
    cases = whole_cases(sevens, unseen, unseen_sevens, talon)
    steps = [_case_step(sevens, unseen, unseen_sevens, got) for got in cases]
    rest = 1 - sum(cases.values())
    if rest:
        less = added([Integer(1), *(-number(chance) for chance in cases.values())])
        steps.append(Step("muamele_talon", (equation(less, rest),), talon))
    terms = [product(PER_SEVEN * (sevens + got), chance) for got, chance in cases.items()]
    terms += [product(talon, rest)] if rest else []
    steps.append(Step("muamele_draws", (equation(added(terms), value),)))
    return ends_in(tuple(steps), value)


def whole_cases(sevens: int, unseen: int, unseen_sevens: int, talon: int) -> dict[int, Fraction]:
    """Chance of each number of sevens with which the Muamele ends by itself, before the talon does."""
    cases = {}
    for got in range(unseen_sevens + 1):
        cards = PER_SEVEN * (sevens + got)
        if cards <= talon and cards - got <= unseen - unseen_sevens:
            ways = comb(unseen_sevens, got) * comb(unseen - unseen_sevens, cards - got)
            cases[got] = Fraction(sevens, sevens + got) * Fraction(ways, comb(unseen, cards))
    return cases


def _case_step(sevens: int, unseen: int, unseen_sevens: int, got: int) -> Step:
    """So many sevens are drawn: their places and those of the others, of which a part is early enough."""
    cards = PER_SEVEN * (sevens + got)
    ways = choose(unseen - unseen_sevens, cards - got)
    if got:
        ways = Mul(choose(unseen_sevens, got), ways, evaluate=False)
    chance = quotient(ways, choose(unseen, cards))
    if got:
        chance = Mul(number(Fraction(sevens, sevens + got)), chance, evaluate=False)
    value = whole_cases(sevens, unseen, unseen_sevens, cards)[got]
    return Step("muamele_case", (equation(chance, value),), got, cards)
