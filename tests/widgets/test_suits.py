"""Naming a suit with a Jack: by the mouse, by keys, never twice; and where the focus goes."""

import pytest
from playwright.sync_api import expect

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("still")]

# whether a key that is held down does nothing, for each of some keys
HELD = """(keys) => keys.map((key) => {
    const options = { key, repeat: true, bubbles: true, cancelable: true };
    return !document.activeElement.dispatchEvent(new KeyboardEvent("keydown", options));
})"""


def suits(table):
    """Find the choice of suits."""
    return table.page.get_by_role("group", name="Name the suit")


@pytest.mark.parametrize("how", ["click", "Enter", "Space"])
def test_a_jack_opens_the_suits(table, scenes, how):
    """Four buttons with a name and a hint, the first with the focus; the hand stays in sight."""
    table.open(scenes.yedili())
    jack = table.card("Jack of clubs")
    expect(jack).to_have_attribute("aria-expanded", "false")

    jack.focus()
    jack.click() if how == "click" else table.page.keyboard.press(how)

    expect(jack).to_have_attribute("aria-expanded", "true")
    expect(suits(table)).to_have_accessible_description(scenes.LABELS["name_suit_hint"])
    expect(suits(table).get_by_role("button")).to_have_text(
        ["1Spades", "2Hearts", "3Diamonds", "4Clubs", "Another card"]
    )
    expect(table.focus).to_have_accessible_name("Name spades")
    expect(table.card("Queen of hearts")).to_be_visible()
    assert table.picks == []


@pytest.mark.parametrize(
    ("keys", "move"),
    [
        *(pytest.param(key, f"JC:{suit}", id=key) for key, suit in zip("1234", "SHDC", strict=True)),
        *(pytest.param(key, f"JC:{key.upper()}", id=key) for key in "shdcSHDC"),
        pytest.param("Enter", "JC:S", id="Enter"),
        pytest.param("ArrowRight ArrowRight Enter", "JC:D", id="arrows and Enter"),
        pytest.param("ArrowDown ArrowUp ArrowRight Space", "JC:H", id="arrows and space bar"),
        pytest.param(
            "ArrowLeft ArrowRight ArrowRight ArrowRight ArrowRight Enter", "JC:C", id="no way round"
        ),
    ],
)
def test_a_suit_is_named_by_keys(table, scenes, keys, move):
    """The suit goes with the Jack, the choice closes, and the focus is back on the card."""
    table.open(scenes.yedili(3))
    table.card("Jack of clubs").press("Enter")

    for key in keys.split():
        table.page.keyboard.press(key)

    assert table.picks == [{"scene": 3, "do": "play", "move": move}]
    expect(suits(table)).to_be_hidden()
    expect(table.card("Jack of clubs")).to_be_focused()


def test_a_suit_is_named_by_a_click(table, scenes):
    """Once, also with a double click."""
    table.open(scenes.yedili(3))
    table.card("Jack of clubs").click()
    suits(table).get_by_role("button", name="Name diamonds").dblclick()

    assert table.picks == [{"scene": 3, "do": "play", "move": "JC:D"}]


@pytest.mark.parametrize("how", ["Escape", "Another card", "the Jack again"])
def test_the_jack_can_be_taken_back(table, scenes, how):
    """The choice closes, nothing is sent, and the focus is back on the card."""
    table.open(scenes.yedili())
    jack = table.card("Jack of clubs")
    jack.click()
    expect(suits(table)).to_be_visible()

    if how == "Escape":
        table.page.keyboard.press("Escape")
    elif how == "Another card":
        suits(table).get_by_role("button", name="Another card").click()
    else:
        jack.click()

    expect(suits(table)).to_be_hidden()
    expect(jack).to_be_focused()
    expect(jack).to_have_attribute("aria-expanded", "false")
    expect(table.region.get_by_role("button", name="Draw one card")).to_be_visible()
    assert table.picks == []


def test_a_double_click_on_a_jack_names_nothing(table, scenes):
    """It opens the choice, whatever lies there by the second click."""
    table.open(scenes.yedili())

    table.card("Jack of clubs").dblclick()

    expect(suits(table)).to_be_visible()
    assert table.picks == []


def test_a_key_held_down_names_nothing(table, scenes):
    """The key that has opened the choice may still be down; a letter with Ctrl belongs to the browser."""
    table.open(scenes.yedili())
    table.card("Jack of clubs").press("Enter")

    assert table.page.evaluate(HELD, ["Enter", " ", "h", "1"]) == [True] * 4
    table.page.keyboard.press("Control+h")
    expect(suits(table)).to_be_visible()
    assert table.picks == []


@pytest.mark.parametrize(
    ("then", "goal"),
    [
        pytest.param("yedili", "Jack of clubs", id="the card is still there"),
        pytest.param("took", "Four of clubs", id="all has changed"),
    ],
)
def test_a_new_scene_closes_the_choice(table, scenes, then, goal):
    """What could be chosen belonged to the old one; the focus is in the hand."""
    table.open(scenes.yedili(1))
    table.card("Jack of clubs").press("Enter")

    table.push(getattr(scenes, then)(2) | ({"hand": scenes.held("2C* 4C")} if then == "took" else {}))

    expect(suits(table)).to_be_hidden()
    expect(table.card(goal)).to_be_focused()


def test_keys_of_the_choice_stay_in_it(table, scenes):
    """What it has understood does not reach a notebook's shortcuts."""
    table.open(scenes.yedili())
    table.page.evaluate(
        "window.heard = []; document.body.addEventListener('keydown', (event) => heard.push(event.key))"
    )
    table.card("Jack of clubs").press("Enter")

    for key in ("ArrowRight", "x", "d"):
        table.page.keyboard.press(key)

    assert table.page.evaluate("heard") == ["x"]


def test_no_shortcut_of_a_notebook_takes_a_key(table, scenes):
    """Every focusable element of this felt has the mark that JupyterLab looks for."""
    table.open(scenes.yedili())
    table.card("Jack of clubs").click()

    focusable = table.root.locator("button, input, a, [tabindex]")
    marked = table.root.locator('[data-lm-suppress-shortcuts="true"]:is(button, input, a, [tabindex])')
    assert focusable.count() == marked.count() > 0


@pytest.mark.parametrize(("key", "moves"), [("3", ["JC:D"]), ("h", ["JC:H"]), ("Escape", [])])
@pytest.mark.parametrize("where", ["the card", "nowhere"])
def test_keys_mean_the_open_choice_wherever_the_focus_is(table, scenes, where, key, moves):
    """After a second click the focus is on the card again, or on nothing."""
    table.open(scenes.yedili())
    jack = table.card("Jack of clubs")
    jack.click()
    if where == "the card":
        jack.focus()
    else:
        table.page.evaluate("document.activeElement.blur()")

    table.page.keyboard.press(key)

    expect(table.page.get_by_role("group", name="Name the suit")).to_be_hidden()
    assert [pick["move"] for pick in table.picks] == moves
