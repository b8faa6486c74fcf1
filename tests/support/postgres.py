"""A PostgreSQL server for tests: Debian's own, with a folder and a port of its own, stopped in the end."""

import os
import shutil
import socket
import subprocess
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
def server(folder: Path) -> Iterator[str]:
    """Run a server in this folder, and give its URL."""
    commands, user = binaries(), _user()
    data, log = folder / "data", folder / "log"
    data.mkdir()
    if user:
        for part in (folder, data):
            shutil.chown(part, user)
        for parent in folder.parents:  # the server must find its way there
            if parent.owner() == "root" and parent != Path("/"):
                parent.chmod(parent.stat().st_mode | 0o011)
    start = ["setpriv", f"--reuid={user}", "--clear-groups"] if user else []
    made = [*start, commands / "initdb", "-D", data, "-U", "pisti", "-A", "trust", "-E", "UTF8", "--locale=C"]
    subprocess.run(made, check=True, capture_output=True, cwd=folder)
    port = _free_port()
    run = [*start, commands / "postgres", "-D", data, "-p", str(port), "-h", "127.0.0.1", "-k", folder]
    with log.open("wb") as said:
        process = subprocess.Popen([*run, "-c", "max_connections=80", "-c", "fsync=off"], stdout=said, stderr=said, cwd=folder)
    url = f"postgresql+psycopg://pisti@127.0.0.1:{port}/postgres"
    try:
        _wait_for(url, process, log)
        yield url
    finally:
        process.terminate()
        process.wait(30)


def _user() -> str:
    """Name who runs the server; nobody else where this is not root."""
    import pwd  # noqa: PLC0415 - not on Windows

    if os.geteuid() != 0:
        return ""
    known = {one.pw_name for one in pwd.getpwall()}
    return next(user for user in SERVERS if user in known)


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
