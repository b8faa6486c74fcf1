"""Motion around the table: cards drawn and laid; it can be skipped or left out, and it tells no lie."""

import re

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.slow

STORY = [
    pytest.param("yedili", "drew", id="one drawn"),
    pytest.param("owing", "took", id="six drawn"),
    pytest.param("yedili", "aced", id="an ace, and all draw"),
    pytest.param("penalties", "dealt_around", id="a deal"),
]

# ids are made anew, and the tab stop of a hand stays on its card wherever that goes
SAME = """() => {
    const own = ["id", "aria-describedby", "tabindex"];
    const bare = (felt) => {
        const copy = felt.cloneNode(true);
        for (const node of copy.querySelectorAll("*")) own.forEach((name) => node.removeAttribute(name));
        return copy;
    };
    const [moved, drawn] = [...document.querySelectorAll(".felt")].map(bare);
    return moved.isEqualNode(drawn);
}"""


def same_as_drawn_at_once(table, scene):
    """Whether the table shows what a fresh one shows of the same scene without motion."""
    table.open({**scene, "motion": []})
    return table.page.evaluate(SAME)


def start(table, scenes, first, then):
    """Show one scene at rest, and send the next."""
    scene = getattr(scenes, then)(9)
    table.open({**getattr(scenes, first)(1), "motion": []})
    table.push(scene)
    return scene


@pytest.mark.parametrize(("first", "then"), STORY)
def test_motion_ends_in_the_scene(table, scenes, first, then):
    """After all has moved the table is what a redraw without motion gives."""
    scene = start(table, scenes, first, then)

    table.is_moving()
    table.comes_to_rest()

    assert same_as_drawn_at_once(table, scene)


@pytest.mark.parametrize("end", ["key", "click"])
@pytest.mark.parametrize(("first", "then"), STORY)
def test_motion_can_be_cut_short(table, scenes, first, then, end):
    """A key and a click lead to the same picture at once, and play nothing."""
    scene = start(table, scenes, first, then)
    table.is_moving()

    table.page.keyboard.press("x") if end == "key" else table.region.click(position={"x": 30, "y": 30})

    expect(table.root).not_to_have_class(re.compile("is-moving"), timeout=200)
    assert same_as_drawn_at_once(table, scene)
    assert table.picks == []


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize(("first", "then"), STORY)
def test_reduced_motion_draws_at_once(table, scenes, first, then):
    """Nothing flies."""
    scene = start(table, scenes, first, then)

    assert table.page.evaluate("document.getAnimations().length") == 0
    expect(table.event).to_have_text(scene["say"])
    assert same_as_drawn_at_once(table, scene)


WATCH = """() => {
    window.seen = [];
    const felt = document.querySelector(".felt");
    const there = (node, all) => [...node.querySelectorAll(all)].filter((one) => !("away" in one.dataset));
    const look = () => seen.push({
        talon: felt.querySelector(".stack-fig .chip").textContent,
        hand: there(felt, ".hand > button").length,
        sizes: [...felt.querySelectorAll(".backs")].map((fan) => there(fan, ".card").length),
        metas: [...felt.querySelectorAll(".seat .seat-meta")].map((node) => node.textContent),
        pile: there(felt, ".pilebox .card").map((card) => card.innerText.split("\\n")[0] + card.dataset.suit),
        flying: felt.querySelectorAll(".flyer").length,
        faces: [...felt.querySelectorAll(".flyer .card")].map((card) => card.dataset.suit ?? "back"),
    });
    new MutationObserver(look).observe(felt, { childList: true, subtree: true });
}"""


def test_draws_follow_each_other(table, scenes):
    """Six cards fly to the own hand in a rhythm; the talon empties and the hand fills card by card."""
    scene = scenes.took(2)
    table.open(scenes.owing(1))
    table.page.evaluate(WATCH)
    table.push(scene)
    table.is_moving()
    table.comes_to_rest()

    seen = table.page.evaluate("seen")
    hands = [look["hand"] for look in seen]
    assert hands == sorted(hands)
    assert set(hands) >= {8, 10, 12, 13}
    assert max(look["flying"] for look in seen) > 1
    assert {look["talon"] for look in seen} == {"\xa0", "Talon 55"}


def test_of_two_equal_cards_only_the_drawn_one_flies(table, scenes):
    """With two packs a second seven of hearts may come: the first one stays in the hand."""
    table.open(scenes.owing(1))
    table.page.evaluate("""() => {
        window.sevens = [];
        const hand = document.querySelector(".hand");
        const look = () => sevens.push(hand.querySelectorAll('[data-move="7H"]:not([data-away])').length);
        new MutationObserver(look).observe(hand, { childList: true, subtree: true, attributes: true });
    }""")
    table.push(scenes.took(2))
    table.is_moving()
    table.comes_to_rest()

    assert set(table.page.evaluate("sevens")) == {1, 2}


def test_nothing_is_shown_that_the_scene_hides(table, scenes):
    """What others draw flies as a back; what was laid lies on what lay there; counts are never made up."""
    table.open(scenes.yedili(1))
    table.page.evaluate(WATCH)
    table.push(scenes.aced(2))
    table.is_moving()
    table.comes_to_rest()

    seen = table.page.evaluate("seen")
    assert {face for look in seen for face in look["faces"]} == {"H", "back"}
    assert {tuple(look["pile"]) for look in seen if look["pile"]} == {("9D", "9H"), ("9H", "AH")}
    known = ({"7 cards", "laid A♥ · 6 cards"}, {"5 cards", "6 cards"}, {"4 cards", "5 cards"})
    for seat, (sizes, metas) in enumerate(zip(([7, 6], [5, 6], [4, 5]), known, strict=True)):
        assert {look["sizes"][seat] for look in seen if len(look["sizes"]) == 3} <= set(sizes)
        assert {look["metas"][seat] for look in seen if len(look["metas"]) == 3} <= {*metas, ""}


def test_the_key_that_skips_draws_nothing_more(table, scenes):
    """The button that was used is off while its card flies; the key that skips is not a second press."""
    table.open(scenes.yedili(1))
    table.region.get_by_role("button", name="Draw one card").press("Enter")
    table.push(scenes.drew_nothing(2))
    table.is_moving()

    table.page.keyboard.press("Enter")
    table.comes_to_rest()

    assert table.picks == [{"scene": 1, "do": "play", "move": "draw"}]
    expect(table.region.get_by_role("button", name="Pass")).to_be_focused()
