"""The lessons of the course in their order; each is a file of `data`. To list them takes no games."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from pisti_teach.errors import LessonError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from pisti_teach.lessons.lesson import Lesson

DATA = resources.files(__package__) / "data"


@dataclass(frozen=True, slots=True)
class Heading:
    """What a list of the lessons says of one."""

    name: str
    """In its address and its file."""
    number: str
    title: str
    can: str
    """What the learner can do then."""
    steps: tuple[str, ...]
    """Names of its steps, in order."""

    @property
    def address(self) -> str:
        """Its page, below that of the course."""
        return self.name.replace("_", "-")


@cache
def headings() -> tuple[Heading, ...]:
    """Give all lessons in the order of the course: that of their files."""
    files = sorted(file.name for file in DATA.iterdir() if file.name.endswith(".toml"))
    return tuple(_heading(file) for file in files)


def _heading(file: str) -> Heading:
    data, name = _data(file), file.removesuffix(".toml").partition("_")[2]
    steps = tuple(step["name"] for step in data["steps"])
    return Heading(name, data["number"], data["title"], data["can"], steps)


def names() -> tuple[str, ...]:
    """Give the names of all lessons, in the order of the course."""
    return tuple(heading.name for heading in headings())


@cache
def lesson(name: str) -> Lesson:
    """Give a lesson of the course; LessonError if there is none of that name."""
    from pisti_teach.lessons.reading import lesson_of  # noqa: PLC0415 - a list of them needs no games

    for file in DATA.iterdir():
        if file.name.removesuffix(".toml").partition("_")[2] == name:
            return lesson_of(_data(file.name), name)
    raise LessonError(f"expected one of the lessons {', '.join(names())}, got {name!r:.60}")


def following(name: str) -> Heading | None:
    """Give the lesson after this one; None after the last, and after one that is not of the course."""
    order = names()
    after = order.index(name) + 1 if name in order else len(order)
    return headings()[after] if after < len(order) else None


def lesson_in(file: Path) -> Lesson:
    """Read somebody's own lesson; LessonError with all its faults, OSError if it cannot be read."""
    from pisti_teach.lessons.reading import read  # noqa: PLC0415

    return read(_text_of(file.read_bytes()), file.stem)


def _text_of(written: bytes) -> str:
    """Read UTF-8, with the mark in front that Windows puts there, too; LessonError with the line."""
    try:
        return written.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line, wrong = 1 + written.count(b"\n", 0, error.start), written[error.start]
        raise LessonError(
            f"line {line}: expected text in UTF-8, got the byte {wrong:#04x}; save the file as UTF-8"
        ) from error


def _data(file: str) -> Mapping[str, Any]:
    return tomllib.loads((DATA / file).read_text("utf-8"))
