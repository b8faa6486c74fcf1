#!/usr/bin/env python3
"""From a fresh clone to the app: makes the environment, then runs what was asked for.

python3 start.py [app] [OPTIONS]                  the app; `python3 start.py app --help` lists its options
python3 start.py test [ARGUMENTS OF PYTEST]       all tests
python3 start.py lab [OPTIONS]                    JupyterLab, to read and change the notebooks
python3 start.py bench                            how fast it is, beside others

Needs Python 3.11 or newer with venv, and the network the first time. Everything goes into the
folder .venv beside this file; to start over, delete it.
"""

from __future__ import annotations  # older Pythons can read this file, and be told to be replaced

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
PYTHON = BIN / ("python.exe" if WINDOWS else "python")
UV = BIN / ("uv.exe" if WINDOWS else "uv")
STAMP = VENV / "installed.json"

PINS = {mode: ROOT / "requirements" / f"{mode}.txt" for mode in ("app", "test", "lab", "bench")}
CHROMIUM = "PISTI_TEACH_CHROMIUM"
"""Environment variable: which browser tests and benchmarks drive; not set: Playwright's own."""
POSTGRES = "PISTI_TEACH_POSTGRES"
"""Environment variable: folder of the commands of a PostgreSQL server, which tests start for themselves."""


class CannotStartError(Exception):
    """Something on this machine is missing; the text says what, and what helps."""


