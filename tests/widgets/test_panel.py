"""What is left?: guessing, the answer, the derivation."""

import pytest
from playwright.sync_api import expect

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("still")]


def field(table, plural):
    """Find the field for a rank."""
    return table.panel.get_by_role("textbox", name=f"Your guess, {plural}")


@pytest.mark.parametrize("how", ["button", "Enter"])
def test_a_guess_is_sent(table, scenes, how):
    """Only the fields that are filled in are sent, by the button or by Enter in a field."""
    table.open(scenes.scene(5))
    field(table, "aces").fill("3")
    field(table, "tens").fill("4")

    if how == "button":
        table.panel.get_by_role("button", name="Check my guess").click()
    else:
        field(table, "tens").press("Enter")

    assert table.picks == [{"scene": 5, "do": "guess", "guesses": {"A": "3", "10": "4"}}]


def test_it_can_be_shown_without_a_guess(table, scenes):
    """Who does not want to guess asks."""
    table.open(scenes.scene(5))
    table.panel.get_by_role("button", name="Show me").click()

    assert table.picks == [{"scene": 5, "do": "show"}]


def test_no_question_while_it_is_not_allowed(table, scenes):
    """The buttons stay where they are and send nothing."""
    table.open(scenes.taking(5))
    for name in ("Check my guess", "Show me"):
        button = table.panel.get_by_role("button", name=name)
        expect(button).to_be_disabled()
        button.dispatch_event("click")

    assert table.picks == []


def test_fields_take_figures_only(table, scenes):
    """One figure with one pack, two where a rank has more than nine cards."""
    left = scenes.asking()
    left["ranks"][1]["max"] = 12
    table.open(scenes.scene(left=left))
    field(table, "aces").press_sequentially("x34")
    field(table, "twos").press_sequentially("123")

    expect(field(table, "aces")).to_have_value("3")
    expect(field(table, "twos")).to_have_value("12")


@pytest.mark.parametrize(
    ("key", "to"),
    [
        pytest.param("ArrowRight", "fours", id="right"),
        pytest.param("ArrowLeft", "twos", id="left"),
        pytest.param("ArrowDown", "tens", id="down"),
        pytest.param("Tab", "fours", id="tab"),
    ],
)
def test_arrows_walk_over_the_fields(table, scenes, key, to):
    """The fields lie like the tiles on the screen: seven in a row."""
    table.open(scenes.scene())
    field(table, "threes").press(key)

    expect(field(table, to)).to_be_focused()


def test_what_was_typed_stays_until_the_answer(table, scenes):
    """New scenes keep the guess; after an answer the fields are empty."""
    table.open(scenes.scene(1))
    field(table, "aces").fill("3")
    table.push(scenes.taking(2), scenes.laying(3))
    expect(field(table, "aces")).to_have_value("3")

    table.push(scenes.scene(4, left=scenes.answered()), scenes.scene(5))

    expect(field(table, "aces")).to_have_value("")


def test_the_answer_is_a_table(table, scenes):
    """Each rank with its unseen cards, the guess, and the chance three times: exact, about, percent."""
    table.open(scenes.scene(left=scenes.answered()))

    rows = table.panel.get_by_role("table", name="What is left?").get_by_role("row")
    expect(rows).to_have_count(14)
    expect(rows.nth(0).get_by_role("columnheader")).to_have_text(
        ["Rank", "Unseen", "Your guess", "Greedy holds one"]
    )
    for text in ("right", "about 1 in 6", "16%", "178 over 1081"):
        expect(rows.nth(7)).to_contain_text(text)
    expect(rows.nth(10)).to_contain_text("not right: 3 are unseen")
    expect(rows.nth(7).locator(".pips .on")).to_have_count(2)


def test_the_answer_gets_the_focus_of_the_question(table, scenes):
    """Who asked with the keyboard stands at the summary, with the ranks one Tab away."""
    table.open(scenes.scene(1))
    field(table, "aces").press("Enter")

    table.push(scenes.scene(2, left=scenes.answered()))

    expect(table.focus).to_have_text("4 guesses right, 1 not. Open a rank.")
    table.page.keyboard.press("Tab")
    expect(table.panel.get_by_role("button", name="Aces")).to_be_focused()


