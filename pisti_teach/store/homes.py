"""Where a log lives: in a learner's own file, mended and backed up here, or in the database of a class."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing, contextmanager, suppress
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from sqlalchemy import delete, text

from pisti_teach.errors import StoreError
from pisti_teach.store import backups
from pisti_teach.store.checking import Finding, quick, rows_of, thorough, version_of
from pisti_teach.store.engines import (
    DamageError,
    alone,
    connect,
    file_engine,
    server_engine,
    transaction,
)
from pisti_teach.store.mending import build, finish, held, mend
from pisti_teach.store.places import make_folder
from pisti_teach.store.salvage import Found, by_bytes
from pisti_teach.store.tables import OF_A_LEARNER, VERSION, create
from pisti_teach.store.writing import add

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from contextlib import AbstractContextManager
    from datetime import datetime
    from pathlib import Path

    from sqlalchemy import Connection

    from pisti_teach.store.places import Files

LOCAL, NETWORK = "WAL", "DELETE"
"""How a file is kept safe against a crash: write-ahead, or by a rollback journal where that cannot be."""
TABLES_LOCK = 0x7069737469  # "pisti"
"""Number of the lock under which the tables of a class are made."""


class Notice(NamedTuple):
    """Something that a learner is to be told, for a page to put into words."""

    code: str
    """`not_lasting`, `newer_version`, `mended`, `lost`, or of single rows `damaged`, `unreadable`."""
    facts: Mapping[str, Any]


class Home(Protocol):
    """What a store needs of the place where its rows are."""

    learner: str
    can_mend: bool

    def open(self) -> list[Notice]:
        """Make what is not there, look at it, mend it if it must be."""

    def reading(self) -> AbstractContextManager[Connection]:
        """Read in one transaction."""

    def writing(self) -> AbstractContextManager[Connection]:
        """Write in one transaction, after waiting for others."""

    def mend(self, sources: Sequence[Path] | None = None) -> list[Notice]:
        """Make it whole if it is damaged; from these files, if some are named, even if it is not."""

    def verify(self) -> list[Finding]:
        """Say all that is wrong."""

    def back_up(self, now: datetime) -> Path | None:
        """Write a checked copy; None where that is somebody else's business."""

    def erase(self) -> None:
        """Leave nothing of this learner."""


