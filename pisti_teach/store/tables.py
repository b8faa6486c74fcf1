"""The tables: the same in a learner's own file and in the database of a class."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Column, Integer, MetaData, Table, Text, UniqueConstraint, select
from sqlalchemy.dialects import postgresql, sqlite

from pisti_teach.store.rows import FIELDS, checksum_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

VERSION = 1
"""Of these tables; a program that knows less of them only reads."""

_METADATA = MetaData()
NUMBERS = ("hints", "tries")

ABOUT = Table(
    "about",
    _METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
    Column("checksum", Text, nullable=False),
)
"""The version; this table stays as it is in all versions to come."""

EVENTS = Table(
    "events",
    _METADATA,
    Column("learner", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    *(Column(name, Integer if name in NUMBERS else Text, nullable=False) for name in FIELDS),
    Column("checksum", Text, nullable=False),
    UniqueConstraint("learner", "id"),
)
"""The log: rows are added, and never changed."""

TALLIES = Table(
    "tallies",
    _METADATA,
    Column("learner", Text, primary_key=True),
    Column("count", Integer, nullable=False),
    Column("total", Text, nullable=False),
    Column("checksum", Text, nullable=False),
)
"""How many rows there are and what their checksums add up to: one that vanished is noticed."""

PROFILES = Table(
    "profiles",
    _METADATA,
    Column("learner", Text, primary_key=True),
    Column("nickname", Text, nullable=False),
    Column("checksum", Text, nullable=False),
)

SNAPSHOTS = Table(
    "snapshots",
    _METADATA,
    Column("learner", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("needs", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("checksum", Text, nullable=False),
)
"""Where a learner stood after so many events: derived, so it may be thrown away at any time."""

OF_A_LEARNER = (EVENTS, TALLIES, PROFILES, SNAPSHOTS)


def create(connection: Connection) -> None:
    """Make the tables that are not there yet, and say of which version they are."""
    _METADATA.create_all(connection)
    if connection.execute(select(ABOUT.c.value)).first() is None:
        put(
            connection,
            ABOUT,
            name="version",
            value=str(VERSION),
            checksum=checksum_of("version", str(VERSION)),
        )


def put(connection: Connection, table: Table, **values: object) -> None:
    """Write a row in the place of the one with the same key, if there is one."""
    make = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    statement = make(table).values(**values)
    keys = [column.name for column in table.primary_key]
    others = {name: value for name, value in values.items() if name not in keys}
    connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=others))


def put_if_new(connection: Connection, table: Table, **values: object) -> None:
    """Write a row unless there is one with the same key."""
    make = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    connection.execute(make(table).values(**values).on_conflict_do_nothing())
