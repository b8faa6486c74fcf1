"""The odds desk with its clerk behind it: marks by click and by keys, a record, every chance, well made."""

import json
import re

import pytest
from playwright.sync_api import expect

from pisti_teach.codes import deal_of
from pisti_teach.games import HOUSES
from pisti_teach.trainer.measures import MEASURES
from pisti_teach.widgets.clerk import Clerk
from pisti_teach.widgets.seen import empty
from pisti_teach.words import Words

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("still")]
EN = Words.of("en")
CODE = "222P53-PH5PXH-56M75P"


def clerk(house="zone", players=None, options=None):
    """Give a clerk at an empty desk."""
    return Clerk(empty(house, players, options), EN)


def marked(owner, place):
    """Give the cards that are marked as seen there."""
    return [*map(str, owner.sighting.at(place))]


def card(page, code):
    """Find a card of the pack."""
    return page.page.locator(f'.pack [data-code="{code}"]')


def place(page, name):
    """Find what cards are marked as."""
    return page.page.get_by_role("group", name="Mark cards as").get_by_role("button", name=name)


def test_four_cards_and_the_table_give_the_chance_of_a_seven(desk_page):
    """A hand, a seven on the table, 47 unseen: 178 over 1081, with every step (K5)."""
    page = desk_page(clerk())
    for code in ("7C", "10D", "AS", "JH"):
        page.click(card(page, code))
    page.click(place(page, "open on the table"))
    page.click(card(page, "7D"))

    panel = page.page.get_by_role("region", name="What is left?")
    expect(panel).to_contain_text("47 unseen")
    page.click(panel.get_by_role("button", name=re.compile("^Sevens: 2 of 4")))
    expect(panel.get_by_role("heading", name="Does North hold a seven?")).to_be_visible()
    expect(panel.locator(".derived")).to_contain_text("178 over 1081")
    expect(panel.locator(".steps li")).to_have_count(6)


def test_cards_are_marked_with_the_keyboard_alone(desk_page):
    """One stop for Tab, arrows walk, Enter marks and takes the mark away."""
    page = desk_page(clerk())
    card(page, "AS").focus()
    page.press("ArrowRight", "ArrowDown", "Enter")

    expect(page.focus).to_have_accessible_name("Two of hearts, in my hand")
    expect(page.focus).to_have_attribute("aria-pressed", "true")
    expect(page.page.locator('.pack [tabindex="0"]')).to_have_count(1)
    assert [str(one) for one in page.owner.sighting.at("hand")] == ["2H"]
    page.press("Enter")
    assert page.owner.sighting.at("hand") == ()


def test_quick_clicks_are_all_kept(desk_page):
    """Faster than the answers come: what was marked lives in the page."""
    page = desk_page(clerk())
    for code in ("2S", "3S", "4S", "5S"):
        card(page, code).click()
    page.settle()

    assert [str(one) for one in page.owner.sighting.at("hand")] == ["2S", "3S", "4S", "5S"]


def test_marks_are_told_whatever_else_is_wanted_meanwhile(desk_page):
    """A second mark waits for the first one's answer; another chance or open steps do not drop it."""
    page = desk_page(clerk())
    card(page, "2S").click()
    card(page, "3S").click()
    page.page.get_by_role("combobox", name="Chance", exact=True).select_option(label="The next card")
    page.page.get_by_role("button", name=re.compile("^Sevens")).click()
    page.settle()

    assert marked(page.owner, "hand") == ["2S", "3S"]
    assert page.owner.wanted.open_rank == "7"
    expect(page.page.locator('.pack [data-marks~="hand"]')).to_have_count(2)


def test_a_field_that_was_changed_meanwhile_stays_changed(desk_page):
    """The seats' answer lays the form out anew; what was chosen before it came is told all the same."""
    page = desk_page(clerk())
    for name, value in (("Seats", "3"), ("Dealer", "You"), ("Language", "Deutsch")):
        page.page.get_by_role("combobox", name=name).select_option(label=value)
    card(page, "2S").click()
    page.settle()

    told = page.owner.sighting
    assert (told.players, told.dealer, told.hands) == (3, 0, (4, 4))
    assert (page.owner.words.language, marked(page.owner, "hand")) == ("de", ["2S"])
    expect(page.page.get_by_role("combobox", name="Geber")).to_have_value("0")


