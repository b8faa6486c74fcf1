"""Open a learner's progress: in a file or in the database of a class, as the environment says."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from pisti_teach.errors import StoreError
from pisti_teach.store.learners import is_learner, learner_of
from pisti_teach.store.mounts import is_on_network, mount_table
from pisti_teach.store.places import DATA, SERVER, Files, folder_for, lasts

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pisti_teach.store.homes import Home
    from pisti_teach.store.store import Store


def _now() -> datetime:
    return datetime.now(UTC)


def open_store(
    secret: str,
    *,
    environ: Mapping[str, str] = os.environ,
    mounts: str | None = None,
    clock: Callable[[], datetime] = _now,
) -> Store:
    """Open the progress of whoever has this secret; it is made if it is not there.

    `mounts` is the text of the mount table, this system's if none is given; `clock` names damaged files and
    backups. Raises StoreError that says what to do.
    """
    return open_learner(learner_of(secret), environ=environ, mounts=mounts, clock=clock)


def open_learner(
    learner: str,
    *,
    environ: Mapping[str, str] = os.environ,
    mounts: str | None = None,
    clock: Callable[[], datetime] = _now,
) -> Store:
    """Open the progress of a learner by the hash of her secret, as `open_store` does."""
    if not is_learner(learner):
        raise StoreError("a learner's hash has 64 hexadecimal digits; this is none")
    # SQLAlchemy takes a while to load: not before there is something to open
    from pisti_teach.store.homes import Notice  # noqa: PLC0415
    from pisti_teach.store.store import Store  # noqa: PLC0415

    notices = [] if lasts(environ) else [Notice("not_lasting", {})]
    home = home_of(learner, environ=environ, mounts=mounts, clock=clock)
    try:
        return Store(home, notices)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise StoreError(f"progress cannot be kept: {reason}; name another folder in {DATA}") from error


def home_of(
    learner: str,
    *,
    environ: Mapping[str, str] = os.environ,
    mounts: str | None = None,
    clock: Callable[[], datetime] = _now,
) -> Home:
    """Say where the log of a learner lives; nothing is made or opened yet."""
    from pisti_teach.store.homes import FileHome, ServerHome  # noqa: PLC0415

    if url := environ.get(SERVER, ""):
        return ServerHome(url, learner)
    folder = folder_for(environ)
    table = mount_table() if mounts is None else mounts
    return FileHome(Files(folder, learner), clock, on_network=is_on_network(folder.resolve(), table))
