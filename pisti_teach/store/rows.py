"""A row of the log: an event with its number and a checksum, in one form for tables, files and checks.

SQLite has no checksums of pages, so each row carries its own: over the learner, the number and all fields, so
that a row which was changed, swapped, or copied from somebody else does not check.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple

from pisti_teach.errors import EventError
from pisti_teach.trainer.progress.events import Event

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

MOST_FACTS = 4000
"""Characters that the facts of an event may have as JSON."""
FIELDS = (
    "id",
    "at",
    "deed",
    "code",
    "kind",
    "tier",
    "rules",
    "answer",
    "reading",
    "verdict",
    "misconception",
    "hints",
    "tries",
    "version",
    "facts",
)
"""What of an event is stored, in the order of the table."""
SUMS = 2**64
"""Sums of checksums are taken modulo this."""


class Row(NamedTuple):
    """A row as it is stored."""

    seq: int
    """Place in the order of arrival, from 1 without gaps."""
    fields: tuple[Any, ...]
    """As `FIELDS` names them; facts are JSON text."""
    checksum: str

    @property
    def id(self) -> str:
        """The id of its event."""
        return str(self.fields[0])

    @property
    def at(self) -> str:
        """When it was, as text."""
        return str(self.fields[1])


def canonical(data: object) -> str:
    """Write JSON in the one form that checksums are of; ValueError or TypeError for what is none."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def checksum_of(*parts: object) -> str:
    """Eight bytes over these, as hexadecimal digits."""
    return blake2b(canonical(parts).encode(), digest_size=8).hexdigest()


def checked(event: Event) -> tuple[Any, ...]:
    """Give the fields of an event that can be stored; EventError if it cannot.

    Events are read again even if they look like events: nobody says that they were read before.
    """
    try:
        plain = read_event(event.plain).plain
        facts = canonical(plain["facts"])
        facts.encode()
    except EventError:
        raise
    except (ValueError, TypeError, AttributeError, OverflowError, RecursionError) as error:
        raise EventError(
            f"expected an event that JSON can hold, got {type(error).__name__}: {error!s:.60}"
        ) from None
    if len(facts) > MOST_FACTS:
        raise EventError(f"facts: expected at most {MOST_FACTS} characters of JSON, got {len(facts)}")
    return (*(plain[name] for name in FIELDS[:-1]), facts)


def read_event(plain: object) -> Event:
    """Read an event that anybody may have written; EventError, and nothing else, if it is none."""
    try:
        return Event.read(plain)
    except EventError:
        raise
    except (ValueError, TypeError, OverflowError, RecursionError) as error:
        raise EventError(f"expected an event, got one with {type(error).__name__}: {error!s:.60}") from None


def row_of(learner: str, seq: int, fields: Sequence[Any]) -> Row:
    """Number these fields, and seal them."""
    return Row(seq, tuple(fields), checksum_of(learner, seq, *fields))


def is_whole(learner: str, row: Row) -> bool:
    """Whether a row is as it was written."""
    try:
        return row.checksum == checksum_of(learner, row.seq, *row.fields)
    except (ValueError, TypeError):  # bytes where text was, or half a character
        return False


def event_of(row: Row) -> Event:
    """Read the event of a row; EventError if a newer program has written it."""
    plain: Mapping[str, Any] = dict(zip(FIELDS, row.fields, strict=True))
    return read_event({**plain, "facts": json.loads(row.fields[-1])})


def total_of(checksums: Sequence[str], before: int = 0) -> int:
    """Add checksums up."""
    return (before + sum(int(one, 16) for one in checksums)) % SUMS
