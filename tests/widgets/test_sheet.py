"""The count of a deal."""

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
