"""Pis Yedili in Voilà, in a real browser: rounds to their end, by mouse and by keyboard alone."""

import json

import pytest
from playwright.sync_api import expect

from pisti_teach.games import GAMES
from pisti_teach.session import Session
from pisti_teach.words import Words

pytestmark = pytest.mark.slow

GAME = GAMES["pis_yedili"]
EN, DE = Words.of("en"), Words.of("de")
NOTEBOOK = {
    "nbformat": 4,
    "nbformat_minor": 5,
    "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
}


def notebook(source):
    """Make a notebook of one cell."""
    cell = {
        "cell_type": "code",
        "id": "table",
        "metadata": {},
        "outputs": [],
        "execution_count": None,
        "source": f"from pisti_teach.widgets import open_round\n\n{source}",
    }
    return json.dumps({**NOTEBOOK, "cells": [cell]})


@pytest.fixture(scope="session")
def quick_rounds(run_app, tmp_path_factory):
    """Return an app whose tables for two and for four answer at once."""
    folder = tmp_path_factory.mktemp("rounds")
    (folder / "pis_yedili.ipynb").write_text(notebook("open_round(seed=27, pause=0)"), "utf-8")
    (folder / "four.ipynb").write_text(notebook("open_round(players=4, seed=12, pause=0)"), "utf-8")
    with run_app(notebooks=folder) as started:
        yield started


@pytest.fixture
def page(quiet_page):
    """Return a page on which nothing moves."""
    quiet_page.emulate_media(reduced_motion="reduce")
    return quiet_page


def hand(page, words=EN):
    """Give the cards of the learner's hand."""
    return page.get_by_role("group", name=words.say("Your hand")).get_by_role("button")


def sheet(page, words=EN):
    """Give the penalties of the round."""
    return page.get_by_role("table", name=words.say("Penalties of the round"))


def this_round(page, words=EN):
    """Give what this round adds, seat by seat."""
    line = sheet(page, words).get_by_role("row").filter(has_text=words.say("This round"))
    return line.get_by_role("cell")


LYING = """() => [...document.querySelectorAll(".felt [role=img], .felt .hand button, .acts button")]
  .map((node) => node.ariaLabel ?? node.textContent).join()"""
"""All that lies there, without what is said: that comes first."""
HER_TURN = f"""(before) => {{
  const lying = ({LYING})();
  const free = '.felt .hand button:not([aria-disabled="true"]), .acts button, .sheet';
  return lying !== before && Boolean(document.querySelector(free));
}}"""

HAS_FOCUS = "document.activeElement !== document.body"
"""Something on the page has the focus; where it is lost, the browser gives it to the body."""


def wait_for_turn(page, before=""):
    """Wait until something else lies there, and she can go on, or the round has ended."""
    page.wait_for_function(HER_TURN, arg=before, timeout=30_000)


def play_round(page, act, words=EN, *, keeps_focus=False):
    """Let `act` make each move of hers, until the penalties stand there; the focus may have to be kept."""
    wait_for_turn(page)
    for _ in range(120):
        if sheet(page, words).count():
            return
        before = page.evaluate(LYING)
        act(page, words)
        wait_for_turn(page, before)
        assert not keeps_focus or page.evaluate(HAS_FOCUS), f"the focus is lost after: {before}"
    pytest.fail("the round does not end")


def choose(page, words):
    """Give what to press: a card that fits, else what is offered without one."""
    fitting = hand(page, words).and_(page.locator(':not([aria-disabled="true"])'))
    return fitting.first if fitting.count() else page.locator(".acts button").first


def suits(page, words):
    """Give the suits that a Jack may name."""
    return page.get_by_role("group", name=words.say("Name the suit"))


def by_mouse(page, words=EN):
    """Click a card that fits, or an action; a Jack names its first suit."""
    choose(page, words).click()
    if suits(page, words).is_visible():
        suits(page, words).get_by_role("button").first.click()


def by_keyboard(page, words=EN):
    """Go to it by Tab and arrows, and press Enter; a Jack names its suit by a letter."""
    go_to(page, choose(page, words))
    page.keyboard.press("Enter")
    if suits(page, words).is_visible():
        page.keyboard.press("h")


def go_to(page, target):
    """Give a control the focus by Tab, and within the hand by arrows."""
    has_focus = "element => element === document.activeElement"
    for _ in range(60):
        if target.evaluate(has_focus):
            return
        if page.locator(".felt .hand button:focus").count() and target.evaluate(
            "element => Boolean(element.closest('.felt .hand'))"
        ):
            page.keyboard.press("ArrowRight")
            at_end = page.locator(".felt .hand button:last-of-type:focus").count()
            if at_end and not target.evaluate(has_focus):
                page.keyboard.press("Home")
        else:
            page.keyboard.press("Tab")
    pytest.fail(f"the keyboard never reaches {target}")


