"""Windows of several sizes and colours; `quiet_page`, the strict one, is in the conftest above."""

import pytest


@pytest.fixture(params=[(1280, 720), (390, 844)], ids=["1280", "390"])
def size(request, page) -> None:
    """Run the test on a laptop and on a telephone."""
    page.set_viewport_size(dict(zip(("width", "height"), request.param, strict=True)))


@pytest.fixture(params=["light", "dark"])
def scheme(request, page) -> None:
    """Run the test in light and in dark."""
    page.emulate_media(color_scheme=request.param)
