"""What a damaged file still holds: every row that checks, read by SQLite or from its bytes."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from pisti_teach.store.carving import carved
from pisti_teach.store.checking import Tally
from pisti_teach.store.engines import connect
from pisti_teach.store.rows import FIELDS, Row, checksum_of, is_whole

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

AT_ONCE = 200
"""Rows that are read in one go; around damage each one by itself."""
COLUMNS = ("seq", *FIELDS, "checksum")
_SELECT = f"SELECT {', '.join(COLUMNS)} FROM events WHERE rowid"  # noqa: S608 - names of our own


@dataclass(slots=True)
class Found:
    """What was found of one learner; what does not check is not in here."""

    learner: str
    rows: dict[str, Row] = field(default_factory=dict)
    """By id; the first that was found stays."""
    tallies: list[Tally] = field(default_factory=list)
    nicknames: list[str] = field(default_factory=list)

    @property
    def expected(self) -> int:
        """How many rows there were, as far as can be known."""
        counts = [tally.rows for tally in self.tallies]
        return max([len(self.rows), *counts, *(row.seq for row in self.rows.values())])

    def take(self, values: Sequence[Any]) -> None:
        """Take what may be a row of any of our tables, in the order of its columns."""
        match values:
            case (self.learner, int(seq), *fields, str(checksum)) if len(fields) == len(FIELDS):
                self._take_row(Row(seq, tuple(fields), checksum))
            case (self.learner, int(count), str(total), str(checksum)):
                tally = {"count": count, "total": total, "checksum": checksum}
                if whole := Tally.read(self.learner, tally):
                    self.tallies.append(whole)
            case (self.learner, str(nickname), str(checksum)):
                with suppress(ValueError):  # half a character
                    if checksum == checksum_of(self.learner, nickname):
                        self.nicknames.append(nickname)

    def _take_row(self, row: Row) -> None:
        if is_whole(self.learner, row):
            self.rows.setdefault(row.id, row)


def by_sqlite(connection: sqlite3.Connection, found: Found) -> None:
    """Read what SQLite can still reach."""
    connection.text_factory = lambda text: text.decode("utf-8", "surrogateescape")
    for table in ("tallies", "profiles"):
        with suppress(sqlite3.Error):
            for values in connection.execute(f"SELECT * FROM {table}"):  # noqa: S608 - names of our own
                found.take(values)
    for values in _events(connection, found):
        found.take((found.learner, *values))


def by_bytes(main: bytes, wal: bytes, found: Found) -> None:
    """Read what stands in whole pages, even where SQLite cannot reach them."""
    for values in carved(main, wal, len(COLUMNS) + 1):
        found.take(values)


def in_file(path: Path, found: Found) -> None:
    """Read another file of ours, a backup say, in every way; what is none gives nothing."""
    with suppress(sqlite3.Error), closing(connect(path)) as connection:
        by_sqlite(connection, found)
    with suppress(OSError):
        by_bytes(path.read_bytes(), b"", found)


def _events(connection: sqlite3.Connection, found: Found) -> Iterator[tuple[Any, ...]]:
    """Rows in ranges of their rowid, and one by one where a range cannot be read."""
    top = _top(connection, found)
    for start in range(1, top + 1, AT_ONCE):
        try:
            yield from connection.execute(
                f"{_SELECT} BETWEEN ? AND ?", (start, start + AT_ONCE - 1)
            ).fetchall()
        except sqlite3.Error:
            for rowid in range(start, start + AT_ONCE):
                with suppress(sqlite3.Error):
                    yield from connection.execute(f"{_SELECT} = ?", (rowid,)).fetchall()


def _top(connection: sqlite3.Connection, found: Found) -> int:
    """The highest rowid to ask for: as high as the table says, or the tally where the table is silent."""
    with suppress(sqlite3.Error):
        last = connection.execute("SELECT max(rowid) FROM events").fetchone()[0]
        if isinstance(last, int):
            return max(0, min(last, found.expected + 1_000_000))
    return found.expected + AT_ONCE
