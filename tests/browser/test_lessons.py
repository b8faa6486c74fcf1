"""Lessons in Voilà: every one is walked to its end by doing what its steps ask, tables and all."""

import json
import re

import pytest
from playwright.sync_api import expect
from walks import way_through

from pisti_teach.lessons import course
from pisti_teach.lessons.lesson import Play
from pisti_teach.words import LANGUAGES, Words

pytestmark = pytest.mark.slow

LOADING = 30_000
"""Milliseconds for a page, and for a table that is laid anew."""
WALKED = {"counting_jacks", "at_least_one", "first_round"}
"""Lessons with every kind of step, of both games; the others are walked in the long run."""
NOTEBOOK = {
    "cells": [],
    "metadata": {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}},
    "nbformat": 4,
    "nbformat_minor": 5,
}


@pytest.fixture(scope="session")
def lesson_app(run_app, tmp_path_factory):
    """Return an app with the lessons, whose computer players do not think."""
    folder = tmp_path_factory.mktemp("lessons")
    for name in course.names():
        write_notebook(folder / f"{name}.ipynb", name)
    (folder / "wrong.toml").write_text('number = 1\ntitle = "Wrong"\n')
    write_notebook(folder / "wrong.ipynb", str(folder / "wrong.toml"))
    with run_app(notebooks=folder) as started:
        yield started


def write_notebook(file, lesson):
    """Write a notebook whose only cell opens this lesson."""
    source = f"from pisti_teach.widgets import open_lesson\nopen_lesson({lesson!r}, pause=0)"
    cell = {
        "cell_type": "code",
        "execution_count": None,
        "id": "page",
        "metadata": {},
        "outputs": [],
        "source": source,
    }
    file.write_text(json.dumps({**NOTEBOOK, "cells": [cell]}))


@pytest.fixture
def page(quiet_page):
    """Return a page on which nothing moves."""
    quiet_page.emulate_media(reduced_motion="reduce")
    return quiet_page


def do(page, act):
    """Do what a learner does with mouse and keys."""
    if act.do == "play":
        play(page, act.text)
    elif act.do == "line":
        lines = page.locator(".example .steps > li")
        shown = lines.count()
        page.locator(".next-line").click()
        expect(lines).to_have_count(shown + 1)
    elif act.do == "further":
        page.locator(".outcome .acts .primary").click()
    else:
        asked = page.locator(".q h2")
        asked.wait_for(state="attached", timeout=LOADING)  # what a play leads to comes with the next scene
        if asked.is_hidden():
            show_series(page)  # what is asked comes after it
        ANSWERS[act.form](page.locator(".ans"), act.text)


def show_series(page):
    """Let the cards come at their fastest, and wait for the last one."""
    series = page.locator(".series")
    series.get_by_label("Seconds a card").select_option("0.5")
    series.get_by_role("button", name="Show the cards").click()
    expect(series.get_by_role("button", name="Once more")).to_be_visible(timeout=2 * LOADING)


LOOK = """() => {
  const table = document.querySelector(".pisti-table");
  const moves = [...table.querySelectorAll("[data-move]")].map((node) => node.dataset.move);
  const parts = [...table.querySelectorAll(".others, .centre, .mine, .event, .hand")];
  return [...parts.map((node) => node.innerText), ...moves].join();
}"""
"""Everything on the table that a play can change; the suits of a Jack come and go before it."""


def play(page, move):
    """Play, as soon as that is possible, and wait until the table has answered."""
    card, _, suit = move.removesuffix("~").partition(":")
    button = button_of(page, card, lays=move.endswith("~"))
    button.wait_for(timeout=LOADING)
    before = page.evaluate(LOOK)
    button.click()
    if suit:
        page.locator(f".suit[data-suit='{suit}']").click()
    page.wait_for_function(f"(before) => ({LOOK})() !== before", arg=before)


def button_of(page, card, *, lays):
    """Find what plays a card, lays it without taking, or draws, passes or takes, once it may be pressed.

    While something moves a click does nothing but skip it.
    """
    table = page.locator(".pisti-table:not(.is-moving)")
    if lays:
        name = Words.of("en").card(card)
        return table.get_by_role("button", name=re.compile(f"^Lay without taking.*{name}"))
    matches = f"[data-move='{card}']" if card in {"draw", "pass", "take"} else f".hand [data-move^='{card}']"
    return table.locator(f"{matches}:not([aria-disabled='true'])").first


def fill_all(form, texts):
    """Fill the fields one after another, and send them."""
    fields = form.locator("input.field, select")
    for at, text in enumerate(texts):
        field = fields.nth(at)
        field.select_option(text) if field.evaluate("node => node.tagName") == "SELECT" else field.fill(text)
    form.get_by_role("button", name="Check").click()


