"""Whether a folder lies on another machine: write-ahead logging needs memory that all writers share.

Source: https://sqlite.org/wal.html, "WAL does not work over a network filesystem".
"""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path, PurePosixPath
from typing import NamedTuple

_NAMES = """
9p afpfs afs beegfs ceph cephfs cifs coda davfs fuse.ceph fuse.davfs fuse.gcsfuse fuse.glusterfs fuse.goofys
fuse.rclone fuse.s3fs fuse.sshfs glusterfs gpfs lustre ncpfs nfs nfs4 ocfs2 orangefs panfs smb smb2 smb3 smbfs
sshfs vboxsf virtiofs
"""
NETWORK = frozenset(_NAMES.split())
"""Types of file systems on which another machine may write, too, if only the host of a virtual one."""
TABLES = (Path("/proc/self/mountinfo"), Path("/proc/mounts"))


class Mount(NamedTuple):
    """A line of the table."""

    point: PurePosixPath
    kind: str


def mount_table() -> str:
    """The text of this system's table; empty where there is none, as on Windows or macOS."""
    for table in TABLES:
        with suppress(OSError):
            return table.read_text("utf-8", errors="surrogateescape")
    return ""


def is_on_network(path: Path, table: str) -> bool:
    """Whether the longest mount point that holds this path is of a network; what is in no table is local."""
    place = PurePosixPath(path)
    found: Mount | None = None
    for mount in map(_read, table.splitlines()):
        holds = mount is not None and (mount.point == place or mount.point in place.parents)
        if mount and holds and (found is None or len(mount.point.parts) >= len(found.point.parts)):
            found = mount  # of two on the same point the later one lies on top
    return found is not None and found.kind in NETWORK


def _read(line: str) -> Mount | None:
    """Read a line of either table: mountinfo has ` - ` before the type, mounts has the type third."""
    before, bar, after = line.partition(" - ")
    words = before.split(" ")
    if bar and len(words) > 4 and words[4].startswith("/"):  # noqa: PLR2004 - the fifth field is the mount point
        return Mount(_point(words[4]), after.split(" ")[0])
    if len(words) > 2 and words[1].startswith("/"):  # noqa: PLR2004 - device, mount point, type
        return Mount(_point(words[1]), words[2])
    return None


def _point(text: str) -> PurePosixPath:
    r"""Undo how the table writes a space: `\040`."""
    return PurePosixPath(re.sub(r"\\([0-7]{3})", lambda found: chr(int(found[1], 8)), text))
