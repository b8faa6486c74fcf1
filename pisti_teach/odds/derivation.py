"""The chance that a seat holds a rank, step by step in sympy, as a teacher writes it on the board.

The only room with sympy. The last step is checked against `exact.holds`; a `Step` names its sentence and
gives the numbers that it speaks of, the words are `show`'s.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING, Any

from sympy import Add, Eq, Integer, Mul, Pow, Rational, binomial
from sympy.printing.mathml import MathMLPresentationPrinter

from pisti_teach.odds.exact import holds, none_of, shy_cases

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pisti_teach.cards import Rank
    from pisti_teach.odds.leads import Gain
    from pisti_teach.odds.unseen import Unseen

MATHML = "http://www.w3.org/1998/Math/MathML"


@dataclass(frozen=True, slots=True)
class Step:
    """One line on the board."""

    name: str
    """Which sentence stands before it."""
    equations: tuple[Any, ...] = ()
    """sympy equations, unevaluated: left as it is calculated, right what it gives."""
    count: int = 0
    """Number of cards that the sentence speaks of, if it does …"""
    of: int = 0
    """… and out of how many."""

    @property
    def mathml(self) -> tuple[str, ...]:
        """The equations as presentation MathML, which browsers draw and screen readers speak."""
        return tuple(map(mathml, self.equations))


class _Board(MathMLPresentationPrinter):  # type: ignore[misc]
    """Writes a product as one, with a cross; sympy's own printer multiplies fractions out."""

    def _print_Mul(self, product: Any) -> Any:  # noqa: ANN401, N802 - sympy's name
        if any(factor.is_Pow for factor in product.args):  # a quotient
            return super()._print_Mul(product)
        row = self.dom.createElement("mrow")
        for at, factor in enumerate(product.args):
            if at:
                times = self.dom.createElement("mo")
                times.appendChild(self.dom.createTextNode("×"))
                row.appendChild(times)
            row.appendChild(self._print(factor))
        return row


def mathml(expression: Any) -> str:  # noqa: ANN401 - sympy has no types
    """Write an expression as a MathML element, its terms in the order in which they were given."""
    printer = _Board({"order": "none"})
    inner = printer._print(expression).toxml()  # noqa: SLF001 - what sympy's own `mathml` does
    return f'<math xmlns="{MATHML}">{inner}</math>'


def written(value: Fraction) -> str:
    """Write a number as a MathML element of its own."""
    return mathml(_number(value))


def derive(places: Unseen, seat: int, rank: Rank) -> tuple[Step, ...]:
    """Steps to the chance that the seat holds at least one card of the rank.

    `seat` is another seat that holds cards. Raises ArithmeticError if they do not end in the value
    that `exact.holds` gives.
    """
    value = holds(places, seat, rank)
    if any(card.rank is rank for card in places.known.get(seat, ())):
        return (Step("certain"),)
    if not _can_hold(places, seat, rank):
        return (Step("impossible"),)
    if not shy_cases(places, seat, rank):
        return (Step("unavoidable"),)
    steps = _with_shy(places, seat, rank) if places.shy else _plain(places, seat, rank)
    _check(steps[-1], value)
    return (_unseen(places), *_known(places, seat), *steps)


def expected(gains: Sequence[Gain]) -> Step:
    """The points that the gains come to on average: each chance times its points, added up.

    ValueError for no gains.
    """
    if not gains:
        raise ValueError("expected at least one gain")
    first, *others = (_product(*gain) for gain in gains)
    total = sum((gain.chance * gain.points for gain in gains), Fraction(0))
    return Step("expected", (_equation(Add(first, *others, evaluate=False) if others else first, total),))


def difference(more: Fraction, less: Fraction) -> Step:
    """How much more the one is than the other, which is not 0."""
    return Step("difference", (_equation(_minus(more, less), more - less),))


def _can_hold(places: Unseen, seat: int, rank: Rank) -> bool:
    open_cards = (*places.free, *places.shy)
    return places.open_places(seat) > 0 and any(card.rank is rank for card in open_cards)


def _check(last: Step, value: Fraction) -> None:
    left, right = last.equations[-1].args
    if left.doit() != right or Fraction(int(right.p), int(right.q)) != value:
        raise ArithmeticError(f"expected the steps to end in {value}, got {left} = {right}")


def _unseen(places: Unseen) -> Step:
    cards = len(places.cards)
    return Step("unseen", (_equation(_minus(places.deck, places.deck - cards), cards),))


