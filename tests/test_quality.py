"""What must hold of the code itself: its form, its types, the order of its rooms, its pins."""

import filecmp
import json
import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
HEAVY = (
    "IPython",
    "anywidget",
    "babel",
    "ipywidgets",
    "jinja2",
    "jupyter_server",
    "numpy",
    "sympy",
    "tornado",
    "voila",
)
NOTEBOOKS = [path for path in ROOT.rglob("*.ipynb") if not {".venv", ".ipynb_checkpoints"} & set(path.parts)]


def run(*command: str) -> None:
    """Run a command of this environment; what it says is the message of a failure."""
    found = shutil.which(command[0], path=Path(sys.executable).parent)
    done = subprocess.run([found, *command[1:]], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    "command",
    [
        pytest.param(["ruff", "check"], id="ruff check"),
        pytest.param(["ruff", "format", "--check"], id="ruff format"),
        pytest.param(["mypy"], id="mypy", marks=pytest.mark.slow),
        pytest.param(["lint-imports"], id="order of the rooms"),
    ],
)
def test_tools_have_nothing_to_say(command):
    """The code is as the tools and the order of the rooms want it."""
    run(*command)


@pytest.mark.slow
def test_pins_are_up_to_date(tmp_path):
    """The pins are what pyproject.toml asks for, and name no package index."""
    requirements = ROOT / "requirements"
    for pins in requirements.glob("*.txt"):
        shutil.copy(pins, tmp_path)
        assert not any(mark in pins.read_text() for mark in ("://", "--index", "--find-links"))

    runpy.run_path(str(requirements / "compile.py"))["compile_pins"](tmp_path)

    for pins in requirements.glob("*.txt"):
        assert filecmp.cmp(pins, tmp_path / pins.name, shallow=False), (
            f"{pins.name}: run requirements/compile.py"
        )


@pytest.mark.parametrize("module", ["pisti_teach", "pisti_teach.cli"])
def test_import_is_light(module):
    """Importing the package, or starting its command, loads none of the big libraries."""
    code = f"import sys, {module}; print(*(name for name in {HEAVY} if name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.split() == []


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebooks_are_thin(notebook):
    """No outputs, short cells that define nothing and loop over nothing, and any Python 3 will do."""
    content = json.loads(notebook.read_text(encoding="utf-8"))
    code = [cell for cell in content["cells"] if cell["cell_type"] == "code"]

    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)
    assert all(len(cell["source"]) <= 12 for cell in code)
    starts = [line.split(" ")[0] for cell in code for line in cell["source"]]
    assert not {"def", "class", "for", "while", "async"} & set(starts)
    assert content["metadata"]["kernelspec"]["name"] == "python3"


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such bit")
@pytest.mark.parametrize("script", [".ci/run", "start.py"])
def test_scripts_can_be_run(script):
    """What is started by its name may be started."""
    assert os.access(ROOT / script, os.X_OK)


@pytest.mark.long
def test_the_fast_tests_run_nine_lines_in_ten():
    """Counted by coverage, branches included; the limit stands in pyproject.toml."""
    run("coverage", "run", "-m", "pytest", "-q", "-m", "not slow")
    run("coverage", "report")
