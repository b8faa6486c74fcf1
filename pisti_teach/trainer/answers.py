"""Answers as people write them: `178/1081`, `0.16`, `0,16`, `16 %`; read strictly, judged exactly.

Nothing from a learner is evaluated. A text has at most 60 characters and its whole numbers go up to 10¹²,
so no answer takes long. `1.081` and `1,081` may mean a thousand and eighty-one or a little more than
one, depending on the language, so they are not read at all.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum
from fractions import Fraction

from pisti_teach.errors import NotationError

LONGEST = 60
"""Characters of an answer."""
LARGEST = 10**12
"""Largest numerator, denominator or whole part."""
DECIMALS, PERCENT_DECIMALS, SIGNIFICANT = 2, 0, 2
"""Places that a rounded chance has at least, and its significant digits below 10 %."""
TENTH = Fraction(1, 10)

SIGNS = str.maketrans(
    {"⁄": "/", "∕": "/", "／": "/", "％": "%", "٪": "%", "﹪": "%", "٫": ".", "，": ",", "．": "."}
)
"""Other forms of the slash, the percent sign and the decimal sign."""
NUMBER = r"(?=[.,]?\d)(?P<whole>\d*)(?:[.,](?P<places>\d+))?"
FRACTION = re.compile(r"(?P<top>\d+) ?/ ?(?P<bottom>\d+)", re.ASCII)
DECIMAL = re.compile(NUMBER, re.ASCII)
PERCENT = re.compile(rf"(?P<before>% ?)?{NUMBER}(?(before)| ?%)", re.ASCII)
GROUPED = re.compile(r"[1-9]\d{0,2}[.,]\d{3}", re.ASCII)


class AnswerError(NotationError):
    """This text is no number in a form that is read here."""


class Form(StrEnum):
    """How a number was written."""

    FRACTION = "fraction"
    DECIMAL = "decimal"
    PERCENT = "percent"


@dataclass(frozen=True, slots=True)
class Reading:
    """A number, and how it was written; `str` and `read_one` are inverses."""

    form: Form
    top: int
    """The numerator, or all digits of a decimal or of a percentage as one whole number."""
    bottom: int = 1
    """The denominator of a fraction; 1 otherwise."""
    places: int = 0
    """Digits after the decimal sign."""

    @property
    def amount(self) -> Decimal:
        """The number before the percent sign, or the decimal, with the places that were written."""
        return Decimal((0, tuple(map(int, str(self.top))), -self.places))

    @property
    def value(self) -> Fraction:
        """The number; 16 % is 16/100."""
        return self.top * self.unit / self.bottom

    @property
    def unit(self) -> Fraction:
        """What one step of the last place is worth; 1 for a fraction."""
        return Fraction(1, 10 ** (self.places + (2 if self.form is Form.PERCENT else 0)))

    def __str__(self) -> str:
        """Write it with a point, and the percent sign after the number."""
        if self.form is Form.FRACTION:
            return f"{self.top}/{self.bottom}"
        return f"{self.amount:f}{'%' if self.form is Form.PERCENT else ''}"


class Verdict(StrEnum):
    """What an answer is worth."""

    RIGHT = "right"
    WRONG = "wrong"
    TOO_FEW_PLACES = "too few places"
    UNREADABLE = "unreadable"

    @property
    def asks_again(self) -> bool:
        """Whether the answer does not count, so that the question stays open."""
        return self in {Verdict.TOO_FEW_PLACES, Verdict.UNREADABLE}


@dataclass(frozen=True, slots=True)
class Judgement:
    """A verdict, and how the answer was read; None where it was no number."""

    verdict: Verdict
    reading: Reading | None = None


def read_one(text: str) -> Reading:
    """Read a fraction, a decimal or a percentage, in digits of any script.

    Raises AnswerError for everything else, whatever it is.

    >>> str(read_one(" %16,5 "))
    '16.5%'
    """
    if len(text) > LONGEST:
        raise AnswerError(f"expected at most {LONGEST} characters, got {len(text)}")
    plain = _plain(text)
    if found := FRACTION.fullmatch(plain):
        return _fraction(*map(int, found.group("top", "bottom")))
    for form, pattern in ((Form.DECIMAL, DECIMAL), (Form.PERCENT, PERCENT)):
        if found := pattern.fullmatch(plain):
            return _decimal(form, found["whole"] or "0", found["places"] or "")
    raise AnswerError(f"expected a number like '178/1081', '0.16' or '16 %', got {text!r}")


@dataclass(frozen=True, slots=True)
class Places:
    """How exact."""

    kind: str


CHANCE, NUMBER, WHOLE = Places("chance"), Places("number"), Places("whole")


def read(text: str, _language: str = "en") -> tuple[Reading, ...]:
    """Read it."""
    return (read_one(text),)


def judge(text: str, truth: Fraction, _language: str = "en", *, asked: Places = CHANCE) -> Judgement:
    """Compare an answer with the exact value, which is not negative; whatever the text, nothing is raised.

    A fraction is compared exactly and need not be reduced. A decimal or a percentage is right if it is the
    truth rounded at the places that it has, ties either way. Has it fewer than two decimals (of a percentage:
    fewer than none), or below 10 % fewer than two significant digits, it has too few places; the exact
    value needs no more places than it has.

    >>> judge("16 %", Fraction(178, 1081)).verdict, judge("0.2", Fraction(178, 1081)).verdict
    (<Verdict.RIGHT: 'right'>, <Verdict.TOO_FEW_PLACES: 'too few places'>)
    """
    try:
        reading = read_one(text)
    except AnswerError:
        return Judgement(Verdict.UNREADABLE)
    return Judgement(_compared(reading, truth), reading)


def _compared(reading: Reading, truth: Fraction) -> Verdict:
    if reading.value == truth:
        return Verdict.RIGHT
    is_rounded = reading.form is not Form.FRACTION and abs(reading.value - truth) <= reading.unit / 2
    if not is_rounded:
        return Verdict.WRONG
    return Verdict.RIGHT if _has_enough_places(reading, truth) else Verdict.TOO_FEW_PLACES


def _has_enough_places(reading: Reading, truth: Fraction) -> bool:
    least = PERCENT_DECIMALS if reading.form is Form.PERCENT else DECIMALS
    is_fine = truth >= TENTH or reading.top >= 10 ** (SIGNIFICANT - 1)
    return reading.places >= least and is_fine


def _plain(text: str) -> str:
    """Write digits of any script as 0 to 9, signs in one form, and any space as one, none at the ends."""
    digits = (str(unicodedata.decimal(sign, sign)) for sign in text.translate(SIGNS))
    return " ".join("".join(digits).split())


def _fraction(top: int, bottom: int) -> Reading:
    if not bottom or max(top, bottom) > LARGEST:
        raise AnswerError(f"expected a denominator from 1 and numbers up to 10^12, got {top}/{bottom}")
    return Reading(Form.FRACTION, top, bottom)


def _decimal(form: Form, whole: str, places: str) -> Reading:
    if int(whole) > LARGEST:
        raise AnswerError(f"expected numbers up to 10^12, got {whole}")
    if GROUPED.fullmatch(f"{whole}.{places}") and form is Form.DECIMAL:
        raise AnswerError(
            f"{whole}.{places} may mean {whole}{places}; write it without a sign, or as a fraction"
        )
    return Reading(form, int(whole + places), places=len(places))
