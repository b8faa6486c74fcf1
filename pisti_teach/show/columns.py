"""The count of a deal as columns, for any game: a line for what counts, a column for each side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from pisti_teach.show.score import own_first

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.session import Result, Shown
    from pisti_teach.words import Words

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Columns:
    """What every line of a sheet looks at; the learner's side comes first in all of it."""

    shown: Shown
    result: Result
    words: Words

    @property
    def order(self) -> list[int]:
        """The sides in the order of the columns."""
        return own_first(self.shown.view)

    @property
    def is_own(self) -> bool:
        """Whether the first column is the learner's; in a replay nobody is."""
        return self.shown.replay is None

    def in_columns(self, by_side: Sequence[T]) -> list[T]:
        """Put what each side has into the order of the columns."""
        return [by_side[side] for side in self.order]

    def line(self, label: str, why: str, values: Sequence[object], kind: str = "points") -> dict[str, Any]:
        """A line: what counts, why, and a value for each side."""
        return {"label": label, "why": why, "values": list(map(str, values)), "kind": kind}