def test_a_new_start_voids_what_was_not_told(desk_page):
    """Marks of the old desk that wait do not come back on the new one."""
    page = desk_page(clerk())
    page.page.get_by_role("button", name="Start again").click()
    card(page, "3S").click()
    page.settle()

    assert marked(page.owner, "hand") == []
    expect(page.page.locator(".pack [data-marks]")).to_have_count(0)


@pytest.mark.parametrize("key", ["Backspace", "Delete"])
def test_one_mark_is_taken_away_by_a_key(desk_page, key):
    """Of two copies one stays marked; the page says that there are two, and by which key."""
    page = desk_page(clerk("cardiva", 3))
    expect(page.page.get_by_text("again to mark its second copy")).to_contain_text("Backspace")
    page.click(card(page, "7C"))
    page.click(card(page, "7C"))
    page.press(key)
    assert marked(page.owner, "hand") == ["7C"]
    page.click(place(page, "played before"))
    card(page, "7C").focus()
    page.press(key, key)
    assert marked(page.owner, "hand") == []
    expect(page.focus).to_have_accessible_name("Seven of clubs")


def test_one_pack_has_a_sentence_of_its_own(desk_page):
    """The second click takes the mark away."""
    page = desk_page(clerk())
    expect(page.page.get_by_text("once more to take the mark away")).to_be_visible()


def test_a_card_is_in_one_place_only_as_often_as_it_is_in_the_packs(desk_page):
    """One pack: the mark moves; two packs: the second copy has its own."""
    page = desk_page(clerk())
    page.click(card(page, "7C"))
    page.click(place(page, "played before"))
    page.click(card(page, "7C"))
    assert (page.owner.sighting.at("hand"), len(page.owner.sighting.at("played"))) == ((), 1)

    page.page.get_by_role("combobox", name="House").select_option(label="Kseri Faro")
    page.settle()
    page.click(card(page, "7C"))
    page.click(card(page, "9C"))
    assert [str(one) for one in page.owner.sighting.at("played")] == ["7C", "7C", "9C"]


@pytest.mark.parametrize(
    "house",
    [pytest.param(one, marks=() if one in {"kseri", "cardiva"} else pytest.mark.long) for one in HOUSES],
)
def test_every_house_has_its_chances(desk_page, house):
    """At each of its tables, in every measure: thirteen rows, each opens its steps."""
    page = desk_page(clerk(house))
    choices = page.page.get_by_role("combobox", name="Chance", exact=True).locator("option").all_inner_texts()
    for title in choices:
        page.page.get_by_role("combobox", name="Chance", exact=True).select_option(label=title)
        page.settle()
        rows = page.page.locator(".ranks tbody tr")
        expect(rows).to_have_count(13)
        page.click(rows.nth(6).get_by_role("button"))
        expect(page.page.locator(".derived .steps li").first).to_be_visible()
        page.click(page.page.get_by_role("button", name="Close"))
    assert len(choices) >= len(MEASURES) - 1


def test_what_cannot_be_is_said(desk_page):
    """Two of three face-down cards looked at; the chances before them stay in sight until the third."""
    page = desk_page(clerk())
    page.click(place(page, "face down, looked at"))
    for code in ("2S", "3S"):
        page.click(card(page, code))
    expect(page.page.get_by_role("status")).to_have_text(
        "Mark all cards that lay face down, or none of them. The chances are those before the latest marks."
    )
    expect(page.page.get_by_role("region", name="What is left?")).to_contain_text("52 unseen")
    expect(page.page.locator(".aside")).to_have_class(re.compile("before"))
    page.click(card(page, "4S"))
    expect(page.page.get_by_role("status")).to_have_text("")
    expect(page.page.locator(".aside")).not_to_have_class(re.compile("before"))
    expect(page.page.get_by_role("region", name="What is left?")).to_contain_text("49 unseen")


def test_a_record_fills_the_desk(desk_page, tmp_path):
    """What the seat to move has seen at its end; another file is refused, and nothing is lost."""
    record = {**deal_of(CODE), "plays": []}
    record["plays"] = [str(HOUSES["miniokey"].read_record(record).start().allowed[0])]
    file = tmp_path / "deal.json"
    file.write_text(json.dumps(record), "utf-8")
    page = desk_page(clerk())
    page.page.locator('input[type="file"]').set_input_files(file)
    page.page.wait_for_function("model.saved.length > 0")
    page.settle()

    assert page.owner.sighting.preset == "miniokey"
    expect(page.page.get_by_role("combobox", name="House")).to_have_value('"miniokey"')
    expect(page.page.locator('.pack [data-marks~="hand"]')).to_have_count(4)
    file.write_text("no record", "utf-8")
    page.page.locator('input[type="file"]').set_input_files(file)
    page.page.wait_for_function("model.saved.length > 1")
    page.settle()
    expect(page.page.get_by_role("status")).to_have_text("This file is no record of a deal.")
    expect(page.page.locator('.pack [data-marks~="hand"]')).to_have_count(4)


