"""German and English: by the browser, by the address, and switched without losing the deal."""

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.slow


@pytest.fixture
def german(browser):
    """Return a page of a browser that asks for German."""
    context = browser.new_context(locale="de-AT", reduced_motion="reduce")
    yield context.new_page()
    context.close()


def test_a_german_browser_is_answered_in_german(german, play_app, check_axe):
    """From the landing page to the table: words, index letters and numbers."""
    german.goto(play_app.url)
    expect(german.locator("html")).to_have_attribute("lang", "de")
    check_axe(german)
    german.get_by_role("link", name="Erste Runde").click()

    hand = german.get_by_role("group", name="Deine Hand").get_by_role("button")
    expect(hand).to_have_count(4, timeout=30_000)
    expect(german.locator("html")).to_have_attribute("lang", "de")
    expect(german).to_have_title("Pişti: Zone, Runde 1")
    german.get_by_role("button", name="Auflösen").click()
    expect(german.get_by_role("row").nth(1)).to_contain_text("\N{NO-BREAK SPACE}%")
    expect(german.get_by_role("row").nth(11)).to_contain_text("B")
    check_axe(german)


def test_the_address_is_heard_before_the_browser(german, play_app):
    """`?lang=en` in a German browser is English."""
    german.goto(play_app.url + "?lang=en")
    german.get_by_role("link", name="First deal").click()

    expect(german.get_by_role("group", name="Your hand")).to_be_visible(timeout=30_000)


def test_the_language_is_switched_without_losing_the_deal(play_app, quiet_page):
    """The same cards, by their German names."""
    page = quiet_page
    page.emulate_media(reduced_motion="reduce")
    page.goto(play_app.url + "first-deal")
    english = page.get_by_role("group", name="Your hand").get_by_role("button")
    expect(english).to_have_count(4, timeout=30_000)
    expect(english.first).not_to_have_attribute("aria-disabled", "true", timeout=20_000)
    moves = [card.get_attribute("data-move") for card in english.all()]

    page.get_by_label("Language").select_option("de")

    cards = page.get_by_role("group", name="Deine Hand").get_by_role("button")
    expect(cards).to_have_count(4)
    assert [card.get_attribute("data-move") for card in cards.all()] == moves
    expect(page.get_by_label("Sprache")).to_have_value("de")


@pytest.mark.long
def test_a_language_goes_along(play_app, quiet_page):
    """From the address into a lesson; chosen there, through a reload, and to the front page and back."""
    page = quiet_page
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{play_app.url}capturing?lang=de")
    page.get_by_label("Sprache").select_option("tr", timeout=30_000)
    expect(page.locator(".pisti-lesson[lang=tr]")).to_be_visible()
    page.reload()
    expect(page.locator(".pisti-lesson[lang=tr]")).to_be_visible(timeout=30_000)
    page.locator("header.bar .brand").click()
    expect(page.locator("html")).to_have_attribute("lang", "tr")

    page.get_by_role("link", name="Русский").click()
    page.locator("[data-lesson] a").first.click()
    expect(page.locator(".pisti-lesson[lang=ru]")).to_be_visible(timeout=30_000)
    page.goto(play_app.url)
    expect(page.locator("html")).to_have_attribute("lang", "ru")
