"""A learner's progress: events are added and read, and where she stands is derived from them."""

from __future__ import annotations

import json
from contextlib import contextmanager
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import func, select

from pisti_teach.errors import EventError, StoreError
from pisti_teach.store.checking import nickname_row, rows_of
from pisti_teach.store.engines import DamageError
from pisti_teach.store.homes import Notice, is_newer
from pisti_teach.store.rows import canonical, checked, checksum_of, event_of, is_whole
from pisti_teach.store.tables import EVENTS, PROFILES, SNAPSHOTS, put
from pisti_teach.store.writing import add
from pisti_teach.trainer.progress.deriving import derived, further
from pisti_teach.trainer.progress.events import Deed
from pisti_teach.trainer.progress.standing import Standing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from datetime import datetime
    from pathlib import Path

    from sqlalchemy import Connection

    from pisti_teach.store.checking import Finding
    from pisti_teach.store.homes import Home
    from pisti_teach.trainer.progress.events import Event

    Needs = Mapping[str, Sequence[str]]

Value = TypeVar("Value")

KEEP_AFTER = 50
"""Events after which it is kept anew where a learner stands."""
MOST_NICKNAME = 40
"""Characters of a nickname."""


class Store:
    """One learner's progress; it keeps no connection, so it need not be closed."""

    def __init__(self, home: Home, notices: Iterable[Notice] = ()) -> None:
        self._home = home
        self.learner = home.learner
        """The hash of the learner's secret."""
        self.notices: list[Notice] = [*notices, *home.open()]
        """What the learner is to be told."""
        self.is_read_only = self._do(self._read_newer)
        """Whether a newer version of the program has written it."""
        if self.is_read_only:
            self.notices.append(Notice("newer_version", {}))

    def append(self, events: Iterable[Event]) -> int:
        """Add events, all or none, on the disk when this returns; gives how many were not there yet.

        Raises EventError for what is no event, StoreError where nothing can be written.
        """
        rows = [checked(event) for event in events]

        def write() -> int:
            with self._writing() as connection:
                return add(connection, self.learner, rows)

        return self._do(write) if rows else 0

    def events(self, after: int = 0) -> list[tuple[int, Event]]:
        """Give the events after this number, with theirs, in the order in which they came."""

        def read() -> list[tuple[int, Event]]:
            with self._home.reading() as connection:
                return self._events(connection, after)

        return self._do(read)

    def answers_to(self, code: str) -> int:
        """Give how often the question of a code was answered."""

        def read() -> int:
            is_one = (EVENTS.c.learner == self.learner, EVENTS.c.code == code, EVENTS.c.deed == Deed.ANSWER)
            with self._home.reading() as connection:
                return connection.scalar(select(func.count()).select_from(EVENTS).where(*is_one)) or 0

        return self._do(read)

    def standing(self, needs: Needs) -> Standing:
        """Say where she stands: from where she last stood, if that was kept and fits, and what came since."""
        return self._do(lambda: self._standing(needs))

    @property
    def nickname(self) -> str:
        """What she is called; empty if she did not say."""

        def read() -> str:
            with self._home.reading() as connection:
                name, checks = nickname_row(connection, self.learner)
            if not checks and self._home.can_mend:
                raise DamageError("the file is damaged: the nickname does not check")
            return name if checks else ""

        return self._do(read)

    @nickname.setter
    def nickname(self, text: str) -> None:
        name = cleaned(text)

        def write() -> None:
            with self._writing() as connection:
                checksum = checksum_of(self.learner, name)
                put(connection, PROFILES, learner=self.learner, nickname=name, checksum=checksum)

        self._do(write)

    def verify(self) -> list[Finding]:
        """Say all that is wrong; it takes a second for ten thousand events or so."""
        return self._home.verify()

    def back_up(self, now: datetime) -> Path | None:
        """Write a checked copy, after a session say; None in the database of a class.

        Everything is read for that, so damage that nobody has met yet is mended here.
        """
        return self._do(lambda: self._home.back_up(now))

    def restore(self, sources: Sequence[Path] = ()) -> list[Notice]:
        """Build the file anew of its rows that check and those of these files, else of the newest backup."""
        self._refuse_if_read_only()
        made = self._home.mend(list(sources))
        self.notices += made
        return made

    def erase(self) -> None:
        """Leave nothing: no rows, no file, no backups. What is added later begins anew."""
        self._home.erase()

    def _do(self, act: Callable[[], Value]) -> Value:
        """Do it; if the file turns out to be damaged, mend it and do it again."""
        try:
            return act()
        except DamageError:
            self.notices += self._home.mend()
            return act()

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        self._refuse_if_read_only()
        with self._home.writing() as connection:
            if is_newer(connection):  # another process has brought it up to date since
                self.is_read_only = True
                self._refuse_if_read_only()
            yield connection

    def _refuse_if_read_only(self) -> None:
        if self.is_read_only:
            raise StoreError("a newer version of pisti_teach has written this progress; update, then go on")

    def _read_newer(self) -> bool:
        with self._home.reading() as connection:
            return is_newer(connection)

    def _events(self, connection: Connection, after: int) -> list[tuple[int, Event]]:
        found, damaged, unreadable = [], 0, 0
        for row in rows_of(connection, self.learner, after):
            if not is_whole(self.learner, row):
                if self._home.can_mend:
                    raise DamageError(f"the file is damaged: row {row.seq} does not check")
                damaged += 1
                continue
            try:
                found.append((row.seq, event_of(row)))
            except EventError:  # whole, but of a newer program
                unreadable += 1
        self._note("damaged", damaged)
        self._note("unreadable", unreadable)
        return found

    def _note(self, code: str, rows: int) -> None:
        notice = Notice(code, {"rows": rows})
        if rows and notice not in self.notices:
            self.notices.append(notice)

    def _standing(self, needs: Needs) -> Standing:
        digest = digest_of(needs)
        with self._home.reading() as connection:
            seq, before = self._snapshot(connection, digest)
            later = self._events(connection, seq)
            standing = None if before is None else further(before, [event for _, event in later], needs)
            if standing is None and seq:
                later = self._events(connection, 0)
        if standing is None:
            standing = derived((event for _, event in later), needs)
        if len(later) > KEEP_AFTER and not self.is_read_only:
            self._keep(later[-1][0], digest, standing)
        return standing

    def _snapshot(self, connection: Connection, digest: str) -> tuple[int, Standing | None]:
        """Read where she last stood, and after how many events; 0 and None if that does not fit."""
        row = (
            connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.learner == self.learner))
            .mappings()
            .first()
        )
        try:
            if (
                row is None
                or row["needs"] != digest
                or row["checksum"] != self._seal(row["seq"], digest, row["body"])
            ):
                return 0, None
            standing = Standing.read(json.loads(row["body"]))
        except (ValueError, TypeError):
            return 0, None
        return (row["seq"], standing) if standing is not None and standing.events == row["seq"] else (0, None)

    def _keep(self, seq: int, digest: str, standing: Standing) -> None:
        if standing.events != seq:  # some rows cannot be read: it would not fit anyway
            return
        body = canonical(standing.plain)
        values = {"seq": seq, "needs": digest, "body": body, "checksum": self._seal(seq, digest, body)}
        with self._writing() as connection:
            put(connection, SNAPSHOTS, learner=self.learner, **values)

    def _seal(self, seq: object, digest: str, body: object) -> str:
        return checksum_of(self.learner, seq, digest, body)


def cleaned(text: str) -> str:
    """Make a nickname of a text: one line, nothing that is not seen, at most forty characters."""
    one_line = " ".join(str(text).split())
    return "".join(one for one in one_line if one.isprintable())[:MOST_NICKNAME].strip()


def digest_of(needs: Needs) -> str:
    """Tell one set of needs from another."""
    plain: dict[str, Any] = {skill: list(others) for skill, others in needs.items()}
    return blake2b(canonical(plain).encode(), digest_size=16).hexdigest()
