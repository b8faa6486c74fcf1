"""JupyterLab, opened by the command on a reader's copy: a whole deal by keyboard, nothing from outside."""

import json
import shutil
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
READY = """() => {
  const notebook = window.jupyterapp?.shell?.currentWidget;
  const kernel = notebook?.sessionContext?.session?.kernel;
  return kernel?.connectionStatus === 'connected' && kernel.status === 'idle' && notebook.context.isReady;
}"""
"""The lamp that says "idle" comes on too early: cells that run then wait for ever."""
PLACE = """() => {
  const { content } = window.jupyterapp.shell.currentWidget;
  return [content.activeCellIndex, content.widgets.length, content.mode];
}"""


@pytest.fixture(scope="session")
def lab(run_server, tmp_path_factory):
    """Open JupyterLab where a reader has changed the first call already: the computer answers at once."""
    home = tmp_path_factory.mktemp("lab")
    (home / "jupyter_server_config.json").write_text('{"LabApp": {"expose_app_in_browser": true}}')
    (home / "mine").mkdir()
    source = (ROOT / "notebooks" / "first_deal.ipynb").read_text("utf-8")
    (home / "mine" / "first_deal.ipynb").write_text(source.replace("first_deal()", "first_deal(pause=0)"))
    command = [sys.executable, "-m", "pisti_teach.cli", "lab", str(home / "mine"), "--no-browser", "--port=0"]
    with run_server(command, env={"JUPYTER_CONFIG_DIR": str(home)}) as started:
        yield started
    shutil.rmtree(home)


@pytest.fixture
def notebook(lab, quiet_page):
    """Give the page with the notebook, all cells run."""
    quiet_page.emulate_media(reduced_motion="reduce")
    quiet_page.goto(lab.url)
    quiet_page.wait_for_function(READY, timeout=90_000)
    quiet_page.evaluate("void window.jupyterapp.commands.execute('notebook:run-all-cells')")
    expect(hand(quiet_page)).to_have_count(4, timeout=60_000)
    return quiet_page


def first_cell(page):
    """Give the first cell with code, and what it shows."""
    return page.locator(".jp-CodeCell").first


def hand(page):
    """Give the cards of the learner's hand at the first table."""
    return first_cell(page).get_by_role("group", name="Your hand").get_by_role("button")


def test_a_whole_deal_by_keyboard(notebook, lab):
    """Arrows, Enter and Space reach the table, and JupyterLab stays as it is; it asks nobody outside."""
    hand(notebook).first.focus()
    before = notebook.evaluate(PLACE)
    for played in range(24):
        expect(hand(notebook)).to_have_count(4 - played % 4)
        expect(hand(notebook).first).not_to_have_attribute("aria-disabled", "true")
        notebook.keyboard.press("ArrowRight")
        notebook.keyboard.press("Enter" if played % 2 else "Space")

    expect(first_cell(notebook).get_by_role("table", name="Count of the deal")).to_be_visible()
    assert notebook.evaluate(PLACE) == before
    assert notebook.get_by_text("Jupyter news").count() == 0
    assert "first_deal.ipynb: was changed, and stays so" in lab.log


def test_every_cell_shows_something(notebook):
    """Another house, more seats, a chance: each cell of the notebook has an output, none an error."""
    cells = json.loads((ROOT / "notebooks" / "first_deal.ipynb").read_text("utf-8"))["cells"]
    count = sum(cell["cell_type"] == "code" for cell in cells)
    outputs = """() => window.jupyterapp.shell.currentWidget.model.cells.model
      .cells.map(cell => cell.outputs?.map(output => output.output_type)).filter(kinds => kinds)"""
    notebook.wait_for_function(f"() => ({outputs})().every(kinds => kinds.length)", timeout=60_000)

    assert notebook.evaluate(outputs) == [["execute_result"]] * count
