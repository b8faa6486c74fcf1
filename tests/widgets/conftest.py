"""The table alone in a browser: no kernel, no server, no game; scenes are pushed, picks are kept."""

import re
import runpy
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from pisti_teach.widgets.scenes import module, styles
from pisti_teach.widgets.table import PARTS, STYLES

HARNESS = Path(__file__).resolve().parent / "harness"
HOME = "http://table.test/"
MEASURED = """() => [
  document.documentElement.scrollWidth,
  [...document.querySelectorAll("button, input")]
    .filter((node) => node.checkVisibility() && Math.min(node.offsetWidth, node.offsetHeight) < 44)
    .map((node) => [node.ariaLabel ?? node.textContent, node.offsetWidth, node.offsetHeight]),
]"""
"""How wide the page is, and what there is to press that is less than 44 px high or wide."""


@pytest.fixture(scope="session")
def scenes() -> SimpleNamespace:
    """Return the makers of sample scenes: `scenes.deal()`, and around the table: `scenes.owing()`."""
    made = [runpy.run_path(str(HARNESS / name)) for name in ("around.py", "scenes.py")]
    return SimpleNamespace(**(made[0] | made[1]))


class Table:
    """A table in a page, and what it has reported."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.root = page.locator(".pisti-table").last
        self.region = page.get_by_role("region", name="Table")
        self.hand = page.get_by_role("group", name="Your hand")
        self.cards = self.hand.get_by_role("button")
        self.event = self.region.get_by_role("status")
        self.panel = page.get_by_role("region", name="What is left?")
        self.quiz = page.get_by_role("region", name="Test yourself")
        self.focus = page.locator(":focus")

    def open(self, scene: dict[str, Any], **pulse: int) -> None:
        """Show a new table with this scene; `pulse` sets how soon a kernel counts as lost, in ms."""
        self.page.evaluate("([scene, pulse]) => open_table(scene, pulse)", [scene, pulse])

    def push(self, *scenes: dict[str, Any]) -> None:
        """Let the kernel send scenes, all before the page can draw a frame."""
        self.page.evaluate("(scenes) => scenes.forEach((scene) => model.push(scene))", list(scenes))

    def card(self, name: str) -> Locator:
        """Find a card of the own hand by its spoken name."""
        return self.hand.get_by_role("button", name=re.compile(f"^{name}"))

    @property
    def picks(self) -> list[dict[str, Any]]:
        """All that the table has reported."""
        return self.page.evaluate("model.saved")

    def fits_at(self, *sizes: tuple[int, int]) -> None:
        """Check at each size that nothing scrolls sideways, and that all there is to press is large."""
        for width, height in sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            wide, small = self.page.evaluate(MEASURED)
            assert (wide <= width, small) == (True, []), (width, height)

    def comes_to_rest(self) -> None:
        """Wait until nothing moves any more."""
        expect(self.root).not_to_have_class(re.compile("is-moving"))

    def is_moving(self) -> None:
        """Wait until something moves."""
        expect(self.root).to_have_class(re.compile("is-moving"))


def answer(files: dict[str, tuple[str, str]], route: Route) -> None:
    """Give the page what it asks for; everything else is refused, and so noticed on the console."""
    path = route.request.url.removeprefix(HOME)
    if path not in files:
        route.abort()
        return
    body, kind = files[path]
    route.fulfill(body=body, content_type=kind)


@pytest.fixture
def table(page: Page) -> Iterator[Table]:
    """Return a page that can hold a table; it must not complain on the console."""
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    files = {
        "": ((HARNESS / "page.html").read_text("utf-8"), "text/html"),
        "table.js": (module(PARTS, "table"), "text/javascript"),
        "table.css": (styles(STYLES), "text/css"),
    }
    page.route("**/*", lambda route: answer(files, route))
    page.goto(HOME)
    page.wait_for_function("Boolean(window.open_table)")
    yield Table(page)
    assert said == []


@pytest.fixture
def still(page: Page) -> None:
    """Ask for reduced motion, as a learner does who cannot bear it, and a test that is not about it."""
    page.emulate_media(reduced_motion="reduce")
