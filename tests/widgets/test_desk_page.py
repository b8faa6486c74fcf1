"""The odds desk with its clerk behind it: marks by click and by keys, a record, every chance, well made."""

import json
import re

import pytest
from playwright.sync_api import expect

from pisti_teach.codes import deal_of
from pisti_teach.games import HOUSES
from pisti_teach.odds.exact import at_least_one
from pisti_teach.trainer.measures import MEASURES
from pisti_teach.widgets.clerk import Clerk, empty
from pisti_teach.widgets.play import open_desk
from pisti_teach.words import Words

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("still")]
EN = Words.of("en")
CODE = "222P53-PH5PXH-56M75P"


def clerk(house="zone", players=None):
    """Give a clerk at an empty desk."""
    return Clerk(empty(house, players), EN)


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


@pytest.mark.parametrize("house", HOUSES)
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
    """Two of three face-down cards looked at; the marks stay, and the chances come back with the third."""
    page = desk_page(clerk())
    page.click(place(page, "face down, looked at"))
    for code in ("2S", "3S"):
        page.click(card(page, code))
    expect(page.page.get_by_role("status")).to_have_text(
        "Mark all cards that lay face down, or none of them."
    )
    expect(page.page.get_by_role("region", name="What is left?")).to_be_hidden()
    page.click(card(page, "4S"))
    expect(page.page.get_by_role("status")).to_have_text("")
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


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390, 320])
def test_it_is_well_made_and_fits(desk_page, page, check_axe, scheme, width):
    """Axe finds nothing, nothing sticks out, what there is to press is 44 px high."""
    page.set_viewport_size({"width": width, "height": 844})
    page.emulate_media(color_scheme=scheme)
    opened = desk_page(clerk("cardiva", 3))
    for code in ("7C", "10D", "AS", "JH"):
        opened.click(card(opened, code))
    opened.click(page.locator(".ranks tbody button").first)
    check_axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    small = page.evaluate(
        "[...document.querySelectorAll('button, select')].filter((node) => node.checkVisibility() "
        "&& Math.min(node.offsetHeight, node.offsetWidth) < 44).map((node) => node.outerHTML.slice(0, 80))"
    )
    assert small == []


def test_a_cell_opens_a_desk_of_a_house():
    """With the seats that are wanted; the odds of an empty desk are those of a fresh pack."""
    scene = open_desk("club", players=3).scene

    assert scene["form"]["players"]["value"] == 3
    first = scene["left"]["answer"]["rows"][0]
    assert f"{first['num']}/{first['den']}" == str(at_least_one(unseen=52, wanted=4, drawn=4))


def test_nothing_that_a_page_sends_breaks_the_clerk():
    """Picks of every wrong shape leave the desk as it is."""
    owner = clerk()
    before = owner.sighting
    for pick in (
        {"do": "see", "seen": {}},
        {"do": "see", "seen": {"house": "casino"}},
        {"do": "see", "seen": {"house": ["zone"]}},
        {"do": "load", "record": "x" * 10},
        {"do": "measure", "measure": "nonsense"},
        {"do": "chances_of", "seat": 99},
        {"do": "derive", "rank": "99"},
        {"do": "language", "language": "xx"},
        {},
    ):
        number = owner.number
        owner.widget.set_state({"picked": {"scene": number, **pick}})
        assert owner.number == number + 1, pick
        assert owner.sighting == before
    owner.widget.set_state(
        {
            "picked": {
                "scene": owner.number,
                "do": "see",
                "seen": {"house": "zone", "players": 9, "hands": ["x"], "cards": {"hand": [5, "7C"], "x": 1}},
            }
        }
    )
    assert [str(one) for one in owner.sighting.at("hand")] == ["7C"]
    assert (owner.sighting.players, owner.sighting.hands) == (2, (4,))
