"""What all widgets share: one module out of parts, one style, a scene in, a pick out. They know no rules."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import anywidget
import traitlets

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

HERE = Path(__file__).parent
LOOK = HERE.parent / "show" / "look"
SHARED_STYLES = tuple(LOOK / name for name in ("tokens.css", "cards.css", "controls.css"))


def module(parts: Sequence[str], main: str) -> str:
    """Return the JavaScript of a widget as the one module that anywidget loads.

    `parts` are files of `parts/`, each after those that it imports. They are real modules for editors and
    readers; joining them needs no build step, only their imports of each other to go.
    """
    files = [*(HERE / "parts" / f"{part}.js" for part in parts), HERE / f"{main}.js"]
    return "\n".join([sprite(), *(unlinked(file.read_text("utf-8")) for file in files)])


def sprite() -> str:
    """Return the symbols of suits and frames, which the landing page shows too, as a constant."""
    return f"const SPRITE = {json.dumps((LOOK / 'sprite.svg').read_text('utf-8'))};"


def unlinked(source: str) -> str:
    """Take the imports and exports between parts out of one of them."""
    without_imports = re.sub(r"^import [^;]*;\n", "", source, flags=re.MULTILINE)
    return re.sub(r"^export (?!default)", "", without_imports, flags=re.MULTILINE)


def styles(names: Sequence[str]) -> str:
    """Return a style: tokens, cards and controls of every page, then the files of these names."""
    files = (*SHARED_STYLES, *(HERE / f"{name}.css" for name in names))
    return "\n".join(file.read_text("utf-8") for file in files)


class SceneWidget(anywidget.AnyWidget):
    """Draws scenes on a page, and reports what was picked there."""

    scene = traitlets.Dict().tag(sync=True)
    """What to draw: plain data that `show` has made, never a state."""
    picked = traitlets.Dict().tag(sync=True, echo_update=False)
    """What the page reports, with the number of the scene that it saw; whoever owns the widget decides."""

    def __init__(self, **traits: object) -> None:
        """Listen for the page's question whether anybody is there."""
        super().__init__(**traits)
        self.on_msg(answer)
        self.is_seen = asyncio.Event()
        """Set once a page has drawn the scene: a notebook may run long before."""
        self.when_drawn: Callable[[int], None] = lambda _number: None
        """Called with the number of a scene that a page has drawn to the end."""
        self.when_told: Callable[[str], None] = lambda _learner: None
        """Called with the id of the learner that a page keeps, again and again."""

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take a pick from the page and nothing else: the scene is ours alone."""
        picked = sync_data.get("picked")
        if isinstance(picked, dict):
            super().set_state({"picked": picked})


def answer(widget: SceneWidget, content: object, _buffers: object) -> None:
    """Answer a ping, so that the page can tell that its kernel lives; an old scene is replaced first."""
    if not isinstance(content, dict) or not isinstance(content.get("ping"), int):
        return
    if content.get("scene") != widget.scene.get("number"):
        widget.send_state("scene")
    widget.send({"pong": content["ping"]})
    widget.is_seen.set()
    if isinstance(content.get("drawn"), int):
        widget.when_drawn(content["drawn"])
    if isinstance(learner := content.get("learner"), str) and learner:
        widget.when_told(learner)
