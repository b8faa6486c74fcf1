"""Processes that append, many at once or killed at any moment; forked, since imports take a while."""

import json
import os
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from kept import SECRET, START, event

from pisti_teach.store import open_store
from pisti_teach.store import store as _loaded  # noqa: F401 - before the forks

EACH_BACKUP = 7
"""Events after which a process that will be killed writes a backup."""


class Crowd:
    """A process of its own that forks others on request."""

    def __init__(self, process: subprocess.Popen) -> None:
        self.process = process

    def all_at_once(self, *, processes: int, each: int) -> list[str]:
        """Let so many append events at once; returns what went wrong."""
        return list(self._ask("all_at_once", processes, each))

    def killed(self, first: int, after: int, seconds: float) -> list[int]:
        """Let one append events from this number on, and kill it; returns what it acknowledged."""
        return [int(line) for line in self._ask("killed", first, after, seconds)]

    def _ask(self, *what: object) -> Iterator[str]:
        self.process.stdin.write(json.dumps(what) + "\n")
        self.process.stdin.flush()
        for line in self.process.stdout:
            if line == "done\n":
                return
            yield line
        raise AssertionError("the crowd has ended")


@contextmanager
def appending(environ: Mapping[str, str]) -> Iterator[Crowd]:
    """Start a crowd whose progress is kept as this environment says."""
    path = os.pathsep.join([os.path.dirname(__file__), *sys.path])  # noqa: PTH120
    process = subprocess.Popen(
        [sys.executable, __file__],
        env={**os.environ, **environ, "PYTHONPATH": path},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        try:
            yield Crowd(process)
        finally:
            process.stdin.close()
            process.wait(60)


def all_at_once(processes: int, each: int) -> None:
    """Fork them all, then wait for all."""
    for number in range(processes):
        if os.fork() == 0:
            _child(lambda: _append(range(1 + number * each, 1 + (number + 1) * each)))  # noqa: B023 - runs now
    for _ in range(processes):
        os.wait()


def killed(first: int, after: int, seconds: float) -> None:
    """Fork one that appends until it is killed, so many seconds after so many events."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(writing, b"\n")
        _child(lambda: _acknowledge(first, writing))
    os.close(writing)
    with open(reading, "rb") as said:  # noqa: PTH123 - a pipe
        seen = [said.readline() for _ in range(1 + after)]
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        sys.stdout.write(b"".join([*seen[1:], said.read()]).decode())


def _child(act) -> None:
    """Do it and end, without what a process does in the end that is no copy."""
    try:
        act()
    except BaseException:  # noqa: BLE001 - told as it is
        print(json.dumps(traceback.format_exc()), flush=True)  # noqa: T201
    finally:
        os._exit(0)


def _append(numbers: Sequence[int]) -> None:
    store = open_store(SECRET)
    for number in numbers:
        store.append([event(number)])


def _acknowledge(number: int, writing: int) -> None:
    """Append, and say so: a line is one write, so that none is cut."""
    while True:
        store = open_store(SECRET)
        store.append([event(number)])
        os.write(writing, f"{number}\n".encode())
        if number % EACH_BACKUP == 0:
            store.back_up(START)
        number += 1


if __name__ == "__main__":
    for line in sys.stdin:
        act, *given = json.loads(line)
        {"all_at_once": all_at_once, "killed": killed}[act](*given)
        print("done", flush=True)  # noqa: T201
