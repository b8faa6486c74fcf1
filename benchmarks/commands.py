"""How fast the commands are, as ratios within one run: `python benchmarks/commands.py`.

The yardstick is the start of a bare Python on the same machine, in CPU seconds; it swings less than
wall time, and the ratios less than either.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

RECORDS = 1000
VECTORS = Path(__file__).resolve().parents[1] / "tests" / "vectors" / "pisti.jsonl"


def records() -> str:
    """Take that many records, over and over from the vectors."""
    lines = [json.dumps(json.loads(line)["record"]) for line in VECTORS.read_text("utf-8").splitlines()]
    return "\n".join((lines * (RECORDS // len(lines) + 1))[:RECORDS]) + "\n"


def cpu_seconds(*arguments: str, text: str = "") -> float:
    """CPU seconds of a command with this standard input, the best of three."""
    return min(_once(arguments, text) for _ in range(3))


def _once(arguments: tuple[str, ...], text: str) -> float:
    before = os.times()
    subprocess.run([sys.executable, *arguments], input=text.encode(), stdout=subprocess.DEVNULL, check=False)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def main() -> None:
    """Print each command's CPU time and its ratio to a bare start."""
    command, many = ("-m", "pisti_teach.cli"), records()
    bare = cpu_seconds("-c", "pass")
    rows = {
        "bare Python": bare,
        "replay, start": cpu_seconds(*command, "replay"),
        f"replay, {RECORDS} records": cpu_seconds(*command, "replay", text=many),
        f"odds, {RECORDS} records": cpu_seconds(*command, "odds", "--seat", "0", text=many),
    }
    for name, seconds in rows.items():
        print(f"{name:24} {seconds:6.2f} s CPU  {seconds / bare:7.1f} x")


if __name__ == "__main__":
    main()
