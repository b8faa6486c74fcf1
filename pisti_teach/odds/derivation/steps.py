"""The small pieces of sympy that the equations of a step are made of, and how they are written.

Nothing is evaluated while it is built: left stands what is calculated, right what it gives.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from sympy import Add, Eq, Mul, Pow, Rational, binomial
from sympy.printing.mathml import MathMLPresentationPrinter
from sympy.printing.str import StrPrinter

from pisti_teach.odds.steps import Step
from pisti_teach.words.numbers import printed

if TYPE_CHECKING:
    from collections.abc import Iterable

MATHML = "http://www.w3.org/1998/Math/MathML"
WRITTEN = 512
"""Expressions whose MathML is kept: writing one takes sympy longer than all the rest of a verdict."""


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


@lru_cache(maxsize=WRITTEN)
def mathml(expression: Any) -> str:  # noqa: ANN401 - sympy has no types
    """Write an expression as a MathML element, its terms in the order in which they were given.

    An equation with the same on both sides says it once.
    """
    printer = _Board({"order": "none"})
    told = expression.rhs if expression.is_Equality and " = " not in line(expression) else expression
    inner = printer._print(told).toxml()  # noqa: SLF001 - what sympy's own `mathml` does
    return f'<math xmlns="{MATHML}">{inner}</math>'


class _Line(StrPrinter):  # type: ignore[misc]
    """Writes an equation in one line, as it is typed; sympy's own printer sorts and multiplies out."""

    def _print_Relational(self, equation: Any) -> str:  # noqa: ANN401, N802 - sympy's name
        return " = ".join(dict.fromkeys(map(self._print, equation.args)))  # the same is said once

    def _print_Add(self, total: Any, order: Any = None) -> str:  # noqa: ANN401, ARG002, N802
        first, *others = map(self._print, total.args)
        signed = (f" − {one[1:]}" if one.startswith("-") else f" + {one}" for one in others)
        return str(first) + "".join(signed)

    def _print_Mul(self, product: Any) -> str:  # noqa: ANN401, N802
        top = " × ".join(self._factor(factor) for factor in product.args if not factor.is_Pow)
        bottom = [self._factor(factor.base) for factor in product.args if factor.is_Pow]
        return "/".join([top or "1", *bottom])

    def _factor(self, factor: Any) -> str:  # noqa: ANN401
        text = str(self._print(factor))
        return (
            f"({text})" if factor.is_Add or factor.is_Mul or (factor.is_Rational and factor.q > 1) else text
        )

    def _print_binomial(self, ways: Any) -> str:  # noqa: ANN401
        of, take = map(self._print, ways.args)
        return f"C({of}, {take})"


def line(expression: Any) -> str:  # noqa: ANN401
    """Write an expression in one line of text, `1 − C(45, 4)/C(47, 4) = 178/1081`."""
    return printed(_Line({"order": "none"}).doprint(expression))


def written(value: Fraction) -> str:
    """Write a number as a MathML element of its own."""
    return mathml(number(value))


def ends_in(steps: tuple[Step, ...], value: Fraction) -> tuple[Step, ...]:
    """Give the steps back; ArithmeticError if their last line is not true, or not this value."""
    left, right = steps[-1].equations[-1].args
    if left.doit() != right or Fraction(int(right.p), int(right.q)) != value:
        raise ArithmeticError(f"expected the steps to end in {value}, got {left} = {right}")
    return steps


def unseen_cards(deck: int, unseen: int) -> Step:
    """All cards, without those that were seen."""
    return Step("unseen", (equation(minus(deck, deck - unseen), unseen),))


def number(value: int | Fraction) -> Any:  # noqa: ANN401
    """A number as sympy has it."""
    return Rational(value.numerator, value.denominator)


def equation(left: Any, right: int | Fraction) -> Any:  # noqa: ANN401
    """What is calculated, and what it gives."""
    return Eq(left, number(right), evaluate=False)


def minus(left: int | Fraction, right: int | Fraction) -> Any:  # noqa: ANN401
    """One number less another."""
    return Add(number(left), -number(right), evaluate=False)


def product(*factors: int | Fraction) -> Any:  # noqa: ANN401
    """Numbers multiplied, each of them written."""
    return Mul(*map(number, factors), evaluate=False)


def times(left: Fraction, right: Fraction) -> Any:  # noqa: ANN401
    """Multiply two chances; one that is certain is not written."""
    return number(left * right) if 1 in {left, right} else product(left, right)


def added(terms: Iterable[Any]) -> Any:  # noqa: ANN401
    """Terms added up; a single one stays as it is."""
    first, *others = terms
    return Add(first, *others, evaluate=False) if others else first


def quotient(top: Any, bottom: Any) -> Any:  # noqa: ANN401
    """One by the other; by 1 it stays as it is."""
    return top if bottom == 1 else Mul(top, Pow(bottom, -1, evaluate=False), evaluate=False)


def choose(of: int, take: int) -> Any:  # noqa: ANN401
    """Ways to take some cards of several."""
    return binomial(of, take, evaluate=False)