def main(arguments: list[str]) -> int:
    """Run the mode that the arguments name, the app if they name none."""
    if arguments[:1] in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    if arguments and arguments[0] not in PINS and not arguments[0].startswith("-"):
        print(f"start.py: expected one of {', '.join(PINS)}, got {arguments[0]!r}", file=sys.stderr)
        return 2
    mode, rest = (arguments[0], arguments[1:]) if arguments and arguments[0] in PINS else ("app", arguments)
    try:
        make_environment(mode)
        return RUN[mode](rest)
    except CannotStartError as missing:
        print(f"start.py: {missing}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


# ---- the environment


def make_environment(mode: str) -> None:
    """Bring .venv up to date for this mode and all that it was used for before."""
    installed = read_stamp()
    modes = sorted({mode, *installed["modes"]})
    wanted = {"modes": modes, "of": fingerprint(modes)}
    if installed == wanted and runs(PYTHON):
        return
    print(f"start.py: preparing {VENV.name} …", file=sys.stderr, flush=True)
    if not runs(PYTHON) or installed["of"].get("python") != wanted["of"]["python"]:
        make_venv()
    if not UV.exists():
        fetch(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "uv>=0.10")
    # compiled once now: where Python may not write beside its packages, every table would wait for it again
    fetch(
        UV,
        "pip",
        "sync",
        "--quiet",
        "--compile-bytecode",
        "--python",
        PYTHON,
        *(PINS[each] for each in modes),
    )
    fetch(UV, "pip", "install", "--quiet", "--python", PYTHON, "--no-deps", "--editable", ROOT)
    STAMP.write_text(json.dumps(wanted), encoding="utf-8")


def read_stamp() -> dict:
    """Say what .venv was made for: nothing, when it is not there or half made."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {"modes": [], "of": {}}
    return {"modes": [mode for mode in stamp["modes"] if mode in PINS], "of": stamp["of"]}


def fingerprint(modes: list[str]) -> dict[str, str]:
    """All that the content of .venv depends on."""
    files = [ROOT / "pyproject.toml", *(PINS[mode] for mode in modes)]
    digests = {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in files}
    return {"python": "{}.{}".format(*sys.version_info), "place": str(ROOT), **digests}


def runs(python: Path) -> bool:
    """Whether this interpreter is there and works: after an upgrade of the system it may not."""
    try:
        return subprocess.run([python, "-c", ""], check=False, capture_output=True).returncode == 0
    except OSError:
        return False


def make_venv() -> None:
    """Make .venv afresh. Debian has venv, but not what puts pip into it: the usual stumbling block."""
    try:
        import ensurepip  # noqa: F401, PLC0415
        import venv  # noqa: PLC0415
    except ImportError:
        version = "{}.{}".format(*sys.version_info)
        raise CannotStartError(
            f"Python's venv is missing; on Debian or Ubuntu: apt install python3-venv (python{version}-venv)"
        ) from None
    try:
        venv.create(VENV, clear=True, with_pip=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise CannotStartError(f"could not make {VENV}: {error}") from None


def fetch(*command: object) -> None:
    """Run a command that may need the network."""
    # a school's network may have a certificate of its own, which only the system knows
    trusting = {"UV_SYSTEM_CERTS": "1", **os.environ}
    done = subprocess.run([str(part) for part in command], check=False, cwd=ROOT, env=trusting)
    if done.returncode:
        raise CannotStartError("could not fetch the packages, see above; with a network, start again.")


# ---- what to run


def run_app(arguments: list[str]) -> int:
    """Run the app, in place of this process."""
    return become("-m", "pisti_teach.cli", "app", *arguments)


def run_test(arguments: list[str]) -> int:
    """Run the tests, with a browser and a database; where no file is named, on all cores.

    File by file, long ones first.
    """
    is_named = any((ROOT / argument.partition("::")[0]).exists() for argument in arguments)
    shared = () if is_named else ("-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder")
    environment = {**with_browser(), **with_postgres()}
    return become("-m", "pytest", *shared, *arguments, cwd=ROOT, environment=environment)


def run_lab(arguments: list[str]) -> int:
    """Open the notebooks in JupyterLab."""
    return become("-m", "pisti_teach.cli", "lab", *arguments)


def run_bench(arguments: list[str]) -> int:
    """Measure, with a browser."""
    return become("benchmarks", *arguments, cwd=ROOT, environment=with_browser())


RUN = {"app": run_app, "test": run_test, "lab": run_lab, "bench": run_bench}


def become(*command: str, cwd: Path | None = None, environment: dict[str, str] | None = None) -> int:
    """Go on as this command. Windows has no exec, so there it is a child."""
    search = os.pathsep.join([str(BIN), os.environ.get("PATH", os.defpath)])
    surroundings = {**os.environ, **(environment or {}), "VIRTUAL_ENV": str(VENV), "PATH": search}
    if WINDOWS:
        return subprocess.run([PYTHON, *command], check=False, cwd=cwd, env=surroundings).returncode
    os.chdir(cwd or Path.cwd())
    sys.stdout.flush()
    sys.stderr.flush()
    return os.execve(PYTHON, [str(PYTHON), *command], surroundings)  # noqa: S606


# ---- a browser for tests and benchmarks

SHELL = "chromium-headless-shell"
"""The same browser without a window of its own: it does the same in four fifths of the time."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)


def with_browser() -> dict[str, str]:
    """Tell which browser to drive, in the environment; nothing for Playwright's own."""
    browser = find_browser() or fetch_browser()
    return {CHROMIUM: browser} if browser else {}


def find_browser() -> str | None:
    """Path of the Chromium or Chrome that the caller names, or that is installed."""
    named = os.environ.get(CHROMIUM)
    found = (shutil.which(name) for name in NAMES)
    placed = (place for place in PLACES if Path(place).exists())
    return named or next((path for path in found if path), None) or next(placed, None)


def fetch_browser() -> str | None:
    """Get one: Playwright's own (then there is no path to tell), else Debian's."""
    print("start.py: no Chromium here, fetching one …", file=sys.stderr, flush=True)
    playwright = [PYTHON, "-m", "playwright", "install", "chromium"]
    if subprocess.run(playwright, check=False, capture_output=True).returncode == 0:
        return None
    install(SHELL)
    if browser := find_browser():
        return browser
    raise CannotStartError(
        "tests and benchmarks need Chromium or Google Chrome; install one of them, then start again."
    )


def install(package: str) -> None:
    """Install a package of Debian's, if this is Debian and root asks."""
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        for step in (["update", "-qq"], ["install", "-qq", "--yes", "--no-install-recommends", package]):
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(["apt-get", *step], check=False, env=environment)  # noqa: S607


# ---- a database for tests

SERVERS = (
    "usr/lib/postgresql/*/bin",
    "usr/pgsql-*/bin",
    "opt/homebrew/opt/postgresql*/bin",
    "usr/local/opt/postgresql*/bin",
    "Applications/Postgres.app/Contents/Versions/*/bin",
)
"""Folders, seen from the root, where systems put the commands of the server; few have them on the path."""


def with_postgres() -> dict[str, str]:
    """Tell where the commands of a PostgreSQL server are, in the environment."""
    return {POSTGRES: find_postgres() or fetch_postgres()}


def find_postgres() -> str | None:
    """Folder that the caller names, or that is installed, of several the last by name."""
    placed = (folder for place in SERVERS for folder in sorted(Path("/").glob(place), reverse=True))
    servers = (str(folder) for folder in placed if (folder / "initdb").exists())
    on_path = shutil.which("initdb")
    beside = str(Path(on_path).resolve().parent) if on_path else None
    return os.environ.get(POSTGRES) or next(servers, None) or beside


def fetch_postgres() -> str:
    """Get Debian's."""
    print("start.py: no server of PostgreSQL here, fetching one …", file=sys.stderr, flush=True)
    install("postgresql")
    if folder := find_postgres():
        return folder
    raise CannotStartError(
        "tests need the server of PostgreSQL (on Debian or Ubuntu: apt install postgresql); install it, or "
        f"name the folder of its initdb in {POSTGRES}, then start again."
    )


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.exit("start.py: needs Python 3.11 or newer, this is {}.{}.{}".format(*sys.version_info))
    sys.exit(main(sys.argv[1:]))
