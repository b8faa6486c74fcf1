"""The lessons of the course in their order; each is a file of `data`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from pisti_teach.errors import LessonError
from pisti_teach.lessons.reading import lesson_of, read

if TYPE_CHECKING:
    from pathlib import Path

    from pisti_teach.lessons.lesson import Lesson

DATA = resources.files(__name__) / "data"


@cache
def names() -> tuple[str, ...]:
    """Give the names of all lessons, in the order of the course: that of their files."""
    files = sorted(file.name for file in DATA.iterdir() if file.name.endswith(".toml"))
    return tuple(name.removesuffix(".toml").partition("_")[2] for name in files)


@cache
def lesson(name: str) -> Lesson:
    """Give a lesson of the course; LessonError if there is none of that name."""
    for file in DATA.iterdir():
        if file.name.removesuffix(".toml").partition("_")[2] == name:
            return lesson_of(tomllib.loads(file.read_text("utf-8")), name)
    raise LessonError(f"expected one of the lessons {', '.join(names())}, got {name!r:.60}")


def lesson_in(file: Path) -> Lesson:
    """Read somebody's own lesson; LessonError with all its faults, OSError if it cannot be read."""
    return read(file.read_text("utf-8"), file.stem)
