"""A lesson in a page: steps, hints, what came of them, what is kept; the teacher's plan; the projector."""

import json
import re

import pytest
from playwright.sync_api import expect
from walks import way_through

from pisti_teach.lessons import course
from pisti_teach.lessons.walking import Walk
from pisti_teach.widgets import tutor as tutor_module
from pisti_teach.widgets.complaint import Complaint
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
    """A line comes once the one before is filled in; a wrong result stands beside the right one."""
    shown = lesson_page(tutor())
    goes_to(shown, "six_plays_with_gaps")
    texts = way_through(LESSON.step("six_plays_with_gaps"))[0].text.split("; ")
    fill_gaps(shown, ["99"] * len(texts))
    expect(shown.page.get_by_role("table")).to_contain_text("wrong")
    expect(shown.focus).to_have_text("Try again")
    shown.press("Enter")
    fill_gaps(shown, texts)

    expect(outcome(shown)).to_contain_text("Done")


def fill_gaps(shown, texts):
    """Fill them in with the keyboard; what was filled in stands there, and is not to be changed."""
    for at, text in enumerate(texts):
        expect(shown.page.locator(".gap")).to_have_text(["=" + before for before in texts[:at]] + ["="])
        expect(shown.page.locator(".gap input")).to_be_focused()
        expect(shown.page.get_by_role("button", name="Check")).to_have_count(int(at == len(texts) - 1))
        shown.type(text)


def test_a_gap_that_cannot_be_read_is_mended(lesson_page):
    """At once, before another line comes; an empty one is asked for."""
    shown = lesson_page(tutor())
    goes_to(shown, "six_plays_with_gaps")
    told = shown.page.locator(".q .told")
    shown.press("Enter")
    expect(told).to_contain_text("Something is still missing here.")
    shown.type("cards")
    expect(told).to_contain_text("Line 1 cannot be read.")
    field = shown.page.locator(".gap input")
    expect(field).to_have_count(1)
    expect(field).to_have_value("cards")
    field.fill("6")
    shown.press("Enter")

    expect(told).to_be_empty()
    expect(shown.page.locator(".gap")).to_have_count(2)


def test_what_is_typed_in_a_gap_is_not_sent_by_anything_else(lesson_page):
    """A hint and another language leave it as it is: half a number would be taken for a whole one."""
    shown = lesson_page(tutor())
    goes_to(shown, "six_plays_with_gaps")
    shown.type("6")
    shown.page.locator(".gap input").fill("1")
    shown.click(shown.page.get_by_role("button", name="A hint"))
    shown.page.get_by_role("combobox", name="Language").select_option("de")
    shown.settle()

    expect(shown.page.locator(".gap")).to_have_text(["=6", "="])
    expect(shown.page.locator(".gap input")).to_have_value("1")


def test_a_class_fills_in_gap_by_gap(lesson_page):
    """PageDown tells what the gap asks for and brings the next one; the last time it tells the answer."""
    found = LESSON.step("six_plays_with_gaps")
    shown = lesson_page(Tutor(Walk(LESSON, at=LESSON.steps.index(found)), Words.of("en"), pause=0))
    shown.send(do="mode", mode="present")
    texts = way_through(found)[0].text.split("; ")
    for at in range(len(texts)):
        told = ["=" + before for before in texts[:at]]
        expect(shown.page.locator(".posed .gap")).to_have_text([*told, "=?"])
        expect(shown.page.locator(".verdict")).to_have_count(0)
        shown.press("PageDown")

    expect(shown.page.locator(".verdict")).to_be_visible()
    assert shown.owner.walk.done == frozenset()


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


SMALL = """() => [...document.querySelectorAll("a, button, input, select, [role=button]")]
  .filter((node) => node.checkVisibility() && Math.min(node.offsetWidth, node.offsetHeight) < 44)
  .map((node) => [node.ariaLabel ?? node.textContent, node.offsetWidth, node.offsetHeight])"""
"""What there is to press that is less than 44 px high or wide."""


@pytest.mark.parametrize("mode", ["learn", "teach", "present"])
@pytest.mark.parametrize("name", ["capturing", "cards_and_deal", "at_least_one"])
def test_every_width_has_room_for_it(lesson_page, name, mode):
    """Nothing scrolls sideways, and what there is to press is large enough, in each form of a question."""
    lesson = course.lesson(name)
    shown = lesson_page(Tutor(Walk(lesson), Words.of("de"), pause=0))
    shown.send(do="mode", mode=mode)
    for place, step in enumerate(lesson.steps):
        shown.send(do="step", at=place)
        for width in (320, 390, 1280):
            shown.page.set_viewport_size({"width": width, "height": 844})
            wide = shown.page.evaluate("document.documentElement.scrollWidth")
            assert (wide <= width, shown.page.evaluate(SMALL)) == (True, []), (step.name, width)


