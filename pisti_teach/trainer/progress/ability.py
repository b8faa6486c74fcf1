"""What a learner can: one number for all of it, and how far each skill lies off it, each with its doubt.

The chance of a right answer is that of a three-parameter item response model: `g + (1 - g) / (1 + exp(-x))`
with the guess rate g and x = ability + offset of the skill - difficulty. After each first try both numbers
move by one step of an extended Kalman filter: far while there is doubt, little once there is none.
Source: Lord, Applications of Item Response Theory (1980); Elo's rating is the same step with a fixed gain.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import exp, pi, sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

AIM = 0.8
"""Share of right answers that questions are chosen for."""
LEARNING = 0.004
"""Doubt that comes back with each answer, since who practises changes."""


class Estimate(NamedTuple):
    """A number, and the variance of the doubt about it."""

    mean: float
    variance: float


NOVICE = Estimate(0.0, 1.5)
"""Ability before the first answer …"""
UNTRIED = Estimate(0.0, 0.25)
"""… and the offset of a skill."""


@dataclass(frozen=True, slots=True)
class Item:
    """A question, as far as it matters how hard it is."""

    skill: str
    difficulty: float
    """On the scale of abilities: who has this ability answers half of such questions without guessing."""
    guess: float = 0.0
    """Chance to be right by guessing alone, at least 0 and below 1."""


@dataclass(frozen=True, slots=True)
class Ability:
    """What is known of a learner; nothing is changed in place."""

    overall: Estimate = NOVICE
    offsets: Mapping[str, Estimate] = field(default_factory=dict)
    """By skill."""

    def of(self, skill: str) -> float:
        """How well she can this, on the scale of difficulties."""
        return self.overall.mean + self.offsets.get(skill, UNTRIED).mean

    def chance(self, item: Item) -> float:
        """Chance that she answers it rightly; the doubt draws it towards one half."""
        doubt = self.overall.variance + self.offsets.get(item.skill, UNTRIED).variance
        x = (self.of(item.skill) - item.difficulty) / sqrt(1 + pi * doubt / 8)
        return item.guess + (1 - item.guess) * _logistic(x)

    def after(self, item: Item, *, is_right: bool) -> Ability:
        """Take in a first try at it."""
        offset = self.offsets.get(item.skill, UNTRIED)
        overall = Estimate(self.overall.mean, self.overall.variance + LEARNING)
        slope, weight = _slope_and_weight(
            self.of(item.skill) - item.difficulty, item.guess, is_right=is_right
        )
        gain = 1 / (1 + weight * (overall.variance + offset.variance))
        return replace(
            self,
            overall=_moved(overall, slope, weight, gain),
            offsets={**self.offsets, item.skill: _moved(offset, slope, weight, gain)},
        )

    @property
    def plain(self) -> dict[str, Any]:
        """Write it as JSON can hold it."""
        return {
            "overall": list(self.overall),
            "offsets": {name: list(one) for name, one in self.offsets.items()},
        }

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Ability:
        """Read what `plain` has written."""
        offsets = {name: Estimate(*one) for name, one in data["offsets"].items()}
        return cls(Estimate(*data["overall"]), offsets)


NEW = Ability()
"""Before the first answer."""


def _moved(before: Estimate, slope: float, weight: float, gain: float) -> Estimate:
    return Estimate(
        before.mean + before.variance * slope * gain,
        before.variance * (1 - before.variance * weight * gain),
    )


def _slope_and_weight(x: float, guess: float, *, is_right: bool) -> tuple[float, float]:
    """First derivative of the log likelihood of this answer by x, and the Fisher information about x."""
    knows = _logistic(x)
    right = guess + (1 - guess) * knows
    rise = (1 - guess) * knows * (1 - knows)
    spread = max(right * (1 - right), 1e-9)
    return rise * (float(is_right) - right) / spread, rise * rise / spread


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))