def check_sheet(page, players, words=EN):
    """The penalties on the page are those of the replayed record, seat by seat."""
    with page.expect_download() as download:
        page.get_by_role("button", name=words.say("Save record")).click()
    record = json.loads(download.value.path().read_text("utf-8"))
    found = GAME.result(GAME.replay(GAME.read_record(record)))

    assert found["finished"]
    assert this_round(page, words).all_inner_texts() == list(map(str, found["penalties"]))
    assert len(found["penalties"]) == players


def test_a_round_for_two_with_the_mouse(quick_rounds, page):
    """From the landing page to the penalties, and on to the next round."""
    page.goto(quick_rounds.url)
    page.get_by_role("region", name="Tables and questions").get_by_role("link", name="Pis Yedili").click()
    play_round(page, by_mouse)

    check_sheet(page, 2)
    page.get_by_role("button", name="Next round").or_(page.get_by_role("button", name="New match")).click()
    expect(hand(page)).to_have_count(7)


@pytest.mark.parametrize(
    ("name", "seats"), [("pis-yedili", 2), pytest.param("four", 4, marks=pytest.mark.long)]
)
def test_a_round_with_the_keyboard_alone(quick_rounds, page, name, seats):
    """Every card and every action by Tab, arrows and Enter; after none of them the focus is lost."""
    page.goto(quick_rounds.url + name)
    play_round(page, by_keyboard, keeps_focus=True)

    check_sheet(page, seats)


def test_a_card_that_does_not_fit_says_why(quick_rounds, page):
    """It is reachable, and nothing is played."""
    page.goto(quick_rounds.url)
    page.get_by_role("region", name="Tables and questions").get_by_role("link", name="Pis Yedili").click()
    wait_for_turn(page)
    cards = hand(page).count()
    stuck = hand(page).and_(page.locator('[aria-disabled="true"]')).first
    name = stuck.get_attribute("aria-label")

    stuck.click(force=True)  # it says that it is disabled, and yet can be reached

    expect(page.get_by_role("region", name="Table", exact=True).get_by_role("status")).to_contain_text(
        f"{name} does not fit:"
    )
    expect(hand(page)).to_have_count(cards)


@pytest.mark.long
def test_a_round_is_played_in_german(quick_rounds, page):
    """The address says so; the table, its cards, its buttons and its sheet follow, to the end."""
    page.goto(quick_rounds.url + "pis-yedili?lang=de")
    wait_for_turn(page)
    expect(page.get_by_role("heading", name="Pis Yedili, Runde 1")).to_be_attached()
    expect(page.get_by_text("nur Kreuz")).to_be_visible()
    for card in hand(page, DE).all():
        assert DE.card(card.get_attribute("data-move")) in card.get_attribute("aria-label")

    play_round(page, by_mouse, DE)

    expect(page.get_by_role("table", name="Strafpunkte der Runde")).to_be_visible()
    check_sheet(page, 2, DE)


def test_a_round_goes_on_after_a_reload(quick_rounds, page):
    """It is offered again, with the same cards and the same pile."""
    page.goto(quick_rounds.url + "four")
    wait_for_turn(page)
    before = page.evaluate(LYING)
    by_mouse(page)
    wait_for_turn(page, before)
    cards = [card.get_attribute("aria-label") for card in hand(page).all()]
    pile = page.get_by_role("img", name="Top of the pile").get_attribute("aria-label")

    page.reload()
    page.get_by_role("button", name="Go on with it").click(timeout=30_000)

    expect(page.get_by_role("img", name="Top of the pile")).to_have_attribute("aria-label", pile)
    expect(hand(page)).to_have_count(len(cards))
    assert [card.get_attribute("aria-label") for card in hand(page).all()] == cards


def test_a_record_of_a_round_opens_at_any_table(play_app, page, tmp_path):
    """Stepped to its end, it shows the penalties that the replay gives."""
    session = Session("cardiva", 3, dict.fromkeys(range(3), "greedy"), 5)
    while not session.state.is_over:
        session.play_bot()
    record = GAME.write_record(session.record)
    file = tmp_path / "round.json"
    file.write_text(json.dumps(record), "utf-8")
    page.goto(play_app.url + "first-deal")
    expect(page.get_by_role("button", name="Table and help")).to_be_visible(timeout=30_000)
    page.get_by_role("button", name="Table and help").click()
    page.locator("input[type=file]").set_input_files(file)

    page.get_by_role("button", name="To the end").click()

    expect(this_round(page)).to_have_text(list(map(str, GAME.points(session.state))))
