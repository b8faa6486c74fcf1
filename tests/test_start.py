"""start.py, as someone uses it who has just cloned the project."""

import os
import runpy
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from clones import make_clone

ROOT = Path(__file__).resolve().parents[1]
PYTHON = str(Path(sys.base_prefix) / "bin" / "python3")
"""A Python outside of every environment, as on a fresh machine."""

posix = pytest.mark.skipif(os.name == "nt", reason="signals and paths of POSIX")


@pytest.fixture
def clone(tmp_path) -> Path:
    """Return a fresh copy of the project, without any environment."""
    return make_clone(tmp_path / "a clone")


@posix
@pytest.mark.slow
def test_fresh_clone_answers(clone):
    """One command on a machine with Python alone, and the landing page is there."""
    almost_empty = {name: os.environ[name] for name in ("HOME", "PATH") if name in os.environ}
    command = [PYTHON, "start.py", "--no-browser", "--port", "0"]
    app = subprocess.Popen(
        command, cwd=clone, env=almost_empty, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
    )
    with app.stdout as output:
        try:
            with urllib.request.urlopen(output.readline().strip(), timeout=30) as page:
                assert "First deal" in page.read().decode()
            app.send_signal(signal.SIGINT)
            assert app.wait(30) == 0
        finally:
            app.kill()
            app.wait()


def start(*arguments: str, code: str = "") -> subprocess.CompletedProcess[str]:
    """Run start.py in a Python in which this code has run before."""
    as_script = f"runpy.run_path({str(ROOT / 'start.py')!r}, run_name='__main__')"
    main = f"import runpy, sys\n{code}\nsys.argv[1:] = {list(arguments)}\n{as_script}"
    return subprocess.run([sys.executable, "-c", main], capture_output=True, text=True, check=False, cwd=ROOT)


def test_old_python_is_named_in_one_line():
    """Whoever has too old a Python reads so."""
    done = start("app", code="sys.version_info = (3, 10, 4)")

    assert done.returncode == 1
    assert done.stderr == "start.py: needs Python 3.11 or newer, this is 3.10.4\n"


@pytest.fixture
def script(tmp_path) -> dict:
    """Return the names of start.py, moved to an empty place."""
    names = runpy.run_path(str(ROOT / "start.py"))
    globals_of_script = names["main"].__globals__
    globals_of_script.update(VENV=tmp_path / ".venv", PYTHON=tmp_path / "python", UV=tmp_path / "uv")
    return globals_of_script


def test_missing_venv_is_named_in_one_line(script, monkeypatch, capsys):
    """Debian's Python without python3-venv: one line says what to install."""
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    monkeypatch.setitem(script, "STAMP", script["VENV"] / "none")

    assert script["main"](["app"]) == 1
    assert "apt install python3-venv" in capsys.readouterr().err.splitlines()[-1]


def test_missing_network_is_named(script, capsys):
    """When nothing can be fetched, the last line says what to do."""
    with pytest.raises(script["CannotStartError"], match="network"):
        script["fetch"](sys.executable, "-c", "raise SystemExit(1)")
    assert capsys.readouterr().out == ""


def test_nothing_is_done_twice(script, monkeypatch, tmp_path):
    """An environment that is up to date is used as it is; another mode adds to it."""
    done = []
    monkeypatch.setitem(script, "STAMP", tmp_path / "installed.json")
    monkeypatch.setitem(script, "make_venv", lambda: done.append("venv"))
    monkeypatch.setitem(script, "fetch", lambda *command: done.append(command[0].name))
    monkeypatch.setitem(script, "runs", lambda _python: True)

    script["make_environment"]("app")
    assert done == ["venv", "python", "uv", "uv"]
    done.clear()
    script["make_environment"]("app")
    assert done == []
    script["make_environment"]("test")
    assert done == ["python", "uv", "uv"]
    done.clear()
    script["make_environment"]("app")
    assert done == []


