"""Motion: it can be skipped, it can be left out, and it ends in the same picture."""

import re

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.slow

STORY = [
    pytest.param("scene", "taking", id="take"),
    pytest.param("taking", "laying", id="lay"),
    pytest.param("laying", "striking", id="pişti"),
    pytest.param("counted", "deal", id="deal"),
]


def same_as_drawn_at_once(table, scene):
    """Whether the table shows what a fresh one shows of the same scene without motion."""
    table.open({**scene, "motion": []})
    return table.page.evaluate("""() => {
        const [moved, drawn] = document.querySelectorAll(".felt");
        return moved.isEqualNode(drawn);
    }""")


@pytest.mark.parametrize(("first", "then"), STORY)
def test_motion_ends_in_the_scene(table, scenes, first, then):
    """After all has moved the table is what a redraw without motion gives."""
    scene = getattr(scenes, then)(9)
    table.open({**getattr(scenes, first)(1), "motion": []})
    table.push(scene)

    table.is_moving()
    table.comes_to_rest()

    assert same_as_drawn_at_once(table, scene)


@pytest.mark.parametrize("end", ["key", "click", "hidden tab"])
@pytest.mark.parametrize(("first", "then"), STORY)
def test_motion_can_be_cut_short(table, scenes, first, then, end):
    """A key, a click and a tab that goes out of sight lead to the same picture at once."""
    scene = getattr(scenes, then)(9)
    table.open({**getattr(scenes, first)(1), "motion": []})
    table.push(scene)
    table.is_moving()

    if end == "key":
        table.page.keyboard.press("x")
    elif end == "click":
        table.region.click(position={"x": 30, "y": 30})
    else:
        table.page.evaluate("""() => {
            Object.defineProperty(document, "hidden", { value: true, configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
        }""")

    expect(table.root).not_to_have_class(re.compile("is-moving"), timeout=200)
    assert same_as_drawn_at_once(table, scene)
    assert table.picks == []


def test_a_tab_out_of_sight_draws_at_once(table, scenes):
    """Nothing waits for frames that nobody sees."""
    table.page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    table.open(scenes.deal())

    expect(table.root).not_to_have_class(re.compile("is-moving"), timeout=200)
    expect(table.cards).to_have_count(4)


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_the_key_that_skips_plays_nothing(table, scenes, key):
    """First it ends the motion; pressed again it plays."""
    table.open(scenes.scene(1, pile=scenes.pile(0)))
    table.card("Ten of diamonds").focus()
    table.push(scenes.laying(2))
    table.is_moving()

    table.page.keyboard.press(key)
    table.comes_to_rest()
    assert table.picks == []
    table.page.keyboard.press(key)

    assert table.picks == [{"scene": 2, "do": "play", "move": "10D"}]


def test_the_click_that_skips_plays_nothing(table, scenes):
    """First it ends the motion, wherever it falls; the next one plays."""
    table.open(scenes.deal(2))
    table.is_moving()
    box = table.hand.bounding_box()

    table.page.mouse.click(box["x"] + box["width"] * 0.4, box["y"] + box["height"] * 0.6)
    table.comes_to_rest()
    assert table.picks == []
    table.card("Ten of diamonds").click()

    assert table.picks == [{"scene": 2, "do": "play", "move": "10D"}]


def test_typing_goes_on_while_cards_move(table, scenes):
    """A figure typed in a field skips the motion and is not lost."""
    table.open(scenes.scene(1))
    field = table.page.get_by_role("textbox", name="Your guess, aces")
    field.focus()
    table.push(scenes.striking(2))
    table.is_moving()

    table.page.keyboard.press("3")

    table.comes_to_rest()
    expect(field).to_have_value("3")


def test_scenes_wait_for_each_other(table, scenes):
    """What arrives while something moves is shown afterwards, in order."""
    table.open(scenes.scene(1))
    table.page.evaluate("""() => {
        window.said = [];
        const line = document.querySelector('[role="status"]');
        new MutationObserver(() => said.push(line.textContent)).observe(line, { childList: true });
    }""")

    story = [scenes.taking(2), scenes.laying(3), scenes.striking(4)]
    table.push(*story)
    expect(table.event).to_have_text(story[-1]["say"])

    assert table.page.evaluate("said") == [scene["say"] for scene in story]


@pytest.mark.usefixtures("still")
def test_no_message_is_nothing_new(table, scenes):
    """A scene without a message, after a question say, leaves the last one on the event line."""
    table.open(scenes.scene(1))
    table.push(scenes.scene(2, say="", left=scenes.answered()))

    expect(table.event).to_have_text(scenes.scene()["say"])


def test_an_opening_jack_goes_back(table, scenes):
    """It is seen, the event line says why it goes, and the deal goes on; one message more, no more."""
    table.page.evaluate("""() => {
        window.said = [];
        new MutationObserver(() => {
            const text = document.querySelector('[role="status"]')?.textContent;
            if (text && text !== said.at(-1)) said.push(text);
        }).observe(document.querySelector('main'), { childList: true, subtree: true });
    }""")
    table.open(scenes.deal())

    expect(table.region.get_by_role("img", name="Jack of spades")).to_be_visible()
    table.comes_to_rest()

    assert table.page.evaluate("said") == [
        "The Jack of spades goes back into the talon.",
        scenes.deal()["say"],
    ]


def test_the_moment_of_a_pisti(table, scenes):
    """The word stands large on the felt, in Turkish, with what it brings and why."""
    table.open(scenes.laying(1) | {"motion": []})
    table.push(scenes.striking(2))

    word = table.region.get_by_text("PİŞTİ!")
    expect(word).to_have_attribute("lang", "tr")
    expect(table.region.get_by_text("A single ten, taken with a ten.")).to_contain_text("+10")
    table.comes_to_rest()
    expect(word).to_have_count(0)


@pytest.mark.usefixtures("still")
def test_reduced_motion_keeps_the_word(table, scenes, check_axe):
    """Nothing moves or fades: the word is simply there between two rules, and any key ends it."""
    table.open(scenes.laying(1) | {"motion": []})
    table.push(scenes.striking(2))

    word = table.region.get_by_text("PİŞTİ!")
    expect(word).to_have_css("border-top-style", "solid")
    assert table.page.evaluate("document.getAnimations().length") == 0
    check_axe(table.page)
    table.page.keyboard.press("x")

    expect(word).to_have_count(0)
    expect(table.event).to_have_text(scenes.striking()["say"])


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize(("first", "then"), [STORY[0], STORY[1], STORY[3]])
def test_reduced_motion_draws_at_once(table, scenes, first, then):
    """Deals and takes are drawn as they end."""
    table.open({**getattr(scenes, first)(1), "motion": []})
    scene = getattr(scenes, then)(9)
    table.push(scene)

    assert table.page.evaluate("document.getAnimations().length") == 0
    expect(table.event).to_have_text(scene["say"])
    assert same_as_drawn_at_once(table, scene)


def test_a_second_view_does_not_deal_again(table, scenes):
    """The same table shown twice in a notebook moves in the first view only."""
    table.open(scenes.deal())
    table.comes_to_rest()

    moving = table.page.evaluate("""async () => {
        const { default: table } = await import("./widget.js");
        const el = document.createElement("div");
        document.querySelector("#main").append(el);
        table.render({ model, el });
        return el.querySelector(".is-moving") !== null;
    }""")

    assert moving is False
