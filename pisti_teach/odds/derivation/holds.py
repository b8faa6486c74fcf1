"""The chance that a seat holds a rank, and what a lead gives away, step by step.

The last step is checked against `exact.holds`.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING

from sympy import Mul

from pisti_teach.odds.derivation.steps import (
    added,
    choose,
    ends_in,
    equation,
    minus,
    product,
    quotient,
    times,
    unseen_cards,
)
from pisti_teach.odds.exact import holds, holds_none, none_of, shy_cases
from pisti_teach.odds.steps import Step

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.cards import Rank
    from pisti_teach.odds.pisti.leads import Gain
    from pisti_teach.odds.unseen import Unseen


def derive(places: Unseen, seat: int, *ranks: Rank) -> tuple[Step, ...]:
    """Steps to the chance that the seat holds at least one card of the rank, or of any of several.

    `seat` is another seat that holds cards. Raises ArithmeticError if they do not end in the value
    that `exact.holds` gives.
    """
    value = holds(places, seat, *ranks)
    if any(card.rank in ranks for card in places.known.get(seat, ())):
        return (Step("certain"),)
    if not _can_hold(places, seat, ranks):
        return (Step("impossible"),)
    if not shy_cases(places, seat, *ranks):
        return (Step("unavoidable"),)
    return ends_in((*derive_none(places, seat, *ranks), _complement(1 - value)), value)


def derive_none(places: Unseen, seat: int, *ranks: Rank) -> tuple[Step, ...]:
    """Steps to the chance that the seat holds no card of these ranks, where that is possible.

    `seat` is another seat that holds cards; ArithmeticError if they do not end in what `exact.holds_none`
    gives, or none would be impossible.
    """
    steps = _with_shy(places, seat, ranks) if places.shy else _plain(places, seat, ranks)
    return (*beside_hand(places, seat), *ends_in(steps, holds_none(places, seat, *ranks)))


def beside_hand(places: Unseen, seat: int) -> tuple[Step, ...]:
    """The cards that may be in the hand: without those that were seen, and those whose place is known."""
    return (unseen_cards(places.deck, len(places.cards)), *_known(places, seat))


def expected(gains: Sequence[Gain]) -> Step:
    """The points that the gains come to on average: each chance times its points, added up.

    ValueError for no gains.
    """
    if not gains:
        raise ValueError("expected at least one gain")
    total = sum((gain.chance * gain.points for gain in gains), Fraction(0))
    return Step("expected", (equation(added(product(*gain) for gain in gains), total),))


def difference(more: Fraction, less: Fraction) -> Step:
    """How much more the one is than the other, which is not 0."""
    return Step("difference", (equation(minus(more, less), more - less),))


def _can_hold(places: Unseen, seat: int, ranks: Sequence[Rank]) -> bool:
    open_cards = (*places.free, *places.shy)
    return places.open_places(seat) > 0 and any(card.rank in ranks for card in open_cards)


def _known(places: Unseen, seat: int) -> tuple[Step, ...]:
    """Leave out the returned Jacks whose place is certain, from the cards and from the hand."""
    here, known = len(places.known.get(seat, ())), sum(map(len, places.known.values()))
    if not known:
        return ()
    cards, hand = len(places.cards), places.hands[seat]
    steps = [Step("known", (equation(minus(cards, known), cards - known),), known)]
    if here:
        steps.append(Step("known_here", (equation(minus(hand, here), hand - here),), here))
    return tuple(steps)


def _plain(places: Unseen, seat: int, ranks: Sequence[Rank]) -> tuple[Step, ...]:
    free, drawn = len(places.free), places.open_places(seat)
    wanted = _wanted(places, ranks)
    others, none = free - wanted, none_of(free, wanted, drawn)
    without, every = choose(others, drawn), choose(free, drawn)
    return (
        Step("others", (equation(minus(free, wanted), others),)),
        Step("hands_without", (equation(without, comb(others, drawn)),), drawn, others),
        Step("hands", (equation(every, comb(free, drawn)),), drawn, free),
        Step("none", (equation(quotient(without, every), none),)),
    )


def _with_shy(places: Unseen, seat: int, ranks: Sequence[Rank]) -> tuple[Step, ...]:
    """Case by case: how many of the shy Jacks are in the hand (K3)."""
    free, shy = len(places.free), len(places.shy)
    wanted, open_places = _wanted(places, ranks), free + shy - places.down
    cases = shy_cases(places, seat, *ranks)
    chances = [(chance, none_of(free, wanted, rest)) for rest, chance in cases]
    none = Fraction(sum(chance * nothing for chance, nothing in chances))
    return (
        Step("shy", (equation(minus(free + shy, places.down), open_places),), shy),
        Step("free", (equation(minus(free + shy, shy), free),)),
        Step("others", (equation(minus(free, wanted), free - wanted),)),
        *(step for rest, chance in cases for step in _case(places, seat, ranks, rest, chance)),
        Step(
            "sum" if len(cases) > 1 else "product", (equation(added(times(*pair) for pair in chances), none),)
        ),
    )


def _case(places: Unseen, seat: int, ranks: Sequence[Rank], rest: int, chance: Fraction) -> tuple[Step, Step]:
    """The shy Jacks leave `rest` cards of the hand to the free ones, which are of none of the ranks."""
    free, wanted = len(places.free), _wanted(places, ranks)
    left = quotient(choose(free - wanted, rest), choose(free, rest))
    line = equation(left, none_of(free, wanted, rest))
    return shy_case(places, seat, rest, chance), Step("rest", (line,), rest)


def shy_case(places: Unseen, seat: int, rest: int, chance: Fraction) -> Step:
    """The chance that the shy Jacks leave just `rest` cards of the hand to the free ones."""
    free, shy, drawn = len(places.free), len(places.shy), places.open_places(seat)
    elsewhere, here = free - places.down, drawn - rest
    ways = choose(elsewhere, rest)
    if here:
        ways = Mul(choose(shy, here), ways, evaluate=False)
    return Step("case", (equation(quotient(ways, choose(elsewhere + shy, drawn)), chance),), here)


def _wanted(places: Unseen, ranks: Sequence[Rank]) -> int:
    return sum(card.rank in ranks for card in places.free)


def _complement(none: Fraction) -> Step:
    return Step("at_least_one", (equation(minus(1, none), 1 - none),))
