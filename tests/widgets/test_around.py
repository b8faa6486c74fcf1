"""The felt of a game that goes round the table: what it shows of a scene, at every size, for everybody."""

import pytest
from playwright.sync_api import expect

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("still")]

MOMENTS = ["two", "three", "yedili", "owing", "detour", "named", "full", "penalties", "chances", "naming"]
LAPTOP, TELEPHONE = (1280, 720), (390, 844)


def show(table, scenes, name):
    """Show a moment by its name; to name a suit is one that a click opens."""
    if name == "chances":
        table.open(scenes.yedili(left=scenes.chances("drawn_fits")))
    elif name == "naming":
        table.open(scenes.yedili())
        table.card("Jack of clubs").click()
    else:
        table.open(getattr(scenes, name)())


def middle_of(locator):
    """Return where the middle of something is."""
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("name", MOMENTS)
def test_everything_fits(table, scenes, name):
    """Nothing scrolls sideways at any width, and everything to press is at least 44 px high and wide."""
    show(table, scenes, name)

    table.fits_at((320, 640), TELEPHONE, (820, 1180), LAPTOP, (1920, 1080))


@pytest.mark.parametrize("name", MOMENTS)
def test_axe_finds_nothing(table, scenes, check_axe, name):
    """Every moment is accessible, in light and in dark, on a laptop and on a telephone."""
    show(table, scenes, name)

    for (width, height), theme in ((TELEPHONE, "dark"), (LAPTOP, "light")):
        table.page.set_viewport_size({"width": width, "height": height})
        table.page.emulate_media(color_scheme=theme)
        check_axe(table.page)


@pytest.mark.parametrize("name", ["owing", "took", "full", "naming"])
def test_a_laptop_shows_the_whole_felt(table, scenes, name):
    """Also with 22 cards in the hand, and while a suit is named, no card lies below the window."""
    table.page.set_viewport_size({"width": 1280, "height": 720})
    show(table, scenes, name)

    boxes = [card.bounding_box() for card in table.cards.all()]
    assert max(box["y"] + box["height"] for box in boxes) <= 720


@pytest.mark.parametrize("size", [LAPTOP, TELEPHONE], ids=["laptop", "telephone"])
@pytest.mark.parametrize("n", [1, 7, 12, 22, 30])
def test_a_hand_of_any_size_can_be_hit(table, scenes, size, n):
    """No card of a hand lies on another one."""
    cards = f"{scenes.MANY} 10C 10H QS KS AD 5D 6D 8D".split()[:n]
    table.page.set_viewport_size({"width": size[0], "height": size[1]})
    table.open(scenes.full(1, " ".join(cards)))

    hit = table.hand.evaluate("""(hand) => [...hand.children].map((card) => {
        card.scrollIntoView({ block: "center" });
        const { x, y, width, height } = card.getBoundingClientRect();
        const hits = (part) => card.contains(document.elementFromPoint(x + width * part, y + height / 2));
        return [0.15, 0.5, 0.85].every(hits);
    })""")
    assert hit == [True] * n


@pytest.mark.parametrize(
    ("name", "places"),
    [
        pytest.param("two", ["above"], id="one other: opposite"),
        pytest.param("three", ["right", "left"], id="two: right, left"),
        pytest.param("yedili", ["right", "above", "left"], id="three: right, opposite, left"),
    ],
)
def test_the_others_sit_around(table, scenes, name, places):
    """The next one sits on the right, and so on around the table."""
    table.open(getattr(scenes, name)())
    x, y = middle_of(table.region.locator(".centre"))
    seats = table.region.locator(".seat")

    found = []
    for seat in seats.all():
        sx, sy = middle_of(seat)
        found.append("above" if abs(sx - x) < 50 and sy < y else "right" if sx > x else "left")
    assert found == places
    expect(table.region.get_by_role("img", name="Sheds points holds 7 cards", exact=True)).to_be_visible()
    expect(table.region.locator(".taken-stack")).to_have_count(0)


def test_a_debt_is_large_and_in_words(table, scenes):
    """What is owed stands beside the pile, and is spoken as one sentence; without a debt there is nothing."""
    table.open(scenes.owing(1))
    debt = table.region.locator(".debt")
    expect(debt.locator("b")).to_have_text("6")
    expect(debt.get_by_text("You owe 6 cards")).to_be_attached()

    table.push(scenes.yedili(2))

    expect(debt).to_have_count(0)


@pytest.mark.parametrize(
    ("name", "label", "turns"),
    [
        pytest.param("yedili", "counter-clockwise", "right", id="ordinary"),
        pytest.param("detour", "clockwise, after a ten", "left", id="after a ten"),
    ],
)
def test_arrows_show_the_way(table, scenes, name, label, turns):
    """Two arrows run around the middle, turned over after a ten; words say so beside the turn."""
    table.page.set_viewport_size({"width": 1280, "height": 720})
    table.open(getattr(scenes, name)())

    arrows = table.region.locator(".way-arrow")
    assert [arrow.get_attribute("data-turns") for arrow in arrows.all()] == [turns, turns]
    expect(arrows.first).to_be_visible()
    mirrored = arrows.first.evaluate("(node) => new DOMMatrix(getComputedStyle(node).transform).d")
    assert mirrored == (-1 if turns == "left" else 1)
    expect(table.region.get_by_text(label, exact=True)).to_be_visible()


def test_two_at_a_table_have_no_way(table, scenes):
    """There is no arrow and no chip."""
    table.open(scenes.two())

    expect(table.region.locator(".way-arrow")).to_have_count(0)
    expect(table.region.locator(".way")).to_be_hidden()


def test_the_named_suit_lies_by_the_pile(table, scenes):
    """A large pip with its word, as long as it is in force."""
    table.open(scenes.named(1))
    suit = table.region.locator(".named-suit")
    expect(suit).to_have_text("Hearts")
    expect(suit).to_have_attribute("data-suit", "H")

    table.push(scenes.yedili(2))

    expect(suit).to_have_count(0)


def test_one_card_shows_beneath_the_top_one(table, scenes):
    """The pile shows two faces; the lower one is for the eye, the upper one has the name."""
    table.open(scenes.owing())

    faces = table.region.locator(".pilebox .card")
    assert [face.get_attribute("data-suit") for face in faces.all()] == ["D", "S"]
    expect(
        table.region.get_by_role("img", name="Top of the pile: Seven of spades", exact=True)
    ).to_be_visible()


def test_the_other_game_lies_in_rows_again(table, scenes):
    """One widget draws both, one after the other, and leaves nothing of the first behind."""
    table.open(scenes.owing(1))
    table.push(scenes.scene(2))
    table.open(scenes.scene(2))

    classes = "[...document.querySelectorAll('.felt')].map((felt) => [felt.className, felt.innerText])"
    after, fresh = table.page.evaluate(classes)
    assert after == fresh
