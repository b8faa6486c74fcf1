"""A page in several sizes and colours; `quiet_page`, the strict one, is in the conftest above."""

from collections.abc import Callable

import pytest

SCROLLS = "document.documentElement.scrollWidth > innerWidth"
LOOKS = ((390, 844, "light"), (1280, 720, "dark"))
"""Colours do not depend on the size, nor what else axe-core finds on the colours: each is looked at once."""
NARROW = (320, 640)
"""The narrowest telephone: nothing may scroll sideways there."""


@pytest.fixture
def is_well_made(page, check_axe) -> Callable[[], None]:
    """Return what looks a page over on a laptop and two telephones, light or dark: `is_well_made()`.

    axe-core finds nothing, and nothing scrolls sideways. One page is enough for all of that.
    """

    def check() -> None:
        for width, height, scheme in LOOKS:
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            check_axe(page)
            assert not page.evaluate(SCROLLS), width
        page.set_viewport_size(dict(zip(("width", "height"), NARROW, strict=True)))
        assert not page.evaluate(SCROLLS), NARROW

    return check