def test_what_came_of_it_is_large_enough_too(lesson_page):
    """A hint, a verdict in rows, the way on, and the end."""
    shown = lesson_page(
        Tutor(Walk(LESSON, done=frozenset(step.name for step in LESSON.steps)), Words.of("de"), pause=0)
    )
    shown.send(do="step", at=len(LESSON.steps) - 1)
    shown.send(do="hint")
    for text in ("0", "wrong", "QS"):
        shown.send(do="answer", text=text)
    for width in (390, 1280):
        shown.page.set_viewport_size({"width": width, "height": 844})
        assert shown.page.evaluate(SMALL) == [], width


# ---------- before a class


def plays(shown, move):
    """Let the table of the step report a play, and the page of the lesson draw what comes of it."""
    table = shown.owner.table.widget
    table.set_state({"picked": {"scene": table.scene["number"], "do": "play", "move": move}})
    shown.send(do="nothing")


def test_a_wrong_play_is_laid_again_by_the_keys_of_a_presenter(lesson_page):
    """PageUp lays the same cards again, and only then goes a step back; PageDown plays the right one."""
    shown = lesson_page(tutor())
    shown.send(do="mode", mode="present")
    goes_to(shown, "pair")
    plays(shown, "4H")
    expect(outcome(shown)).to_contain_text("Not yet")
    expect(outcome(shown).get_by_role("button")).to_have_text(["Try again", "Show the answer"])
    shown.press("PageUp")
    assert len(shown.owner.table.view.hand) == 4
    expect(outcome(shown)).not_to_contain_text("Not yet")
    plays(shown, "4H")
    shown.press("PageDown")
    expect(outcome(shown)).to_contain_text("The answer")
    shown.press("PageUp")
    expect(outcome(shown).get_by_role("button")).to_have_text(["Show the answer"])
    shown.press("PageUp")

    assert shown.owner.walk.at == at("pair") - 1
    assert shown.owner.walk.done == frozenset()


def test_in_an_order_each_has_one_place(lesson_page):
    """What stands in two places is marked, and nothing is sent."""
    found = course.lesson("cards_and_deal")
    place = [one.name for one in found.steps].index("order_of_deal")
    shown = lesson_page(Tutor(Walk(found, at=place), Words.of("en"), pause=0))
    places = shown.page.locator(".ans select")
    for one in places.all():
        one.select_option(index=1)
    shown.click(shown.page.get_by_role("button", name="Check"))

    expect(shown.page.locator(".q .told")).to_contain_text("Each of them has one place only.")
    expect(shown.page.locator(".ans select[aria-invalid]")).to_have_count(places.count())
    assert shown.owner.attempt.exchange.is_open


@pytest.mark.parametrize(
    ("lesson", "step", "posed"),
    [
        pytest.param("cards_and_deal", "comes_out_even", 4, id="a choice"),
        pytest.param("cards_and_deal", "four_open", 4, id="a set"),
        pytest.param("cards_and_deal", "order_of_deal", 4, id="an order"),
        pytest.param("capturing", "three_tables", 3, id="numbers by name"),
    ],
)
def test_a_class_sees_what_there_is_to_choose_from(lesson_page, lesson, step, posed):
    """Before the answer is shown, as something to talk about: nothing of it can be pressed."""
    found = course.lesson(lesson)
    place = [one.name for one in found.steps].index(step)
    shown = lesson_page(Tutor(Walk(found, at=place), Words.of("en"), pause=0))
    shown.send(do="mode", mode="present")
    expect(shown.page.locator(".posed > li")).to_have_count(posed)
    expect(shown.page.locator(".ans :is(button, input, select)")).to_have_count(0)
    shown.press("PageDown")

    expect(shown.page.locator(".posed")).to_have_count(0)
    expect(shown.page.locator(".verdict")).to_be_visible()


# ---------- what is kept


