"""What the table shows of a scene, and that everybody can read it."""

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.slow

MOMENTS = ["scene", "middle", "counted", "crowded", "asked", "derived", "lost"]


def moment(scenes, name):
    """Return a scene by the name of a moment."""
    if name == "asked":
        return scenes.scene(left=scenes.answered())
    if name == "derived":
        return scenes.scene(left=scenes.answered(opened=True))
    if name == "lost":
        return scenes.scene()
    return {**getattr(scenes, name)(), "motion": []}


@pytest.mark.parametrize("name", MOMENTS)
def test_everything_fits(table, scenes, name):
    """Nothing scrolls sideways at any width, and everything to press is at least 44 px high and wide."""
    table.open(moment(scenes, name))

    table.fits_at((320, 640), (390, 844), (640, 360), (1280, 720), (1920, 1080))


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("look", [(390, "dark"), (1280, "light")], ids=lambda look: f"{look[0]}-{look[1]}")
@pytest.mark.parametrize("name", MOMENTS)
def test_axe_finds_nothing(table, scenes, check_axe, name, look):
    """Every moment of a deal is accessible, in light and in dark, on a telephone and on a laptop."""
    table.page.set_viewport_size({"width": look[0], "height": 844})
    table.page.emulate_media(color_scheme=look[1])
    if name == "lost":
        table.page.evaluate("window.model_answers = false")
    table.open(moment(scenes, name), patience=1)
    if name == "lost":
        expect(table.page.get_by_role("alert")).to_be_visible()

    check_axe(table.page)


@pytest.mark.usefixtures("still")
def test_names_of_the_parts(table, scenes):
    """Region, hand, talon, pile and opponent have the names that the scene gives them."""
    table.open(scenes.scene())

    expect(table.region).to_be_visible()
    expect(table.panel).to_be_visible()
    expect(table.cards).to_have_count(4)
    for name in ("Talon, 40 cards", "Top of the pile: Seven of diamonds", "Greedy holds 4 cards"):
        expect(table.region.get_by_role("img", name=name, exact=True)).to_be_visible()
    expect(table.page.get_by_role("heading", level=1)).to_have_text("Pişti, deal 2")
    expect(
        table.page.get_by_role("group", name="Score: deal 2, you 34, Greedy 41, played to 101")
    ).to_be_visible()


@pytest.mark.usefixtures("still")
def test_cards_that_take_say_how_many(table, scenes):
    """A card that takes is marked by words, not by its edge alone."""
    table.open(scenes.scene())

    expect(table.card("Seven of clubs, takes 5 cards")).to_contain_text("takes 5")
    expect(table.card("Ace of spades")).not_to_contain_text("takes")


@pytest.mark.usefixtures("still")
def test_faces_stay_light_in_the_dark(table, scenes):
    """A card looks the same in both themes, and its indices keep their contrast."""
    table.page.emulate_media(color_scheme="dark")
    table.open(scenes.scene())

    expect(table.card("Seven of clubs")).to_have_css("background-color", "rgb(255, 253, 247)")


@pytest.mark.usefixtures("still")
def test_what_lay_below_does_not_show(table, scenes):
    """Under the top card there are edges and backs, no faces: to remember them is the learner's part."""
    table.open(scenes.middle())

    pile = table.region.locator(".pilebox")
    expect(pile.locator(".card")).to_have_count(4)
    expect(pile.locator(".ix-b")).to_have_count(1)


@pytest.mark.usefixtures("still")
def test_text_of_a_scene_is_no_markup(table, scenes):
    """Whatever a scene says is shown as it stands."""
    table.open(scenes.scene(say="<b id='x'>bold</b>"))

    expect(table.event).to_have_text("<b id='x'>bold</b>")
    expect(table.page.locator("#x")).to_have_count(0)


@pytest.mark.usefixtures("still")
def test_two_tables_on_a_page(table, scenes):
    """Each of two tables has its own hand, and their labels do not get mixed up."""
    table.open(scenes.scene())
    table.open(scenes.middle())

    expect(table.hand).to_have_count(2)
    labelled = table.page.evaluate(
        "[...document.querySelectorAll('.panel')].map((node) => node.getAttribute('aria-labelledby'))"
    )
    assert len(set(labelled)) == 2


def test_the_marker_lies_where_it_was_made(table, scenes):
    """A ghost of the card on the empty place, and in words (P17)."""
    scene = scenes.scene(
        pile={**scenes.pile(0), "marker": scenes.face("7C"), "labels": ["Marker: Seven of clubs"]}
    )
    table.open(scene)

    expect(table.region.locator("[data-marker]")).to_have_attribute("data-suit", "C")
    expect(table.region.get_by_text("Marker: Seven of clubs")).to_be_visible()