def fill_gaps(form, texts):
    """Fill each gap, which brings the lines to the next one, and send them."""
    for at, text in enumerate(texts, start=1):
        expect(form.locator(".gap")).to_have_count(at)
        form.locator(".gap input").fill(text)
        form.get_by_role("button", name="Next line" if at < len(texts) else "Check").click()


def mark(form, keys):
    """Mark these options, and send them."""
    for key in keys:
        form.locator(f"[data-option='{key}']").click()
    form.get_by_role("button", name="Check").click()


def slide(form, text):
    """Set the slider to the nearest percent, and send it."""
    top, _, bottom = text.partition("/")
    form.locator("input[type=range]").fill(str(round(100 * int(top) / int(bottom or 1))))
    form.get_by_role("button", name="Check").click()


ANSWERS = {
    "number": lambda form, text: fill_all(form, [text]),
    "results": lambda form, text: fill_gaps(form, text.split("; ")),
    "fields": lambda form, text: fill_all(form, text.split()),
    "order": lambda form, text: fill_all(form, text.split()),
    "choice": lambda form, text: form.locator(f"[data-option='{text}']").click(),
    "set": lambda form, text: mark(form, [] if text == "-" else text.split()),
    "estimate": slide,
}


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=() if name in WALKED else pytest.mark.long) for name in course.names()],
)
def test_a_lesson_is_walked_to_its_end(lesson_app, page, name):
    """Each step is passed by doing what it asks, and leads to the next; the end is told."""
    lesson = course.lesson(name)
    page.goto(f"{lesson_app.url}{name.replace('_', '-')}?lang=en")
    for step in lesson.steps:
        expect(page.get_by_role("heading", level=1, name=step.title, exact=True)).to_be_visible(
            timeout=LOADING
        )
        if isinstance(step.activity, Play):
            expect(page.locator("[aria-label='Your hand'] button").first).to_be_visible(timeout=LOADING)
        for act in way_through(step):
            do(page, act)
        expect(page.locator(".outcome.passed")).to_be_visible(timeout=LOADING)
        if step is not lesson.steps[-1]:
            page.get_by_role("button", name="Next step").click()

    expect(page.get_by_role("heading", name="You have done this lesson.")).to_be_visible()


def test_a_wrong_play_shows_what_it_leads_to(lesson_app, page):
    """The others answer, it is explained; then the same cards lie there again."""
    page.goto(f"{lesson_app.url}capturing?lang=en&step=pair")
    hand = page.locator("[aria-label='Your hand'] button")
    expect(hand).to_have_count(4, timeout=LOADING)
    step = course.lesson("capturing").step("pair")
    taker = way_through(step)[0].text
    other = next(str(card) for card in step.activity.position.chosen[0] if str(card) != taker)
    play(page, other)
    expect(page.locator(".outcome.missed")).to_contain_text("Not yet")
    expect(page.locator(".outcome.missed p").first).not_to_be_empty()
    expect(hand).to_have_count(3)
    page.get_by_role("button", name="Try again").click()
    expect(hand).to_have_count(4, timeout=LOADING)
    play(page, taker)

    expect(page.locator(".outcome.passed")).to_be_visible(timeout=LOADING)
    expect(page.get_by_role("button", name="Next step")).to_be_focused()


def test_a_count_is_answered_by_keys_alone(lesson_app, page):
    """Once the last card is played, the next key is for the question what she has kept count of."""
    page.goto(f"{lesson_app.url}counting-jacks?lang=en&step=one_hand")
    hand = page.locator("[aria-label='Your hand'] button")
    expect(hand).to_have_count(4, timeout=LOADING)
    *plays, answer = way_through(course.lesson("counting_jacks").step("one_hand"))
    for act in plays:
        button_of(page, act.text, lays=False).focus()
        before = hand.count()
        page.keyboard.press("Enter")
        expect(hand).to_have_count(before - 1, timeout=LOADING)
    expect(page.locator(".ans input").first).to_be_focused()
    page.keyboard.type(answer.text)
    page.keyboard.press("Enter")

    expect(page.locator(".outcome.passed")).to_be_visible()


def test_it_is_well_made(lesson_app, page, is_well_made):
    """On a step with a question, at a table, in the teacher's view and on the projector."""
    page.goto(f"{lesson_app.url}capturing?lang=en")
    page.get_by_role("heading", level=1).wait_for(timeout=LOADING)
    is_well_made()
    page.locator(".stop").nth(1).click()
    expect(page.locator(".pisti-table .hand button").first).to_be_visible(timeout=LOADING)
    is_well_made()
    for mode in ("teach", "present"):
        page.goto(f"{lesson_app.url}capturing?lang=en&view={mode}")
        page.locator(f".pisti-lesson[data-mode={mode}]").wait_for(timeout=LOADING)
        is_well_made()


