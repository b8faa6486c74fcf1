"""Events: what a learner did, a row each. They are only ever added to; whatever else is known is derived."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from datetime import UTC, datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from pisti_teach.errors import EventError

if TYPE_CHECKING:
    from collections.abc import Mapping

LONGEST = 2000
"""Characters of a text in an event."""
ID_DIGITS = 32
"""Hexadecimal digits of an event's id: 128 bits."""


class Deed(StrEnum):
    """What was done."""

    ANSWER = "answer"
    """A question was answered, or its answer shown; `kind`, `verdict` and so on say how."""
    STEP = "step"
    """A step of a lesson was passed: `code` is `lesson/step`."""
    DRILL = "drill"
    """A drill was finished: `kind` is its name, `facts` has its rung and whether it was clean."""
    UNDO = "undo"
    """The event whose id `code` is shall not count."""
    SESSION = "session"
    """A session of practice came to its end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """One thing that a learner did."""

    id: str
    """32 hexadecimal digits; the same event keeps it wherever it is copied."""
    at: datetime
    """When, in UTC, to the millisecond."""
    deed: Deed = Deed.ANSWER
    code: str = ""
    """Code of the question, or what else it was about."""
    kind: str = ""
    tier: str = ""
    """Which cards were counted, where cards were counted."""
    rules: str = ""
    """Name of the house."""
    answer: str = ""
    """The answer as it was typed …"""
    reading: str = ""
    """… and how it was read: an exact number, empty where it was none."""
    verdict: str = ""
    """`right`, `wrong`, or `shown` where the answer was given away."""
    misconception: str = ""
    hints: int = 0
    """How many hints were taken before."""
    tries: int = 1
    """Which try at this question it was, from 1."""
    version: str = ""
    """Of the program."""
    facts: Mapping[str, Any] = field(default_factory=dict)
    """What its kind has to tell besides: how hard it was, the ranks that were counted, seconds."""

    @property
    def skill(self) -> str:
        """What it is practice of: the kind, with the tier where cards were counted."""
        return f"{self.kind}:{self.tier}" if self.tier else self.kind

    @property
    def is_right(self) -> bool:
        """Whether the answer was right."""
        return self.verdict == "right"

    @property
    def place(self) -> tuple[datetime, str]:
        """Where it stands among others: by time, and by id where the times are equal."""
        return self.at, self.id

    @property
    def plain(self) -> dict[str, Any]:
        """Write it as JSON can hold it."""
        row = {one.name: getattr(self, one.name) for one in fields(self)}
        return {**row, "at": written(self.at), "deed": str(self.deed), "facts": dict(self.facts)}

    @classmethod
    def read(cls, row: object) -> Event:
        """Read what `plain` has written; EventError says what was expected."""
        if not isinstance(row, dict):
            raise EventError(f"expected an object, got {row!r:.60}")
        unknown = set(row) - {one.name for one in fields(cls)}
        if unknown:
            raise EventError(f"unknown fields: {', '.join(sorted(map(str, unknown)))}")
        try:
            deed = Deed(row.get("deed", Deed.ANSWER))
        except ValueError:
            raise EventError(f"deed: expected one of {', '.join(Deed)}, got {row['deed']!r:.60}") from None
        checked = {name: _CHECKS.get(name, _text)(name, value) for name, value in row.items()}
        if not {"id", "at"} <= set(checked):
            raise EventError("expected an id and a time")
        return cls(**{**checked, "deed": deed})


def kept_text(text: str) -> str:
    """Cut a text to what an event can hold: no lone surrogates, no zero character, not too long."""
    whole = text.replace("\0", "").encode("utf-8", errors="replace").decode("utf-8")
    return whole[:LONGEST]


def written(at: datetime) -> str:
    """Write a time in UTC, to the millisecond: `2026-03-01T09:30:00.250Z`."""
    return at.astimezone(UTC).isoformat(timespec="milliseconds").removesuffix("+00:00") + "Z"


def read_time(name: str, value: object) -> datetime:
    """Read such a time; EventError if it is none."""
    try:
        at = datetime.fromisoformat(value if isinstance(value, str) else "")
    except ValueError:
        at = None
    if at is None or at.tzinfo is None:
        raise EventError(f"{name}: expected a time like 2026-03-01T09:30:00.250Z, got {value!r:.60}")
    at = at.astimezone(UTC)
    return at.replace(microsecond=at.microsecond // 1000 * 1000)


def _text(name: str, value: object) -> str:
    if not isinstance(value, str) or value != kept_text(value):
        raise EventError(f"{name}: expected at most {LONGEST} characters of text, got {value!r:.60}")
    return value


def _id(name: str, value: object) -> str:
    text = _text(name, value)
    if len(text) != ID_DIGITS or set(text) - set("0123456789abcdef"):
        raise EventError(f"{name}: expected {ID_DIGITS} hexadecimal digits, got {text!r:.60}")
    return text


def _count(name: str, value: object) -> int:
    if type(value) is not int or not 0 <= value <= LONGEST:
        raise EventError(f"{name}: expected a whole number from 0 to {LONGEST}, got {value!r:.60}")
    return value


def _facts(name: str, value: object) -> Mapping[str, Any]:
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise EventError(f"{name}: expected an object, got {value!r:.60}")
    return value


_CHECKS: Mapping[str, Any] = {
    "id": _id,
    "at": read_time,
    "hints": _count,
    "tries": _count,
    "facts": _facts,
}
