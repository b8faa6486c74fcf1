"""A browser window that many tests use, one after another.

A window of its own for each test costs more than most tests do in it. What a test can change is
put back before the next one; each starts at an address of its own, so that what pages keep
(storage, cookies) belongs to one test alone.
"""

from typing import Any

from playwright.sync_api import Browser, Page

USUAL_SIZE = {"width": 1280, "height": 720}
USUAL_MEDIA = {
    "media": "null",
    "color_scheme": "light",
    "reduced_motion": "no-preference",
    "forced_colors": "none",
    "contrast": "no-preference",
}
"""What Playwright gives to a new window."""
HAS_OWN_CLOCK = "!setTimeout.toString().includes('[native code]')"


class Window:
    """A window that is opened when it is first needed, and again after it was closed."""

    def __init__(self, browser: Browser, settings: dict[str, Any]) -> None:
        self.browser, self.settings = browser, settings
        self.page: Page | None = None

    def as_new(self) -> Page:
        """Return its page as a new one would be; only the address is still the last one."""
        if self.page is None:
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
        if left:
            self.close()
        assert left == []

    def close(self) -> None:
        """Close it, with all that a test may have left in it."""
        if self.page is not None:
            self.page.context.close()
            self.page = None
