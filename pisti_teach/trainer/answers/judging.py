"""Judge answers: exactly what is exact, rounded numbers by the places that they have.

What cannot be judged is asked again and does not count: no number, too few places, no percent sign.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import TYPE_CHECKING

from pisti_teach.trainer.answers.grammar import read
from pisti_teach.trainer.answers.limits import AnswerError
from pisti_teach.trainer.answers.reading import CENT, Form

if TYPE_CHECKING:
    from pisti_teach.trainer.answers.reading import Reading

TENTH = Fraction(1, 10)


class Verdict(StrEnum):
    """What an answer is worth."""

    RIGHT = "right"
    TOO_FEW_PLACES = "too few places"
    NO_PERCENT = "no percent sign"
    UNREADABLE = "unreadable"
    SO_FAR = "so far"
    """Of several results the first ones are there, and the next is waited for."""
    WRONG = "wrong"
    SHOWN = "shown"
    """No answer: it was shown."""

    @property
    def asks_again(self) -> bool:
        """Whether the answer does not count, so that the question stays open."""
        return self not in {Verdict.RIGHT, Verdict.WRONG, Verdict.SHOWN}


BEST_FIRST = tuple(Verdict)
"""Of several readings the one counts that is best for the learner."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A verdict, and how the answer was read; None where it was no number."""

    verdict: Verdict
    reading: Reading | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Places:
    """How many places a rounded answer needs at least."""

    decimals: int | None
    """Digits after the decimal sign; None if only the exact number is right."""
    percent_decimals: int | None
    """The same of a percentage; None if the question is after no chance, so that percent make no sense."""
    significant: int = 0
    """Digits without the noughts in front, where the truth is below 0.1."""

    @property
    def is_chance(self) -> bool:
        """Whether what is asked for may be given in percent."""
        return self.percent_decimals is not None

    def needed(self, reading: Reading) -> int | None:
        """Give the places that a number in this form needs."""
        return self.percent_decimals if reading.form is Form.PERCENT else self.decimals


CHANCE = Places(decimals=2, percent_decimals=0, significant=2)
"""A chance: two decimals or whole percent; below 10 % two significant digits."""
NUMBER = Places(decimals=2, percent_decimals=None)
"""Expected points or coins: two decimals."""
WHOLE = Places(decimals=None, percent_decimals=None)
"""A number of cards: exact."""


def judge(text: str, truth: Fraction, language: str = "en", *, asked: Places = CHANCE) -> Judgement:
    """Compare an answer with the exact value; whatever the text, nothing is raised.

    Fractions, mixed numbers and what is computed are compared exactly and need not be reduced. A decimal or a
    percentage is right if it is the truth rounded at the places that it has, ties either way, and these
    are enough; the exact value needs no more places than it has.

    >>> judge("16 %", Fraction(178, 1081)).verdict, judge("0.2", Fraction(178, 1081)).verdict
    (<Verdict.RIGHT: 'right'>, <Verdict.TOO_FEW_PLACES: 'too few places'>)
    """
    try:
        readings = read(text, language)
    except AnswerError:
        return Judgement(Verdict.UNREADABLE)
    judgements = [Judgement(_verdict(reading, truth, asked), reading) for reading in readings]
    return min(judgements, key=lambda judgement: BEST_FIRST.index(judgement.verdict))


def _verdict(reading: Reading, truth: Fraction, asked: Places) -> Verdict:
    if reading.form is Form.PERCENT and not asked.is_chance:
        return Verdict.UNREADABLE
    if reading.value == truth:
        return Verdict.RIGHT
    if asked.needed(reading) is not None and _is_rounded(reading, truth):
        return Verdict.RIGHT if _has_enough_places(reading, truth, asked) else Verdict.TOO_FEW_PLACES
    return Verdict.NO_PERCENT if asked.is_chance and _lacks_percent(reading, truth) else Verdict.WRONG


def _is_rounded(reading: Reading, truth: Fraction) -> bool:
    return not reading.is_exact and abs(reading.value - truth) <= reading.unit / 2


def _has_enough_places(reading: Reading, truth: Fraction, asked: Places) -> bool:
    is_fine = abs(truth) >= TENTH or len(str(abs(reading.digits)).lstrip("0")) >= asked.significant
    return reading.places >= (asked.needed(reading) or 0) and is_fine


def _lacks_percent(reading: Reading, truth: Fraction) -> bool:
    """Whether a percent sign was meant: it would be right with one, or is more than certain without."""
    if reading.form in {Form.PERCENT, Form.FRACTION}:
        return False
    tolerance = 0 if reading.is_exact else reading.unit * CENT / 2
    return reading.value > 1 or abs(reading.value * CENT - truth) <= tolerance
