"""The chance that a seat holds a rank, step by step in sympy, as a teacher writes it on the board.

The only room with sympy. The last step is checked against `exact.holds`; a `Step` names its sentence and
gives the numbers that it speaks of, the words are `show`'s.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from sympy import Add, Eq, Integer, Mul, Pow, Rational, binomial
from sympy.printing.mathml import mathml as sympy_mathml

from pisti_teach.odds.exact import holds, none_of, shy_cases

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.cards import Rank
    from pisti_teach.odds.unseen import Unseen

MATHML = "http://www.w3.org/1998/Math/MathML"


@dataclass(frozen=True, slots=True)
class Step:
    """One line on the board."""

    name: str
    """Which sentence stands before it."""
    counts: Mapping[str, int] = field(default_factory=dict)
    """Numbers of cards that the sentence speaks of."""
    equations: tuple[Any, ...] = ()
    """sympy equations, unevaluated: left as it is calculated, right what it gives."""

    @property
    def mathml(self) -> tuple[str, ...]:
        """The equations as presentation MathML, which browsers draw and screen readers speak."""
        return tuple(map(mathml, self.equations))


def mathml(expression: Any) -> str:  # noqa: ANN401 - sympy has no types
    """Write an expression as a MathML element, its terms in the order in which they were given."""
    inner = sympy_mathml(expression, printer="presentation", order="none")
    return f'<math xmlns="{MATHML}">{inner}</math>'


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
    return (*_known_elsewhere(places, seat), *steps)


def _can_hold(places: Unseen, seat: int, rank: Rank) -> bool:
    open_cards = (*places.free, *places.shy)
    return places.open_places(seat) > 0 and any(card.rank is rank for card in open_cards)


def _check(last: Step, value: Fraction) -> None:
    left, right = last.equations[-1].args
    if left.doit() != right or Fraction(int(right.p), int(right.q)) != value:
        raise ArithmeticError(f"expected the steps to end in {value}, got {left} = {right}")


def _known_elsewhere(places: Unseen, seat: int) -> tuple[Step, ...]:
    """Leave out the returned Jacks whose place is certain."""
    known = len(places.cards) - len(places.free) - len(places.shy)
    if not known:
        return ()
    open_cards = len(places.cards) - known
    here = len(places.known.get(seat, ()))
    counts = {"known": known, "cards": open_cards, "hand": places.open_places(seat), "here": here}
    return (Step("known", counts, (_equation(_minus(len(places.cards), known), open_cards),)),)


def _plain(places: Unseen, seat: int, rank: Rank) -> tuple[Step, ...]:
    free, drawn = len(places.free), places.open_places(seat)
    wanted = sum(card.rank is rank for card in places.free)
    others, none = free - wanted, none_of(free, wanted, drawn)
    without, every = binomial(others, drawn), binomial(free, drawn)
    return (
        Step("others", {"wanted": wanted}, (_equation(_minus(free, wanted), others),)),
        Step("hands", {"hand": drawn}, (_choose(others, drawn), _choose(free, drawn))),
        Step("none", {}, (_equation(_quotient(without, every), none),)),
        _complement(none),
    )


def _with_shy(places: Unseen, seat: int, rank: Rank) -> tuple[Step, ...]:
    """Case by case: how many of the shy Jacks are in the hand (K3)."""
    free, shy = len(places.free), len(places.shy)
    wanted = sum(card.rank is rank for card in places.free)
    drawn, others = places.open_places(seat), free - wanted
    cases = shy_cases(places, seat, rank)
    none = sum(chance * none_of(free, wanted, rest) for rest, chance in cases)
    total = Add(*(_times(chance, none_of(free, wanted, rest)) for rest, chance in cases), evaluate=False)
    return (
        Step(
            "shy",
            {"shy": shy, "down": places.down},
            (_equation(_minus(free + shy, places.down), free + shy - places.down),),
        ),
        Step("free", {"wanted": wanted}, (_equation(_minus(free, wanted), others),)),
        *(_case(places, drawn, others, rest, chance) for rest, chance in cases),
        Step("sum" if len(cases) > 1 else "product", {}, (_equation(total, Fraction(none)),)),
        _complement(Fraction(none)),
    )


def _case(places: Unseen, drawn: int, others: int, rest: int, chance: Fraction) -> Step:
    """The shy Jacks leave `rest` cards of the hand to the free ones, which are none of the rank."""
    free, shy, here = len(places.free), len(places.shy), drawn - rest
    elsewhere = free - places.down
    ways = _choose_term(elsewhere, rest)
    if here:
        ways = Mul(_choose_term(shy, here), ways, evaluate=False)
    return Step(
        "case",
        {"here": here, "rest": rest},
        (
            _equation(_quotient(ways, _choose_term(elsewhere + shy, drawn)), chance),
            _equation(
                _quotient(_choose_term(others, rest), _choose_term(free, rest)),
                none_of(free, free - others, rest),
            ),
        ),
    )


def _complement(none: Fraction) -> Step:
    return Step("at_least_one", {}, (_equation(_minus(1, none), 1 - none),))


def _number(value: int | Fraction) -> Any:  # noqa: ANN401
    return Rational(value.numerator, value.denominator)


def _equation(left: Any, right: int | Fraction) -> Any:  # noqa: ANN401
    return Eq(left, _number(right), evaluate=False)


def _minus(left: int, right: int | Fraction) -> Any:  # noqa: ANN401
    return Add(Integer(left), -_number(right), evaluate=False)


def _times(left: Fraction, right: Fraction) -> Any:  # noqa: ANN401
    return Mul(_number(left), _number(right), evaluate=False)


def _quotient(top: Any, bottom: Any) -> Any:  # noqa: ANN401
    return Mul(top, Pow(bottom, -1, evaluate=False), evaluate=False)


def _choose_term(of: int, take: int) -> Any:  # noqa: ANN401
    return binomial(of, take, evaluate=False)


def _choose(of: int, take: int) -> Any:  # noqa: ANN401
    return _equation(_choose_term(of, take), int(binomial(of, take)))
