"""The notebooks run."""

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOKS = sorted((Path(__file__).parents[1] / "notebooks").glob("*.ipynb"))


@pytest.fixture(params=NOTEBOOKS, ids=lambda path: path.stem)
def notebook(request):
    """Read each notebook."""
    return nbformat.read(request.param, as_version=4)


@pytest.mark.slow
def test_notebooks_run(notebook):
    """From top to bottom, in a kernel of their own; the last cell shows a widget."""
    NotebookClient(notebook, timeout=120, kernel_name="python3").execute()

    last = [cell for cell in notebook.cells if cell.cell_type == "code"][-1]
    assert any(
        "application/vnd.jupyter.widget-view+json" in output.get("data", {}) for output in last.outputs
    )