def test_the_front_page_marks_what_is_done(lesson_app, page):
    """Begun, done, and the one to go on with: as this browser has kept it."""
    page.goto(lesson_app.url)
    first = course.headings()[0]
    kept = json.dumps({"done": [*first.steps]})
    page.evaluate(f"localStorage.setItem('pisti-teach:1:lesson:{first.name}', {json.dumps(kept)})")
    page.reload()

    expect(page.locator("li.done")).to_have_count(1)
    expect(page.locator("li.next")).to_have_attribute("data-lesson", course.names()[1])
    expect(page.locator("#done")).to_have_text(f"1 of {len(course.names())} done")
    page.locator("li.next a").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=LOADING)


def test_a_wrong_lesson_is_told_in_its_page(lesson_app, page, check_axe):
    """Its faults, in the language of the page, in place of `something went wrong`."""
    page.goto(f"{lesson_app.url}wrong?lang=de")
    expect(page.locator(".faults code").filter(has_text="number")).to_be_visible(timeout=LOADING)
    expect(page.locator(".pisti-lesson")).to_have_attribute("lang", "de")
    check_axe(page)


SMALL = """() => [...document.querySelectorAll("a, button, input, select, [role=button]")]
  .filter((node) => node.checkVisibility() && Math.min(node.offsetWidth, node.offsetHeight) < 44)
  .map((node) => [node.ariaLabel ?? node.textContent, node.offsetWidth, node.offsetHeight])"""
"""What there is to press that is less than 44 px high or wide."""


@pytest.mark.parametrize("mode", ["learn", "teach", "present"])
def test_beside_a_table_everything_is_large_enough(lesson_app, page, mode):
    """Before a play and after a wrong one, on a telephone and on a laptop; nothing scrolls sideways."""
    page.goto(f"{lesson_app.url}capturing?lang=en&step=pair&view={mode}")
    expect(page.locator("[aria-label='Your hand'] button")).to_have_count(4, timeout=LOADING)
    is_large(page)
    play(page, "4H")
    expect(page.locator(".outcome.missed")).to_be_visible()
    is_large(page)


def is_large(page):
    """Look at both widths."""
    for width, height in ((390, 844), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert (wide <= width, page.evaluate(SMALL)) == (True, []), width


def test_a_class_sees_a_wrong_play_and_the_right_one_by_keys(lesson_app, page):
    """PageUp lays the same cards again, PageDown plays the card that takes; nothing is done by it."""
    page.goto(f"{lesson_app.url}capturing?lang=en&step=pair&view=present")
    hand = page.locator("[aria-label='Your hand'] button")
    expect(hand).to_have_count(4, timeout=LOADING)
    play(page, "4H")
    expect(page.locator(".outcome.missed")).to_contain_text("Not yet")
    page.keyboard.press("PageUp")
    expect(hand).to_have_count(4, timeout=LOADING)
    page.keyboard.press("PageDown")
    expect(page.locator(".outcome.passed")).to_contain_text("The answer", timeout=LOADING)
    expect(hand).to_have_count(3)
    expect(button_of(page, "9C", lays=False)).to_have_count(0)

    expect(page.locator(".stop.done")).to_have_count(0)


STYLE = """() => ["label", ".by-name > li", ".tools"].map((name) => {
  const style = getComputedStyle(document.querySelector(`.pisti-lesson ${name}`));
  return [name, style.fontWeight, style.display, style.marginLeft];
})"""


def test_a_table_leaves_no_trace_in_the_looks_of_a_lesson(lesson_app, page):
    """Its styles come after those of the lesson, and once it is gone a form looks as it did before."""
    page.goto(f"{lesson_app.url}capturing?lang=en&step=three_tables")
    expect(page.locator(".ans input").first).to_be_visible(timeout=LOADING)
    before = page.evaluate(STYLE)
    page.locator(".stop").nth(1).click()
    expect(page.locator(".pisti-table .hand button").first).to_be_visible(timeout=LOADING)
    page.locator(".stop").nth(5).click()
    expect(page.locator(".ans input").first).to_be_visible()

    assert page.evaluate(STYLE) == before


def test_a_plan_is_one_sheet_of_paper(lesson_app, page):
    """In each language, beside a table, too: the lesson's name, then the plan and nothing else."""
    page.goto(f"{lesson_app.url}capturing?lang=en&step=pair&view=teach")
    expect(page.locator(".plan tbody tr")).to_have_count(
        len(course.lesson("capturing").plan), timeout=LOADING
    )
    expect(page.locator(".pisti-table .hand button").first).to_be_visible(timeout=LOADING)

    for language in LANGUAGES:
        page.get_by_role("combobox").and_(page.locator(".pisti-lesson .language")).select_option(language)
        expect(page.locator(".pisti-lesson")).to_have_attribute("lang", language)
        assert page.pdf(format="A4").count(b"/Type /Page\n") == 1, language
    page.emulate_media(media="print")
    expect(page.locator(".pisti-lesson .about")).to_be_visible()
    expect(page.locator(".pisti-table")).to_be_hidden()
