"""The tools of the table: menu, form, record, going on, clock; drawn from scenes, without a kernel."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from pisti_teach.session import Replay, Session, save
from pisti_teach.show.table import Drawn, scene
from pisti_teach.words import Words

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("still")]

EN = Words.of("en")


def table_of(**more):
    """Open a table where it is her turn."""
    sessions = (Session("zone", 2, {1: "greedy"}, seed, **more) for seed in range(9))
    return next(session for session in sessions if not session.is_bots_turn)


def drawn(number=1, **more):
    """Give a real scene of a table that was just dealt."""
    session = table_of()
    return scene(session.shown, Drawn(number, session.view, key="test", **more), EN)


def open_menu(table):
    """Open the menu of the table."""
    table.page.get_by_role("button", name="Table and help").click()


def test_the_menu_opens_and_shuts_by_key_and_by_click(table):
    """Escape gives the focus back; a click elsewhere shuts it, too."""
    table.open(drawn())
    menu = table.page.get_by_role("button", name="Table and help")
    menu.focus()
    table.page.keyboard.press("Enter")
    expect(table.page.get_by_label("Help", exact=True)).to_be_focused()

    table.page.keyboard.press("Escape")
    expect(menu).to_be_focused()
    expect(menu).to_have_attribute("aria-expanded", "false")
    menu.click()
    table.root.locator(".felt").click(position={"x": 5, "y": 200})
    expect(table.page.get_by_label("Help", exact=True)).to_have_count(0)


def test_help_is_picked(table):
    """By its level, for this scene."""
    table.open(drawn())
    open_menu(table)
    table.page.get_by_label("Help", exact=True).select_option(label="marks on cards that take")

    assert table.picks == [{"do": "help", "level": "marks", "scene": 1}]


def test_help_that_is_locked_is_only_told(table):
    """There is nothing to choose."""
    table.open(drawn(help="none", is_help_locked=True))
    open_menu(table)

    expect(table.page.get_by_text("Help: none. The link sets it.")).to_be_visible()
    expect(table.page.get_by_label("Help", exact=True)).to_have_count(0)
    expect(table.panel).to_be_hidden()


def test_four_colours_are_chosen_and_kept(table):
    """Diamonds turn blue, and still are at the next table."""
    table.open(drawn())
    open_menu(table)
    table.page.get_by_label("Colours of the suits").select_option(label="four colours")
    colour = (
        "getComputedStyle(document.querySelector('.pisti-table:last-of-type')).getPropertyValue('--suit-D')"
    )
    assert table.page.evaluate(colour).strip() == "#0066ff"

    table.page.evaluate("close_widget()")
    table.open(drawn(2))
    expect(table.root).to_have_attribute("data-deck", "four")


def test_the_form_collects_a_table(table):
    """House, seats, computer players, stake, clock and options, each as what it is."""
    session = table_of()
    table.open(drawn(asked_for=session.setting))
    form = table.page.get_by_role("dialog", name="Choose a table")
    form.get_by_label("Seats", exact=True).select_option(label="3 (each alone)")
    form.get_by_label("Seat 2").select_option(label="Counter: keeps count")
    form.get_by_label("Stake").fill("25")
    form.get_by_label("Play by the clock").check()
    form.get_by_text("House rules: The play").click()
    form.get_by_label("Peek").select_option(label="yes")
    form.get_by_text("House rules: The match").click()
    form.get_by_label("Most deals").fill("7")
    form.get_by_role("button", name="Deal", exact=True).click()

    [pick] = table.picks
    wanted = pick["table"]
    assert pick["do"] == "table"
    assert (wanted["preset"], wanted["players"], wanted["stake"], wanted["timed"]) == ("zone", 3, 25, True)
    assert wanted["bots"][:2] == ["greedy", "counter"]
    assert (wanted["options"]["peek"], wanted["options"]["max_deals"]) == (True, 7)
    assert wanted["options"]["double_pisti"] is None


def test_the_form_sends_no_number_that_is_none(table):
    """The browser says what is wrong, in its own words."""
    table.open(drawn(asked_for=table_of().setting))
    form = table.page.get_by_role("dialog", name="Choose a table")
    form.get_by_label("Stake").fill("-5")
    form.get_by_role("button", name="Deal", exact=True).click()
    assert table.picks == []

    form.get_by_role("button", name="Keep this table").click()
    assert [pick["do"] for pick in table.picks] == ["keep_table"]


def test_what_is_refused_is_said_in_the_form_and_nothing_is_lost(table):
    """What she has changed stays; the notice is read out."""
    setting = table_of().setting
    table.open(drawn(asked_for=setting))
    form = table.page.get_by_role("dialog", name="Choose a table")
    form.get_by_label("Stake").fill("25")
    form.get_by_role("button", name="Deal", exact=True).click()
    table.push(drawn(2, asked_for=setting, refused="extra_seconds"))

    expect(form.get_by_role("alert")).to_have_text("There is no such table. Look at: Seconds more.")
    expect(form.get_by_label("Stake")).to_have_value("25")


def test_taking_back_nothing_asks_for_nothing(table):
    """A button that is off sends no pick, so a card can still be played."""
    table.open(drawn())
    table.page.get_by_role("button", name="Take back").click(force=True)
    table.cards.first.click()

    assert [pick["do"] for pick in table.picks] == ["play"]


def test_a_wish_waits_until_nothing_moves(table):
    """The help that is chosen while somebody moves is asked for afterwards."""
    table.open(drawn())
    open_menu(table)
    table.page.evaluate("([scene]) => { model.push(scene); }", [{**drawn(2), "playable": False, "hold": 400}])
    table.page.get_by_label("Help", exact=True).select_option(label="none")
    table.page.wait_for_function("model.saved.length")

    assert table.picks == [{"do": "help", "level": "none", "scene": 2}]


def test_another_house_is_asked_for_and_the_focus_stays(table):
    """Its own rules fill in the form."""
    session = table_of()
    table.open(drawn(asked_for=session.setting))
    house = table.page.get_by_role("dialog").get_by_label("House", exact=True)
    house.focus()
    house.select_option(label="Pişti: Kseri")
    assert table.picks[-1] == {"do": "form", "preset": "kseri", "scene": 1}

    kseri = Session("kseri", 2, {1: "greedy"}, 1).setting
    table.push(drawn(2, asked_for=kseri))
    expect(house).to_have_value('"kseri"')
    expect(house).to_be_focused()
    table.push(drawn(3))
    expect(table.page.get_by_role("dialog")).to_have_count(0)


def test_a_deal_is_kept_and_offered_again(table):
    """Once something was played; a new table offers it, and it is gone when it is refused."""
    session = table_of()
    table.open(drawn())
    session.play(session.view.allowed[0])
    table.push(scene(session.shown, Drawn(2, session.view, key="test", saved=save(session)), EN))
    table.page.wait_for_function("localStorage.getItem('pisti-teach:1:deal:test')")
    table.page.evaluate("close_widget()")

    table.open(drawn(1))
    table.page.get_by_role("button", name="Go on with it").click()

    assert table.picks[-1]["do"] == "resume"
    assert table.picks[-1]["saved"] == json.loads(json.dumps(save(session)))
    table.page.evaluate("close_widget()")
    table.open(drawn(1))
    table.root.get_by_role("button", name="Play the new one").click()
    expect(table.root.get_by_text("A deal of yours was running here.")).to_have_count(0)
    assert table.page.evaluate("localStorage.getItem('pisti-teach:1:deal:test')") is None


def test_a_kept_deal_stays_until_she_plays_another(table):
    """Though a computer player has begun the new one (P1); another reload offers it still."""
    session = table_of()
    session.play(session.view.allowed[0])
    kept = json.dumps(save(session))
    table.page.evaluate("(kept) => localStorage.setItem('pisti-teach:1:deal:test', kept)", kept)
    other = next(
        deal for deal in (Session("zone", 2, {1: "greedy"}, at) for at in range(9)) if deal.is_bots_turn
    )
    other.play_bot()

    table.open(scene(other.shown, Drawn(1, other.view, key="test", saved=save(other)), EN))

    expect(table.page.get_by_role("button", name="Go on with it")).to_be_visible()
    assert json.loads(table.page.evaluate("localStorage.getItem('pisti-teach:1:deal:test')")) == json.loads(
        kept
    )
    other.play(other.view.allowed[0])
    table.push(scene(other.shown, Drawn(2, other.view, key="test", saved=save(other)), EN))
    expect(table.page.get_by_role("button", name="Go on with it")).to_have_count(0)
    table.page.wait_for_function(
        "(kept) => localStorage.getItem('pisti-teach:1:deal:test') !== kept", arg=kept
    )


def test_the_letters_on_the_cards_are_those_of_the_language(table):
    """A Jack that stays in the hand turns from J to B."""
    session = next(
        deal
        for deal in (Session("zone", 2, {1: "greedy"}, at) for at in range(60))
        if not deal.is_bots_turn and any(card.is_jack for card in deal.view.hand)
    )
    for number, words, letter in ((1, EN, "J"), (2, Words.of("de"), "B")):
        table.push(scene(session.shown, Drawn(number, session.view), words)) if number > 1 else table.open(
            scene(session.shown, Drawn(number, session.view), words)
        )
        expect(table.root.locator(".hand .card.court .ix").filter(has_text=letter).first).to_be_visible()


@pytest.mark.parametrize("text", ["", "{", "7", "null", '{"code": 5', "x" * 30_000])
def test_a_storage_that_holds_nonsense_offers_nothing(table, text):
    """It may be anybody's."""
    table.page.evaluate("(text) => localStorage.setItem('pisti-teach:1:deal:test', text)", text)
    table.open(drawn())

    expect(table.cards).to_have_count(4)
    expect(table.page.get_by_text("A deal of yours was running here.")).to_have_count(0)


