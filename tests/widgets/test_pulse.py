"""Noticing that the kernel is gone."""

import pytest
from playwright.sync_api import expect

pytestmark = [pytest.mark.slow, pytest.mark.own_window, pytest.mark.usefixtures("still")]


@pytest.fixture
def notice(table):
    """Return the notice, with a clock that only the test moves."""
    table.page.clock.install()
    return table.page.get_by_role("alert")


def test_nothing_to_say_while_the_kernel_answers(table, scenes, notice):
    """It is asked every 15 seconds."""
    table.open(scenes.scene())
    table.page.clock.run_for(61_000)

    assert table.page.evaluate("model.pings") == 5
    expect(notice).to_be_empty()


def test_a_silent_kernel_is_reported(table, scenes, notice):
    """Six seconds after a question without an answer there is a notice, with a way out."""
    table.open(scenes.scene())
    table.page.evaluate("model.answers = false")
    table.card("Ace of spades").click()
    table.page.clock.run_for(5_900)
    expect(notice).to_be_empty()
    table.page.clock.run_for(200)

    expect(notice).to_contain_text("The kernel of this page does not answer.")
    notice.get_by_role("button", name="Reload the page").click()
    table.page.wait_for_function("Boolean(window.open_widget) && !window.model")


@pytest.mark.parametrize("sign", ["pong", "scene"])
def test_the_notice_goes_when_the_kernel_is_back(table, scenes, notice, sign):
    """An answer or a new scene is a sign of life."""
    table.open(scenes.scene(1))
    table.page.evaluate("model.answers = false")
    table.card("Ace of spades").click()
    table.page.clock.run_for(7_000)
    expect(notice).not_to_be_empty()

    if sign == "pong":
        table.page.evaluate("model.answers = true")
        table.page.clock.run_for(15_000)
    else:
        table.push(scenes.laying(2))

    expect(notice).to_be_empty()


def test_a_closed_connection_is_reported_too(table, scenes, notice):
    """Sending may throw when the kernel is gone; the page does not break over it."""
    table.open(scenes.scene(), patience=10)
    table.page.evaluate("void (model.send = () => { throw new Error('closed'); })")
    table.card("Ace of spades").click()
    table.page.clock.run_for(20)

    expect(notice).not_to_be_empty()


def test_a_closed_table_asks_no_more(table, scenes, notice):
    """What is not shown any more leaves no timer and no listener behind."""
    table.open(scenes.scene())
    table.page.evaluate("close_widget()")
    before = table.page.evaluate("model.pings")
    table.page.clock.run_for(60_000)

    assert table.page.evaluate("model.pings") == before
    assert table.page.evaluate("Object.values(model.listeners).flat().length") == 0
    expect(notice).to_be_empty()


def test_a_pick_that_got_lost_is_sent_again(table, scenes, notice):
    """What goes out while a connection breaks never comes; once the kernel answers again, it is repeated."""
    table.open(scenes.scene(1))
    table.page.evaluate("model.answers = false")
    table.card("Ace of spades").click()
    table.page.clock.run_for(7_000)
    expect(notice).not_to_be_empty()

    table.page.evaluate("model.answers = true")
    table.page.clock.run_for(2_100)

    expect(notice).to_be_empty()
    first, second = table.picks
    assert {**first, "again": 1} == second
