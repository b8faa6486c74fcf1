"""Where progress is kept: which folder, for whom, for how long, and on which file system."""

import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from kept import SECRET, START, event, store_in

from pisti_teach.errors import StoreError
from pisti_teach.store import lasts, learner_of, open_store, places
from pisti_teach.store.homes import Notice
from pisti_teach.store.mounts import is_on_network
from pisti_teach.store.opening import home_of

MAIN = f"{learner_of(SECRET)}.sqlite"
MOUNTINFO = """\
21 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
30 21 0:40 / /home rw,relatime shared:2 master:1 - nfs4 server:/home rw,vers=4.2
31 30 8:2 / /home/ayse/local rw - ext4 /dev/sdb1 rw
32 21 0:41 / /mnt/a\\040share rw - cifs //server/share rw
33 21 0:42 / /ssh rw - fuse.sshfs me@host: rw
34 21 0:43 / /over rw - nfs server:/x rw
35 34 0:44 / /over rw - tmpfs tmpfs rw
"""
MOUNTS = """\
/dev/sda1 / ext4 rw,relatime 0 0
server:/home /home nfs rw 0 0
C:\\134 /mnt/c 9p rw 0 0
"""


@pytest.mark.parametrize(
    ("path", "table", "answer"),
    [
        pytest.param("/var/x", MOUNTINFO, False, id="the root"),
        pytest.param("/home/ayse/.local/share", MOUNTINFO, True, id="homes of a hub"),
        pytest.param("/home/ayse/local/x", MOUNTINFO, False, id="the longest mount point decides"),
        pytest.param("/homes/ayse", MOUNTINFO, False, id="names are compared whole"),
        pytest.param("/mnt/a share/x", MOUNTINFO, True, id="a space in the name"),
        pytest.param("/ssh", MOUNTINFO, True, id="the mount point itself"),
        pytest.param("/over/x", MOUNTINFO, False, id="what lies on top decides"),
        pytest.param("/home/ayse", MOUNTS, True, id="the shorter table"),
        pytest.param("/mnt/c/Users", MOUNTS, True, id="another system's disk"),
        pytest.param("/home/ayse", "", False, id="no table"),
        pytest.param("/home/ayse", "x\n - \n1 2 3\n\0 / \n", False, id="no sense"),
    ],
)
def test_a_network_is_told_by_the_mount_table(path, table, answer):
    """Write-ahead logging cannot be used there."""
    assert is_on_network(Path(path), table) == answer


def journal_of(folder) -> str:
    """Ask the file how it is kept safe."""
    with closing(sqlite3.connect(folder / MAIN)) as connection:
        return connection.execute("PRAGMA journal_mode").fetchone()[0]


def test_a_network_has_a_rollback_journal(tmp_path):
    """And a file that is moved off it, or onto it, is changed when it is opened next."""
    network, local = f"1 0 0:1 / {tmp_path} rw - nfs4 server:/ rw", "1 0 0:1 / / rw - ext4 /dev/sda rw"
    for number, (mounts, journal) in enumerate([(network, "delete"), (local, "wal"), (network, "delete")]):
        store = store_in(tmp_path, mounts=mounts)
        store.append([event(number)])

        assert journal_of(tmp_path) == journal
        assert len(store.events()) == number + 1


def test_a_write_waits_for_the_disk(tmp_path):
    """Full synchronisation in each connection: what was acknowledged survives a loss of power."""
    store_in(tmp_path)
    with home_of(learner_of(SECRET), environ={"PISTI_TEACH_DATA": str(tmp_path)}).reading() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such bits")
def test_only_the_owner_may_read(tmp_path):
    """The folder and every file in it."""
    folder = tmp_path / "new"
    store = store_in(folder)
    store.append([event(1)])
    store.back_up(START)

    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    for path in folder.rglob("*"):
        assert stat.S_IMODE(path.stat().st_mode) == (0o700 if path.is_dir() else 0o600)


def test_the_secret_is_nowhere(tmp_path):
    """Neither in a file nor in a name."""
    store = store_in(tmp_path)
    store.append([event(1)])
    store.back_up(START)

    assert all(SECRET not in path.name for path in tmp_path.rglob("*"))
    assert all(SECRET.encode() not in path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())


def test_nothing_stays_open(tmp_path):
    """No log grows beside the file, and nobody waits for who has read."""
    store = store_in(tmp_path)
    store.append([event(1)])
    store.events()

    assert sorted(path.name for path in tmp_path.iterdir()) == [".lock", MAIN]


def test_erasing_leaves_nothing(tmp_path):
    """No file, no backup, nothing that was set aside; what comes later begins anew."""
    store, other = store_in(tmp_path), store_in(tmp_path, "ab" * 16)
    store.append([event(1)])
    store.back_up(START)
    (tmp_path / MAIN).write_bytes(b"nothing")
    store_in(tmp_path).erase()

    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(learner_of(SECRET))] == []
    assert store.append([event(2)]) == 1
    assert len(store.events()) == 1
    assert other.events() == []


@pytest.mark.parametrize(
    ("environ", "answer"),
    [
        pytest.param({}, True, id="here"),
        pytest.param({"BINDER_SERVICE_HOST": "10.0.0.1"}, False, id="Binder"),
        pytest.param({"BINDER_LAUNCH_HOST": "https://x"}, False, id="Binder, as it tells its users"),
    ],
)
def test_whether_it_lasts(tmp_path, environ, answer):
    """On Binder it works, but is gone tomorrow, and a page can say so."""
    here = {"PISTI_TEACH_DATA": str(tmp_path), **environ}
    store = open_store(SECRET, environ=here)

    assert lasts(here) == answer
    assert store.notices == ([] if answer else [Notice("not_lasting", {})])
    assert store.append([event(1)]) == 1


def test_where_nothing_can_be_written_it_goes_on_for_now(tmp_path, monkeypatch):
    """Every page of the same user finds the same passing folder."""
    (tmp_path / "file").touch()
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    here = {"PISTI_TEACH_DATA": str(tmp_path / "file" / "folder")}

    assert not lasts(here)
    open_store(SECRET, environ=here).append([event(1)])
    again = open_store(SECRET, environ=here)
    assert again.notices == [Notice("not_lasting", {})]
    assert len(again.events()) == 1


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such bits")
def test_a_passing_folder_of_somebody_else_is_not_used(tmp_path, monkeypatch):
    """Anybody can take the name first."""
    (tmp_path / f"pisti-teach-{os.getuid()}").mkdir(mode=0o777)
    (tmp_path / f"pisti-teach-{os.getuid()}").chmod(0o777)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))

    assert places.passing_folder().stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    "url",
    [
        "sqlite:///x",
        "mysql://me:hidden@host/x",
        "hidden",
        "postgresql://me:hidden@127.0.0.1:1/x",
        "postgresql://me:hidden@host:port/x",
    ],
)
def test_a_database_that_is_none_is_named_without_its_password(tmp_path, url):
    """An error of ours, and what to do."""
    with pytest.raises(StoreError) as refused:
        open_store(SECRET, environ={"PISTI_TEACH_DATA": str(tmp_path), "PISTI_TEACH_STORE": url})
    assert "hidden" not in str(refused.value)


def test_importing_it_is_light():
    """A kernel that keeps nothing loads no database."""
    code = "import sys, pisti_teach.store; print(*{'sqlalchemy', 'sqlite3', 'psycopg'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.split() == []
