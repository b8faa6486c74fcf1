"""A browser: `page` is pytest-playwright's, `quiet_page` is the same with a strict ear."""

from collections.abc import Iterator
from typing import Any

import pytest

OWN = ("http://127.0.0.1:", "ws://127.0.0.1:", "data:", "blob:http://127.0.0.1:", "about:")


@pytest.fixture
def quiet_page(page) -> Iterator[Any]:
    """Return a page that may ask only its own host, and has nothing to complain about on the console."""
    asked: list[str] = []
    said: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    yield page
    assert [url for url in asked if not url.startswith(OWN)] == []
    assert said == []


@pytest.fixture(params=[(1280, 720), (390, 844)], ids=["1280", "390"])
def size(request, page) -> None:
    """Run the test on a laptop and on a telephone."""
    page.set_viewport_size(dict(zip(("width", "height"), request.param, strict=True)))


@pytest.fixture(params=["light", "dark"])
def scheme(request, page) -> None:
    """Run the test in light and in dark."""
    page.emulate_media(color_scheme=request.param)
