"""Practice in the real app: what is answered there is kept, and the front page says what is due."""

import json

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.slow

LOADING = 30_000
"""Milliseconds for a page."""
KEPT = "localStorage.getItem('pisti-teach:1:learner')"


def begin(page):
    """Begin practice, once the page is there."""
    page.get_by_role("button", name="Practise now").click(timeout=LOADING)
    expect(page.locator(".q h1")).to_be_visible(timeout=LOADING)


@pytest.fixture
def page(quiet_page):
    """Return a page on which nothing moves."""
    quiet_page.emulate_media(reduced_motion="reduce")
    return quiet_page


def test_an_answer_outlives_its_page(play_app, page, progress_folder):
    """It is on the disk when its verdict is shown; after a reload practice and progress know it."""
    page.goto(f"{play_app.url}practice?lang=en")
    begin(page)
    title = page.locator(".q .small").first.inner_text().split(" · ")[0]
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".verdict").get_by_role("status")).to_have_text("The answer was shown.")
    page.reload()

    expect(page.locator(".coming")).to_contain_text(title, timeout=LOADING)
    page.goto(f"{play_app.url}my-progress?lang=en")
    row = page.get_by_role("row").filter(has_text=title)
    expect(row).to_contain_text("0 of 1", timeout=LOADING)
    assert json.loads(page.evaluate(KEPT))["id"] not in str(list(progress_folder.iterdir()))


def test_the_front_page_says_what_is_due(play_app, page):
    """What practice has left in the browser, by the time that it is now."""
    page.goto(play_app.url + "?lang=en")
    link = page.get_by_role("link", name="Practice")
    expect(link).not_to_contain_text("Due now")
    page.evaluate("localStorage.setItem('pisti-teach:1:due', JSON.stringify([0, 1, Date.now() + 3600000]))")
    page.reload()

    expect(link).to_contain_text("Due now: 2")


def test_a_quiz_and_a_lesson_write_down_what_is_done(play_app, page):
    """Both under the id of the same browser: the page of progress has them."""
    page.goto(f"{play_app.url}quiz?lang=en&q=326522-Y73N95-F9JMF8")
    page.get_by_role("button", name="Show the answer").click(timeout=LOADING)
    expect(page.locator(".verdict")).to_be_visible()
    page.goto(f"{play_app.url}my-progress?lang=en")

    expect(page.get_by_text("1 answer is written down.")).to_be_visible(timeout=LOADING)