def test_a_rank_opens_and_closes(table, scenes):
    """The derivation stands under its row; the focus stays on the rank."""
    table.open(scenes.scene(1, left=scenes.answered()))
    sevens = table.panel.get_by_role("button", name="Sevens")
    sevens.focus()
    table.page.keyboard.press("Enter")
    table.push(scenes.scene(2, left=scenes.answered(opened=True)))

    expect(sevens).to_be_focused()
    expect(sevens).to_have_attribute("aria-expanded", "true")
    expect(table.panel.get_by_role("heading", name="Sevens: 2 unseen. Does Greedy hold one?")).to_be_visible()
    expect(table.panel.get_by_role("listitem")).to_have_count(4)
    table.panel.get_by_role("button", name="Close").click()
    table.push(scenes.scene(3, left=scenes.answered()))

    assert [pick["do"] for pick in table.picks] == ["derive", "close"]
    assert table.picks[0] == {"scene": 1, "do": "derive", "rank": "7"}
    expect(sevens).to_be_focused()


def test_mathml_is_all_that_comes_in(table, scenes):
    """A formula is rebuilt from MathML: no script, no handler, no link, no other element."""
    left = scenes.answered(opened=True)
    inner = '<mn href="x" onclick="boom()">7</mn><script>boom()</script>'
    bad = f'<math xmlns="http://www.w3.org/1998/Math/MathML" onclick="boom()">{inner}</math>'
    left["answer"]["open"]["steps"] = [
        {"text": "Bad", "math": [bad, "<b>no formula</b>", "<math><mn>1</math>"]}
    ]
    table.open(scenes.scene(left=left))

    step = table.panel.get_by_role("listitem")
    expect(step.locator("math")).to_have_count(1)
    assert step.locator("math").evaluate("(node) => node.outerHTML") == "<math><mn>7</mn></math>"
    expect(step).to_contain_text("no formula")


@pytest.mark.parametrize("how", ["click", "Enter", "Space"])
def test_a_chance_opens_and_closes(table, scenes, how):
    """Below the ranks; its steps stand under its row, the focus stays on it, as with the ranks."""
    table.open(scenes.yedili(1, left=scenes.chances()))
    expect(table.panel.get_by_role("list", name="Chances now").get_by_role("button")).to_have_count(3)
    row = table.panel.get_by_role("button", name="A drawn card fits")
    expect(row).to_contain_text("about 1 in 6")
    expect(row).to_have_attribute("aria-expanded", "false")

    row.focus()
    row.click() if how == "click" else table.page.keyboard.press(how)
    table.push(scenes.yedili(2, left=scenes.chances("drawn_fits")))

    expect(row).to_be_focused()
    expect(row).to_have_attribute("aria-expanded", "true")
    expect(table.panel.get_by_role("heading", name="A drawn card fits?")).to_be_visible()
    expect(table.panel.locator(".derived math")).not_to_have_count(0)
    table.page.keyboard.press("Escape") if how == "Space" else table.panel.get_by_role(
        "button", name="Close"
    ).click()
    table.push(scenes.yedili(3, left=scenes.chances()))
    expect(row).to_be_focused()
    assert table.picks == [{"scene": 1, "do": "derive", "chance": "drawn_fits"}, {"scene": 2, "do": "close"}]


def test_an_expected_number_is_a_fraction_and_a_decimal(table, scenes):
    """It is no chance, so it is no percentage; the exact fraction stands over its steps."""
    table.open(scenes.yedili(left=scenes.chances("draws")))

    row = table.panel.get_by_role("button", name="Draws until one fits")
    expect(row).to_have_text("Draws until one fitsabout 4.85")
    expect(table.panel.locator(".derived .big-odds strong")).to_have_text("about 4.85")
    expect(table.panel.locator(".derived .big-odds math")).to_have_count(1)


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("width", [390, 1280])
def test_a_long_line_is_scrolled_within_the_panel(table, scenes, width):
    """A sum of many terms does not widen the page; by keys it can be reached."""
    table.page.set_viewport_size({"width": width, "height": 800})
    left = scenes.chances("draws")
    terms = "<mo>+</mo>".join(f"<mn>{10**9 + at}</mn>" for at in range(14))
    left["answer"]["open_chance"]["steps"][-1]["math"] = [f"<math><mrow>{terms}</mrow></math>"]
    table.open(scenes.yedili(left=left))

    line = table.panel.locator(".derived .line[tabindex='0']")
    expect(line).to_have_count(1)
    assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    panel, box = table.panel.bounding_box(), line.bounding_box()
    assert box["x"] + box["width"] <= panel["x"] + panel["width"]
