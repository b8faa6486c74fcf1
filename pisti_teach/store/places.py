"""Where progress is kept: one file a learner, in a folder that only its owner can read."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from shutil import rmtree
from typing import TYPE_CHECKING

import platformdirs

from pisti_teach.errors import StoreError
from pisti_teach.store.learners import is_learner

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from datetime import datetime

DATA = "PISTI_TEACH_DATA"
"""Environment variable: the folder; not set: where this system keeps the data of a user."""
SERVER = "PISTI_TEACH_STORE"
"""Environment variable: URL of the PostgreSQL database of a class; not set: a file for each learner."""
BINDER = "BINDER_"
"""What the names of Binder's environment variables begin with."""
SUFFIX = ".sqlite"


@dataclass(frozen=True, slots=True)
class Files:
    """All files of one learner."""

    folder: Path
    learner: str

    @property
    def main(self) -> Path:
        """The database."""
        return self.folder / f"{self.learner}{SUFFIX}"

    @property
    def beside(self) -> tuple[Path, ...]:
        """What SQLite writes beside it while it is in use."""
        return tuple(self._named(end) for end in ("-wal", "-shm", "-journal"))

    @property
    def wal(self) -> Path:
        """What was written and is not in the database yet."""
        return self._named("-wal")

    @property
    def mended(self) -> Path:
        """A whole new database that is about to take the place of a damaged one."""
        return self._named(".mended")

    @property
    def draft(self) -> Path:
        """A database in the making."""
        return self._named(".new")

    @property
    def backups(self) -> Path:
        """The folder of backups."""
        return self.folder / f"{self.learner}.backups"

    def damaged(self, now: datetime) -> Path:
        """A free name for a damaged database that is set aside at this time."""
        stem = self._named(f".damaged-{now:%Y%m%dT%H%M%S}")
        names = (stem, *(stem.with_name(f"{stem.name}-{again}") for again in range(2, 1000)))
        return next(name for name in names if not name.exists())

    def _named(self, end: str) -> Path:
        return self.main.with_name(self.main.name + end)

    def erase(self) -> None:
        """Leave nothing: neither database nor backups, nor what was set aside."""
        if self.backups.exists():
            rmtree(self.backups)
        for path in self.folder.glob(f"{self.learner}*"):
            path.unlink(missing_ok=True)


def folder_of(environ: Mapping[str, str]) -> Path:
    """Name the folder of all learners; it may not be there yet."""
    named = environ.get(DATA, "")
    return (
        Path(named).expanduser().absolute()
        if named
        else platformdirs.user_data_path("pisti-teach", appauthor=False)
    )


def lasts(environ: Mapping[str, str]) -> bool:
    """Whether what is kept here is still there tomorrow: not on Binder, nor where nothing can be written."""
    if any(name.startswith(BINDER) for name in environ):
        return False
    return bool(environ.get(SERVER)) or _usable(folder_of(environ))


def folder_for(environ: Mapping[str, str]) -> Path:
    """Make the folder; where it cannot be made, one for the time being that every page of this user finds."""
    folder = folder_of(environ)
    return folder if _usable(folder) else passing_folder()


def learners_in(folder: Path) -> Iterator[Files]:
    """Find who has a file here."""
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        if is_learner(path.stem):
            yield Files(folder, path.stem)


def make_folder(folder: Path) -> None:
    """Make a folder that only its owner can read; OSError where that cannot be."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def _usable(folder: Path) -> bool:
    """Whether files can be written there; the folder is made."""
    try:
        make_folder(folder)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def passing_folder() -> Path:
    """A folder among the temporary ones: the same for each process of this user, nobody else's."""
    folder = Path(tempfile.gettempdir()) / f"pisti-teach-{os.getuid() if hasattr(os, 'getuid') else 'user'}"
    with suppress(OSError):
        make_folder(folder)
        if _is_own(folder) and _usable(folder):
            return folder
    try:
        return Path(tempfile.mkdtemp(prefix="pisti-teach-"))
    except OSError as error:
        raise StoreError(
            f"progress can be written nowhere, not even for now: {error.strerror}; name a folder in {DATA}"
        ) from None


def _is_own(folder: Path) -> bool:
    """Whether it is this user's alone: anybody may have taken the name."""
    if not hasattr(os, "getuid"):
        return True
    found = folder.lstat()
    return found.st_uid == os.getuid() and not folder.is_symlink() and not found.st_mode & 0o022
