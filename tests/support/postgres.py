"""A PostgreSQL server for tests: Debian's own, with a folder and a port of its own, stopped in the end."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

BINARIES = "PISTI_TEACH_POSTGRES"
"""Environment variable: the folder of initdb and postgres, as `start.py test` has found it."""
SERVERS = ("postgres", "nobody")
"""Users as whom root runs the server, which refuses to be root's."""


def binaries() -> Path:
    """Find the folder of the server's commands, the newest version first; fail where there is none."""
    named = [Path(os.environ[BINARIES])] if BINARIES in os.environ else []
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name))
    on_path = [Path(found).resolve().parent for found in [shutil.which("postgres")] if found]
    for folder in [*named, *reversed(debian), *on_path]:
        if (folder / "initdb").exists():
            return folder
    return pytest.fail(
        "these tests need the server of PostgreSQL: apt install postgresql, or name the folder of its initdb "
        f"in {BINARIES}"
    )


@contextmanager
def server() -> Iterator[str]:
    """Run a server in a folder of its own, and give its URL."""
    commands, user = binaries(), _user()
    with tempfile.TemporaryDirectory(prefix="pisti-postgres-") as made:
        folder, port = Path(made), _free_port()
        if user:
            shutil.chown(folder, user)
        be = {"user": user, "group": _group_of(user), "extra_groups": []} if user else {}
        data, log = folder / "data", folder / "log"
        new = [commands / "initdb", "-D", data, "-U", "pisti", "-A", "trust", "-E", "UTF8", "--locale=C"]
        subprocess.run(new, check=True, capture_output=True, cwd=folder, **be)
        run = [commands / "postgres", "-D", data, "-p", str(port), "-h", "127.0.0.1", "-k", folder]
        settings = ["-c", "max_connections=80", "-c", "fsync=off"]  # nobody pulls the plug of a test
        with log.open("wb") as said:
            process = subprocess.Popen([*run, *settings], stdout=said, stderr=said, cwd=folder, **be)
        url = f"postgresql+psycopg://pisti@127.0.0.1:{port}/postgres"
        try:
            _wait_for(url, process, log)
            yield url
        finally:
            process.send_signal(signal.SIGINT)  # who is still connected is not waited for
            process.wait(30)


def _user() -> str:
    """Name who runs the server; nobody else where this is not root."""
    import pwd  # noqa: PLC0415 - not on Windows

    if os.geteuid() != 0:
        return ""
    known = {one.pw_name for one in pwd.getpwall()}
    return next(user for user in SERVERS if user in known)


def _group_of(user: str) -> int:
    import pwd  # noqa: PLC0415 - not on Windows

    return pwd.getpwnam(user).pw_gid


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def _wait_for(url: str, process: subprocess.Popen, log: Path) -> None:
    end = time.monotonic() + 60
    while True:
        try:
            psycopg.connect(url.replace("+psycopg", ""), connect_timeout=5).close()
        except psycopg.OperationalError:
            if process.poll() is not None or time.monotonic() > end:
                pytest.fail(f"the server did not start: {log.read_text()}")
            time.sleep(0.05)
        else:
            return