def _known(places: Unseen, seat: int) -> tuple[Step, ...]:
    """Leave out the returned Jacks whose place is certain, from the cards and from the hand."""
    here, known = len(places.known.get(seat, ())), sum(map(len, places.known.values()))
    if not known:
        return ()
    cards, hand = len(places.cards), places.hands[seat]
    steps = [Step("known", (_equation(_minus(cards, known), cards - known),), known)]
    if here:
        steps.append(Step("known_here", (_equation(_minus(hand, here), hand - here),), here))
    return tuple(steps)


def _plain(places: Unseen, seat: int, rank: Rank) -> tuple[Step, ...]:
    free, drawn = len(places.free), places.open_places(seat)
    wanted = _wanted(places, rank)
    others, none = free - wanted, none_of(free, wanted, drawn)
    without, every = _choose(others, drawn), _choose(free, drawn)
    return (
        Step("others", (_equation(_minus(free, wanted), others),)),
        Step("hands_without", (_equation(without, comb(others, drawn)),), drawn, others),
        Step("hands", (_equation(every, comb(free, drawn)),), drawn, free),
        Step("none", (_equation(_quotient(without, every), none),)),
        _complement(none),
    )


def _with_shy(places: Unseen, seat: int, rank: Rank) -> tuple[Step, ...]:
    """Case by case: how many of the shy Jacks are in the hand (K3)."""
    free, shy = len(places.free), len(places.shy)
    wanted, open_places = _wanted(places, rank), free + shy - places.down
    cases = shy_cases(places, seat, rank)
    chances = [(chance, none_of(free, wanted, rest)) for rest, chance in cases]
    none = Fraction(sum(chance * nothing for chance, nothing in chances))
    return (
        Step("shy", (_equation(_minus(free + shy, places.down), open_places),), shy),
        Step("free", (_equation(_minus(free + shy, shy), free),)),
        Step("others", (_equation(_minus(free, wanted), free - wanted),)),
        *(step for rest, chance in cases for step in _case(places, seat, rank, rest, chance)),
        Step("sum" if len(cases) > 1 else "product", (_equation(_sum(chances), none),)),
        _complement(none),
    )


def _case(places: Unseen, seat: int, rank: Rank, rest: int, chance: Fraction) -> tuple[Step, Step]:
    """The shy Jacks leave `rest` cards of the hand to the free ones, which are none of the rank."""
    free, shy, drawn = len(places.free), len(places.shy), places.open_places(seat)
    elsewhere, here, wanted = free - places.down, drawn - rest, _wanted(places, rank)
    ways = _choose(elsewhere, rest)
    if here:
        ways = Mul(_choose(shy, here), ways, evaluate=False)
    jacks = _equation(_quotient(ways, _choose(elsewhere + shy, drawn)), chance)
    left = _quotient(_choose(free - wanted, rest), _choose(free, rest))
    return Step("case", (jacks,), here), Step("rest", (_equation(left, none_of(free, wanted, rest)),), rest)


def _wanted(places: Unseen, rank: Rank) -> int:
    return sum(card.rank is rank for card in places.free)


def _complement(none: Fraction) -> Step:
    return Step("at_least_one", (_equation(_minus(1, none), 1 - none),))


def _number(value: int | Fraction) -> Any:  # noqa: ANN401
    return Rational(value.numerator, value.denominator)


def _equation(left: Any, right: int | Fraction) -> Any:  # noqa: ANN401
    return Eq(left, _number(right), evaluate=False)


def _minus(left: int | Fraction, right: int | Fraction) -> Any:  # noqa: ANN401
    return Add(_number(left), -_number(right), evaluate=False)


def _product(chance: Fraction, points: int) -> Any:  # noqa: ANN401
    return Mul(_number(chance), Integer(points), evaluate=False)


def _times(left: Fraction, right: Fraction) -> Any:  # noqa: ANN401
    """A product of two chances; one that is certain is not written."""
    if 1 in {left, right}:
        return _number(left * right)
    return Mul(_number(left), _number(right), evaluate=False)


def _sum(chances: Iterable[tuple[Fraction, Fraction]]) -> Any:  # noqa: ANN401
    first, *others = (_times(*pair) for pair in chances)
    return Add(first, *others, evaluate=False) if others else first


def _quotient(top: Any, bottom: Any) -> Any:  # noqa: ANN401
    return Mul(top, Pow(bottom, -1, evaluate=False), evaluate=False)


def _choose(of: int, take: int) -> Any:  # noqa: ANN401
    return binomial(of, take, evaluate=False)