def test_the_safest_lead_is_compared(desk_page):
    """With an empty table: each card of the hand with what it gives away."""
    page = desk_page(clerk())
    for code in ("7C", "10D", "AS", "7H"):
        page.click(card(page, code))

    lines = page.page.locator(".compared .lines li")
    expect(lines).to_have_count(4)
    expect(page.page.locator(".compared .best").first).to_contain_text("7")


def test_cards_that_take_are_not_compared(desk_page):
    """Where every card of the hand takes, the page says so; where one lies alone, there is nothing to say."""
    page = desk_page(clerk())
    page.click(card(page, "9C"))
    page.click(card(page, "JH"))
    page.click(place(page, "open on the table"))
    page.click(card(page, "9D"))
    compared = page.page.locator(".compared")
    expect(compared).to_contain_text("Every card of your hand takes.")
    expect(compared.get_by_role("heading")).to_have_text("Your cards compared")
    page.click(card(page, "9D"))
    page.click(card(page, "8D"))
    expect(compared).to_be_hidden()


OPTIONS = {"jack_pisti": 0, "peek": True}


def test_rules_of_a_record_stay_while_the_house_stays(desk_page):
    """A mark does not change them; the page names them, and goes back to the house's when asked."""
    page = desk_page(clerk("zone", 2, {**OPTIONS, "target": 151}))
    page.click(card(page, "2S"))
    assert page.owner.sighting.options == {**OPTIONS, "target": 151}
    expect(page.page.locator(".rules")).to_contain_text("Not as this house plays: Jack pişti")
    expect(page.page.locator(".rules")).not_to_contain_text("Target")

    page.click(page.page.get_by_role("button", name="Play as the house does"))
    assert (page.owner.sighting.options, marked(page.owner, "hand")) == ({}, ["2S"])
    expect(page.page.locator(".rules")).to_have_text("")
    expect(page.focus).to_have_accessible_name("House")


FOCUSED = """() => {
  const { activeElement } = document;
  return (activeElement.shadowRoot?.activeElement ?? activeElement).dataset.key;
}"""
IN_SHADOW = """() => {
  const main = document.querySelector("#main");
  const shadow = main.attachShadow({ mode: "open" });
  const inner = document.createElement("main");
  shadow.append(inner);
  document.querySelectorAll('link[rel="stylesheet"]').forEach((link) => shadow.append(link.cloneNode()));
  const find = document.querySelector.bind(document);
  document.querySelector = (wanted) => (wanted === "#main" ? inner : find(wanted));
}"""


@pytest.mark.parametrize("hosted", [False, True], ids=["page", "shadow root"])
def test_the_focus_stays_where_it_was(desk_page, page, hosted):
    """On every control through the scene that its change brings, also where a shadow root holds the desk."""
    owner = clerk("club", 3)
    if hosted:
        page.evaluate(IN_SHADOW)
    opened = desk_page(owner)
    assert page.evaluate("Boolean(document.querySelector('#main').getRootNode().host)") == hosted
    for name, value in (
        ("Seats", "4"),
        ("Cards of East", "2"),
        ("Dealer", "North"),
        ("Chance", "None at all"),
        ("Chances of", "North"),
        ("House", "Zone"),
        ("Language", "Deutsch"),
    ):
        control = page.get_by_role("combobox", name=name, exact=True)
        control.focus()
        key = control.get_attribute("data-key")
        control.select_option(label=value)
        opened.settle()
        assert page.evaluate(FOCUSED) == key, name
    assert owner.words.language == "de"


