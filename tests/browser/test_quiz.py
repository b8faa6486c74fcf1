"""The quiz and the odds desk in Voilà: by keyboard, by code, in German, through a reload."""

import re

import pytest
from playwright.sync_api import expect
from quizzes import DEAL, HARD

from pisti_teach.codes import read_task
from pisti_teach.trainer.generating import question_of

pytestmark = pytest.mark.slow

LOADING = 30_000
"""Milliseconds for the first page, and for the first derivation, which load what they need."""


@pytest.fixture
def page(quiet_page):
    """Return a page on which nothing moves."""
    quiet_page.emulate_media(reduced_motion="reduce")
    return quiet_page


def truth():
    """Give the exact answer to the question of the code."""
    return question_of(read_task(HARD)).truth


def test_a_question_is_opened_by_its_code_and_answered_by_keyboard(play_app, page, check_axe):
    """Type, Enter: the verdict; Enter: another of its kind; a reload goes on there."""
    page.goto(f"{play_app.url}quiz?q={HARD}")
    field = page.get_by_role("textbox", name="Your answer")
    expect(field).to_be_focused(timeout=LOADING)
    page.keyboard.type(f"{2 * truth().value.numerator}/{2 * truth().value.denominator}")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text(re.compile("^Right. Read as .* ≈ "), timeout=LOADING)
    expect(page.locator(".verdict math").first).to_be_visible()
    expect(page.locator(":focus")).to_have_text("Another of this kind")
    check_axe(page)

    page.keyboard.press("Enter")
    expect(page.get_by_text("Question 2 of this kind")).to_be_visible()
    expect(field).to_be_focused()
    expect(field).to_have_value("")
    page.reload()
    expect(page.get_by_text("Question 2 of this kind")).to_be_visible(timeout=LOADING)


def test_a_deal_code_in_the_box_leads_to_its_table(play_app, page):
    """It is typed, Enter; the link beside what is said opens the deal."""
    page.goto(f"{play_app.url}quiz")
    page.get_by_role("textbox", name="A question's code").fill(DEAL, timeout=LOADING)
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Open this deal at the table").click(timeout=LOADING)

    expect(page).to_have_url(f"{play_app.url}first-deal?deal={DEAL}")
    page.get_by_role("button", name="Share this deal").click(timeout=LOADING)
    expect(page.get_by_text(DEAL, exact=True)).to_be_visible()


def test_a_quiz_in_german_goes_on_after_a_reload(play_app, page):
    """Chosen, started, answered with a comma; the page is left and comes back to the same question."""
    page.goto(f"{play_app.url}quiz?lang=de")
    page.get_by_role("button", name="Los").click(timeout=LOADING)
    expect(page.get_by_text("Frage 1 von 10")).to_be_visible()
    asked = page.get_by_role("heading", level=1).inner_text()

    page.reload()

    expect(page.get_by_role("heading", level=1)).to_have_text(asked, timeout=LOADING)
    expect(page.get_by_text("Frage 1 von 10")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")


@pytest.mark.own_window
def test_what_another_tab_did_covers_nothing_of_the_page(play_app, page):
    """Neither the name of the page above it, nor what follows; it has a margin on both sides."""
    page.goto(f"{play_app.url}quiz")
    page.get_by_role("button", name="Start").click(timeout=LOADING)
    expect(page.get_by_text("Question 1 of 10")).to_be_visible(timeout=LOADING)
    other = page.context.new_page()
    other.goto(f"{play_app.url}quiz")
    other.get_by_role("button", name="Choose other questions").click(timeout=LOADING)
    banner = page.locator(".elsewhere")
    expect(banner).to_contain_text("In another tab")

    for width, height in ((1280, 720), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        covers_nothing(page, banner)


def covers_nothing(page, banner):
    """Check where it lies: beside the name of the page or below it, and above what follows."""
    box, brand = banner.bounding_box(), page.locator(".brand").bounding_box()
    progress = page.locator(".prog").bounding_box()
    is_beside = box["x"] >= brand["x"] + brand["width"]
    assert is_beside or box["y"] >= brand["y"] + brand["height"]
    assert box["y"] + box["height"] <= progress["y"]
    room = page.locator(".pisti-quiz").bounding_box()["width"] - box["x"] - box["width"]
    assert room == pytest.approx(box["x"], abs=1)
    assert room > 0


def test_the_desk_tells_the_chance_of_a_seven(play_app, page, check_axe):
    """Five clicks, one for the steps (K5)."""
    page.goto(f"{play_app.url}odds-desk")
    expect(page.locator('.pack [data-code="7C"]')).to_be_visible(timeout=LOADING)
    for code in ("7C", "10D", "AS", "JH"):
        page.locator(f'.pack [data-code="{code}"]').click()
    page.get_by_role("button", name="open on the table").click()
    page.locator('.pack [data-code="7D"]').click()
    page.get_by_role("button", name=re.compile("^Sevens: 2 of 4")).click()

    expect(page.locator(".derived")).to_contain_text("178 over 1081", timeout=LOADING)
    check_axe(page)
