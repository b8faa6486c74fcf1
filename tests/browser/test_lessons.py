"""Lessons in Voilà: every one is walked to its end by doing what its steps ask, tables and all."""

import json
import re

import pytest
from playwright.sync_api import expect
from walks import way_through

from pisti_teach.lessons import course
from pisti_teach.lessons.lesson import Play
from pisti_teach.words import Words

pytestmark = pytest.mark.slow

LOADING = 30_000
"""Milliseconds for a page, and for a table that is laid anew."""
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
    for heading in course.headings():
        source = f'from pisti_teach.widgets import open_lesson\nopen_lesson("{heading.name}", pause=0)'
        cell = {
            "cell_type": "code",
            "execution_count": None,
            "id": "page",
            "metadata": {},
            "outputs": [],
            "source": source,
        }
        (folder / f"{heading.name}.ipynb").write_text(json.dumps({**NOTEBOOK, "cells": [cell]}))
    with run_app(notebooks=folder) as started:
        yield started


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
        ANSWERS[act.form](page.locator(".ans"), act.text)


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
    """Find what plays a card, lays it without taking, or draws, passes or takes, once it may be pressed."""
    if lays:
        name = Words.of("en").card(card)
        return page.get_by_role("button", name=re.compile(f"^Lay without taking.*{name}"))
    matches = f"[data-move='{card}']" if card in {"draw", "pass", "take"} else f".hand [data-move^='{card}']"
    return page.locator(f"{matches}:not([aria-disabled='true'])").first


def fill_all(form, texts):
    """Fill the fields one after another, and send them."""
    fields = form.locator("input.field, select")
    for at, text in enumerate(texts):
        field = fields.nth(at)
        field.select_option(text) if field.evaluate("node => node.tagName") == "SELECT" else field.fill(text)
    form.get_by_role("button", name="Check").click()


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
    "results": lambda form, text: fill_all(form, text.split("; ")),
    "fields": lambda form, text: fill_all(form, text.split()),
    "order": lambda form, text: fill_all(form, text.split()),
    "choice": lambda form, text: form.locator(f"[data-option='{text}']").click(),
    "set": lambda form, text: mark(form, [] if text == "-" else text.split()),
    "estimate": slide,
}


@pytest.mark.parametrize("name", course.names())
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


@pytest.mark.usefixtures("scheme")
def test_axe_finds_nothing(lesson_app, page, check_axe):
    """On a step with a question, at a table, in the teacher's view and on the projector."""
    page.goto(f"{lesson_app.url}capturing?lang=en")
    page.get_by_role("heading", level=1).wait_for(timeout=LOADING)
    check_axe(page)
    page.locator(".stop").nth(1).click()
    expect(page.locator(".pisti-table .hand button").first).to_be_visible(timeout=LOADING)
    check_axe(page)
    for mode in ("teach", "present"):
        page.goto(f"{lesson_app.url}capturing?lang=en&view={mode}")
        page.locator(f".pisti-lesson[data-mode={mode}]").wait_for(timeout=LOADING)
        check_axe(page)


def test_the_front_page_marks_what_is_done(lesson_app, page):
    """Begun, done, and the one to go on with: as this browser has kept it."""
    page.goto(lesson_app.url)
    first = course.headings()[0]
    kept = json.dumps({"done": [f"s{at}" for at in range(first.steps)]})
    page.evaluate(f"localStorage.setItem('pisti-teach:1:lesson:{first.name}', {json.dumps(kept)})")
    page.reload()

    expect(page.locator("li.done")).to_have_count(1)
    expect(page.locator("li.next")).to_have_attribute("data-lesson", course.names()[1])
    expect(page.locator("#done")).to_have_text(f"1 of {len(course.names())} done")
    page.locator("li.next a").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=LOADING)
