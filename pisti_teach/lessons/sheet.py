"""What a page of a lesson shows, before it is put into words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pisti_teach.lessons.course import Heading
    from pisti_teach.lessons.doing import Attempt
    from pisti_teach.lessons.walking import Walk

LEARN, TEACH, PRESENT = "learn", "teach", "present"
MODES = (LEARN, TEACH, PRESENT)
"""How a lesson is shown: to a learner, with the teacher's plan, on a projector."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """What the page shows."""

    number: int
    """Number of the scene."""
    walk: Walk
    attempt: Attempt
    mode: str = LEARN
    is_revealed: bool = False
    """Whether the answer is shown to a class."""
    plays_on: bool = False
    """Whether what a class waits for takes several plays: then the next one is made before it."""
    has_played: bool = False
    """Whether anything was played at the table of the step."""
    lines: int = 1
    """Lines of a worked example that are shown."""
    faults: tuple[str, ...] = ()
    """Why the step cannot be shown; none if it can."""
    notice: str = ""
    """What is said once, above the step."""
    key: str = ""
    """Name under which the page keeps what is done."""
    following: Heading | None = None
    """The lesson after this one."""

    @property
    def is_hidden(self) -> bool:
        """Whether a class is not to see the answer yet."""
        return self.mode == PRESENT and not self.is_revealed
