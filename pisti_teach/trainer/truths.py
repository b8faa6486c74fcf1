"""What an answer has to be: a number, one of several, a set, numbers in fields, an order, an estimate.

Each truth judges any text, and writes itself as a learner would type it; the two agree.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Protocol

from pisti_teach.trainer.answers import CHANCE, WHOLE, AnswerError, Judgement, Places, Verdict, judge, read
from pisti_teach.words.numbers import hundredths, rounded_percent

if TYPE_CHECKING:
    from collections.abc import Iterable

NONE = "-"
"""Stands for the empty set."""
MOST_PARTS = 60
"""Parts of an answer that are read."""
CLOSE = Fraction(5, 100)
"""An estimate may be so far from the truth …"""
FAR = Fraction(25, 100)
"""… and is worth nothing so far from it."""
FULL_SCORE = 100


class Truth(Protocol):
    """What is right."""

    form: ClassVar[str]
    """How it is asked for: `number`, `choice`, `set`, `fields`, `order` or `estimate`."""

    @property
    def shown(self) -> str:
        """What tells it from another one on the page."""

    def judge(self, text: str, language: str) -> Judgement:
        """Judge an answer, whatever it is; nothing is raised."""


@dataclass(frozen=True, slots=True)
class Number:
    """An exact number: a chance, so many cards, points."""

    value: Fraction
    places: Places = CHANCE
    """How exact a rounded answer has to be, and whether it may be a percentage."""
    form: ClassVar[str] = "number"

    @property
    def shown(self) -> str:
        """Percent of a chance as it is rounded, two decimals of another number."""
        return str(rounded_percent(self.value) if self.places == CHANCE else hundredths(self.value))

    def judge(self, text: str, language: str) -> Judgement:
        """Compare exactly, or as a rounded number; a chance below 0 is none, and is asked for again."""
        judged = judge(text, self.value, language, asked=self.places)
        if self.places == CHANCE and judged.reading and judged.reading.value < 0:
            return Judgement(Verdict.UNREADABLE, judged.reading)
        return judged

    def __str__(self) -> str:
        """Write it as a fraction in lowest terms, or as a whole number."""
        return str(self.value)


def cards(number: int) -> Number:
    """So many cards, points or coins; a whole number."""
    return Number(Fraction(number), WHOLE)


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several; some of them may be right alike."""

    options: tuple[str, ...]
    right: frozenset[str]
    form: ClassVar[str] = "choice"

    @property
    def shown(self) -> str:
        """All that are right."""
        return " ".join(option for option in self.options if option in self.right)

    def judge(self, text: str, _language: str = "en") -> Judgement:
        """Look it up; what is no option is unreadable."""
        option = matched(text, self.options)
        if option is None:
            return Judgement(Verdict.UNREADABLE)
        return Judgement(Verdict.RIGHT if option in self.right else Verdict.WRONG)

    def __str__(self) -> str:
        """Write the first that is right."""
        return next(option for option in self.options if option in self.right)


@dataclass(frozen=True, slots=True)
class Chosen:
    """A set out of several."""

    options: tuple[str, ...]
    right: frozenset[str]
    form: ClassVar[str] = "set"

    @property
    def shown(self) -> str:
        """The set, in the order of the options."""
        return str(self)

    def parts(self, text: str) -> frozenset[str] | None:
        """Read a set of options, `7S JC`, the empty one as `-`; None if that is no such set."""
        if text.strip() == NONE:
            return frozenset()
        options = [matched(part, self.options) for part in parts_of(text)]
        return None if not options or None in options else frozenset(filter(None, options))

    def judge(self, text: str, _language: str = "en") -> Judgement:
        """Compare the sets; one with something else in it is unreadable."""
        return _compared(self.parts(text), self.right)

    def __str__(self) -> str:
        """Write the set as it is typed."""
        return " ".join(option for option in self.options if option in self.right) or NONE


@dataclass(frozen=True, slots=True)
class Fields:
    """A whole number for each of several names."""

    names: tuple[str, ...]
    values: tuple[int, ...]
    form: ClassVar[str] = "fields"

    def __post_init__(self) -> None:
        """Refuse names without values."""
        if len(self.names) != len(self.values):
            raise ValueError(f"expected a value for each of {self.names}, got {self.values}")

    @property
    def shown(self) -> str:
        """All numbers."""
        return str(self)

    def parts(self, text: str) -> tuple[int, ...] | None:
        """Read a number for each name, in their order; None if that is something else."""
        numbers = tuple(whole(part) for part in parts_of(text))
        fits = len(numbers) == len(self.names) and None not in numbers
        return tuple(number for number in numbers if number is not None) if fits else None

    def judge(self, text: str, _language: str = "en") -> Judgement:
        """Compare number by number; another count of them is unreadable."""
        return _compared(self.parts(text), self.values)

    def __str__(self) -> str:
        """Write the numbers one after another."""
        return " ".join(map(str, self.values))


