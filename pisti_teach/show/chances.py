"""A chance in all its forms, and step by step as on the board; the sentences are those of its game."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from pisti_teach.words.numbers import hundredths

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from pisti_teach.cards import Rank
    from pisti_teach.odds.derivation import Step
    from pisti_teach.odds.unseen import Unseen
    from pisti_teach.words import Words


def forms(chance: Fraction, words: Words) -> dict[str, str]:
    """A chance in all its forms."""
    return {**_written(chance, words), "about": words.about(chance), "percent": words.percent(chance)}


def _written(value: Fraction, words: Words) -> dict[str, str]:
    """A fraction as it is set and spoken."""
    return {
        "num": words.whole(value.numerator),
        "den": "" if value.denominator == 1 else str(value.denominator),
        "fraction_spoken": words.fraction(value),
    }


@dataclass(frozen=True, slots=True)
class Chance:
    """A chance, or an expected number, that a game offers besides those of the ranks."""

    key: str
    """Its name for the page."""
    label: str
    """What it is of, in words."""
    value: Fraction
    steps: Callable[[], Sequence[Step]]
    """Gives the steps to it, when they are asked for."""
    is_number: bool = False
    """Whether it is an expected number of cards or points, not a chance."""


def value_forms(chance: Chance, words: Words) -> dict[str, str]:
    """Give the value in all its forms; an expected number as a fraction and a decimal."""
    if not chance.is_number:
        return {**forms(chance.value, words), "number": ""}
    return number_forms(chance.value, words)


def number_forms(value: Fraction, words: Words) -> dict[str, str]:
    """Give an expected number as a fraction and a decimal."""
    about = hundredths(value)
    is_exact = Fraction(about) == value
    number = words.decimal(about.normalize() if is_exact and about == about.to_integral() else about)
    said = number if is_exact else words.say("about {number}", number=number)
    return {**_written(value, words), "about": "", "percent": "", "number": said}


def told(steps: Iterable[Step], sentence: Callable[[Step], str], words: Words) -> list[dict[str, Any]]:
    """Lay out steps: a sentence and its equations each."""
    return [{"text": sentence(step), "math": [words.math(one) for one in step.mathml]} for step in steps]


def board(
    places: Unseen, seat: int, rank: Rank, sentence: Callable[[Step], str], words: Words
) -> list[dict[str, Any]]:
    """The steps to the chance that this seat holds the rank: a sentence and its equations each."""
    from pisti_teach.odds.derivation import derive  # noqa: PLC0415 - sympy, only when it is asked for

    return told(derive(places, seat, rank), sentence, words)