def replayed(number, at, seat=0):
    """Give a scene of a record that is looked through."""
    session = table_of()
    while not session.state.is_over:
        if session.is_bots_turn:
            session.play_bot()
        else:
            session.play(session.view.allowed[0])
    looking = Replay(session.record, seat=seat)
    looking.step(at)
    return scene(looking.shown, Drawn(number, looking.view), EN)


def test_a_record_is_stepped_through(table):
    """Forwards, backwards, to its ends, by another seat; buttons that lead nowhere are off."""
    table.open(replayed(1, 0))
    bar = table.page.get_by_role("group", name="Record")
    expect(bar.get_by_text("Play 0 of 48")).to_be_visible()
    expect(bar.get_by_role("button", name="Back")).to_have_attribute("aria-disabled", "true")
    bar.get_by_role("button", name="Back").click(force=True)
    bar.get_by_role("button", name="Forward").click()
    table.push(replayed(2, 1))
    expect(bar.get_by_role("button", name="Forward")).to_be_focused()
    bar.get_by_role("button", name="To the end").click()
    table.push(replayed(3, 48))
    expect(table.page.get_by_role("table")).to_be_visible()
    bar.get_by_label("Seen by").select_option(label="Seat 1")
    table.push(replayed(4, 48, seat=1))
    bar.get_by_role("button", name="Close the record").click()

    assert [{key: pick[key] for key in pick if key != "scene"} for pick in table.picks] == [
        {"do": "step", "at": 1},
        {"do": "step", "at": 48},
        {"do": "look_from", "seat": 1},
        {"do": "close_record"},
    ]


