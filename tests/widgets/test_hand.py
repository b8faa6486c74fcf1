"""Playing: with the keyboard, with the mouse, and where the focus goes."""

import pytest
from playwright.sync_api import expect

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("still")]


@pytest.mark.parametrize(
    ("keys", "name"),
    [
        pytest.param("ArrowRight", "Ten of diamonds", id="right"),
        pytest.param("ArrowRight ArrowRight ArrowLeft", "Ten of diamonds", id="left"),
        pytest.param("End", "Jack of hearts", id="end"),
        pytest.param("End Home", "Seven of clubs", id="home"),
        pytest.param("ArrowLeft", "Seven of clubs", id="no way round on the left"),
        pytest.param("End ArrowRight", "Jack of hearts", id="no way round on the right"),
    ],
)
def test_arrows_walk_over_the_hand(table, scenes, keys, name):
    """Arrows, Home and End move the focus; the hand is one stop of the Tab key."""
    table.open(scenes.scene())
    table.card("Seven of clubs").focus()

    for key in keys.split():
        table.page.keyboard.press(key)

    expect(table.card(name)).to_be_focused()
    expect(table.hand.locator('button[tabindex="0"]')).to_have_count(1)


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_key_plays(table, scenes, key):
    """Enter and the space bar play the card that has the focus."""
    table.open(scenes.scene(7))
    table.card("Ten of diamonds").focus()

    table.page.keyboard.press(key)

    assert table.picks == [{"scene": 7, "do": "play", "move": "10D"}]


def test_figures_play_nothing(table, scenes):
    """No card is played by its place or its rank: no surprises."""
    table.open(scenes.scene())
    table.card("Seven of clubs").focus()

    for key in "123456789":
        table.page.keyboard.press(key)

    assert table.picks == []


def test_keys_of_the_hand_stay_in_it(table, scenes):
    """What the hand has understood does not reach a notebook's shortcuts."""
    table.open(scenes.scene())
    table.page.evaluate(
        "window.heard = []; document.body.addEventListener('keydown', (event) => heard.push(event.key))"
    )
    table.card("Seven of clubs").focus()

    for key in ("ArrowRight", "End", "Enter", "x"):
        table.page.keyboard.press(key)

    assert table.page.evaluate("heard") == ["x"]


@pytest.mark.parametrize("name", ["scene", "derived", "counted"])
def test_no_shortcut_of_a_notebook_takes_a_key(table, scenes, name):
    """JupyterLab looks for this mark from the focused element upwards, so every focusable one has it."""
    table.open(
        scenes.scene(left=scenes.answered(opened=True)) if name == "derived" else getattr(scenes, name)()
    )

    focusable = table.root.locator("button, input, a, [tabindex]")
    marked = table.root.locator('[data-lm-suppress-shortcuts="true"]:is(button, input, a, [tabindex])')
    assert focusable.count() == marked.count() > 0
    expect(table.root).to_have_attribute("data-lm-suppress-shortcuts", "true")


def test_a_double_click_is_one_play(table, scenes):
    """The second click means nothing: neither for the old scene nor, on the neighbour, for the new one."""
    table.open(scenes.scene(1))
    table.page.evaluate(
        """(next) => {
        const save = model.save_changes.bind(model);
        model.save_changes = () => { save(); model.push(next); };
    }""",
        scenes.scene(2, hand=scenes.hand("10D AS JH"), pile=scenes.pile(5, 3, "7C")),
    )

    table.card("Seven of clubs").dblclick()

    expect(table.cards).to_have_count(3)
    assert [pick["scene"] for pick in table.picks] == [1]


def test_one_pick_a_scene(table, scenes):
    """Until the kernel has answered, nothing more is sent."""
    table.open(scenes.scene(1))

    table.card("Ten of diamonds").click()
    table.card("Ace of spades").click()
    table.page.get_by_role("button", name="Show me").click()

    assert table.picks == [{"scene": 1, "do": "play", "move": "10D"}]


def test_a_waiting_hand_sends_nothing(table, scenes):
    """While another one is to move the cards can be looked at, not played."""
    table.open(scenes.taking())
    card = table.card("Ace of spades")

    card.focus()
    table.page.keyboard.press("Enter")

    expect(card).to_be_focused()
    expect(card).to_have_attribute("aria-disabled", "true")
    assert table.picks == []


@pytest.mark.parametrize(
    ("played", "left", "name"),
    [
        pytest.param("Seven of clubs", "10D AS JH", "Ten of diamonds", id="first: the next one moves up"),
        pytest.param("Ace of spades", "7C 10D JH", "Jack of hearts", id="middle: the next one"),
        pytest.param("Jack of hearts", "7C 10D AS", "Ace of spades", id="last: the one before"),
    ],
)
def test_focus_goes_to_the_neighbour(table, scenes, played, left, name):
    """After a play the focus stays in the hand."""
    table.open(scenes.scene(1))
    table.card(played).focus()
    table.page.keyboard.press("Enter")

    table.push(scenes.scene(2, hand=scenes.hand(left), playable=False))

    expect(table.card(name)).to_be_focused()


def test_focus_waits_for_new_hands(table, scenes):
    """After the last card the hand itself holds the focus, and gives it to the first new card."""
    table.open(scenes.scene(1, hand=scenes.hand("AS")))
    table.card("Ace of spades").focus()

    table.push(scenes.scene(2, hand=[], playable=False))
    expect(table.hand).to_be_focused()
    table.push(scenes.scene(3, hand=scenes.hand("2C 3C 4C 5C")))

    expect(table.card("Two of clubs")).to_be_focused()


def test_focus_follows_the_sheet_and_comes_back(table, scenes):
    """When the count appears its title gets the focus; with the next deal the first card."""
    table.open(scenes.scene(1, hand=scenes.hand("AS")))
    table.card("Ace of spades").focus()

    table.push(scenes.counted(2))
    expect(table.page.get_by_role("heading", name="The deal is yours")).to_be_focused()
    table.page.keyboard.press("Tab")
    table.page.keyboard.press("Enter")
    table.push(scenes.deal(3))

    assert table.picks[-1] == {"scene": 2, "do": "next"}
    expect(table.card("Seven of clubs")).to_be_focused()


def test_focus_is_not_stolen(table, scenes):
    """Who types a guess goes on typing while the others play."""
    table.open(scenes.scene(1))
    field = table.page.get_by_role("textbox", name="Your guess, aces")
    field.fill("3")

    table.push(scenes.taking(2), scenes.laying(3))

    expect(field).to_be_focused()
    expect(field).to_have_value("3")


def test_no_focus_where_there_was_none(table, scenes):
    """A table that nobody has touched does not pull the focus of the page to itself."""
    table.open(scenes.scene(1))

    table.push(scenes.taking(2), scenes.counted(3), scenes.deal(4))

    expect(table.cards).to_have_count(4)
    expect(table.focus).to_have_count(0)


def test_a_card_is_laid_without_taking(table, scenes):
    """Where the scene offers it, by a button of its own; elsewhere there is none."""
    table.open(scenes.scene(1))
    expect(table.region.get_by_text("Lay without taking")).to_have_count(0)
    offering = scenes.scene(2)
    offering["hand"][0]["decline"] = {
        "move": "7C~",
        "label": "7♣",
        "spoken": "Lay without taking: seven of clubs",
    }
    table.push(offering)

    table.region.get_by_role("button", name="Lay without taking: seven of clubs").click()

    assert table.picks == [{"scene": 2, "do": "play", "move": "7C~"}]
