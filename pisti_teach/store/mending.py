"""A damaged file is set aside, and a new one is made of all rows that check: its own, and those of a backup.

Nothing is invented: what is lost is counted and told. A crash at any moment leaves either the damaged file
or the mended one: a mended one is written under a name of its own, and takes its place in one step.
"""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing, contextmanager, suppress
from typing import TYPE_CHECKING, Any

from pisti_teach.errors import StoreError
from pisti_teach.store import salvage
from pisti_teach.store.backups import findings_in, newest_good
from pisti_teach.store.engines import PATIENCE, connect, file_engine, told, transaction
from pisti_teach.store.rows import checksum_of
from pisti_teach.store.tables import PROFILES, create, put
from pisti_teach.store.writing import add

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from datetime import datetime
    from pathlib import Path

    from pisti_teach.store.places import Files
    from pisti_teach.store.rows import Row


def mend(files: Files, now: datetime, *, journal: str, sources: Sequence[Path] = ()) -> dict[str, Any]:
    """Make a whole file of what there is; returns what is lost.

    `rows` are lost, between the times `from` and `to`; without `is_certain` there may have been more of them.
    `sources` are other files to take rows from; without any, the newest good backup. Whoever calls this is
    alone with the files (`engines.alone`).
    """
    # read before the lock is taken: to close a file ends all locks that this process has on it
    main, wal = _bytes_of(files.main), _bytes_of(files.wal)
    _set_aside(files, main, wal, now)
    with held(files.main) as connection:
        found = salvage.Found(files.learner)
        if connection is not None:
            salvage.by_sqlite(connection, found)
        salvage.by_bytes(main, wal, found)
        expected, is_certain = found.expected, bool(found.tallies)
        for source in sources or filter(None, [newest_good(files)]):
            salvage.in_file(source, found)
        # a file from elsewhere has numbers of its own: it tells of rows, but not how many there were here
        lost = lost_of(found, expected if sources and expected else found.expected)
        lost["is_certain"] = is_certain
        build(files, journal, found)
        if connection is not None and os.name != "nt":  # Windows replaces no file that is open
            finish(files)
    finish(files)
    return lost


def lost_of(found: salvage.Found, expected: int) -> dict[str, Any]:
    """Count what is missing, and say between which times it lies; empty where a side is open."""
    rows = sorted(found.rows.values(), key=lambda row: row.seq)
    seqs = {row.seq for row in rows}
    count = max(0, expected - len(rows))
    missing = [seq for seq in range(1, expected + 1) if seq not in seqs] if count else []
    before = [row.at for row in rows if missing and row.seq < missing[0]]
    after = [row.at for row in rows if missing and row.seq > missing[-1]]
    return {"rows": count, "from": before[-1] if before else "", "to": after[0] if after else ""}


def build(files: Files, journal: str, found: salvage.Found | None = None) -> None:
    """Write a whole file under the name of a mended one; StoreError if it does not check in the end."""
    for path in files.folder.glob(f"{files.draft.name}*"):  # of one who was killed while building
        path.unlink()
    files.draft.touch(mode=0o600)
    with closing(connect(files.draft)) as connection:
        connection.execute(f"PRAGMA journal_mode={journal}")
    engine = file_engine(files.draft)
    with transaction(engine, writes=True) as connection:
        create(connection)
        if found is not None:
            add(connection, files.learner, [row.fields for row in _in_order(found)])
            for nickname in found.nicknames[:1]:
                put(
                    connection,
                    PROFILES,
                    learner=files.learner,
                    nickname=nickname,
                    checksum=checksum_of(files.learner, nickname),
                )
    if wrong := findings_in(files.draft):
        raise StoreError(f"a new file does not check: {wrong[0]}; look at the disk, it may be failing")
    files.draft.replace(files.mended)


def finish(files: Files) -> None:
    """Let a mended file take its place, if there is one."""
    if files.mended.exists():
        for path in files.beside:  # SQLite would read the log of the damaged file into the new one
            path.unlink(missing_ok=True)
        files.mended.replace(files.main)


@contextmanager
def held(path: Path) -> Iterator[sqlite3.Connection | None]:
    """Keep everybody else out of a file; None where it is too damaged for SQLite to lock it.

    Its log is written back first: with one, SQLite would later delete by name what belongs to the new file.
    """
    try:
        connection = connect(path)
    except sqlite3.Error:
        yield None
        return
    with closing(connection):
        is_locked = _locked(connection)
        if is_locked:
            yield connection
    if not is_locked:
        yield None


def _locked(connection: sqlite3.Connection) -> bool:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            (mode,) = connection.execute("PRAGMA journal_mode=DELETE").fetchone()
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if not getattr(error, "sqlite_errorname", "").startswith("SQLITE_BUSY"):
                return False
            if time.monotonic() > end:
                raise told(error) from error
            time.sleep(0.01)
        else:
            return bool(mode == "delete")


def _in_order(found: salvage.Found) -> list[Row]:
    return sorted(found.rows.values(), key=lambda row: (row.seq, row.id))


def _bytes_of(path: Path) -> bytes:
    with suppress(FileNotFoundError):
        return path.read_bytes()
    return b""


def _set_aside(files: Files, main: bytes, wal: bytes, now: datetime) -> None:
    """Keep the damaged file as it is, for whoever may read more out of it."""
    if not main:
        return
    aside = files.damaged(now)
    for path, content in ((aside, main), (aside.with_name(f"{aside.name}-wal"), wal)):
        if content:
            path.touch(mode=0o600)
            path.write_bytes(content)
