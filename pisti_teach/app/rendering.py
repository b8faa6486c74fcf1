"""How Voilà makes a page of a notebook: the same in our own server and inside Jupyter's."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from traitlets.config import Config
from voila.configuration import VoilaConfiguration
from voila.paths import collect_template_paths

from pisti_teach.app import pages
from pisti_teach.app.kernels import free_on_farewell
from pisti_teach.lessons.course import headings
from pisti_teach.words import Words
from pisti_teach.words.names import entry

if TYPE_CHECKING:
    from nbformat import NotebookNode

HERE = Path(__file__).resolve().parent
FRONT_END = ["@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8", "anywidget"]
"""The only JupyterLab extensions a page loads, whatever else is installed."""

FOR_READERS = "only-notebook"
"""Tag of a cell that is for readers of the notebook: a page neither shows nor runs it."""

TITLES = (
    entry("First deal · Pişti"),
    entry("A round of Pis Yedili"),
    entry("Quiz"),
    entry("Practice"),
    entry("My progress"),
    entry("Odds desk"),
    entry("Free table"),
    entry("Rules of the houses"),
)
"""What our own notebooks call themselves in the title of the browser's window."""


def settings(home: str) -> dict[str, Any]:
    """All that we ask of Voilà about its pages, in its own words; `home` is the landing page's path."""
    return {
        "allow_template_override": "NO",
        "allow_theme_override": "NO",
        "extension_allowlist": FRONT_END,
        "page_config_hook": own_mathjax,
        "prelaunch_hook": before_launch,
        "resources": {"home": home, "words_of": Words.of},
    }


def before_launch(request: pages.Notebook, notebook: NotebookNode, **_folder: object) -> NotebookNode:
    """Voilà calls this before it starts a kernel: see that it is freed, and give what there is to run."""
    free_on_farewell(request)
    notebook.cells = [cell for cell in notebook.cells if FOR_READERS not in cell.metadata.get("tags", [])]
    title = notebook.metadata.get("title")
    if title in TITLES:
        notebook.metadata.title = request.words.say(title)
    elif title in {heading.title for heading in headings()}:
        notebook.metadata.title = request.words.text(title)
    return notebook


def own_mathjax(config: dict[str, Any], **_circumstances: object) -> dict[str, Any]:
    """Let the page use the MathJax that Voilà brings along: inside a Jupyter server it would ask a CDN."""
    return {**config, "fullMathjaxUrl": None, "mathjaxConfig": None}


def template_paths(voilas: list[str] | None = None) -> list[str]:
    """Where templates are looked for: ours come before Voilà's of the same name."""
    found = voilas or collect_template_paths(["voila", "nbconvert"], "lab", prune=True)
    return [*map(str, (HERE / "voila", *pages.TEMPLATES)), *found]


def in_jupyter(home: str) -> dict[str, Any]:
    """What a handler of Voilà wants to know, where no Voilà of our own is running."""
    config = Config({"VoilaConfiguration": settings(home)})
    return {
        "template_paths": template_paths(),
        "config": config,
        "voila_configuration": VoilaConfiguration(config=config),
    }
