"""Adding to the log: all of it or nothing, each event once, numbers without gaps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, select

from pisti_teach.store.checking import Tally, tally_row
from pisti_teach.store.engines import DamageError
from pisti_teach.store.rows import FIELDS, row_of
from pisti_teach.store.tables import EVENTS, TALLIES, put, put_if_new

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlalchemy import Connection

    Fields = Sequence[Any]

AT_ONCE = 500
"""Ids that are looked up in one go; SQLite takes 999 values in a statement at least."""


def add(connection: Connection, learner: str, events: Sequence[Fields]) -> int:
    """Add the events that are not there yet, in their order; returns how many.

    The tally is locked first: two tabs of one learner take their numbers one after the other.
    """
    put_if_new(connection, TALLIES, **Tally().values(learner))
    stored = tally_row(connection, learner, locks=True)
    tally = Tally.read(learner, stored) if stored else None
    if tally is None:
        raise DamageError("the file is damaged: its tally does not check")
    known = _known(connection, learner, [fields[0] for fields in events])
    new = {fields[0]: fields for fields in events if fields[0] not in known}
    rows = [row_of(learner, seq, fields) for seq, fields in enumerate(new.values(), start=tally.rows + 1)]
    if rows:
        names = ("seq", *FIELDS, "checksum")
        values = [dict(zip(names, (row.seq, *row.fields, row.checksum), strict=True)) for row in rows]
        connection.execute(insert(EVENTS), [{"learner": learner, **one} for one in values])
        put(connection, TALLIES, **tally.after(rows).values(learner))
    return len(rows)


def _known(connection: Connection, learner: str, ids: Sequence[str]) -> set[str]:
    """Which of these are there already."""
    found: set[str] = set()
    for some in _batches(ids):
        statement = select(EVENTS.c.id).where(EVENTS.c.learner == learner, EVENTS.c.id.in_(some))
        found.update(connection.execute(statement).scalars())
    return found


def _batches(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    for start in range(0, len(ids), AT_ONCE):
        yield ids[start : start + AT_ONCE]
