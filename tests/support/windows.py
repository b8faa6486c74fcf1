"""A browser window that many tests use, one after another.

A window of its own for each test costs more than most tests do in it: all that a page loads would be
compiled once more. What a test can change is put back before the next one. What pages keep (storage,
cookies) belongs to one test alone: it starts at an address of its own, or its address is forgotten.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page

USUAL_SIZE = {"width": 1280, "height": 720}
USUAL_MEDIA = {
    "media": "null",
    "color_scheme": "light",
    "reduced_motion": "no-preference",
    "forced_colors": "none",
    "contrast": "no-preference",
}
"""What Playwright gives to a new window."""
SERVERS = "http://127.0.0.1:"
"""How the addresses of servers begin that several tests ask."""
MOST = 60
"""Tests that a window is good for: what its process keeps of them makes it slower and slower."""
HAS_OWN_CLOCK = "!setTimeout.toString().includes('[native code]')"


class Window:
    """A window that is opened when it is first needed, and again after it was closed."""

    def __init__(self, browser: Browser, settings: dict[str, Any]) -> None:
        self.browser, self.settings = browser, settings
        self.page: Page | None = None
        self.used = 0

    def as_new(self) -> Page:
        """Return its page as a new one would be; only the address is still the last one."""
        self.used += 1
        if self.used > MOST:
            self.close()
        if self.page is None or self.page.is_closed():
            self.page = self.browser.new_context(**self.settings).new_page()
            return self.page
        self.page.set_viewport_size(USUAL_SIZE)
        self.page.emulate_media(**USUAL_MEDIA)
        self.page.mouse.move(0, 0)
        return self.page

    def check(self) -> None:
        """See that the test has left nothing that cannot be put back; else the next one gets a new window."""
        left = [page.url for page in self.page.context.pages if page != self.page]
        if self.page.evaluate(HAS_OWN_CLOCK):
            left.append("a clock: mark the test as own_window")
        if self.page.url.startswith(SERVERS):
            self.page.goto("about:blank")  # else it may complain in the next test, once its server is gone
        if left:
            self.close()
        assert left == []

    def close(self) -> None:
        """Close it, with all that a test may have left in it."""
        if self.page is not None:
            self.page.context.close()
            self.page = None
            self.used = 0


def forget(page: Page, urls: Iterable[str]) -> None:
    """Let the browser forget what servers at these addresses have kept in it: other tests ask them, too."""
    origins = {"{0.scheme}://{0.netloc}".format(urlsplit(url)) for url in urls if url.startswith(SERVERS)}
    if not origins:
        return
    session = page.context.new_cdp_session(page)
    for origin in origins:
        session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    session.detach()


@contextmanager
def hearing(page: Page, **hear: Callable[[Any], None]) -> Iterator[None]:
    """Let these hear what happens in the page: `hearing(page, request=asked.append)`."""
    for event, ear in hear.items():
        page.on(event, ear)
    yield
    for event, ear in hear.items():
        page.remove_listener(event, ear)


@contextmanager
def complaints(page: Page) -> Iterator[list[str]]:
    """Collect what the page complains about on the console."""
    said: list[str] = []

    def console(message: ConsoleMessage) -> None:
        if message.type == "error":
            said.append(message.text)

    with hearing(page, console=console, pageerror=lambda error: said.append(str(error))):
        yield said
