"""The table in a page: draws a scene, reports what was picked. It knows no rules and no words."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import anywidget
import traitlets

if TYPE_CHECKING:
    from collections.abc import Callable

HERE = Path(__file__).parent
LOOK = HERE.parent / "show" / "look"

PARTS = (
    *("dom", "cards", "picture", "reasons", "felt", "around", "actions", "suits", "motion"),
    *("figures", "chances", "panel", "answers", "replies", "quiz", "hands", "sheet"),
    *("keep", "clock", "steps", "house", "tools", "strip", "pulse", "picks", "skip"),
)
"""The files of `parts/`, each after those that it imports."""

STYLES = (
    *(LOOK / name for name in ("tokens.css", "cards.css", "controls.css")),
    *(
        HERE / name
        for name in ("table.css", "tools.css", "quiz.css", "chances.css", "hands.css", "around.css")
    ),
)


def module() -> str:
    """Return the JavaScript of the table as the one module that anywidget loads.

    The parts are real modules for editors and readers; joining them needs no build step, only
    their imports of each other to go.
    """
    files = [*(HERE / "parts" / f"{part}.js" for part in PARTS), HERE / "table.js"]
    return "\n".join([sprite(), *(unlinked(file.read_text("utf-8")) for file in files)])


def sprite() -> str:
    """Return the symbols of suits and frames, which the landing page shows too, as a constant."""
    return f"const SPRITE = {json.dumps((LOOK / 'sprite.svg').read_text('utf-8'))};"


def unlinked(source: str) -> str:
    """Take the imports and exports between parts out of one of them."""
    without_imports = re.sub(r"^import [^;]*;\n", "", source, flags=re.MULTILINE)
    return re.sub(r"^export (?!default)", "", without_imports, flags=re.MULTILINE)


def styles() -> str:
    """Return the style of the table: tokens, cards and controls of every page, then its own."""
    return "\n".join(file.read_text("utf-8") for file in STYLES)


class TableWidget(anywidget.AnyWidget):
    """One table on a page."""

    _esm = module()
    _css = styles()
    scene = traitlets.Dict().tag(sync=True)
    """What to draw: `show.scene(…)`, never a state."""
    picked = traitlets.Dict().tag(sync=True, echo_update=False)
    """What the page reports, with the number of the scene that it saw; whoever owns the game decides."""

    def __init__(self, **traits: object) -> None:
        """Listen for the page's question whether anybody is there."""
        super().__init__(**traits)
        self.on_msg(answer)
        self.is_seen = asyncio.Event()
        """Set once a page has drawn the table: a notebook may run long before."""
        self.when_drawn: Callable[[int], None] = lambda _number: None
        """Called with the number of a scene that a page has drawn to the end."""

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take a pick from the page and nothing else: the scene is ours alone."""
        picked = sync_data.get("picked")
        if isinstance(picked, dict):
            super().set_state({"picked": picked})


def answer(table: TableWidget, content: object, _buffers: object) -> None:
    """Answer a ping, so that the page can tell that its kernel lives; an old scene is replaced first."""
    if not isinstance(content, dict) or not isinstance(content.get("ping"), int):
        return
    if content.get("scene") != table.scene.get("number"):
        table.send_state("scene")
    table.send({"pong": content["ping"]})
    table.is_seen.set()
    if isinstance(content.get("drawn"), int):
        table.when_drawn(content["drawn"])
