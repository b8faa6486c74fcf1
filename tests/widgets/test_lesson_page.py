"""A lesson in a page: steps, hints, what came of them, what is kept; the teacher's plan; the projector."""

import re

import pytest
from playwright.sync_api import expect
from walks import way_through

from pisti_teach.lessons import course
from pisti_teach.lessons.walking import Walk
from pisti_teach.widgets.tutor import Tutor
from pisti_teach.words import Words

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("still")]

NAME = "capturing"
LESSON = course.lesson(NAME)
KEPT = f"JSON.parse(localStorage.getItem('pisti-teach:1:lesson:{NAME}'))"


def tutor(language="en", key=NAME):
    """Give a lesson that is opened for the first time."""
    return Tutor(Walk(LESSON), Words.of(language), pause=0, key=key)


def at(name):
    """Give the place of a step, from 0."""
    return [step.name for step in LESSON.steps].index(name)


def goes_to(shown, name):
    """Go to a step by its button."""
    shown.click(shown.page.locator(".stop").nth(at(name)))


def outcome(shown):
    """Find what is said of what was done."""
    return shown.page.locator(".outcome")


def test_a_question_is_answered_and_enter_goes_on(lesson_page):
    """The card by Enter; what came of it is told; the focus is on the way to the next step."""
    shown = lesson_page(tutor())
    answer = way_through(LESSON.steps[0])[0].text
    shown.page.locator(f"[data-option='{answer}']").focus()
    shown.press("Enter")

    expect(outcome(shown)).to_contain_text("Done")
    expect(outcome(shown)).to_have_attribute("role", "status")
    expect(shown.focus).to_have_text("Next step")
    shown.press("Enter")
    expect(shown.page.get_by_role("heading", level=1)).to_have_text(LESSON.steps[1].title)
    expect(shown.page.locator(".stop").first).to_have_attribute(
        "aria-label", re.compile("^Step 1: .*, done$")
    )
    expect(shown.page.locator(".stop").nth(1)).to_have_attribute("aria-current", "step")


def test_hints_come_one_by_one(lesson_page):
    """Two of them, then the button is gone."""
    shown = lesson_page(tutor())
    shown.click(shown.page.get_by_role("button", name="A hint"))
    expect(shown.page.locator(".hint")).to_have_count(1)
    shown.click(shown.page.get_by_role("button", name="Another hint"))

    expect(shown.page.locator(".hint")).to_have_count(2)
    expect(shown.page.get_by_role("button", name="hint")).to_have_count(0)


def test_a_worked_example_comes_line_by_line(lesson_page):
    """Each line when it is asked for; the last one passes the step."""
    shown = lesson_page(tutor())
    goes_to(shown, "six_plays_worked")
    lines = shown.page.locator(".example .steps > li")
    expect(lines).to_have_count(1)
    for count, _ in enumerate(way_through(LESSON.step("six_plays_worked")), start=2):
        shown.press("Enter")
        expect(lines).to_have_count(count)

    expect(outcome(shown)).to_contain_text("Done")


def test_gaps_are_filled_in_and_judged_row_by_row(lesson_page):
    """A wrong result stands beside the right one; then it may be tried again."""
    shown = lesson_page(tutor())
    goes_to(shown, "six_plays_with_gaps")
    gaps = shown.page.locator(".gap input")
    for gap in gaps.all():
        gap.fill("99")
    shown.press("Enter")
    expect(shown.page.get_by_role("table")).to_contain_text("wrong")
    expect(shown.focus).to_have_text("Try again")
    shown.press("Enter")
    for gap, text in zip(
        gaps.all(), way_through(LESSON.step("six_plays_with_gaps"))[0].text.split("; "), strict=True
    ):
        gap.fill(text)
    shown.press("Enter")

    expect(outcome(shown)).to_contain_text("Done")


def test_what_is_done_is_kept_and_gone_on_with(lesson_page):
    """Under the lesson's name; a page that is opened anew shows the step, and what was done."""
    shown = lesson_page(tutor())
    shown.page.locator(f"[data-option='{way_through(LESSON.steps[0])[0].text}']").click()
    shown.settle()
    goes_to(shown, "three_tables")
    assert shown.page.evaluate(KEPT) == {
        "at": "three_tables",
        "done": [LESSON.steps[0].name],
        "of": len(LESSON.steps),
    }

    again = type(shown)(shown.page, tutor())
    expect(again.page.get_by_role("heading", level=1).last).to_have_text(LESSON.step("three_tables").title)
    assert again.owner.walk.done == {LESSON.steps[0].name}


def test_a_projector_hides_answers_and_passes_nothing(lesson_page):
    """PageDown shows the answer, then the next step; PageUp goes back; nothing is kept as done."""
    shown = lesson_page(tutor())
    shown.click(shown.page.get_by_role("button", name="Projector"))
    expect(shown.page.locator(".ans button")).to_have_count(0)
    expect(outcome(shown)).not_to_contain_text("Done")
    shown.press("PageDown")
    expect(shown.page.locator(".verdict")).to_be_visible()
    expect(outcome(shown)).to_contain_text(LESSON.steps[0].after[0].split("{")[0].strip())
    shown.press("PageDown")
    expect(shown.page.get_by_role("heading", level=1)).to_have_text(LESSON.steps[1].title)
    shown.press("PageUp")
    expect(shown.page.get_by_role("heading", level=1)).to_have_text(LESSON.steps[0].title)

    assert shown.owner.walk.done == frozenset()
    assert (shown.page.evaluate(KEPT) or {"done": []})["done"] == []


def test_the_teacher_sees_the_plan(lesson_page):
    """Every part with its minutes, as a table that is printed alone."""
    shown = lesson_page(tutor())
    shown.click(shown.page.get_by_role("button", name="Teacher's plan"))
    expect(shown.page.get_by_role("row")).to_have_count(1 + len(LESSON.plan))
    expect(shown.focus).to_have_text("Plan for the teacher")
    shown.page.emulate_media(media="print")

    expect(shown.page.get_by_role("table")).to_be_visible()
    expect(shown.page.get_by_role("heading", level=1)).to_be_hidden()


@pytest.mark.parametrize("mode", ["learn", "teach", "present"])
def test_every_width_has_room_for_it(lesson_page, mode):
    """Nothing scrolls sideways, whatever is pressed is large enough."""
    shown = lesson_page(tutor())
    shown.send(do="mode", mode=mode)
    for step in LESSON.steps:
        shown.send(do="step", at=at(step.name))
        for width in (320, 390, 1280):
            shown.page.set_viewport_size({"width": width, "height": 844})
            wide = shown.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, (step.name, width)


@pytest.mark.parametrize(
    "pick",
    [
        {"do": "step", "at": 99},
        {"do": "step", "at": True},
        {"do": "answer", "text": 3},
        {"do": "answer", "text": "x" * 5000},
        {"do": "mode", "mode": "cheat"},
        {"do": "language", "language": "xx"},
        {"do": "further"},
        {"do": "reveal"},
        {"do": "greet", "saved": [1], "step": 4, "mode": 5, "language": 6},
    ],
    ids=str,
)
def test_nonsense_from_a_page_does_nothing(pick):
    """The page gets a new scene all the same, and nothing is passed."""
    owner = tutor()
    before = owner.number
    owner.widget.set_state({"picked": {"scene": before, **pick}})

    assert owner.number == before + 1
    assert (owner.walk, owner.mode, owner.words.language) == (Walk(LESSON), "learn", "en")
