"""Test yourself: asking, answering with the keyboard, the reply; focus is never lost."""

import re

import pytest
from playwright.sync_api import expect

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("still")]


def kind(table, name):
    """Find the button of a kind."""
    return table.quiz.get_by_role("button", name=name)


def field(table):
    """Find the field for the answer."""
    return table.quiz.get_by_role("textbox", name="Your answer")


def quiz(scenes, number, *question, **options):
    """Give a scene with this question."""
    return scenes.scene(number, quiz=scenes.quiz(*question, **options))


@pytest.mark.parametrize(
    ("name", "asked"), [("How many?", "unseen"), ("How likely?", "holds"), ("Safest card?", "lead")]
)
def test_each_kind_is_asked_by_its_button(table, scenes, name, asked):
    """And the question's field or cards get the focus."""
    table.open(scenes.scene(1))
    kind(table, name).press("Enter")

    assert table.picks == [{"scene": 1, "do": "ask", "kind": asked}]


def test_what_cannot_be_asked_is_not_sent(table, scenes):
    """The button stays where it is, and keeps its place for the keyboard."""
    table.open(quiz(scenes, 1, can_lead=False))
    button = kind(table, "Safest card?")

    expect(button).to_be_disabled()
    button.dispatch_event("click")
    assert table.picks == []


def test_an_answer_is_typed_and_sent_by_enter(table, scenes):
    """Ask, type, Enter: no mouse, no Tab; an empty answer is none."""
    table.open(scenes.scene(1))
    kind(table, "How likely?").press("Enter")
    table.push(quiz(scenes, 2, scenes.asks_chance()))

    expect(field(table)).to_be_focused()
    expect(field(table)).not_to_have_attribute("aria-invalid", re.compile(""))
    table.page.keyboard.press("Enter")
    table.page.keyboard.type("0,16")
    table.page.keyboard.press("Enter")

    assert table.picks[1:] == [{"scene": 2, "do": "answer", "text": "0,16"}]


def test_what_cannot_be_read_is_asked_again(table, scenes):
    """The text is there to be mended, selected; why is told to everybody."""
    table.open(quiz(scenes, 1, scenes.asks_chance()))
    field(table).fill("0.2")
    field(table).press("Enter")
    table.push(quiz(scenes, 2, scenes.asks_chance("Read as 0.2: too few places.", "0.2")))

    expect(field(table)).to_be_focused()
    expect(field(table)).to_have_value("0.2")
    expect(field(table)).to_have_attribute("aria-invalid", "true")
    expect(field(table)).to_have_accessible_description(re.compile("too few places.*For example 3/8"))
    expect(table.quiz.get_by_role("status")).to_have_text("Read as 0.2: too few places.")
    table.page.keyboard.type("0.16")
    expect(field(table)).to_have_value("0.16")


def test_the_reply_has_verdict_chance_and_steps(table, scenes):
    """Icon and words; three forms; the board; Escape leaves, and the focus is at the button of the kind."""
    table.open(quiz(scenes, 1, scenes.asks_chance()))
    field(table).press("Enter")
    field(table).fill("0.16")
    field(table).press("Enter")
    table.push(quiz(scenes, 2, scenes.asks_chance(reply=scenes.RIGHT)))

    expect(table.focus).to_have_text("Does Greedy hold a seven?")
    status = table.quiz.get_by_role("status")
    expect(status).to_have_text("Right. Read as 0.16.")
    expect(status.locator("svg")).to_have_count(1)
    for text in ("178 over 1081", "about 1 in 6", "16%"):
        expect(table.quiz).to_contain_text(text)
    expect(table.quiz.get_by_role("listitem")).to_have_count(4)
    table.page.keyboard.press("Escape")
    table.push(quiz(scenes, 3))

    assert table.picks[-1] == {"scene": 2, "do": "leave"}
    expect(kind(table, "How likely?")).to_be_focused()
    expect(status).to_have_text("")


