"""Compute what an answer says: + − × ÷, brackets and binomials, exactly and within bounds.

A parser by recursive descent over tokens; nothing of a text reaches Python's own.

    sum      = product (("+" | "-") product)*
    product  = factor (("*" | "/") factor)*
    factor   = ["+" | "-"] (mixed | number | "(" sum ")" | "C" "(" sum "," sum ")")
    mixed    = whole vulgar | whole whole "/" whole
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from pisti_teach.trainer.answers.limits import LARGEST_BETWEEN, LARGEST_SET, AnswerError, between
from pisti_teach.trainer.answers.tokens import Kind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.trainer.answers.limits import Budget
    from pisti_teach.trainer.answers.tokens import Token

NUMBERS = (Kind.WHOLE, Kind.DECIMAL, Kind.VULGAR)


def computed(tokens: Sequence[Token], budget: Budget) -> Fraction:
    """Give what the tokens say; AnswerError if that is nothing, not finite, or too large on the way."""
    parser = _Parser(tokens, budget)
    value = parser.sum()
    if parser.rest:
        raise AnswerError(f"expected an operation or the end, got {parser.rest[0].text!r}")
    return value


def mixed(whole: Fraction, top: Fraction, bottom: Fraction) -> Fraction:
    """Give a mixed number, `whole` and `top`/`bottom`; AnswerError unless that is a proper fraction."""
    if not 0 < top < bottom:
        raise AnswerError(f"expected a proper fraction after {whole}, got {top}/{bottom}")
    return whole + top / bottom


def binomial(n: Fraction, k: Fraction, budget: Budget) -> Fraction:
    """Give n choose k, factor by factor; AnswerError unless 0 <= k <= n <= LARGEST_SET, both whole."""
    if not (0 <= k <= n <= LARGEST_SET and n.denominator == k.denominator == 1):
        raise AnswerError(f"expected C(n,k) with whole 0 <= k <= n <= {LARGEST_SET}, got C({n},{k})")
    size, number = int(n), 1
    for step in range(int(min(k, n - k))):
        budget.spend()
        number = number * (size - step) // (step + 1)
        if number > LARGEST_BETWEEN:
            raise AnswerError(f"expected binomials up to 10^24, got C({n},{k})")
    return Fraction(number)


class _Parser:
    """A rule of the grammar is a method; each takes the tokens that it is made of."""

    def __init__(self, tokens: Sequence[Token], budget: Budget) -> None:
        self.rest, self.budget = tuple(tokens), budget

    def sum(self) -> Fraction:
        value = self.product()
        while sign := self.taken(Kind.PLUS, Kind.MINUS):
            other = self.product()
            value = between(value + other if sign.kind is Kind.PLUS else value - other)
        return value

    def product(self) -> Fraction:
        value = self.factor()
        while sign := self.taken(Kind.TIMES, Kind.OVER):
            other = self.factor()
            value = between(value * other if sign.kind is Kind.TIMES else _divided(value, other))
        return value

    def factor(self) -> Fraction:
        sign = self.taken(Kind.PLUS, Kind.MINUS)
        value = between(self.atom())
        return -value if sign and sign.kind is Kind.MINUS else value

    def atom(self) -> Fraction:
        if self.taken(Kind.OPEN):
            return self.closed(self.sum())
        if self.taken(Kind.BINOMIAL):
            return self.binomial()
        match [token.kind for token in self.rest[:4]]:
            case [Kind.WHOLE, Kind.VULGAR, *_]:
                return self.number() + self.number()
            case [Kind.WHOLE, Kind.WHOLE, Kind.OVER, Kind.WHOLE]:
                whole, top, _ = self.number(), self.number(), self.needed(Kind.OVER)
                return mixed(whole, top, self.number())
        return self.number()

    def binomial(self) -> Fraction:
        self.needed(Kind.OPEN)
        n, _, k = self.sum(), self.needed(Kind.COMMA), self.sum()
        return self.closed(binomial(n, k, self.budget))

    def closed(self, value: Fraction) -> Fraction:
        self.needed(Kind.SHUT)
        return value

    def number(self) -> Fraction:
        return self.needed(*NUMBERS).value

    def needed(self, *kinds: Kind) -> Token:
        token = self.taken(*kinds)
        if token is None:
            got = repr(self.rest[0].text) if self.rest else "the end"
            raise AnswerError(f"expected {' or '.join(kind.name.lower() for kind in kinds)}, got {got}")
        return token

    def taken(self, *kinds: Kind) -> Token | None:
        """Take the next token if it is of one of these kinds."""
        self.budget.spend()
        if not self.rest or self.rest[0].kind not in kinds:
            return None
        token, *rest = self.rest
        self.rest = tuple(rest)
        return token


def _divided(value: Fraction, by: Fraction) -> Fraction:
    if not by:
        raise AnswerError("expected something else than 0 to divide by")
    return value / by
