"""What was read: a number, and how it was written."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum
from fractions import Fraction

from pisti_teach.trainer.answers.limits import AnswerError

CENT = Fraction(1, 100)


class Form(StrEnum):
    """How a number was written."""

    FRACTION = "fraction"
    """178/1081, also as 178 in 1081, 178:1081 or ½; as it was typed, not reduced."""
    DECIMAL = "decimal"
    """0.16; a whole number is one without places."""
    PERCENT = "percent"
    """16 %."""
    MIXED = "mixed"
    """1 1/2."""
    EXPRESSION = "expression"
    """Whatever has to be computed: 1 - C(45,4)/C(47,4)."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A number, and how it was written; the classmethods make one, `str` and `read` are inverses."""

    form: Form
    value: Fraction
    """The number; 16 % is 16/100."""
    text: str
    """It is written so, in digits 0 to 9, with a point, and the percent sign last."""
    places: int = 0
    """Digits after the decimal sign."""

    @classmethod
    def fraction(cls, top: int, bottom: int) -> Reading:
        """Read a fraction; AnswerError if there is nothing to divide by."""
        if bottom < 1:
            raise AnswerError(f"expected a denominator from 1, got {top}/{bottom}")
        return cls(Form.FRACTION, Fraction(top, bottom), f"{top}/{bottom}")

    @classmethod
    def decimal(cls, amount: Fraction, places: int = 0) -> Reading:
        """Read a number with so many places, no more than needed to write it exactly."""
        return cls(Form.DECIMAL, amount, f"{_shown(amount, places):f}", places)

    @classmethod
    def percent(cls, amount: Fraction, places: int = 0) -> Reading:
        """Read so many percent, with so many places."""
        return cls(Form.PERCENT, amount * CENT, f"{_shown(amount, places):f}%", places)

    @classmethod
    def mixed(cls, amount: Fraction, written: str) -> Reading:
        """Read a mixed number, which is written so without its sign."""
        return cls(Form.MIXED, amount, f"{'-' if amount < 0 else ''}{written}")

    @property
    def is_exact(self) -> bool:
        """Whether it cannot be a rounded number."""
        return self.form not in {Form.DECIMAL, Form.PERCENT}

    @property
    def unit(self) -> Fraction:
        """What one step of the last place is worth; 1 where there are none."""
        return Fraction(1, 10**self.places) * (CENT if self.form is Form.PERCENT else 1)

    @property
    def digits(self) -> int:
        """All digits of a decimal or of a percentage as one whole number, with the sign."""
        return int(self.value / self.unit)

    @property
    def amount(self) -> Decimal:
        """The number before the percent sign, or the decimal, with the places that were written."""
        return _shown(self.digits * Fraction(1, 10**self.places), self.places)

    def __str__(self) -> str:
        """Write it so that it is read as the same."""
        return self.text


def _shown(amount: Fraction, places: int) -> Decimal:
    """Give a number all its places; no context of decimals may round it."""
    digits = int(amount * 10**places)
    return Decimal((int(digits < 0), tuple(map(int, str(abs(digits)))), -places))