class FileHome:
    """A file of its own for a learner."""

    can_mend = True

    def __init__(self, files: Files, clock: Callable[[], datetime], *, on_network: bool) -> None:
        self.files, self.learner, self.clock = files, files.learner, clock
        self.journal = NETWORK if on_network else LOCAL
        self._engine = file_engine(files.main)

    def open(self) -> list[Notice]:
        """Make the file if it is not there; a small one is looked through, a large one counted."""
        log = self.files.wal.read_bytes() if self.files.wal.exists() else b""
        try:
            with self.reading() as connection:
                found = quick(connection, self.learner)
                mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar_one()
        except DamageError:
            return self.mend()
        if found:
            return self.mend()
        if log:
            self._take_from(log)
        if mode != self.journal.lower():
            self._move_journal()
        return []

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Read in one transaction; a file that was erased meanwhile is empty again."""
        self._make()
        with transaction(self._engine) as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Write in one transaction; if the file was mended while this waited, in the mended one."""
        while True:
            self._make()
            before = self._which()
            with transaction(self._engine, writes=True) as connection:
                if before is not None and before == self._which():
                    yield connection
                    return

    def mend(self, sources: Sequence[Path] | None = None) -> list[Notice]:
        """Mend what is damaged, and back it up; nothing is done if another process was faster."""
        with alone(self.files.folder):
            finish(self.files)
            if sources is None and not self._is_damaged():
                return []
            lost = mend(self.files, self.clock(), journal=self.journal, sources=sources or ())
        with suppress(OSError, StoreError):  # a full disk takes no backup, but what is mended stays mended
            backups.keep(self.files, self.clock())
        is_whole = lost["is_certain"] and not lost["rows"]
        return [Notice("mended", {}) if is_whole else Notice("lost", lost)]

    def verify(self) -> list[Finding]:
        """Look at every page and every row."""
        try:
            self._make()
        except DamageError as error:
            return [Finding("unreadable", {"text": str(error)})]
        return backups.findings_in(self.files.main)

    def back_up(self, now: datetime) -> Path | None:
        """Write a checked copy; DamageError if it does not check."""
        self._make()
        with alone(self.files.folder):
            return backups.keep(self.files, now)

    def erase(self) -> None:
        """Remove every file of this learner, after all writing has come to its end."""
        if not self.files.folder.exists():
            return
        with alone(self.files.folder):
            with held(self.files.main):
                pass
            self.files.erase()

    def _take_from(self, log: bytes) -> None:
        """Take rows that stand in a log, but not in the tables.

        After a crash SQLite reads the log up to the first byte that does not check, and forgets the rest
        without a word; the rows there have checksums of their own.
        """
        found = Found(self.learner)
        by_bytes(b"", log, found)
        with self.reading() as connection:
            known = {row.id for row in rows_of(connection, self.learner)}
            more = [row for row in found.rows.values() if row.id not in known and not is_newer(connection)]
        if more:
            with self.writing() as connection:
                add(connection, self.learner, [row.fields for row in sorted(more)])

    def _make(self) -> None:
        """Make the file if it is not there, whole and under another name: one without tables is damaged."""
        if self.files.main.exists() and not self.files.mended.exists():
            return
        make_folder(self.files.folder)
        with alone(self.files.folder):
            finish(self.files)
            if self.files.main.exists():
                return
            if backups.newest_good(self.files):
                raise DamageError("the file is gone, its backups are not")
            build(self.files, self.journal)
            finish(self.files)

    def _which(self) -> tuple[int, int] | None:
        """Tell one file from another of the same name."""
        try:
            found = self.files.main.stat()
        except FileNotFoundError:
            return None
        return found.st_dev, found.st_ino

    def _is_damaged(self) -> bool:
        if not self.files.main.exists():
            return backups.newest_good(self.files) is not None
        found = backups.findings_in(self.files.main)
        is_newer_file = any("newer" in finding.facts for finding in found)  # a newer program mends its own
        return bool(found) and not is_newer_file

    def _move_journal(self) -> None:
        """Change how the file is kept safe: its folder was moved onto a network, or off it."""
        with alone(self.files.folder), closing(connect(self.files.main)) as connection:
            end = time.monotonic() + 2
            while (
                time.monotonic() < end
            ):  # it waits for nobody by itself, and the next opening will do as well
                with suppress(sqlite3.OperationalError):
                    connection.execute(f"PRAGMA journal_mode={self.journal}")
                    return
                time.sleep(0.01)


class ServerHome:
    """The database of a class, with all its learners; its backups are the business of who runs it."""

    can_mend = False

    def __init__(self, url: str, learner: str) -> None:
        self.learner = learner
        self._engine = server_engine(url)

    def open(self) -> list[Notice]:
        """Make the tables if they are not there; one process at a time."""
        with transaction(self._engine, writes=True) as connection:
            connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": TABLES_LOCK})
            if connection.execute(text("SELECT to_regclass('about')")).scalar() is None:
                create(connection)
            found = quick(connection, self.learner)
        return [Notice("damaged", {"finding": str(one)}) for one in found]

    def reading(self) -> AbstractContextManager[Connection]:
        """Read in one transaction."""
        return transaction(self._engine)

    def writing(self) -> AbstractContextManager[Connection]:
        """Write in one transaction."""
        return transaction(self._engine, writes=True)

    def mend(self, sources: Sequence[Path] | None = None) -> list[Notice]:  # noqa: ARG002 - of the protocol
        """Refuse it: StoreError says who can."""
        raise StoreError("a class's database is restored by who runs it, from its own backups; not from here")

    def verify(self) -> list[Finding]:
        """Look at every row of this learner."""
        with self.reading() as connection:
            return thorough(connection, self.learner)

    def back_up(self, now: datetime) -> Path | None:
        """Leave it to who runs the database."""

    def erase(self) -> None:
        """Remove every row of this learner."""
        with self.writing() as connection:
            for table in OF_A_LEARNER:
                connection.execute(delete(table).where(table.c.learner == self.learner))


def is_newer(connection: Connection) -> bool:
    """Whether a newer version of the program made these tables."""
    version = version_of(connection)
    return version is not None and version > VERSION