def test_a_record_is_saved_in_the_middle_of_a_deal(table):
    """Sealed: the file has the code, and no card that nobody has seen."""
    session = table_of()
    session.play(session.view.allowed[0])
    table.open(scene(session.shown, Drawn(1, session.view, key="test", saved=save(session)), EN))
    open_menu(table)
    with table.page.expect_download() as download:
        table.page.get_by_role("button", name="Save record").click()

    kept = Path(download.value.path()).read_text("utf-8")
    assert json.loads(kept) == json.loads(json.dumps(save(session)))


def test_a_record_is_opened_from_a_file(table):
    """Its text is sent; a file that is too long is not even read."""
    table.open(drawn())
    open_menu(table)
    file = table.page.locator("input[type=file]")
    file.set_input_files({"name": "a.json", "mimeType": "application/json", "buffer": b"x" * 100_001})
    expect(table.event).to_have_text("This file is too long for a record.")
    assert table.picks == []

    file.set_input_files({"name": "a.json", "mimeType": "application/json", "buffer": b'{"game": "pisti"}'})
    table.page.wait_for_function("model.saved.length")
    assert table.picks == [{"do": "load", "record": '{"game": "pisti"}', "scene": 1}]


@pytest.mark.own_window
def test_the_clock_counts_down_and_says_when_extra_time_begins(table):
    """From the time that is left; only in her turn."""
    table.page.clock.install()
    table.open({**drawn(), "clock": {"turn": 5, "extra": 30}})
    timer = table.page.get_by_role("timer")
    expect(timer).to_have_text("Time 0:05")

    table.page.clock.run_for(5500)
    expect(timer).to_have_text(re.compile(r"Extra time 0:(29|30)"))
    expect(table.page.get_by_text("Extra time", exact=True).first).to_be_attached()
    expect(table.event).to_have_text(drawn()["say"])
    table.push({**drawn(2), "clock": None})
    expect(timer).to_be_hidden()


@pytest.mark.parametrize("width", [1280, 390, 320])
def test_the_tools_can_be_looked_over(table, check_axe, width):
    """axe-core finds nothing in menu, form and record; and nothing scrolls sideways."""
    table.page.set_viewport_size({"width": width, "height": 800})
    table.open(drawn())
    open_menu(table)
    check_axe(table.page)
    table.push(drawn(2, asked_for=table_of().setting))
    expect(table.page.get_by_role("dialog")).to_be_visible()
    check_axe(table.page)
    table.push(replayed(3, 5))
    expect(table.page.get_by_role("group", name="Record")).to_be_visible()
    check_axe(table.page)
    assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
