"""The table alone in a browser: no kernel, no server, no game; scenes are pushed, picks are kept."""

import itertools
import re
import runpy
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from windows import complaints

from pisti_teach.widgets import desk as desk_module
from pisti_teach.widgets import houses as houses_module
from pisti_teach.widgets import lesson as lesson_module
from pisti_teach.widgets import quiz as quiz_module
from pisti_teach.widgets import report as report_module
from pisti_teach.widgets import table as table_module
from pisti_teach.widgets.scenes import module, styles

HARNESS = Path(__file__).resolve().parent / "harness"
NUMBERS = itertools.count()
PUSH = "(scene) => { model.push(scene); return new Promise((drawn) => requestAnimationFrame(drawn)); }"
"""Let the kernel send a scene, and wait until the page has drawn it."""
PATIENCE = 20_000
"""Milliseconds for a deal that is slowed down so that a busy machine sees it move."""
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
        self.page.evaluate("([scene, pulse]) => open_widget(scene, pulse)", [scene, pulse])

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
        expect(self.root).not_to_have_class(re.compile("is-moving"), timeout=PATIENCE)

    def is_moving(self) -> None:
        """Wait until something moves."""
        expect(self.root).to_have_class(re.compile("is-moving"))


def answer(files: dict[str, tuple[str, str]], route: Route) -> None:
    """Give the page what it asks for; everything else is refused, and so noticed on the console."""
    path = urlsplit(route.request.url).path
    if path not in files:
        route.abort()
        return
    body, kind = files[path]
    route.fulfill(body=body, content_type=kind)


@pytest.fixture
def home() -> str:
    """Return the address of this test alone; all are of one site, so that no new process is needed for it."""
    return f"http://test{next(NUMBERS)}.table.test/"


@contextmanager
def served(page: Page, home: str, script: str, style: str) -> Iterator[None]:
    """Serve a page that can hold one widget; it must not complain on the console."""
    files = {
        "/": ((HARNESS / "page.html").read_text("utf-8"), "text/html"),
        "/widget.js": (script, "text/javascript"),
        "/widget.css": (style, "text/css"),
    }
    with complaints(page) as said:
        page.route("**/*", lambda route: answer(files, route))
        page.goto(home)  # it is loaded when its module has run
        yield
        page.unroute_all()
    assert said == []


@pytest.fixture
def table(page: Page, home: str) -> Iterator[Table]:
    """Return a page that can hold a table."""
    with served(page, home, module(table_module.PARTS, "table"), styles(table_module.STYLES)):
        yield Table(page)


class Owned:
    """A widget in a page with its real owner behind it, in the place of a kernel."""

    def __init__(self, page: Page, owner: Any) -> None:
        self.page, self.owner, self.taken = page, owner, 0
        self.focus = page.locator(":focus")
        page.evaluate("(scene) => open_widget(scene, {})", owner.widget.scene)
        self.settle()

    def settle(self) -> None:
        """Let the owner take what the page has reported, and the page draw what comes of it."""
        while len(picks := self.page.evaluate("model.saved")) > self.taken:
            pick = picks[self.taken]
            self.taken += 1
            self.owner.widget.set_state({"picked": pick})
            self.page.evaluate(PUSH, self.owner.widget.scene)

    def send(self, **pick: Any) -> None:
        """Let the owner take a pick as if the page had reported it, and the page draw what comes of it."""
        self.owner.widget.set_state({"picked": {"scene": self.owner.number, **pick}})
        self.page.evaluate(PUSH, self.owner.widget.scene)

    def press(self, *keys: str) -> None:
        """Press keys, one after another."""
        for key in keys:
            self.page.keyboard.press(key)
            self.settle()

    def type(self, text: str) -> None:
        """Type, and press Enter."""
        self.page.keyboard.type(text)
        self.press("Enter")

    def click(self, locator: Locator) -> None:
        """Click, and wait for what comes of it."""
        locator.click()
        self.settle()


@pytest.fixture
def quiz_page(page: Page, home: str) -> Iterator[Callable[..., Owned]]:
    """Return what opens a quiz in a page: `quiz_page(examiner)`."""
    with served(page, home, module(quiz_module.PARTS, "questions"), styles(quiz_module.STYLES)):
        yield lambda owner: Owned(page, owner)


@pytest.fixture
def quiz_tab(page: Page, home: str) -> Iterator[Callable[..., Owned]]:
    """Return what opens a quiz in one more tab of the same browser, which keeps things in the same place."""
    with ExitStack() as tabs:

        def opened(owner: Any) -> Owned:
            tab = page.context.new_page()
            tabs.callback(tab.close)
            tabs.enter_context(
                served(tab, home, module(quiz_module.PARTS, "questions"), styles(quiz_module.STYLES))
            )
            return Owned(tab, owner)

        yield opened


@pytest.fixture
def report_page(page: Page, home: str) -> Iterator[Callable[..., Owned]]:
    """Return what opens the page of progress: `report_page(reporter)`."""
    with served(page, home, module(report_module.PARTS, "report"), styles(report_module.STYLES)):
        yield lambda owner: Owned(page, owner)


@pytest.fixture
def desk_page(page: Page, home: str) -> Iterator[Callable[..., Owned]]:
    """Return what opens the odds desk in a page: `desk_page(clerk)`."""
    with served(page, home, module(desk_module.PARTS, "desk"), styles(desk_module.STYLES)):
        yield lambda owner: Owned(page, owner)


@pytest.fixture
def lesson_page(page: Page, home: str) -> Iterator[Callable[..., Owned]]:
    """Return what opens a lesson in a page, without the tables of its steps: `lesson_page(tutor)`."""
    with served(page, home, module(lesson_module.PARTS, "lesson"), styles(lesson_module.STYLES)):
        yield lambda owner: Owned(page, owner)


@pytest.fixture
def houses_page(page: Page, home: str) -> Iterator[Callable[..., Owned]]:
    """Return what opens the rules of the houses in a page, without their table: `houses_page(guide)`."""
    with served(page, home, module(houses_module.PARTS, "houses"), styles(houses_module.STYLES)):
        yield lambda owner: Owned(page, owner)


@pytest.fixture
def lesson_tab(page: Page, home: str) -> Iterator[Callable[..., Owned]]:
    """Return what opens a lesson in one more tab of the same browser, which keeps things in one place."""
    with ExitStack() as tabs:

        def opened(owner: Any) -> Owned:
            tab = page.context.new_page()
            tabs.callback(tab.close)
            tabs.enter_context(
                served(tab, home, module(lesson_module.PARTS, "lesson"), styles(lesson_module.STYLES))
            )
            return Owned(tab, owner)

        yield opened


@pytest.fixture
def still(page: Page) -> None:
    """Ask for reduced motion, as a learner does who cannot bear it, and a test that is not about it."""
    page.emulate_media(reduced_motion="reduce")
