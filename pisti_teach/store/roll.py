"""Who has progress here: for whoever looks after a machine or a class."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import func, inspect, select

from pisti_teach.errors import StoreError
from pisti_teach.store.checking import learners_of, nickname_row
from pisti_teach.store.engines import file_engine, server_engine, transaction
from pisti_teach.store.places import SERVER, folder_of, learners_in
from pisti_teach.store.tables import EVENTS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import Connection


class Entry(NamedTuple):
    """What is told of a learner: nothing that she answered."""

    learner: str
    """The hash of her secret."""
    nickname: str = ""
    events: int = 0
    latest: str = ""
    """When the last one was; empty before the first."""


def roll(environ: Mapping[str, str] = os.environ) -> list[Entry]:
    """List all learners by their hash; one with a damaged file, too."""
    if url := environ.get(SERVER, ""):
        with transaction(server_engine(url)) as connection:
            if not inspect(connection).has_table(EVENTS.name):  # nobody was here yet
                return []
            return [_entry(connection, learner) for learner in learners_of(connection)]
    found = []
    for files in learners_in(folder_of(environ)):
        try:
            with transaction(file_engine(files.main)) as connection:
                found.append(_entry(connection, files.learner))
        except StoreError:
            found.append(Entry(files.learner))
    return found


def _entry(connection: Connection, learner: str) -> Entry:
    statement = select(func.count(), func.max(EVENTS.c.at)).where(EVENTS.c.learner == learner)
    count, latest = connection.execute(statement).one()
    return Entry(learner, nickname_row(connection, learner)[0], count, latest or "")
