"""Sums that a page draws: errors by rank, estimates beside exact chances, the pace of counting, days."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

BANDS = 10
"""Bands of estimates, each of ten percent points."""


class Errors(NamedTuple):
    """How often a rank was counted, and how."""

    asked: int = 0
    few: int = 0
    """How often it was counted too low …"""
    many: int = 0
    """… and too high."""

    def after(self, off: int) -> Errors:
        """Take in one count that was so far off."""
        return Errors(self.asked + 1, self.few + (off < 0), self.many + (off > 0))

    @property
    def rate(self) -> float:
        """Share of counts that were wrong; one half before the first, so that what is unknown comes up."""
        return (self.few + self.many + 1) / (self.asked + 2)


class Band(NamedTuple):
    """Estimates of about the same size."""

    number: int = 0
    guessed: float = 0.0
    """Sum of the estimates …"""
    exact: float = 0.0
    """… and of the exact chances beside them."""

    def after(self, guess: float, exact: float) -> Band:
        """Take in an estimate."""
        return Band(self.number + 1, self.guessed + guess, self.exact + exact)


class Pace(NamedTuple):
    """Counting in one week."""

    counts: int = 0
    right: int = 0
    seconds: float = 0.0
    """Sum of the seconds for each card."""

    def after(self, seconds: float, *, is_right: bool) -> Pace:
        """Take in a count of cards that lay there for so long each."""
        return Pace(self.counts + 1, self.right + is_right, self.seconds + seconds)


@dataclass(frozen=True, slots=True)
class Rung:
    """Where somebody stands on the ladder of a drill."""

    at: int = 1
    clean: int = 0
    """Clean rounds in a row on this rung."""
    best: int = 1
    """The highest rung with a clean round."""
    rounds: int = 0
    streak: int = 0
    """Clean rounds in a row on any rung …"""
    longest: int = 0
    """… and the most of them ever."""


def band_of(guess: float) -> int:
    """Number of the band of an estimate, from 0."""
    return min(BANDS - 1, max(0, int(guess * BANDS)))


def weakest(errors: Mapping[str, Errors]) -> list[str]:
    """Name the ranks that were counted wrongly, the worst first."""
    wrong = [rank for rank, one in errors.items() if one.few or one.many]
    return sorted(wrong, key=lambda rank: (-errors[rank].rate, rank))
