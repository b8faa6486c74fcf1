"""What an answer may be at most, so that no text takes long: its length, its numbers, the steps to read it.

The steps are counted and the tests hold them down; time is never measured.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pisti_teach.errors import NotationError

if TYPE_CHECKING:
    from fractions import Fraction

LONGEST = 60
"""Characters of an answer."""
LARGEST = 10**12
"""Largest whole number that may be written, also before the decimal sign."""
MOST_PLACES = 24
"""Digits after the decimal sign."""
LARGEST_BETWEEN = 10**24
"""Largest numerator and denominator, reduced, of what is computed on the way to a result."""
LARGEST_SET = 200
"""Largest n of C(n,k), far above the cards of any game."""
MOST_STEPS = 1000
"""Signs read, operations and factors of binomials, together; no text of LONGEST characters needs so many."""


class AnswerError(NotationError):
    """This text is no number in a form that is read here."""


@dataclass(slots=True)
class Budget:
    """The steps that reading an answer has taken; pass one in to see how many."""

    spent: int = 0

    def spend(self) -> None:
        """Count one step; AnswerError where there are too many."""
        self.spent += 1
        if self.spent > MOST_STEPS:
            raise AnswerError(f"expected an answer that is read in {MOST_STEPS} steps")


def whole(digits: str) -> int:
    """Give the number that these digits, 0 to 9, write; AnswerError above LARGEST."""
    number = int(digits)
    if number > LARGEST:
        raise AnswerError(f"expected numbers up to 10^12, got {number}")
    return number


def between(value: Fraction) -> Fraction:
    """Give a result on the way back; AnswerError where its parts are too large to go on with."""
    if max(abs(value.numerator), value.denominator) > LARGEST_BETWEEN:
        raise AnswerError("expected results on the way with parts up to 10^24, got a larger one")
    return value
