"""The notebooks run."""

from pathlib import Path

import nbformat
import pytest
from jupyter_client.manager import KernelManager
from nbclient import NotebookClient

from pisti_teach.app.rendering import FOR_READERS, TITLES
from pisti_teach.lessons.course import headings

NOTEBOOKS = sorted((Path(__file__).parents[1] / "notebooks").glob("*.ipynb"))


@pytest.fixture(params=NOTEBOOKS, ids=lambda path: path.stem)
def notebook(request):
    """Read each notebook."""
    return nbformat.read(request.param, as_version=4)


@pytest.fixture(scope="module")
def kernel():
    """Start one kernel for all of them, one after another."""
    kernel = KernelManager(kernel_name="python3")
    yield kernel
    kernel.shutdown_kernel(now=True)


@pytest.mark.slow
def test_notebooks_run(notebook, kernel):
    """From top to bottom; each cell ends in a thing to look at, and the page in a widget."""
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    notebook.cells.insert(0, nbformat.v4.new_code_cell("%reset -f"))  # it has to import what it needs
    client = NotebookClient(notebook, timeout=120, km=kernel)
    client.execute(cleanup_kc=False)
    client.kc.stop_channels()
    client.kc.context.destroy()

    shown = [{kind for output in cell.outputs for kind in output.get("data", {})} for cell in code]
    assert all(shown)
    on_the_page = [kinds for cell, kinds in zip(code, shown, strict=True) if not is_for_readers(cell)]
    assert "application/vnd.jupyter.widget-view+json" in on_the_page[-1]


def is_for_readers(cell) -> bool:
    """Whether a page leaves it out."""
    return FOR_READERS in cell.metadata.get("tags", [])


def test_titles_are_spoken(notebook):
    """What a page is called in the browser's window has its entry in the catalogues."""
    assert notebook.metadata.title in {*TITLES, *(heading.title for heading in headings())}


def test_a_page_needs_nothing_that_it_leaves_out(notebook):
    """Cells for readers stand after those of the page, or are words."""
    code = [is_for_readers(cell) for cell in notebook.cells if cell.cell_type == "code"]

    assert code == sorted(code)
