"""Wrong ways to a number of cards or points, as the kinds of Pişti list them."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from pisti_teach.trainer.question import Misconception
from pisti_teach.trainer.truths import Number

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.trainer.answers import Places


def ways_to(wrong: Mapping[str, tuple[Fraction | int, str]], places: Places) -> tuple[Misconception, ...]:
    """Give a misconception for each name, with the number that it leads to and the step at which it parts."""
    return tuple(
        Misconception(name=name, truth=Number(Fraction(value), places), parts_at=step)
        for name, (value, step) in wrong.items()
    )
