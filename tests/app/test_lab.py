"""`pisti-teach lab` before JupyterLab takes over: whose notebooks, and what it says when it cannot start."""

import runpy
import socket
from pathlib import Path

import pytest

from pisti_teach.app import lab
from pisti_teach.cli import main

ROOT = Path(__file__).parents[2]


@pytest.fixture
def started(monkeypatch):
    """Do not start JupyterLab: collect where it would work."""
    places = []
    monkeypatch.setattr(lab, "start", lambda folder, _port, **_browser: places.append(folder))
    return places


@pytest.fixture
def installed(monkeypatch, tmp_path):
    """Let it believe that it runs from an installed package, started in an empty folder."""
    monkeypatch.setattr(lab, "is_clone", lambda: False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_clone_opens_its_own_notebooks(started, capsys):
    """Without a copy: whoever has a clone changes the project."""
    assert main(["lab", "--port=0", "--no-browser"]) == 0

    assert started == [ROOT / "notebooks"]
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("named", "folder"),
    [
        pytest.param([], "pisti_teach_notebooks", id="by itself"),
        pytest.param(["my own"], "my own", id="named"),
    ],
)
def test_elsewhere_the_notebooks_are_copied(installed, started, capsys, named, folder):
    """From an installed package the reader works on copies, and reads where they are."""
    assert main(["lab", *named, "--port=0"]) == 0

    copy = installed / folder / "first_deal.ipynb"
    assert started == [copy.parent]
    assert copy.read_bytes() == (ROOT / "notebooks" / "first_deal.ipynb").read_bytes()
    names = sorted(file.name for file in (ROOT / "notebooks").glob("*.ipynb"))
    told = [f"pisti-teach: notebooks in {copy.parent}:", *(f"  {name}: copied" for name in names)]
    assert capsys.readouterr().out.splitlines() == told


@pytest.mark.parametrize(
    ("content", "said"),
    [
        pytest.param(b"hers", "was changed, and stays so", id="changed"),
        pytest.param((ROOT / "notebooks" / "first_deal.ipynb").read_bytes(), "is there", id="unchanged"),
    ],
)
def test_nothing_that_a_reader_has_is_overwritten(installed, started, capsys, content, said):
    """A second start keeps what the first one brought."""
    mine = installed / "mine" / "first_deal.ipynb"
    mine.parent.mkdir()
    mine.write_bytes(content)

    assert main(["lab", "mine", "--port=0"]) == 0

    assert started
    assert mine.read_bytes() == content
    assert f"first_deal.ipynb: {said}" in capsys.readouterr().out


def test_without_the_extra_one_line_says_what_to_install(monkeypatch, started, capsys):
    """JupyterLab is an extra: the app does not need it."""
    monkeypatch.setattr(lab, "find_spec", lambda _name: None)

    assert main(["lab"]) == 1

    told = capsys.readouterr()
    assert (told.out, told.err.count("\n"), started) == ("", 1, [])
    assert 'pip install "pisti-teach[lab]"' in told.err


def test_what_cannot_be_used_is_named_in_one_line(installed, started, capsys):
    """A port that is taken, a number that is no port, a folder that is a file."""
    (installed / "file").touch()
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        codes = [main(["lab", "mine", "--port", port]), main(["lab", "--port=70000"]), main(["lab", "file"])]

    lines = capsys.readouterr().err.splitlines()
    assert (codes, len(lines), started) == ([1, 1, 1], 3, [])
    assert all(what in line for what, line in zip((f"port {port}", "70000", "file"), lines, strict=True))


def test_start_py_takes_the_same_way(monkeypatch):
    """`python3 start.py lab --port 0` is the command, in the project's own environment."""
    script = runpy.run_path(str(ROOT / "start.py"))
    became = []
    monkeypatch.setitem(script["run_lab"].__globals__, "become", lambda *command: became.append(command))

    script["run_lab"](["--port", "0"])

    assert became == [("-m", "pisti_teach.cli", "lab", "--port", "0")]