def test_another_language_keeps_what_was_done_and_typed(lesson_page):
    """In the middle of a step: the hint, the fields, the focus on the list, what was done before."""
    shown = lesson_page(tutor())
    shown.page.locator(f"[data-option='{way_through(LESSON.steps[0])[0].text}']").click()
    shown.settle()
    goes_to(shown, "three_tables")
    shown.click(shown.page.get_by_role("button", name="A hint"))
    fields = shown.page.locator(".ans input")
    fields.first.fill("5")
    fields.last.fill("0 or so")
    languages = shown.page.get_by_role("combobox", name="Language")
    languages.focus()
    languages.select_option("de")
    shown.settle()

    german = Words.of("de")
    expect(shown.page.get_by_role("heading", level=1)).to_have_text(german.text("One Jack, three tables"))
    assert [field.input_value() for field in fields.all()] == ["5", "", "0 or so"]
    expect(shown.page.locator(".hint")).to_have_count(1)
    expect(shown.focus).to_have_class(re.compile("language"))
    assert shown.owner.walk.done == {LESSON.steps[0].name}
    fields.last.fill("0")
    fields.nth(1).fill("2")
    shown.press("Enter")
    expect(outcome(shown)).to_contain_text(german.say("Done"))


@pytest.mark.own_window
def test_a_kernel_that_dies_right_after_loading_costs_nothing(lesson_page):
    """It never hears of what was kept, so nothing is written over it; after a reload it is all there."""
    kept = {"at": "three_tables", "done": ["pair"], "of": len(LESSON.steps)}
    store = f"localStorage.setItem('pisti-teach:1:lesson:{NAME}', {json.dumps(json.dumps(kept))})"
    first = lesson_page(tutor())
    page, owner = first.page, tutor()
    page.evaluate(store)
    page.clock.install()
    page.evaluate("window.model_answers = false")
    page.evaluate("(scene) => open_widget(scene, {})", owner.widget.scene)
    page.evaluate("(scene) => model.push(scene)", owner.widget.scene)  # it comes once more
    page.clock.run_for(30_000)
    expect(page.get_by_role("alert").last).to_contain_text("what you have done is kept")
    assert page.evaluate(KEPT) == kept

    page.evaluate("window.model_answers = true")
    again = type(first)(page, tutor())
    assert (again.owner.walk.step.name, again.owner.walk.done) == ("three_tables", {"pair"})


def test_two_tabs_of_one_lesson_lose_nothing(lesson_page, lesson_tab):
    """Each has done another step: both are kept, whichever wrote last."""
    tabs = [lesson_page(tutor()), lesson_tab(tutor())]
    steps = [LESSON.steps[0], LESSON.step("three_tables")]
    for tab, step in zip(tabs, steps, strict=True):
        goes_to(tab, step.name)
        tab.send(do="answer", text=way_through(step)[0].text)
    goes_to(tabs[0], "pair")

    done = {step.name for step in steps}
    assert set(tabs[0].page.evaluate(KEPT)["done"]) == done
    assert lesson_tab(tutor()).owner.walk.done == done


# ---------- what fails


def test_what_did_not_work_is_said(lesson_page, monkeypatch):
    """In a status; the next thing that works takes it away."""
    shown = lesson_page(tutor())
    said = shown.page.locator(".undone")
    monkeypatch.setattr(tutor_module, "table_of", lambda _play: 1 / 0)
    goes_to(shown, "pair")
    expect(said).to_have_text("That did not work; everything is as it was.")
    expect(said).to_have_attribute("role", "status")
    shown.click(shown.page.get_by_role("button", name="A hint"))

    expect(said).to_be_empty()


def test_a_lesson_that_cannot_be_shown_is_told_in_the_language_of_the_page(lesson_page, check_axe):
    """What is wrong, where, and what to do; nothing else stands there, and the language can be changed."""
    faults = ["steps[2].play.goal: expected take, got 'tke'", "plan: expected at most 45 minutes, got 50"]
    shown = lesson_page(Complaint("my_lesson.toml", faults, Words.of("en")))
    alert = shown.page.get_by_role("alert").filter(has_text="goal")
    expect(alert.get_by_role("listitem")).to_have_count(2)
    expect(alert.locator("code").first).to_have_text("steps[2].play.goal")
    check_axe(shown.page)
    shown.page.get_by_role("combobox", name="Language").select_option("ru")
    shown.settle()

    expect(shown.page.locator(".pisti-lesson")).to_have_attribute("lang", "ru")
    expect(alert.locator("code").first).to_have_text("steps[2].play.goal")
    for width in (320, 1280):
        shown.page.set_viewport_size({"width": width, "height": 720})
        assert shown.page.evaluate("document.documentElement.scrollWidth") <= width
        assert shown.page.evaluate(SMALL) == []


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
