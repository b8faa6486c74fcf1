"""Checked copies: the latest, and one for each of the last days, weeks and months.

Each is written by SQLite's own backup call, read through as `verify` does, and only then takes its place:
an older one goes after the newer one is known to be good.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from pisti_teach.store.checking import Finding, thorough
from pisti_teach.store.engines import DamageError, connect, file_engine, told, transaction
from pisti_teach.store.places import SUFFIX, make_folder

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path

    from pisti_teach.store.places import Files

LATEST = f"latest{SUFFIX}"
KEPT = {"daily": 7, "weekly": 4, "monthly": 12}
"""How many of each kind are kept."""


def keep(files: Files, now: datetime) -> Path:
    """Write a copy, check it, and let it take the place of the latest; DamageError if it does not check."""
    make_folder(files.backups)
    draft = files.backups / f".new-{os.getpid()}{SUFFIX}"
    try:
        copy(files.main, draft)
        if found := findings_in(draft):
            raise DamageError(f"the file is damaged: {found[0]}")
        for name in names_at(now):
            _take_place(draft, files.backups / name)
        draft.replace(files.backups / LATEST)
    finally:
        draft.unlink(missing_ok=True)
    _drop_old(files.backups)
    return files.backups / LATEST


def names_at(now: datetime) -> tuple[str, str, str]:
    """Names of the copies of this day, week and month."""
    year, week, _ = now.isocalendar()
    return (
        f"daily-{now:%Y-%m-%d}{SUFFIX}",
        f"weekly-{year:04}-W{week:02}{SUFFIX}",
        f"monthly-{now:%Y-%m}{SUFFIX}",
    )


def newest_good(files: Files) -> Path | None:
    """Find the newest copy that checks."""
    copies = [path for path in files.backups.glob(f"*{SUFFIX}") if not path.name.startswith(".")]
    newest_first = sorted(copies, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
    return next((path for path in newest_first if not findings_in(path)), None)


def findings_in(path: Path) -> list[Finding]:
    """Say all that is wrong with a file; a table that SQLite cannot read is a finding, too."""
    engine = file_engine(path)
    try:
        with transaction(engine) as connection:
            return thorough(connection)
    except DamageError as error:
        return [Finding("unreadable", {"text": str(error)})]


def copy(main: Path, draft: Path) -> None:
    """Copy a database while others use it."""
    draft.touch(mode=0o600)
    try:
        with closing(connect(main)) as source, closing(connect(draft)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")  # one file that can be carried away
    except sqlite3.Error as error:
        raise told(error) from error


def _take_place(draft: Path, path: Path) -> None:
    """Give the copy one more name; where a file cannot have two, copy it."""
    extra = path.with_name(f".{path.name}-{os.getpid()}")
    try:
        os.link(draft, extra)
    except OSError:
        shutil.copy2(draft, extra)
    extra.replace(path)


def _drop_old(folder: Path) -> None:
    for kind, count in KEPT.items():
        for path in sorted(folder.glob(f"{kind}-*{SUFFIX}"))[:-count]:
            path.unlink(missing_ok=True)
