"""How an answer was read, in the way of the language."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from pisti_teach.trainer.answers import Form
from pisti_teach.words.numbers import FULL, rounded_percent

if TYPE_CHECKING:
    from pisti_teach.trainer.answers import Reading
    from pisti_teach.words import Words


def read_as(reading: Reading, words: Words, *, is_chance: bool = False) -> str:
    """An answer as it was read; a chance also in percent, `4/47 ≈ 8.5 %`."""
    text = _written(reading, words)
    if not is_chance or reading.form is Form.PERCENT or not 0 <= reading.value <= 1:
        return text
    near = Fraction(rounded_percent(reading.value))
    sign = " =" if near == FULL * reading.value else "," if near == FULL else " ≈"  # "…, over 99 %"
    return f"{text}{sign} {words.percent(reading.value)}"


def _written(reading: Reading, words: Words) -> str:
    match reading.form:
        case Form.PERCENT:
            return words.percent_of(reading.amount)
        case Form.DECIMAL:
            return words.decimal(reading.amount)
    return words.formula(str(reading))
