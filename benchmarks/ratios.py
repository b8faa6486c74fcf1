"""What the benchmarks share: measuring in turns, so that noise hits all alike, and a table with targets.

Only ratios within one run mean anything; seconds depend on the machine and on its other work.
Where a target is a time all the same, its row has a unit.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping


@dataclass(frozen=True, slots=True)
class Row:
    """A ratio and its target; one without bounds is there to compare with."""

    what: str
    ratio: float
    least: float | None = None
    most: float | None = None
    unit: str = "x"
    """How many times as much, or the unit of a time."""

    @property
    def is_met(self) -> bool:
        """Whether the ratio lies within its bounds."""
        enough = self.least is None or self.ratio >= self.least
        return enough and (self.most is None or self.ratio <= self.most)

    @property
    def target(self) -> str:
        """The bound, and whether it is met."""
        bounds = {"at least": self.least, "at most": self.most}
        words = " and ".join(f"{word} {bound:g}" for word, bound in bounds.items() if bound is not None)
        return words and f"{words:14} {'met' if self.is_met else 'MISSED'}"


def report(rows: Iterable[Row]) -> int:
    """Print a line for each ratio; returns the exit code, 1 if one misses its target."""
    done = list(rows)
    for row in done:
        print(f"{row.what:64} {row.ratio:9.2f} {row.unit:2} {row.target}".rstrip(), flush=True)
    return int(not all(row.is_met for row in done))


def rates(works: Mapping[str, Callable[[], int]], rounds: int) -> dict[str, float]:
    """How much each piece of work gets done in a CPU second, by its own count: the best of these rounds.

    In each round all take their turn.
    """
    seen = [{name: _rate(work) for name, work in works.items()} for _ in range(rounds)]
    return {name: max(each[name] for each in seen) for name in works}


def _rate(work: Callable[[], int]) -> float:
    before = time.process_time()
    done = work()
    return done / (time.process_time() - before)


def repeated(work: Callable[[], object], times: int) -> Callable[[], int]:
    """Do a small piece of work so many times in a row, and count it so."""

    def all_of_it() -> int:
        for _ in range(times):
            work()
        return times

    return all_of_it
