"""Playing where cards must fit: reasons, drawing and passing; and where the focus goes."""

import pytest
from playwright.sync_api import expect

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("still")]


def button(table, name):
    """Find a button on the felt."""
    return table.region.get_by_role("button", name=name, exact=True)


def answers_each_pick(table, scene):
    """Let the kernel answer a pick at once, with this scene."""
    table.page.evaluate(
        """(next) => {
        const save = model.save_changes.bind(model);
        model.save_changes = () => { save(); model.push(next); };
    }""",
        scene,
    )


# whether a key that is held down does nothing, for each of some keys
HELD = """(keys) => keys.map((key) => {
    const options = { key, repeat: true, bubbles: true, cancelable: true };
    return !document.activeElement.dispatchEvent(new KeyboardEvent("keydown", options));
})"""


# ---------- cards that fit, and those that do not ----------


def test_cards_that_fit_say_so(table, scenes):
    """A card that fits is marked by a word, not by its edge alone."""
    table.open(scenes.owing())

    expect(table.card("Seven of hearts")).to_contain_text("fits")
    expect(table.card("Four of clubs")).not_to_contain_text("fits")


def test_a_reason_belongs_to_its_card(table, scenes):
    """Whoever hears the card hears why it cannot be played; a card that fits has no reason."""
    table.open(scenes.owing())

    expect(table.card("Four of clubs")).to_be_disabled()
    expect(table.card("Four of clubs")).to_have_accessible_description(
        "Four of clubs does not fit: only a seven answers a debt."
    )
    expect(table.card("Seven of hearts")).to_be_enabled()
    expect(table.card("Seven of hearts")).to_have_accessible_description("")


@pytest.mark.parametrize("how", ["arrows", "pointer"])
def test_a_reason_is_told_under_the_hand(table, scenes, how):
    """While a card has the focus or is pointed at; on a card that fits the line is empty."""
    table.open(scenes.owing())
    tip = table.region.locator(".tip")
    table.card("Seven of hearts").focus()
    expect(tip).to_have_text("")

    if how == "arrows":
        table.page.keyboard.press("ArrowRight")
        expect(table.card("Four of clubs")).to_be_focused()
    else:
        table.card("Four of clubs").hover()

    expect(tip).to_have_text("Four of clubs does not fit: only a seven answers a debt.")


@pytest.mark.parametrize("how", ["click", "Enter", "Space"])
def test_a_card_that_does_not_fit_says_why(table, scenes, how):
    """The event line tells the reason, and nothing is sent."""
    table.open(scenes.owing())
    card = table.card("King of diamonds")

    card.focus()
    card.click(force=True) if how == "click" else table.page.keyboard.press(how)

    expect(table.event).to_have_text("King of diamonds does not fit: only a seven answers a debt.")
    expect(card).to_be_focused()
    assert table.picks == []


@pytest.mark.parametrize(
    ("keys", "name"),
    [
        pytest.param("ArrowDown", "Five of hearts", id="down"),
        pytest.param("ArrowRight ArrowDown ArrowUp", "Three of clubs", id="and up again"),
        pytest.param("ArrowUp", "Two of clubs", id="no way out at the top"),
        pytest.param("End ArrowDown", "Nine of spades", id="nor at the bottom"),
    ],
)
def test_up_and_down_go_to_the_other_row(table, scenes, keys, name):
    """A large hand lies in rows, and the arrows go where they point."""
    table.page.set_viewport_size({"width": 1280, "height": 720})
    table.open(scenes.full())
    table.card("Two of clubs").focus()

    for key in keys.split():
        table.page.keyboard.press(key)

    expect(table.card(name)).to_be_focused()


# ---------- drawing, taking, passing ----------


@pytest.mark.parametrize("how", ["click", "Enter", "Space"])
@pytest.mark.parametrize(
    "action",
    [
        pytest.param(("yedili", "Draw one card", "draw"), id="draw"),
        pytest.param(("drew", "Pass", "pass"), id="pass"),
        pytest.param(("owing", "Take 6 cards", "take"), id="take"),
    ],
)
def test_an_action_is_a_move(table, scenes, action, how):
    """Only what is in the scene is there, and it is sent as a play."""
    name, label, move = action
    table.open(getattr(scenes, name)(4) | {"motion": []})
    expect(table.region.locator(".acts").get_by_role("button")).to_have_count(1)

    button(table, label).focus()
    button(table, label).click() if how == "click" else table.page.keyboard.press(how)

    assert table.picks == [{"scene": 4, "do": "play", "move": move}]


@pytest.mark.parametrize(
    ("then", "goal"),
    [
        pytest.param("drew", "Seven of hearts", id="a card fits: to it"),
        pytest.param("drew_nothing", "Pass", id="none fits: to what else can be done"),
        pytest.param("aced", "Two of hearts", id="the turn is over: to the hand"),
    ],
)
def test_focus_goes_on_from_an_action(table, scenes, then, goal):
    """When a button is gone the focus is where one goes on, never lost."""
    table.open(scenes.yedili(1))
    button(table, "Draw one card").focus()
    table.page.keyboard.press("Enter")

    table.push(getattr(scenes, then)(2))

    expect(table.region.get_by_role("button", name=goal).first).to_be_focused()


def test_focus_stays_on_an_action_that_stays(table, scenes):
    """A button keeps it while something else on the table changes."""
    table.open(scenes.yedili(1))
    button(table, "Draw one card").focus()

    table.push(scenes.yedili(2, left=scenes.chances()))

    expect(button(table, "Draw one card")).to_be_focused()


def test_focus_goes_from_an_action_to_the_count(table, scenes):
    """The last card of the talon may end the round."""
    table.open(scenes.yedili(1))
    button(table, "Draw one card").focus()
    table.page.keyboard.press("Enter")

    table.push(scenes.penalties(2))

    expect(table.page.get_by_role("heading", name="The round is yours.")).to_be_focused()


def test_no_second_move_by_the_same_press(table, scenes):
    """A double click and a key held down draw once, and do not pass as well."""
    table.open(scenes.yedili(1))
    answers_each_pick(table, scenes.drew_nothing(2))
    button(table, "Draw one card").dblclick()
    expect(button(table, "Pass")).to_be_visible()
    button(table, "Pass").focus()

    assert table.page.evaluate(HELD, ["Enter", " "]) == [True, True]
    assert table.picks == [{"scene": 1, "do": "play", "move": "draw"}]


def test_no_action_while_others_move(table, scenes):
    """When the scene has none, there is none."""
    table.open(scenes.aced() | {"motion": []})

    expect(table.region.locator(".acts")).to_be_hidden()