@dataclass(frozen=True, slots=True)
class Results:
    """What each of several calculations gives, exactly or rightly rounded."""

    names: tuple[str, ...]
    values: tuple[Fraction, ...]
    form: ClassVar[str] = "results"

    @property
    def numbers(self) -> tuple[Number, ...]:
        """Each as a truth of its own: what lies between 0 and 1 may be a percentage."""
        return tuple(Number(value, WHOLE if value.denominator == 1 else CHANCE) for value in self.values)

    @property
    def shown(self) -> str:
        """The results, one after another."""
        return str(self)

    def parts(self, text: str) -> tuple[str, ...] | None:
        """Split the answer at its semicolons; None for another number of parts."""
        parts = _split(text)
        return parts if len(parts) == len(self.values) else None

    def judge(self, text: str, language: str = "en") -> Judgement:
        """Judge number by number: one that has to be asked for again stands for all, else a wrong one.

        They may come one after another; nothing is told of those that are there before the last one is.
        """
        parts = _split(text)
        if len(parts) > len(self.values):
            return Judgement(Verdict.UNREADABLE)
        judged = [one.judge(part, language) for one, part in zip(self.numbers, parts, strict=False)]
        if again := next((one for one in judged if one.verdict.asks_again), None):
            return again
        if len(parts) < len(self.values):
            return Judgement(Verdict.SO_FAR)
        wrong = next((one for one in judged if one.verdict is Verdict.WRONG), None)
        return Judgement((wrong or judged[0]).verdict)

    def so_far(self, text: str, language: str = "en") -> tuple[tuple[str, ...], str]:
        """Give the first parts that can be read, and the part after them, which has to be asked for again."""
        parts = _split(text)[: len(self.values)] if text else ()
        judged = [one.judge(part, language) for one, part in zip(self.numbers, parts, strict=False)]
        read = next((at for at, one in enumerate(judged) if one.verdict.asks_again), len(judged))
        return parts[:read], next(iter(parts[read:]), "")

    def __str__(self) -> str:
        """Write them as they are typed."""
        return "; ".join(map(str, self.values))


@dataclass(frozen=True, slots=True)
class Order:
    """Things in their order; each may come more than once, or not at all."""

    options: tuple[str, ...]
    right: tuple[str, ...]
    is_once: bool = False
    """Whether each is known to come at most once: then twice is a slip, to be mended before it counts."""
    form: ClassVar[str] = "order"

    @property
    def shown(self) -> str:
        """The order."""
        return str(self)

    def parts(self, text: str) -> tuple[str, ...] | None:
        """Read as many options as there are places, in order; None if that is something else."""
        options = [matched(part, self.options) for part in parts_of(text)]
        fits = len(options) == len(self.right) and None not in options
        return tuple(filter(None, options)) if fits else None

    def judge(self, text: str, _language: str = "en") -> Judgement:
        """Compare the orders; one of another length, or with a slip, is unreadable."""
        parts = self.parts(text)
        slips = self.is_once and parts is not None and len(set(parts)) < len(parts)
        return _compared(None if slips else parts, self.right)

    def __str__(self) -> str:
        """Write it as it is typed."""
        return " ".join(self.right)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A chance to be guessed: how close counts, five percent points are close enough."""

    value: Fraction
    form: ClassVar[str] = "estimate"

    @property
    def shown(self) -> str:
        """The chance in percent, as it is rounded."""
        return str(rounded_percent(self.value))

    def judge(self, text: str, language: str) -> Judgement:
        """Say whether it is close; what is no chance is unreadable."""
        try:
            reading = read(text, language)[0]
        except AnswerError:
            return Judgement(Verdict.UNREADABLE)
        if not 0 <= reading.value <= 1:
            return Judgement(Verdict.UNREADABLE)
        close = abs(reading.value - self.value) <= CLOSE
        return Judgement(Verdict.RIGHT if close else Verdict.WRONG, reading)

    def score(self, guess: Fraction) -> int:
        """Points out of 100 for a guess: 100 for the truth, 0 from 25 percent points away."""
        return max(0, round(FULL_SCORE * (1 - abs(guess - self.value) / FAR)))

    def __str__(self) -> str:
        """Write it as it is typed."""
        return str(self.value)


def parts_of(text: str) -> list[str]:
    """Split an answer of several parts at spaces, commas and semicolons."""
    return re.split(r"[\s,;]+", text.strip(" \t\n,;"))[:MOST_PARTS] if text.strip(" \t\n,;") else []


def matched(text: str, options: Iterable[str]) -> str | None:
    """Find the option that is meant, small letters or not; None if there is none."""
    wanted = unicodedata.normalize("NFKC", text).strip().casefold()
    return next((option for option in options if option.casefold() == wanted), None)


def whole(text: str) -> int | None:
    """Read a whole number in digits of any script; None if it is none."""
    return int(text) if re.fullmatch(r"\d{1,9}", text) else None


def _split(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(";"))


def _compared(parts: object, right: object) -> Judgement:
    if parts is None:
        return Judgement(Verdict.UNREADABLE)
    return Judgement(Verdict.RIGHT if parts == right else Verdict.WRONG)
