"""While an answer is judged: busy at once, said after a while; and the form, which says why it is off."""

import pytest
from asking import tasks_of
from playwright.sync_api import expect
from quizzes import HARD, asks, examiner

from pisti_teach.codes import read_task, write_task

pytestmark = [pytest.mark.slow, pytest.mark.own_window, pytest.mark.usefixtures("still")]

SET = write_task(next(tasks_of("takers")))
"""A question in which a set of cards is to be marked."""


@pytest.fixture
def unanswered(quiz_page, page):
    """Return a question whose answer was sent to a kernel that is gone; only the test moves the clock."""
    page.clock.install()
    opened = quiz_page(asks(read_task(HARD)))
    page.evaluate("model.answers = false")
    page.locator(".ans input").fill("1/2")
    page.keyboard.press("Enter")
    return opened


def test_the_button_is_busy_at_once_and_sends_once(unanswered, page):
    """It keeps its words, the field what is typed."""
    check = page.get_by_role("button", name="Check")
    expect(check).to_have_attribute("aria-busy", "true")
    expect(check).to_be_disabled()
    page.keyboard.press("Enter")
    check.dispatch_event("click")

    assert len(page.evaluate("model.saved")) == 1
    expect(page.locator(".ans input")).to_have_value("1/2")
    unanswered.settle()
    expect(page.get_by_role("status")).to_contain_text("Not right")


def test_after_a_while_the_page_says_what_it_waits_for(quiz_page, page):
    """In half a second; after six the notice says more, and takes its place. No time passes by itself."""
    page.clock.install(time=0)
    quiz_page(asks(read_task(HARD)))
    page.evaluate("model.answers = false")
    page.locator(".ans input").fill("1/2")
    page.clock.pause_at(60)
    page.keyboard.press("Enter")
    waiting = page.locator(".waiting")
    page.clock.run_for(400)
    expect(waiting).to_be_empty()
    page.clock.run_for(200)
    expect(waiting).to_have_text("Waiting for the answer …")
    expect(waiting).to_be_in_viewport()
    expect(waiting).to_have_attribute("aria-live", "polite")
    page.clock.run_for(5600)

    expect(page.get_by_role("alert").first).to_contain_text("The quiz does not answer any more.")
    expect(waiting).to_be_hidden()


def test_an_answer_ends_the_waiting(unanswered, page):
    """Also one after which nothing is drawn anew: the same text that cannot be read, once more."""
    page.clock.run_for(1000)
    unanswered.owner.widget.scene = {**unanswered.owner.widget.scene, "number": 99}
    page.evaluate("(scene) => model.push(scene)", unanswered.owner.widget.scene)

    expect(page.locator(".waiting")).to_be_empty()
    expect(page.get_by_role("button", name="Check")).to_be_enabled()
    expect(page.get_by_role("button", name="Check")).not_to_have_attribute("aria-busy", "true")


@pytest.mark.parametrize("code", [HARD, SET], ids=["a number", "a set"])
def test_leaving_a_question_holds_no_answer(quiz_page, page, code):
    """Nothing of the form is busy, as nothing of it was sent; the page still says that it waits."""
    page.clock.install()
    quiz_page(examiner("holds", key="mine")).send(do="open", code=code)
    page.evaluate("model.answers = false")
    page.get_by_role("button", name="Back to the quiz").focus()
    page.keyboard.press("Enter")

    assert [pick["do"] for pick in page.evaluate("model.saved")] == ["back"]
    expect(page.locator(":is([aria-busy], .ans [aria-disabled])")).to_have_count(0)
    page.clock.run_for(600)
    expect(page.locator(".waiting")).to_have_text("Waiting for the answer …")


def test_a_set_is_busy_where_it_is_sent(quiz_page, page):
    """Its check is, and nothing that is marked in it meanwhile is sent."""
    page.clock.install()
    opened = quiz_page(asks(read_task(SET)))
    page.evaluate("model.answers = false")
    page.get_by_role("button", name="Check").press("Enter")
    expect(page.locator("[aria-busy]")).to_have_text("Check")
    expect(page.locator(".choices button:not([aria-disabled])")).to_have_count(0)
    page.locator(".choices button").first.dispatch_event("click")
    page.keyboard.press("Enter")

    assert [pick["text"] for pick in page.evaluate("model.saved")] == ["-"]
    opened.settle()
    assert opened.owner.quiz.exchange.text == "-"


def test_all_kinds_and_none_by_keys(quiz_page, page):
    """Without any the start is off and says why; one is enough."""
    opened = quiz_page(examiner("holds"))
    start, boxes = page.get_by_role("button", name="Start"), page.get_by_role("checkbox")
    page.get_by_role("button", name="No kinds").focus()
    opened.press("Space")
    expect(start).to_be_disabled()
    expect(start).to_have_accessible_description("Mark at least one kind of question.")
    expect(page.locator(".reason")).to_be_visible()
    start.focus()
    opened.press("Enter")
    expect(boxes.first).to_be_focused()
    assert opened.taken == 0

    opened.press("Space")
    expect(start).to_be_enabled()
    expect(page.locator(".reason")).to_be_empty()
    page.get_by_role("button", name="All kinds").focus()
    opened.press("Enter")
    assert boxes.evaluate_all("(boxes) => boxes.every((box) => box.checked)")
    page.get_by_role("button", name="All or none: Odds").focus()
    opened.press("Enter")
    boxes.first.focus()
    opened.press("Enter")
    assert not {"holds", "lead"} & set(opened.owner.plan.kinds)
    assert len(opened.owner.plan.kinds) > 30


def test_marks_stay_when_the_language_changes(quiz_page, page):
    """And what is typed in the box for a code."""
    opened = quiz_page(examiner())
    page.get_by_role("button", name="No kinds").click()
    page.get_by_role("textbox", name="A question's code").fill("326522")
    page.get_by_role("combobox", name="Language").select_option("de")
    opened.settle()

    expect(page.locator(".pisti-quiz")).to_have_attribute("lang", "de")
    expect(page.get_by_role("checkbox", checked=True)).to_have_count(0)
    expect(page.locator(".by-code input")).to_have_value("326522")
