"""Connections: to a learner's file, safe against a crash at any moment, or to the database of a class."""

from __future__ import annotations

import sqlite3
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from pisti_teach.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PATIENCE = 120.0
"""Seconds that a write waits for others; thirty processes at once need less than three."""
PRAGMAS = ("synchronous=FULL", "cell_size_check=ON", "trusted_schema=OFF")
READS = {"begin": "BEGIN"}
WRITES = {"begin": "BEGIN IMMEDIATE"}
"""A write that begins as a read fails at once when another one comes between: it takes the lock first."""


class DamageError(StoreError):
    """This file is not as it was written; whoever catches it mends it."""


def connect(path: Path, *, patience: float = PATIENCE) -> sqlite3.Connection:
    """Open a file that is there; it is not made."""
    opened = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=rw",
        uri=True,
        timeout=patience,
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        for pragma in PRAGMAS:
            opened.execute(f"PRAGMA {pragma}")
    except BaseException:
        opened.close()
        raise
    return opened


def file_engine(path: Path) -> Engine:
    """Make what connects to a file; each connection is closed after its use, so that none keeps a lock."""
    engine = create_engine("sqlite://", creator=lambda: connect(path), poolclass=NullPool)
    event.listen(engine, "begin", _begin)
    return engine


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))


def server_engine(text: str) -> Engine:
    """Make what connects to PostgreSQL; StoreError for what is no URL of one."""
    url = read_url(text)
    try:
        return create_engine(
            url, poolclass=NullPool, connect_args={"connect_timeout": 10}, hide_parameters=True
        )
    except ImportError:
        raise StoreError('PostgreSQL needs an extra: pip install "pisti-teach[postgres]"') from None


def read_url(text: str) -> URL:
    """Read the URL of a database; what came is not shown, since it may hold a password."""
    expected = "expected the URL of a database, like postgresql://user:password@host/name"
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError(f"{expected}; got something else") from None
    if url.get_backend_name() not in {"postgresql", "postgres"}:
        raise StoreError(f"{expected}; got one of {url.get_backend_name():.20}")
    return url.set(drivername="postgresql+psycopg")


@contextmanager
def transaction(engine: Engine, *, writes: bool = False) -> Iterator[Connection]:
    """Do all of it or nothing; StoreError says what went wrong, DamageError that the file is damaged."""
    try:
        with (
            engine.connect().execution_options(**(WRITES if writes else READS)) as connection,
            connection.begin(),
        ):
            yield connection
    except SQLAlchemyError as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise told(cause, engine) from error
    except sqlite3.Error as error:  # from a pragma on the way to the first statement
        raise told(error, engine) from error


def told(error: BaseException | None, engine: Engine | None = None) -> StoreError:
    """Say what an error of the database means, and what to do."""
    if engine is not None and engine.dialect.name == "postgresql":
        place = engine.url.render_as_string(hide_password=True)
        return StoreError(f"the database {place} did not do it: {_first_line(error)}; ask who runs it")
    name = getattr(error, "sqlite_errorname", "")
    for start, text in _MEANINGS.items():
        if name.startswith(start):
            return StoreError(f"{text} ({_first_line(error)})")
    return DamageError(f"the file is damaged: {_first_line(error)}")


_MEANINGS = {
    "SQLITE_BUSY": f"another process writes for more than {PATIENCE:.0f} seconds; close it, then try again",
    "SQLITE_LOCKED": "another process keeps the file locked; close it, then try again",
    "SQLITE_FULL": "the disk is full; make room, then try again",
    "SQLITE_READONLY": "the file may not be written to; give its owner the right to, or name another folder",
    "SQLITE_CANTOPEN": "the file cannot be opened; look at who may read it and its folder",
    "SQLITE_IOERR_WRITE": "the disk takes nothing more; look at its room and its health, then try again",
    "SQLITE_IOERR_FSYNC": "the disk takes nothing more; look at its room and its health, then try again",
    "SQLITE_PERM": "the file may not be opened; look at who may read it and its folder",
    "SQLITE_NOMEM": "there is not enough memory; close something, then try again",
    "SQLITE_PROTOCOL": "too many processes open the file at once; try again",
}


def _first_line(error: BaseException | None) -> str:
    return f"{(str(error).strip().splitlines() or [''])[0]:.200}"


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Let one process at a time make, mend or erase files in this folder.

    An empty database serves as the lock: it works on every system, and is free again when its holder dies.
    """
    path = folder / ".lock"
    path.touch(mode=0o600)
    with closing(connect(path)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            raise told(error) from error
        yield
