"""Copies of the project as a clone has it, and environments beside the one that runs the tests."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
UV = (sys.executable, "-m", "uv")
OUTSIDE = {**os.environ, "PYTHONPATH": "", "VIRTUAL_ENV": "", "UV_SYSTEM_CERTS": "1"}
"""Surroundings that do not lead back to the clone; a school's network may have a certificate of its own."""


def tracked_files() -> list[str]:
    """Return all files that a clone has."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],  # noqa: S607
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).exists()]


def make_clone(folder: Path) -> Path:
    """Copy the project to this folder, without any environment."""
    for name in tracked_files():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target)
    return folder


def make_environment(folder: Path, *options: str) -> Path:
    """Make an empty environment; returns its Python."""
    run(*UV, "venv", "--quiet", *options, folder)
    return folder / ("Scripts" if os.name == "nt" else "bin") / "python"


def install(python: Path, *what: object, cwd: Path = ROOT) -> None:
    """Install into an environment, as far as possible from what is on this machine already."""
    run(*UV, "pip", "install", "--quiet", "--python", python, *what, cwd=cwd)


def run(*command: object, **options: object) -> str:
    """Run a command and return what it says; that is the message of a failure, too."""
    settings = {"cwd": ROOT, "env": OUTSIDE, **options}
    done = subprocess.run(
        [str(part) for part in command],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        **settings,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
