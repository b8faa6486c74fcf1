"""The table in Voilà, in a real browser, from the landing page to the count."""

import json

import pytest
from playwright.sync_api import expect

from pisti_teach.cards import PACK, texts
from pisti_teach.pisti import read_record, replay, result
from pisti_teach.session import Session
from pisti_teach.words import Words

pytestmark = pytest.mark.slow

NOTEBOOK = {
    "nbformat": 4,
    "nbformat_minor": 5,
    "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
}


@pytest.fixture(scope="session")
def quick_app(run_app, tmp_path_factory):
    """Return an app whose table answers at once: `first_deal(seed=…, pause=0)`."""
    folder = tmp_path_factory.mktemp("notebooks")
    source = "from pisti_teach.widgets import first_deal\n\nfirst_deal(seed=20, pause=0)"
    cell = {
        "cell_type": "code",
        "id": "table",
        "metadata": {},
        "outputs": [],
        "execution_count": None,
        "source": source,
    }
    (folder / "first_deal.ipynb").write_text(json.dumps({**NOTEBOOK, "cells": [cell]}), "utf-8")
    with run_app(notebooks=folder) as started:
        yield started


@pytest.fixture
def table(quick_app, quiet_page):
    """Walk in by the front door, without animation, and give the page with the table."""
    quiet_page.emulate_media(reduced_motion="reduce")
    quiet_page.goto(quick_app.url)
    quiet_page.get_by_role("link", name="First deal").click()
    expect(quiet_page.get_by_role("region", name="Table", exact=True)).to_be_visible(timeout=30_000)
    return quiet_page


def hand(page):
    """Give the cards of the learner's hand."""
    return page.get_by_role("group", name="Your hand").get_by_role("button")


def sheet(page):
    """Give the count of the deal."""
    return page.get_by_role("table", name="Count of the deal")


def play_deal(page, play):
    """Play all 24 cards of the learner, each by `play`, until the count stands there."""
    for played in range(24):
        expect(hand(page)).to_have_count(4 - played % 4)
        expect(hand(page).first).not_to_have_attribute("aria-disabled", "true")
        play(page)
    expect(sheet(page)).to_be_visible()


