"""Sharing and second thoughts at the table, in Voilà: codes, links, take back."""

import pytest
from playwright.sync_api import expect

from pisti_teach.cards import texts
from pisti_teach.codes import deal_of
from pisti_teach.pisti import read_record
from pisti_teach.words import Words

pytestmark = pytest.mark.slow

CODE = "25327K-J56W7A-TWHM67"
EN = Words.of("en")


def hand(page):
    """Give the cards of the learner's hand."""
    return page.get_by_role("group", name="Your hand").get_by_role("button")


@pytest.fixture
def shared(play_app, quiet_page):
    """Open the table by a link that names a deal, and that carries a token which is nobody's business."""
    quiet_page.emulate_media(reduced_motion="reduce")
    quiet_page.goto(f"{play_app.url}first-deal?deal={CODE}&token=secret")
    expect(hand(quiet_page)).to_have_count(4, timeout=30_000)
    return quiet_page


def test_a_link_opens_its_deal(shared):
    """The hand is the one of the record behind the code."""
    dealt = read_record(deal_of(CODE)).start()

    expect(hand(shared)).to_have_count(4)
    names = [card.get_attribute("aria-label").split(",")[0] for card in hand(shared).all()]
    assert names == [EN.card(code) for code in texts(dealt.hands[0])]


def test_the_share_button_makes_the_link_and_takes_no_token_along(shared, play_app):
    """The address of the table with the code, and nothing else."""
    shared.get_by_role("button", name="Share this deal").click()

    link = shared.get_by_label("Link to the deal")
    expect(link).to_have_value(f"{play_app.url}first-deal?deal={CODE}")
    expect(shared.get_by_text(CODE, exact=True)).to_be_visible()


def test_sharing_can_be_looked_over(shared, check_axe):
    """axe-core finds nothing while the link is shown, on a telephone either."""
    shared.get_by_role("button", name="Share this deal").click()
    check_axe(shared)
    shared.set_viewport_size({"width": 390, "height": 844})
    check_axe(shared)
    assert shared.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_wrong_code_is_said(play_app, quiet_page):
    """And a deal is there all the same."""
    quiet_page.emulate_media(reduced_motion="reduce")
    quiet_page.goto(f"{play_app.url}first-deal?deal={CODE[:-1]}8")

    expect(quiet_page.get_by_role("status").filter(has_text="no deal code")).to_be_visible(timeout=30_000)
    expect(hand(quiet_page)).to_have_count(4)


def test_a_play_is_taken_back(shared):
    """Also after the computer has answered; the card is in the hand again."""
    back = shared.get_by_role("button", name="Take back")
    expect(back).to_have_attribute("aria-disabled", "true")
    name = hand(shared).first.get_attribute("aria-label")
    hand(shared).first.click()
    expect(hand(shared)).to_have_count(3)
    expect(hand(shared).first).not_to_have_attribute("aria-disabled", "true")

    back.click()

    expect(hand(shared)).to_have_count(4)
    expect(hand(shared).first).to_have_attribute("aria-label", name)


def test_the_computer_waits_until_the_deal_was_seen(play_app, page):
    """Whoever starts, the first picture is the deal: cards fly, and nobody has played."""
    for _ in range(2):
        page.goto(play_app.url + "first-deal")
        page.locator(".is-dealing").wait_for(state="attached", timeout=30_000)
        expect(page.get_by_text("0 taken")).to_have_count(2)
