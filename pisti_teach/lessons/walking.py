"""Where somebody is in a lesson, and what she has done of it; nothing is changed in place."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.lessons.lesson import Lesson, Step


@dataclass(frozen=True, slots=True)
class Walk:
    """A way through a lesson: no step is ever locked."""

    lesson: Lesson
    at: int = 0
    """Which step she looks at, from 0."""
    done: frozenset[str] = frozenset()
    """Names of the steps that she has done."""

    @property
    def step(self) -> Step:
        """The step that she looks at."""
        return self.lesson.steps[self.at]

    @property
    def is_last(self) -> bool:
        """Whether no step follows."""
        return self.at == len(self.lesson.steps) - 1

    @property
    def is_over(self) -> bool:
        """Whether every step is done."""
        return all(step.name in self.done for step in self.lesson.steps)

    def to(self, at: int) -> Walk:
        """Look at another step; this one, and one that is not there, leave everything as it is."""
        return replace(self, at=at) if 0 <= at < len(self.lesson.steps) and at != self.at else self

    def passed(self) -> Walk:
        """Mark the step that she looks at as done."""
        return replace(self, done=self.done | {self.step.name})

    @property
    def kept(self) -> dict[str, Any]:
        """What a page keeps."""
        order = [step.name for step in self.lesson.steps if step.name in self.done]
        return {"at": self.step.name, "done": order, "of": len(self.lesson.steps)}

    @property
    def names(self) -> list[str]:
        """Names of all steps, in order."""
        return [step.name for step in self.lesson.steps]

    def resumed(self, kept: Mapping[str, Any]) -> Walk:
        """Go on where a page has kept it; names that the lesson does not have are left out."""
        known = [step.name for step in self.lesson.steps]
        done = kept.get("done")
        marked = {name for name in done if isinstance(name, str)} if isinstance(done, list) else set()
        at = known.index(kept["at"]) if kept.get("at") in known else self.at
        return replace(self, at=at, done=self.done | (marked & set(known)))


def first_open(walk: Walk) -> int:
    """Give the first step that is not done; the last one once all are."""
    steps = walk.lesson.steps
    return next((at for at, step in enumerate(steps) if step.name not in walk.done), len(steps) - 1)