def machine_with(script, monkeypatch, *, browser=False, download=False, root=False) -> None:
    """Let start.py believe that it is on a machine with these things."""
    there = {"apt-get": "/usr/bin/apt-get", **({"chromium": "/somewhere/chromium"} if browser else {})}

    def run(command, **_options):
        if command[0] == "apt-get":
            there["chromium"] = "/usr/bin/chromium"
        return subprocess.CompletedProcess(command, 0 if download else 1)

    monkeypatch.delenv("PISTI_TEACH_CHROMIUM", raising=False)
    monkeypatch.setitem(script, "PLACES", ())
    monkeypatch.setattr(script["shutil"], "which", there.get)
    monkeypatch.setattr(script["subprocess"], "run", run)
    monkeypatch.setattr(script["os"], "geteuid", lambda: 0 if root else 1000, raising=False)


@pytest.mark.parametrize(
    ("machine", "found"),
    [
        pytest.param({"browser": True, "download": True}, "/somewhere/chromium", id="the system's"),
        pytest.param({"download": True, "root": True}, None, id="else Playwright's own, which needs no path"),
        pytest.param({"root": True}, "/usr/bin/chromium", id="else Debian's"),
    ],
)
def test_browser_for_the_tests(script, monkeypatch, machine, found):
    """The system's browser comes first, then Playwright's download, then Debian's package."""
    machine_with(script, monkeypatch, **machine)

    assert (script["find_browser"]() or script["fetch_browser"]()) == found


def test_missing_browser_is_named(script, monkeypatch):
    """Without any of the three, one line says what to install."""
    machine_with(script, monkeypatch)

    with pytest.raises(script["CannotStartError"], match="need Chromium or Google Chrome"):
        script["fetch_browser"]()


@pytest.mark.parametrize(
    ("machine", "found"),
    [
        pytest.param({"placed"}, "placed", id="where Debian puts it"),
        pytest.param({"named", "placed"}, "named", id="the caller's comes first"),
        pytest.param({"root"}, "placed", id="else Debian's is fetched"),
    ],
)
def test_server_for_the_tests(script, monkeypatch, tmp_path, machine, found):
    """The server that is named comes first, then the system's, then Debian's package."""
    placed = tmp_path / "15" / "bin"

    def install(_package: str = "") -> None:
        placed.mkdir(parents=True)
        (placed / "initdb").touch()

    if "placed" in machine:
        install()
    machine_with_servers(script, monkeypatch, tmp_path)
    if "named" in machine:
        monkeypatch.setenv("PISTI_TEACH_POSTGRES", "named")
    monkeypatch.setitem(script, "install", install)

    assert script["with_postgres"]() == {"PISTI_TEACH_POSTGRES": {"placed": str(placed)}.get(found, found)}


def test_missing_server_is_named(script, monkeypatch, tmp_path):
    """Without any, one line says what to install."""
    machine_with_servers(script, monkeypatch, tmp_path)
    monkeypatch.setitem(script, "install", lambda _package: None)

    with pytest.raises(script["CannotStartError"], match="apt install postgresql"):
        script["with_postgres"]()


def machine_with_servers(script, monkeypatch, folder: Path) -> None:
    """Let start.py believe that servers of PostgreSQL can only be in this folder."""
    monkeypatch.delenv("PISTI_TEACH_POSTGRES", raising=False)
    monkeypatch.setitem(script, "SERVERS", [f"{folder.relative_to('/')}/*/bin"])
    monkeypatch.setattr(script["shutil"], "which", lambda _name: None)


@pytest.mark.parametrize(
    ("arguments", "is_shared"),
    [
        pytest.param([], True, id="all tests"),
        pytest.param(["-m", "not slow"], True, id="the fast ones"),
        pytest.param(["tests/test_codes.py"], False, id="a file"),
        pytest.param(["-x", "tests/test_codes.py::test_a_code_gives_its_deal"], False, id="one test"),
    ],
)
def test_the_cores_share_the_tests_unless_a_file_is_named(script, monkeypatch, arguments, is_shared):
    """A single file starts at once, without workers; what was asked for goes along."""
    ran = []
    monkeypatch.setitem(script, "become", lambda *command, **_more: ran.append(command) or 0)
    monkeypatch.setitem(script, "with_browser", dict)
    monkeypatch.setitem(script, "with_postgres", dict)

    assert script["run_test"](arguments) == 0
    (command,) = ran
    assert ("-n" in command) == is_shared
    assert list(command[len(command) - len(arguments) :]) == arguments
