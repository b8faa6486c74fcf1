"""Every page in every language: in that language, accessible, and no wider than a phone."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from pisti_teach.lessons import course
from pisti_teach.shuffling import Generator
from pisti_teach.words import LANGUAGES

pytestmark = pytest.mark.slow

NOTEBOOKS = sorted(path.stem for path in (Path(__file__).parents[2] / "notebooks").glob("*.ipynb"))
PAGES = [(notebook, language) for notebook in NOTEBOOKS for language in LANGUAGES if language != "en"]
SAMPLE = Generator(6).shuffled(PAGES)[:4]
"""Pages of the suite; the long run has all of them."""
LOADING = 30_000
"""Milliseconds for a page with a kernel."""


@pytest.fixture
def page(quiet_page):
    """Return a page on which nothing moves, as wide as a phone."""
    quiet_page.emulate_media(reduced_motion="reduce")
    quiet_page.set_viewport_size({"width": 390, "height": 844})
    return quiet_page


def looks_well(page, check_axe):
    """Check what is on the page now."""
    check_axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]


@pytest.mark.parametrize(
    ("notebook", "language"),
    [pytest.param(*one, marks=() if one in SAMPLE else pytest.mark.long) for one in PAGES],
)
def test_a_page(play_app, page, check_axe, notebook, language):
    """As it opens, in this language."""
    page.goto(f"{play_app.url}{notebook.replace('_', '-')}?lang={language}")
    shown = page.locator(f".pisti[lang={language}]").first
    expect(shown).to_be_visible(timeout=LOADING)
    expect(page.locator("html")).to_have_attribute("lang", language)

    looks_well(page, check_axe)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", course.names())
def test_every_step_of_a_lesson(play_app, page, check_axe, name, language):
    """With its hints, and with the table where it has one."""
    lesson = course.lesson(name)
    page.goto(f"{play_app.url}{name.replace('_', '-')}?lang={language}")
    stops = page.locator(".stop")
    expect(stops).to_have_count(len(lesson.steps), timeout=LOADING)
    expect(page.locator(".pisti-lesson")).to_have_attribute("lang", language)
    for at in range(len(lesson.steps)):
        if at:  # the first one is open: a click there would open it anew, and take its time
            stops.nth(at).click()
        expect(stops.nth(at)).to_have_attribute("aria-current", "step")
        page.locator(".help .btn").click()
        expect(page.locator(".hints > .hint")).to_have_count(1)
        looks_well(page, check_axe)
