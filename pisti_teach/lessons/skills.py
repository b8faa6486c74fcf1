"""The skills of the course: where each is learned, and what it stands on. They are data: `skills.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from pisti_teach.trainer.progress.recording import skill_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.lessons.course import Heading

FILE = resources.files(__package__) / "skills.toml"


@dataclass(frozen=True, slots=True)
class Skill:
    """A kind of question as something to be learned."""

    kind: str
    lesson: str
    """Name of the lesson that teaches it."""
    needs: tuple[str, ...]
    """Kinds that it stands on at once."""

    @property
    def name(self) -> str:
        """Its name in a schedule."""
        return skill_of(self.kind)


@cache
def skills() -> Mapping[str, Skill]:
    """Give all skills by their kind, in the order in which something new is offered."""
    data = tomllib.loads(FILE.read_text("utf-8"))
    return {kind: Skill(kind, row["lesson"], tuple(row["needs"])) for kind, row in data.items()}


@cache
def needs() -> Mapping[str, tuple[str, ...]]:
    """Name for each kind the skills that it stands on, all the way down."""
    return {kind: tuple(skill_of(below) for below in _below(kind)) for kind in skills()}


def _below(kind: str) -> tuple[str, ...]:
    nearest = skills()[kind].needs
    return tuple(dict.fromkeys([*nearest, *(one for below in nearest for one in _below(below))]))


def of_lesson(heading: Heading) -> tuple[Skill, ...]:
    """Give the skills that a lesson teaches."""
    return tuple(skill for skill in skills().values() if skill.lesson == heading.name)
