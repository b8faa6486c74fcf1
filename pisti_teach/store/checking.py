"""What is wrong with a log: rows that do not check, gaps, a tally that does not fit, a file that is torn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection, func, select, union

from pisti_teach.store.rows import FIELDS, Row, checksum_of, is_whole, total_of
from pisti_teach.store.tables import ABOUT, EVENTS, PROFILES, TALLIES, VERSION

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

AT_ONCE = 1000
"""Rows that are read in one go."""
SMALL = 256
"""Pages up to which a file is looked over whenever it is opened; it takes a few milliseconds."""


class Finding(NamedTuple):
    """One thing that is wrong."""

    code: str
    """`unreadable`, `structure`, `version`, `checksum`, `gap`, `tally` or `nickname`."""
    facts: Mapping[str, Any]

    def __str__(self) -> str:
        """Write it in a line."""
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.facts.items())])


class Tally(NamedTuple):
    """How many rows there are, and the sum of their checksums."""

    rows: int = 0
    total: int = 0

    def after(self, rows: list[Row]) -> Tally:
        """Count these, too."""
        return Tally(self.rows + len(rows), total_of([row.checksum for row in rows], self.total))

    def values(self, learner: str) -> dict[str, object]:
        """Give the row that is stored."""
        total = f"{self.total:016x}"
        return {
            "learner": learner,
            "count": self.rows,
            "total": total,
            "checksum": checksum_of(learner, self.rows, total),
        }

    @classmethod
    def read(cls, learner: str, row: Mapping[str, Any]) -> Tally | None:
        """Read it; None for one that does not check."""
        try:
            whole = row["checksum"] == checksum_of(learner, row["count"], row["total"])
            return cls(row["count"], int(row["total"], 16)) if whole else None
        except (ValueError, TypeError):
            return None


def version_of(connection: Connection) -> int | None:
    """Of which version the tables are; None for a row that does not check or is not there."""
    row = connection.execute(select(ABOUT).where(ABOUT.c.name == "version")).mappings().first()
    if row is None or not str(row["value"]).isdecimal():
        return None
    return int(row["value"]) if row["checksum"] == checksum_of("version", row["value"]) else None


def rows_of(connection: Connection, learner: str, after: int = 0) -> Iterator[Row]:
    """Read rows in the order of arrival."""
    statement = select(EVENTS).where(EVENTS.c.learner == learner, EVENTS.c.seq > after).order_by(EVENTS.c.seq)
    for row in connection.execution_options(yield_per=AT_ONCE).execute(statement):
        yield Row(row[1], tuple(row[2 : 2 + len(FIELDS)]), row[-1])


def tally_row(connection: Connection, learner: str, *, locks: bool = False) -> dict[str, Any] | None:
    """Read the tally; whoever locks it is alone with this learner until the end of the transaction."""
    statement = select(TALLIES).where(TALLIES.c.learner == learner)
    row = connection.execute(statement.with_for_update() if locks else statement).mappings().first()
    return None if row is None else {str(name): value for name, value in row.items()}


def quick(connection: Connection, learner: str) -> list[Finding]:
    """Look at what takes no time: the version, the tally beside the count, the pages of a small file."""
    found: list[Finding] = []
    if connection.dialect.name == "sqlite":
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        found += _structure(connection, "quick_check") if pages <= SMALL else []
    version = version_of(connection)
    if version is None:
        return [*found, Finding("version", {})]
    if version > VERSION:
        return found
    row = tally_row(connection, learner)
    tally = Tally.read(learner, row) if row else Tally()
    statement = select(func.count(), func.max(EVENTS.c.seq)).where(EVENTS.c.learner == learner)
    count, last = connection.execute(statement).one()
    if tally is None or not tally.rows == count == (last or 0):
        found.append(_tally_finding(tally, count))
    return found


def thorough(connection: Connection, learner: str | None = None) -> list[Finding]:
    """Look at everything of a learner, or of all."""
    found: list[Finding] = []
    if connection.dialect.name == "sqlite":
        found += _structure(connection, "integrity_check")
    version = version_of(connection)
    if version is None:
        return [*found, Finding("version", {})]
    if version > VERSION:
        return [*found, Finding("version", {"newer": version})]
    for one in [learner] if learner else learners_of(connection):
        found += _of_learner(connection, one)
    return found


def learners_of(connection: Connection) -> list[str]:
    """Hashes of all who have a row."""
    of_all = union(*(select(table.c.learner) for table in (TALLIES, EVENTS, PROFILES)))
    return sorted(map(str, connection.execute(of_all).scalars()))


def nickname_row(connection: Connection, learner: str) -> tuple[str, bool]:
    """Read a nickname, empty if there is none, and whether it checks."""
    row = connection.execute(select(PROFILES).where(PROFILES.c.learner == learner)).mappings().first()
    if row is None:
        return "", True
    try:
        return row["nickname"], row["checksum"] == checksum_of(learner, row["nickname"])
    except (ValueError, TypeError):
        return "", False


def _structure(connection: Connection, pragma: str) -> list[Finding]:
    said = [str(line) for line in connection.exec_driver_sql(f"PRAGMA {pragma}").scalars()]
    return [] if said == ["ok"] else [Finding("structure", {"text": " ".join(said)[:300]})]


def _of_learner(connection: Connection, learner: str) -> list[Finding]:
    found: list[Finding] = []
    expected, seen = 1, Tally()
    for row in rows_of(connection, learner):
        if type(row.seq) is not int:  # a damaged column of SQLite may hold anything
            found.append(Finding("checksum", {"seq": repr(row.seq)}))
            continue
        if row.seq != expected:
            found.append(Finding("gap", {"from": expected, "to": row.seq - 1}))
        if is_whole(learner, row):
            seen = seen.after([row])
        else:
            seen = Tally(seen.rows + 1, seen.total)
            found.append(Finding("checksum", {"seq": row.seq}))
        expected = row.seq + 1
    stored = tally_row(connection, learner)
    tally = Tally.read(learner, stored) if stored else Tally()
    if tally != seen:
        found.append(_tally_finding(tally, seen.rows))
    if not nickname_row(connection, learner)[1]:
        found.append(Finding("nickname", {}))
    return found


def _tally_finding(tally: Tally | None, count: int) -> Finding:
    return Finding("tally", {"expected": tally.rows if tally else "unreadable", "rows": count})
