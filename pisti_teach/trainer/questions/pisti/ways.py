"""Wrong ways to a number, as the kinds of Pişti list them: a name, where it leads, where it parts."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from pisti_teach.trainer.answers import CHANCE, Places
from pisti_teach.trainer.question import Misconception
from pisti_teach.trainer.truths import Number

if TYPE_CHECKING:
    from collections.abc import Mapping


def ways_to(
    wrong: Mapping[str, tuple[Fraction | int, str]], places: Places = CHANCE
) -> tuple[Misconception, ...]:
    """Give a misconception for each name; a chance above 1 is none that anybody would write down."""
    return tuple(
        Misconception(name=name, truth=Number(Fraction(value), places), parts_at=step)
        for name, (value, step) in wrong.items()
        if places != CHANCE or value <= 1
    )
