"""The grammar of answers: what a text says, in every way that the language leaves open.

answer     = sign? (number | percent | fraction | mixed) | sum
percent    = "%" number | number "%"                          16 %, %16
fraction   = whole ("/" | "in") whole | whole "'de" whole | ½  178/1081, 178 in 1081, 1081'de 178
mixed      = whole ½ | whole whole "/" whole                  1½, 1 1/2
sum        = …                                                see `computing`: 1 - C(45,4)/C(47,4)
"""

from __future__ import annotations

import re
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from pisti_teach.trainer.answers.computing import computed, mixed
from pisti_teach.trainer.answers.limits import LONGEST, AnswerError, Budget
from pisti_teach.trainer.answers.reading import Form, Reading
from pisti_teach.trainer.answers.tokens import Kind, plain, tokens
from pisti_teach.words.numbers import decimal_sign

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from pisti_teach.trainer.answers.tokens import Token

T = TypeVar("T")
SHAPES = {
    Form.DECIMAL: re.compile(r"[+-]?[WD]"),
    Form.PERCENT: re.compile(r"[+-]?(?:%[WD]|[WD]%)"),
    Form.FRACTION: re.compile(r"[+-]?(?:W[/io]W|V)"),
    Form.MIXED: re.compile(r"[+-]?(?:WV|WW/W)"),
    Form.EXPRESSION: re.compile(r"[^%io]+"),
}
"""The form that the kinds of the tokens have, the first that fits."""


def read(text: str, language: str = "en", *, budget: Budget | None = None) -> tuple[Reading, ...]:
    """Read an answer in all the ways that are open, the likelier first; there is almost always one.

    `1.165` is more than a thousand or little more than one where the language has a decimal comma, `1,165`
    where it has a point. The budget counts the steps. AnswerError for every text that is no answer.

    >>> [str(reading) for reading in read(" %16,5 ")], [str(reading) for reading in read("1,165")]
    (['16.5%'], ['1165', '1.165'])
    """
    if len(text) > LONGEST:
        raise AnswerError(f"expected at most {LONGEST} characters, got {len(text)}")
    steps, sign = budget or Budget(), "," if decimal_sign(language) == "," else "."
    ways = _possible(partial(tokens, plain(text), sign, steps, grouped=grouped) for grouped in (True, False))
    readings = _possible(partial(_meant, way, steps) for way in ways)
    return tuple(sorted(readings, key=_is_less_likely))


def _possible(attempts: Iterable[Callable[[], T]]) -> tuple[T, ...]:
    """Give the different results of those that succeed; AnswerError, that of the first, if none does."""
    results: dict[T, None] = {}
    errors = []
    for attempt in attempts:
        try:
            results[attempt()] = None
        except AnswerError as error:
            errors.append(error)
    if not results:
        raise errors[0]
    return tuple(results)


def _is_less_likely(reading: Reading) -> bool:
    """A space before a proper fraction makes a mixed number rather than thousands."""
    return not re.search(r"\d \d", reading.text)


def _meant(found: Sequence[Token], budget: Budget) -> Reading:
    """Give tokens their meaning by their shape."""
    shape = "".join(token.kind for token in found)
    form = next((form for form, pattern in SHAPES.items() if pattern.fullmatch(shape)), None)
    sign = -1 if shape.startswith(Kind.MINUS) else 1
    numbers = [token for token in found if token.kind in "WDV"]
    match form:
        case Form.DECIMAL:
            return Reading.decimal(sign * numbers[0].value, numbers[0].places)
        case Form.PERCENT:
            return Reading.percent(sign * numbers[0].value, numbers[0].places)
        case Form.FRACTION:
            return _fraction(sign, numbers, is_reversed=Kind.OUT_OF in shape)
        case Form.MIXED:
            return _mixed(sign, numbers)
        case Form.EXPRESSION:
            return Reading(Form.EXPRESSION, computed(found, budget), _written(found))
    raise AnswerError(f"expected a number like '178/1081', '0.16' or '16 %', got {_written(found)!r}")


def _fraction(sign: int, numbers: Sequence[Token], *, is_reversed: bool) -> Reading:
    if numbers[0].kind is Kind.VULGAR:
        return Reading.fraction(sign * numbers[0].value.numerator, numbers[0].value.denominator)
    top, bottom = (int(token.value) for token in (reversed(numbers) if is_reversed else numbers))
    return Reading.fraction(sign * top, bottom)


def _mixed(sign: int, numbers: Sequence[Token]) -> Reading:
    whole, *parts = (token.value for token in numbers)
    if len(parts) == 1:
        parts = [Fraction(parts[0].numerator), Fraction(parts[0].denominator)]
    top, bottom = parts
    return Reading.mixed(sign * mixed(whole, top, bottom), f"{whole} {top}/{bottom}")


def _written(found: Sequence[Token]) -> str:
    """Write tokens without spaces, but for that of a mixed number."""
    text = " ".join(token.text if token.kind is Kind.WHOLE else f"\0{token.text}\0" for token in found)
    return text.replace("\0 ", "").replace(" \0", "").replace("\0", "")
