"""The chance that a seat holds exactly one card of a rank, step by step.

The last step is checked against `exact.holds_exactly`.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING, Any

from sympy import Mul

from pisti_teach.cards import Rank
from pisti_teach.odds.derivation.holds import beside_hand, shy_case
from pisti_teach.odds.derivation.steps import added, choose, ends_in, equation, minus, quotient, times
from pisti_teach.odds.exact import exactly, holds_exactly, shy_cases
from pisti_teach.odds.single import open_places
from pisti_teach.odds.steps import Step

if TYPE_CHECKING:
    from pisti_teach.odds.unseen import Unseen


def derive_one(places: Unseen, seat: int, rank: Rank) -> tuple[Step, ...]:
    """Steps to the chance that the seat holds exactly one card of the rank, where it is not 0.

    `seat` is another seat that holds cards. Raises ArithmeticError if they do not end in the value
    that `exact.holds_exactly` gives.
    """
    steps = _with_shy(places, seat, rank) if places.shy else _plain(places, seat, rank)
    return (*beside_hand(places, seat), *ends_in(steps, holds_exactly(places, seat, 1, rank)))


def _plain(places: Unseen, seat: int, rank: Rank) -> tuple[Step, ...]:
    free, drawn, wanted = len(places.free), places.open_places(seat), _wanted(places, rank)
    number = 1 - sum(card.rank is rank for card in places.known.get(seat, ()))
    ways, every = comb(wanted, number) * comb(free - wanted, drawn - number), comb(free, drawn)
    with_number, hands = _ways(free, wanted, drawn, number), choose(free, drawn)
    return (
        Step("others", (equation(minus(free, wanted), free - wanted),)),
        Step(
            "hands_with_one" if number else "hands_without",
            (equation(with_number, ways),),
            drawn,
            free - wanted,
        ),
        Step("hands", (equation(hands, every),), drawn, free),
        Step("exactly_one", (equation(quotient(with_number, hands), exactly(free, wanted, drawn, number)),)),
    )


def _ways(free: int, wanted: int, drawn: int, number: int) -> Any:  # noqa: ANN401 - sympy has no types
    """Hands with so many of the wanted: these, and the others."""
    others = choose(free - wanted, drawn - number)
    return Mul(choose(wanted, number), others, evaluate=False) if number else others


def _with_shy(places: Unseen, seat: int, rank: Rank) -> tuple[Step, ...]:
    """Case by case: how many of the shy Jacks are in the hand (K3)."""
    free, shy, wanted = len(places.free), len(places.shy), _wanted(places, rank)
    cases = [
        (rest, chance)
        for rest, chance in shy_cases(places, seat)
        if 0 <= _missing(places, seat, rank, rest) <= min(wanted, rest)
    ]
    chances = [
        (chance, exactly(free, wanted, rest, _missing(places, seat, rank, rest))) for rest, chance in cases
    ]
    value = sum((chance * of_rest for chance, of_rest in chances), Fraction(0))
    return (
        Step("shy", (equation(minus(free + shy, places.down), open_places(places)),), shy),
        Step("free", (equation(minus(free + shy, shy), free),)),
        Step("others", (equation(minus(free, wanted), free - wanted),)),
        *(step for case in cases for step in _case(places, seat, rank, *case)),
        Step("sum_one", (equation(added(times(*pair) for pair in chances), value),)),
    )


def _missing(places: Unseen, seat: int, rank: Rank, rest: int) -> int:
    """Cards of the rank that the free ones have to bring into the hand."""
    return 1 - (places.open_places(seat) - rest if rank is Rank.JACK else 0)


def _case(places: Unseen, seat: int, rank: Rank, rest: int, chance: Fraction) -> tuple[Step, Step]:
    """The shy Jacks leave `rest` cards of the hand to the free ones, with what is missing of the rank."""
    free, wanted, number = len(places.free), _wanted(places, rank), _missing(places, seat, rank, rest)
    part = quotient(_ways(free, wanted, rest, number), choose(free, rest))
    line = equation(part, exactly(free, wanted, rest, number))
    return shy_case(places, seat, rest, chance), Step("rest_one" if number else "rest", (line,), rest)


def _wanted(places: Unseen, rank: Rank) -> int:
    return sum(card.rank is rank for card in places.free)