def test_the_safest_card_is_chosen_and_compared(table, scenes):
    """Cards are buttons by their names; each has a line with figures, what is safest and what was chosen."""
    table.open(scenes.scene(1))
    kind(table, "Safest card?").press("Enter")
    table.push(quiz(scenes, 2, scenes.asks_lead()))
    cards = table.quiz.get_by_role("list", name="Which card is Greedy").get_by_role("button")

    expect(cards.first).to_be_focused()
    for card in cards.all():
        assert min(card.bounding_box().values()) >= 44 or card.bounding_box()["width"] >= 44
    table.page.keyboard.press("Tab")
    table.page.keyboard.press("Enter")
    assert table.picks[-1] == {"scene": 2, "do": "answer", "text": "AS"}
    table.push(quiz(scenes, 3, scenes.asks_lead(scenes.NOT_SAFEST)))

    lines = table.quiz.get_by_role("listitem")
    expect(lines.nth(0)).to_contain_text("Ten of diamondssafest")
    expect(lines.nth(1)).to_contain_text("Ace of spadesyour choice")
    expect(table.quiz.get_by_role("status")).to_have_text("Not right: A♠")
    expect(table.focus).to_have_text("Which card is Greedy least likely to take?")


def test_an_answer_of_several_parts_is_a_table_of_rows(table, scenes):
    """As in the quiz: hers beside the right one, what is wrong by a sign and a word; it fits a telephone."""
    table.open(quiz(scenes, 1, scenes.asks_chance(reply=scenes.TWO_WRONG)))
    rows = table.quiz.get_by_role("table", name="Your answer, row by row").get_by_role("row")

    expect(rows).to_have_text(
        [
            "RowYoursCorrectVerdict",
            "Majority30wrong",
            "Ten of diamonds22right",
            "Points of the deal26−23wrong",
        ]
    )
    expect(rows.locator("svg")).to_have_count(3)
    table.fits_at((1280, 720), (390, 844), (320, 640))


def test_what_was_typed_stays_through_a_new_scene(table, scenes):
    """The panel above may answer in between; another question starts empty."""
    table.open(quiz(scenes, 1, scenes.asks_chance()))
    field(table).fill("0.1")
    german = {**scenes.asks_chance(), "text": "Hält Raffke eine Sieben?"}
    table.push(quiz(scenes, 2, german))

    expect(field(table)).to_have_value("0.1")
    expect(field(table)).to_be_focused()
    table.push(quiz(scenes, 3, {**scenes.asks_chance(), "id": "holds-8"}))
    expect(field(table)).to_have_value("")


def test_while_others_move_nothing_is_asked(table, scenes):
    """The question is gone, the buttons wait where they are; with the count the section is gone, too."""
    table.open(quiz(scenes, 1, scenes.asks_chance()))
    table.push(scenes.taking(2))

    expect(kind(table, "How likely?")).to_be_disabled()
    expect(field(table)).to_have_count(0)
    table.push(scenes.counted(3))
    expect(table.quiz).to_be_hidden()


@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (390, "dark"), (320, "light")])
def test_it_is_well_made_and_fits(table, scenes, page, check_axe, width, scheme):  # noqa: PLR0913, PLR0917
    """Axe finds nothing in any state, nothing sticks out, and all there is to hit is 44 px high."""
    page.set_viewport_size({"width": width, "height": 844})
    page.emulate_media(color_scheme=scheme)
    table.open(scenes.scene(1))
    questions = [
        None,
        scenes.asks_chance("This cannot be read as a chance.", "dunno"),
        scenes.asks_chance(reply=scenes.RIGHT),
        scenes.asks_chance(reply=scenes.MISSED),
        scenes.asks_lead(),
        scenes.asks_lead(scenes.NOT_SAFEST),
    ]
    for number, question in enumerate(questions, start=2):
        table.push(quiz(scenes, number, question))
        expect(table.quiz.get_by_role("heading", level=3)).to_have_count(1 if question else 0)
        check_axe(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        heights = table.quiz.locator("button:visible, input:visible").evaluate_all(
            "(nodes) => nodes.map((node) => node.offsetHeight)"
        )
        assert min(heights) >= 44


def test_every_part_that_takes_keys_keeps_them(table, scenes):
    """No shortcut of JupyterLab may take a key from a button, a field or a heading."""
    table.open(scenes.scene(1))
    for number, question in enumerate((scenes.asks_chance(), scenes.asks_lead()), start=2):
        table.push(quiz(scenes, number, question))
        expect(table.quiz.get_by_role("heading", level=3)).to_be_visible()
        bare = table.quiz.locator(":is(button, input, [tabindex]):not([data-lm-suppress-shortcuts])")
        expect(bare).to_have_count(0)
