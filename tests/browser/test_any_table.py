"""The table in Voilà beyond the first deal: reload, another table, records, help by a link."""

import json
import re

import pytest
from playwright.sync_api import expect

from pisti_teach.cards import texts
from pisti_teach.codes import deal_of
from pisti_teach.pisti import read_record, replay
from pisti_teach.session import Session
from pisti_teach.words import Words

pytestmark = pytest.mark.slow

CODE = "25327K-J56W7A-TWHM67"
EN = Words.of("en")


@pytest.fixture
def page(quiet_page):
    """Return a page on which nothing moves."""
    quiet_page.emulate_media(reduced_motion="reduce")
    return quiet_page


def hand(page):
    """Give the cards of the learner's hand."""
    return page.get_by_role("group", name="Your hand").get_by_role("button")


def her_turn(page):
    """Wait until she is to move."""
    expect(hand(page).first).not_to_have_attribute("aria-disabled", "true", timeout=30_000)


def names(page):
    """Give the spoken names of her cards, without what they take."""
    return [card.get_attribute("aria-label").split(",")[0] for card in hand(page).all()]


def test_a_deal_goes_on_after_a_reload(play_app, page):
    """It is offered again, with the same cards, the same pile and the same code."""
    page.goto(f"{play_app.url}first-deal?deal={CODE}")
    her_turn(page)
    hand(page).first.click()
    expect(hand(page)).to_have_count(3)
    her_turn(page)
    cards, pile = names(page), page.get_by_role("img", name="Top of the pile").get_attribute("aria-label")

    page.reload()
    page.get_by_role("button", name="Go on with it").click(timeout=30_000)

    expect(hand(page)).to_have_count(3)
    assert names(page) == cards
    expect(page.get_by_role("img", name="Top of the pile")).to_have_attribute("aria-label", pile)
    page.get_by_role("button", name="Share this deal").click()
    expect(page.get_by_text(CODE, exact=True)).to_be_visible()


def test_another_table_is_opened_and_played_by_keys_alone(play_app, page):
    """Kseri for four partners: the form by arrows and Enter, then a card."""
    page.goto(f"{play_app.url}first-deal")
    her_turn(page)
    page.get_by_role("button", name="Table and help").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Another table").focus()
    page.keyboard.press("Enter")
    form = page.get_by_role("dialog", name="Choose a table")
    expect(form).to_be_visible()
    form.get_by_label("House", exact=True).focus()
    page.keyboard.press("ArrowUp")
    expect(form.get_by_label("House", exact=True)).to_have_value('"kseri"')
    expect(form.get_by_text("The Greek cousin")).to_be_visible()
    form.get_by_label("Seats", exact=True).focus()
    page.keyboard.type("4")
    form.get_by_role("button", name="Deal", exact=True).focus()
    page.keyboard.press("Enter")

    expect(page.get_by_text("your partner")).to_be_visible()
    her_turn(page)
    before = hand(page).count()
    hand(page).first.focus()
    page.keyboard.press("Enter")
    expect(hand(page)).to_have_count(before - 1)


def whole_record():
    """Let computer players play the deal of the code to its end."""
    session = Session("zone", 2, {1: "greedy"}, 1)
    dealt = read_record(deal_of(CODE))
    session.go_on_from(dealt.dealer, session.seed, [])
    while not session.state.is_over:
        if session.is_bots_turn:
            session.play_bot()
        else:
            session.play(session.view.allowed[0])
    return session.shown.result.record


def test_a_record_is_stepped_through_with_the_odds_of_any_seat(play_app, page, tmp_path):
    """Forwards, backwards, seen from seat 1; what is left is that seat's, at that play."""
    record = whole_record()
    file = tmp_path / "deal.json"
    file.write_text(json.dumps(record), "utf-8")
    page.goto(f"{play_app.url}first-deal")
    her_turn(page)
    page.get_by_role("button", name="Table and help").click()
    page.locator("input[type=file]").set_input_files(file)

    bar = page.get_by_role("group", name="Record")
    for _ in range(3):
        said = bar.get_by_text("Play ").text_content()
        bar.get_by_role("button", name="Forward").click()
        expect(bar.get_by_text("Play ")).not_to_have_text(said)
    bar.get_by_role("button", name="Back").click()
    expect(bar.get_by_text("Play 2 of 48")).to_be_visible()
    bar.get_by_label("Seen by").select_option(label="Seat 1")
    then = replay(read_record({**record, "plays": record["plays"][:2]}))
    expect(hand(page).first).to_have_attribute("aria-label", EN.card(str(then.hands[1][0])))
    assert names(page) == [EN.card(code) for code in texts(then.hands[1])]
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_role("columnheader", name="Held by Seat 0")).to_be_visible()

    bar.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("table")).to_contain_text("This deal")
    bar.get_by_role("button", name="Close the record").click()
    expect(hand(page)).to_have_count(4)
    expect(hand(page).first).to_be_focused()
    her_turn(page)


def test_help_is_locked_by_a_link(play_app, page):
    """No marks, nothing of what is left, and no way to get it; the link goes along when it is shared."""
    page.goto(f"{play_app.url}first-deal?help=none&deal={CODE}")
    her_turn(page)

    expect(page.get_by_role("region", name="What is left?")).to_have_count(0)
    expect(page.get_by_role("region", name="Test yourself")).to_have_count(0)
    assert not [name for name in names(page) if "takes" in name]
    page.get_by_role("button", name="Table and help").click()
    expect(page.get_by_text("Help: none. The link sets it.")).to_be_visible()
    page.get_by_role("button", name="Share this deal").click()
    expect(page.get_by_label("Link to the deal")).to_have_value(re.compile("help=none"))
