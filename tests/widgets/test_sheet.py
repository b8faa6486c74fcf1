"""The count of a deal."""

from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import expect

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("still")]


def test_the_count_stands_where_the_table_was(table, scenes):
    """A real table with a caption, a reason on its rows, and the sums below."""
    table.open(scenes.counted())

    count = table.region.get_by_role("table", name="Count of the deal")
    expect(count.get_by_role("row")).to_have_count(12)
    expect(count.get_by_role("rowheader", name="Aces 1 each: you took 3, Greedy 1")).to_be_visible()
    expect(table.panel).to_be_hidden()
    expect(table.hand).to_be_hidden()


def test_the_next_deal_is_one_press_away(table, scenes):
    """Two presses are one."""
    table.open(scenes.counted(8))
    table.page.get_by_role("button", name="Next deal").dblclick()

    assert table.picks == [{"scene": 8, "do": "next"}]


def test_the_record_can_be_saved(table, scenes):
    """The page hands over the file itself, whole and under its name; no kernel is asked."""
    table.open(scenes.counted())
    with table.page.expect_download() as download:
        table.page.get_by_role("button", name="Save record").click()

    assert download.value.suggested_filename == "pisti-deal-2.json"
    assert Path(download.value.path()).read_text("utf-8") == scenes.counted()["sheet"]["record"]
    assert table.picks == []


def test_hands_lie_open_in_the_count(table, scenes):
    """Each seat with its cards and what each costs; what was drawn stands below, with what it brought."""
    table.open(scenes.penalties())
    random = table.region.get_by_role("listitem").filter(has=table.page.get_by_role("heading", name="Random"))

    expect(table.region.get_by_role("heading", level=3)).to_have_count(4)
    expect(random.locator(".minis").first.get_by_role("listitem").first).to_contain_text("Seven of hearts: 7")
    expect(random.get_by_text("Muamele: 1 seven, so 3 cards")).to_be_visible()
    expect(random.get_by_text("3 more")).to_have_count(2)
    expect(table.region.get_by_role("table", name="Penalties")).to_be_visible()


def test_drawn_cards_come_one_by_one(table, scenes):
    """Each a little later than the one before; any key brings the rest at once."""
    table.page.emulate_media(reduced_motion="no-preference")
    table.open(scenes.penalties())

    delays = table.region.locator(".drawn > li").evaluate_all(
        "(items) => items.map((item) => item.getAnimations()[0].effect.getTiming().delay)"
    )
    assert [round(later - first) for first, later in pairwise(delays)] == [350] * 8
    table.page.keyboard.press("x")
    assert (
        table.page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length")
        == 0
    )
    expect(table.region.locator(".drawn > li").last).to_have_css("opacity", "1")


def test_with_reduced_motion_drawn_cards_are_there(table, scenes):
    """Nothing appears one by one."""
    table.open(scenes.penalties())

    assert table.page.evaluate("document.getAnimations().length") == 0
