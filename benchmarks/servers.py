"""Two servers to compare: this app with a table, and plain Voilà with one button of ipywidgets."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import psutil

if TYPE_CHECKING:
    from collections.abc import Iterator

OURS = "from pisti_teach.widgets import first_deal\n\nfirst_deal(seed=1, pause=0)"
"""She plays first, and the computer does not wait before it moves."""
THEIRS = """
import ipywidgets

label = ipywidgets.Label("0")
button = ipywidgets.Button(description="Count")
button.on_click(lambda _: setattr(label, "value", str(int(label.value) + 1)))
ipywidgets.VBox([button, label])
"""
APP = (sys.executable, "-m", "pisti_teach.cli", "app", "--no-browser", "--port=0", "--notebooks")
VOILA = (sys.executable, "-m", "voila", "--no-browser")
PATIENCE = 60
"""Seconds that a server may take to start."""


@dataclass(frozen=True, slots=True)
class Server:
    """A running server: where it is, and what it is made of."""

    url: str
    process: psutil.Process

    def memory(self) -> float:
        """MiB of the kernel that was started last, as the system counts them (resident)."""
        kernels = [child for child in self.process.children(recursive=True) if is_kernel(child)]
        return float(max(kernels, key=psutil.Process.create_time).memory_info().rss) / 2**20


def is_kernel(process: psutil.Process) -> bool:
    """Whether this is a kernel; one that has just ended is none."""
    try:
        return "ipykernel" in " ".join(process.cmdline())
    except psutil.Error:
        return False


@contextmanager
def both(ours_is: str = OURS, name: str = "first-deal") -> Iterator[tuple[Server, Server]]:
    """Start both, this app first, each with a notebook of its own; stop them whatever happens."""
    with tempfile.TemporaryDirectory() as place:
        ours, theirs = Path(place, "ours"), Path(place, "theirs")
        write(ours / f"{name.replace('-', '_')}.ipynb", ours_is)
        write(theirs / "button.ipynb", THEIRS)
        plain = [*VOILA, str(theirs / "button.ipynb")]
        with served([*APP, str(ours)], ours) as app, served(plain, theirs) as voila:
            yield Server(f"{app.url}{name}", app.process), voila


def write(notebook: Path, source: str) -> None:
    """Write a notebook of one cell."""
    cell = {"cell_type": "code", "id": "only", "metadata": {}, "outputs": [], "execution_count": None}
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    whole = {"nbformat": 4, "nbformat_minor": 5, "metadata": kernel, "cells": [{**cell, "source": source}]}
    notebook.parent.mkdir(parents=True)
    notebook.write_text(json.dumps(whole), encoding="utf-8")


@contextmanager
def served(command: list[str], place: Path) -> Iterator[Server]:
    """Start a server and wait until it prints its address."""
    log = place.parent / f"{place.name}.log"
    with log.open("wb") as output:
        process = psutil.Popen(command, stdout=output, stderr=subprocess.STDOUT)
    try:
        yield Server(address(process, log), process)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def address(process: psutil.Popen, log: Path) -> str:
    """Find the line with nothing but the address in what the server prints."""
    end = time.monotonic() + PATIENCE
    while process.is_running() and time.monotonic() < end:
        if found := re.search(r"^ *(http://\S+)$", log.read_text("utf-8", "replace"), re.MULTILINE):
            return found[1]
        time.sleep(0.05)
    raise SystemExit(f"the server did not start: {log.read_text('utf-8', 'replace')}")