@pytest.mark.parametrize("language", ["en", "de"])
def test_pack_and_chances_are_in_sight_together(desk_page, page, language):
    """At 1280 by 720 the whole pack and the first chances; the pack stays there beside a long panel."""
    page.set_viewport_size({"width": 1280, "height": 720})
    owner = clerk("club", 4)
    owner.words = Words.of(language)
    opened = desk_page(owner)
    opened.click(card(opened, "7C"))
    opened.click(page.locator(".ranks tbody button").first)
    for far in (0, 300):
        page.evaluate("(far) => scrollTo(0, far)", far)
        box = page.locator(".pack").bounding_box()
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 720
    assert page.evaluate("scrollY") == 300


SMALL = """() => [...document.querySelectorAll('button, select')]
  .filter((node) => node.checkVisibility() && Math.min(node.offsetHeight, node.offsetWidth) < 44)
  .map((node) => node.outerHTML.slice(0, 80))"""


def test_it_is_well_made_and_fits(desk_page, page, check_axe):
    """Axe finds nothing, nothing sticks out, what there is to press is 44 px high."""
    opened = desk_page(clerk("cardiva", 3))
    for code in ("7C", "10D", "AS", "JH"):
        opened.click(card(opened, code))
    opened.click(page.locator(".ranks tbody button").first)
    for width, scheme in ((1280, "light"), (390, "dark"), (320, "light")):
        page.set_viewport_size({"width": width, "height": 844})
        page.emulate_media(color_scheme=scheme)
        check_axe(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(SMALL) == [], width


IN_SIGHT = """(node) => {
  const { top, bottom } = node.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}"""


@pytest.mark.parametrize("width", [390, 320])
def test_the_chances_stay_in_sight_of_the_pack_on_a_phone(desk_page, page, width):
    """While cards are marked; the strip leads to the panel, a button back to the card; nothing is covered."""
    page.set_viewport_size({"width": width, "height": 844})
    opened = desk_page(clerk())
    strip, back = (
        page.get_by_role("button", name="To the chances"),
        page.get_by_role("button", name="To the cards"),
    )
    for code in ("7C", "10D", "AS", "JH"):
        opened.click(card(opened, code))
        assert strip.evaluate(IN_SIGHT)
    expect(strip).to_contain_text("At least one, in percent: North")
    expect(strip.locator(".cells > span")).to_have_count(13)
    expect(strip.locator(".cells > span").nth(6)).to_have_text("723")

    strip.focus()
    opened.press("Enter")
    heading = page.get_by_role("heading", name="What is left?")
    expect(heading).to_be_focused()
    assert heading.evaluate(IN_SIGHT)
    assert back.evaluate(IN_SIGHT)
    opened.click(back)
    expect(opened.focus).to_have_accessible_name("Jack of hearts, in my hand")


def test_a_wide_page_needs_no_strip(desk_page, page):
    """Pack and chances are in sight together."""
    page.set_viewport_size({"width": 1280, "height": 720})
    desk_page(clerk())
    expect(page.locator(".glance")).to_be_hidden()
    expect(page.get_by_role("button", name="To the cards")).to_be_hidden()


def test_a_record_is_stepped_through_by_its_bar(desk_page, page, check_axe):
    """Forwards and backwards by keys; other marks are said, and those of the record come back."""
    page.set_viewport_size({"width": 390, "height": 844})
    opened = desk_page(clerk())
    record = {**deal_of(CODE), "plays": []}
    for _ in range(3):
        record["plays"].append(
            str(HOUSES["miniokey"].states(HOUSES["miniokey"].read_record(record))[-1].allowed[0])
        )
    opened.send(do="load", record=json.dumps(record))
    bar = page.get_by_role("group", name="Record")
    expect(bar).to_contain_text("Record: play 3 of 3")
    expect(bar.get_by_role("button", name="Forward")).to_have_attribute("aria-disabled", "true")

    bar.get_by_role("button", name="Back").focus()
    opened.press("Enter")
    expect(bar).to_contain_text("Record: play 2 of 3")
    expect(page.locator('.pack [data-marks~="hand"]')).to_have_count(3)
    expect(opened.focus).to_have_text("Back")
    free = page.locator(".pack .card:not([data-marks])").first
    opened.click(free)
    expect(bar).to_contain_text("with other marks")
    check_axe(page)
    bar.get_by_role("button", name="Marks of the record").focus()
    opened.press("Enter")
    expect(bar).not_to_contain_text("with other marks")
    expect(page.locator('.pack [data-marks~="hand"]')).to_have_count(3)
    expect(opened.focus).to_have_text("Back")
    opened.click(bar.get_by_role("button", name="Close the record"))
    expect(bar).to_be_hidden()