def saved_record(page):
    """Save the record that the page offers and read it."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Save record").click()
    return json.loads(download.value.path().read_text("utf-8"))


def column(page, name):
    """Read one column of the sheet, by the names of its lines."""
    lines = sheet(page).get_by_role("row").all()
    heads = lines[0].get_by_role("columnheader").all_inner_texts()
    at = heads.index(name) - 1
    return {
        line.get_by_role("rowheader").evaluate("head => head.firstChild.textContent"): line.get_by_role(
            "cell"
        ).all_inner_texts()[at]
        for line in lines[1:]
    }


@pytest.mark.long
def test_a_whole_deal_with_the_mouse(table):
    """Every card by a click; the count is that of the replayed record (P21)."""
    play_deal(table, lambda page: hand(page).first.click())

    sides = result(replay(read_record(saved_record(table))))["sides"]

    for name, side in zip(("You", "Greedy"), sides, strict=True):
        shown = column(table, name)
        assert shown["This deal"] == str(side["points"])
        assert shown["Cards"] == str(side["cards"])
        assert shown["Tricks"] == str(side["tricks"])
        assert shown["Majority"] == str(side["majority"])


def test_a_whole_deal_with_the_keyboard_alone(quick_app, quiet_page):
    """From the landing page with Tab, Enter and arrows, to the next deal; focus is never lost."""
    page = quiet_page
    page.emulate_media(reduced_motion="reduce")
    page.goto(quick_app.url)
    tab_to(page, page.get_by_role("link", name="First deal"))
    page.keyboard.press("Enter")
    expect(hand(page).first).to_be_visible(timeout=30_000)
    tab_to(page, page.locator("[aria-label='Your hand'] button[tabindex='0']"))

    def play(page):
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")

    play_deal(page, play)

    tab_to(page, page.get_by_role("button", name="Next deal"))
    page.keyboard.press("Enter")
    expect(hand(page)).to_have_count(4)
    expect(page.locator("[aria-label='Your hand'] button:focus")).to_have_count(1)


def tab_to(page, target):
    """Press Tab until the target has the focus."""
    for _ in range(40):
        if target.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab never reaches {target}")


def test_a_double_click_is_one_play(table):
    """The second click saw an old scene."""
    expect(hand(table)).to_have_count(4)

    hand(table).first.dblclick()

    expect(hand(table)).to_have_count(3)
    expect(hand(table).first).not_to_have_attribute("aria-disabled", "true")


def test_what_is_left_is_guessed_judged_and_derived(table):
    """Hidden at first; then right and not right in words, three forms of the chance, the steps typeset."""
    panel = table.get_by_role("region", name="What is left?")
    expect(panel.get_by_role("table")).to_have_count(0)
    panel.get_by_label("Aces, your guess").fill("9")
    panel.get_by_label("Aces, your guess").press("Enter")

    row = panel.get_by_role("row").filter(has=table.get_by_role("button", name="Aces:"))
    expect(row).to_contain_text("not right")
    expect(panel.get_by_role("row")).to_have_count(14)
    row.get_by_role("button").click()

    expect(panel).to_contain_text("Does Greedy hold an ace?")
    expect(panel.locator("ol math").first).to_be_visible(timeout=30_000)
    expect(panel.locator("ol")).to_contain_text("Chance of at least one")


def test_cards_that_would_take_say_so(table):
    """Somewhere in a deal a card is marked, in words and on a tag (P27)."""
    marked = hand(table).filter(has_text="takes")
    for _ in range(24):
        if marked.count():
            break
        left = hand(table).count()
        hand(table).first.click()
        expect(hand(table)).to_have_count(left - 1 or 4)

    name = marked.first.get_attribute("aria-label")
    cards = int(name.split("takes ")[1].split()[0])
    marked.first.click()

    assert cards >= 2
    expect(table.get_by_role("region", name="Table", exact=True)).to_contain_text(f"{cards} taken")


def test_a_pisti_is_called_out(table):
    """The big short word, and its gain."""
    shout = table.get_by_text("PİŞTİ!", exact=True)
    table.evaluate(
        """() => new MutationObserver(() => {
             if (document.body.innerText.includes('PİŞTİ!')) window.called = true
           }).observe(document.body, {childList: true, subtree: true, characterData: true})"""
    )

    for _ in range(3):
        play_deal(table, lambda page: (marked(page) or hand(page).first).click())
        if "Pişti" in table.evaluate("String(window.called ? 'Pişti' : '')"):
            break
        table.get_by_role("button", name="Next deal").click()

    assert table.evaluate("window.called === true")
    expect(shout).to_have_count(0)


def marked(page):
    """Give a card that would take, if there is one."""
    cards = hand(page).filter(has_text="takes")
    return cards.first if cards.count() else None


def test_it_is_well_made(table, is_well_made):
    """The table, what is left with an open derivation, and the count."""
    is_well_made()
    table.get_by_role("button", name="Show me").click()
    table.get_by_role("button", name="Sevens:").click()
    expect(table.locator("ol math").first).to_be_visible(timeout=30_000)
    is_well_made()
    play_deal(table, lambda page: hand(page).first.click())
    is_well_made()


def test_hidden_cards_are_nowhere_on_the_page(table):
    """The page's text and attributes name no card that she may not know (K1)."""
    session, words = Session("zone", 2, {1: "greedy"}, 20), Words.of("en")
    while session.is_bots_turn:
        session.play_bot()
    expect(hand(table)).to_have_count(4)

    html = table.content()

    view = session.view
    assert all(words.card(code) in html for code in texts(view.hand))
    assert not [
        code for code in texts(view.unseen) if words.card(code) in html and code not in texts(view.returned)
    ]
    assert len(view.unseen) < len(PACK)


def test_the_deal_is_acted_out_and_any_key_skips_it(play_app, quiet_page):
    """With motion: cards arrive one by one; a key ends that at once."""
    page = quiet_page
    page.emulate_media(reduced_motion="no-preference")
    page.goto(play_app.url + "first-deal")
    moving = page.locator(".is-moving")
    moving.wait_for(state="attached", timeout=30_000)  # looked for in each frame: it does not last

    page.keyboard.press("x")

    expect(moving).to_have_count(0)
    expect(hand(page)).to_have_count(4)


def test_a_lost_kernel_is_noticed(serve, page):
    """After a play without an answer the page says so and offers to reload."""
    app = serve(notebooks=None)
    page.emulate_media(reduced_motion="reduce")
    page.goto(app.url + "first-deal")
    expect(hand(page)).to_have_count(4, timeout=30_000)
    expect(hand(page).first).not_to_have_attribute("aria-disabled", "true", timeout=20_000)
    for kernel in app.kernels():
        kernel.kill()

    hand(page).first.click()

    expect(page.get_by_role("alert")).to_be_visible(timeout=20_000)
    expect(page.get_by_role("button", name="Reload the page")).to_be_visible()
