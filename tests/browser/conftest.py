"""Windows of several sizes and colours; `quiet_page`, the strict one, is in the conftest above.

All tests here share a profile, so that Voilà's scripts are fetched and compiled once; each has a new
page, and nothing that a page before it has stored.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext


@pytest.fixture(scope="session")
def profile(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[BrowserContext]:
    """Return the profile that the tests share."""
    shared = browser.new_context(**browser_context_args)
    yield shared
    shared.close()


@pytest.fixture
def context(profile: BrowserContext) -> Iterator[BrowserContext]:
    """Return the profile with nothing stored in it; only what was fetched is kept."""
    yield profile
    for page in profile.pages:
        page.close()
    blank = profile.new_page()  # pages store as they close, so it is cleared after them
    profile.new_cdp_session(blank).send("Storage.clearDataForOrigin", {"origin": "*", "storageTypes": "all"})
    profile.clear_cookies()
    blank.close()


@pytest.fixture(params=[(1280, 720), (390, 844)], ids=["1280", "390"])
def size(request, page) -> None:
    """Run the test on a laptop and on a telephone."""
    page.set_viewport_size(dict(zip(("width", "height"), request.param, strict=True)))


@pytest.fixture(params=["light", "dark"])
def scheme(request, page) -> None:
    """Run the test in light and in dark."""
    page.emulate_media(color_scheme=request.param)
