"""The rules of the houses, and the free table, in Voilà."""

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.slow

LOADING = 30_000
"""Milliseconds for a page with a kernel, and for a table that is laid anew."""


@pytest.fixture
def page(quiet_page):
    """Return a page on which nothing moves."""
    quiet_page.emulate_media(reduced_motion="reduce")
    return quiet_page


def test_a_difference_is_tried_by_keys_alone(play_app, page):
    """From list to table, house by house; what the play brings is compared; back, even before an answer."""
    page.goto(f"{play_app.url}houses")
    trial = page.get_by_role("button", name="Try it: Jack pişti")
    trial.focus(timeout=LOADING)
    page.keyboard.press("Enter")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Jack pişti", timeout=LOADING)
    expect(heading).to_be_focused()
    assert page.url.endswith("houses?try=jack_pisti")

    card = page.locator(".hand [data-move='JC']:not([aria-disabled='true'])")
    card.focus(timeout=LOADING)
    page.keyboard.press("Enter")
    expect(page.locator(".compared tbody tr")).to_have_count(3, timeout=LOADING)
    expect(page.locator(".compared tbody tr").first).to_contain_text("a Jack pişti")
    page.get_by_role("button", name="0: Kseri and Kseri Faro").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".pisti-table .bar")).to_contain_text("Kseri, deal 1", timeout=LOADING)
    expect(card).to_be_visible()

    page.go_back()
    expect(heading).to_have_text("Rules of the houses")
    expect(trial).to_be_focused()

    page.go_forward()
    expect(heading).to_have_text("Jack pişti")
    page.evaluate("() => { document.querySelector('.ways [aria-pressed=false]').click(); history.back(); }")
    expect(heading).to_have_text("Rules of the houses")
    assert page.url.endswith("houses")


def test_an_index_leads_to_each_group(play_app, page):
    """On a telephone the houses fill many screens; the way back of the browser stays that of the page."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{play_app.url}houses?lang=en")
    ways = page.get_by_role("navigation", name="Groups of rules").get_by_role("button")
    ways.last.wait_for(timeout=LOADING)
    heads = page.locator(".group th")
    assert ways.all_text_contents() == heads.all_text_contents()
    ways.last.click()

    expect(heads.last).to_be_focused()
    expect(heads.last).to_be_in_viewport()
    assert page.url == f"{play_app.url}houses?lang=en"


def test_it_is_well_made(play_app, page, is_well_made):
    """Side by side, at a table, and with what is compared."""
    page.goto(f"{play_app.url}houses?lang=en")
    page.get_by_role("button", name="Try it: Peek").wait_for(timeout=LOADING)
    is_well_made()
    page.goto(f"{play_app.url}houses?try=last_card_pisti&lang=de")
    expect(page.locator(".hand button").first).to_be_visible(timeout=LOADING)
    is_well_made()
    page.locator(".acts .primary").click()
    expect(page.locator(".compared tbody tr")).to_have_count(3, timeout=LOADING)
    is_well_made()


def test_the_free_table_asks_first_which_game(play_app, page):
    """Either game, any house; what was begun there is offered after a reload, before anything is asked."""
    page.goto(f"{play_app.url}free-table")
    form = page.get_by_role("dialog", name="Choose a table")
    house = form.get_by_role("combobox", name="House")
    house.select_option(label="Pis Yedili: Cardiva", timeout=LOADING)
    expect(form.get_by_role("combobox", name="Seat 1")).to_contain_text("Careful")
    form.get_by_role("button", name="Deal", exact=True).click()
    move = page.locator(".hand button:not([aria-disabled='true']), .acts button:not([aria-disabled='true'])")
    expect(move.first).to_be_visible(timeout=LOADING)
    expect(page).to_have_title("Pis Yedili, round 1")
    move.first.click()
    page.wait_for_function("Object.keys(localStorage).some((key) => key.includes('free-table'))")

    page.reload()
    page.get_by_role("button", name="Go on with it").click(timeout=LOADING)
    expect(page).to_have_title("Pis Yedili, round 1")
    expect(form).not_to_be_visible()
