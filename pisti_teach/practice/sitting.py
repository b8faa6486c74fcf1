"""A sitting: the questions of one session of practice, and when it is enough."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import timedelta
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from datetime import datetime

    from pisti_teach.practice.planning import Pick

LONGEST = timedelta(minutes=12)
"""After so long no further question is asked …"""
MOST = 20
"""… nor after so many."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """What was asked since it began; nothing is changed in place."""

    begun: datetime
    picks: tuple[Pick, ...] = ()
    marks: tuple[bool, ...] = ()
    """Of each that was answered, whether rightly."""

    @property
    def right(self) -> int:
        """How many were right."""
        return sum(self.marks)

    @property
    def kinds(self) -> list[str]:
        """The kinds that were asked, one after another."""
        return [pick.kind for pick in self.picks]

    def asked(self, pick: Pick) -> Sitting:
        """Ask one more."""
        return replace(self, picks=(*self.picks, pick))

    def answered(self, *, is_right: bool) -> Sitting:
        """Take in what came of the latest."""
        return replace(self, marks=(*self.marks, is_right))

    def is_enough(self, now: datetime) -> bool:
        """Whether no further question shall come."""
        return len(self.picks) >= MOST or now - self.begun >= LONGEST
