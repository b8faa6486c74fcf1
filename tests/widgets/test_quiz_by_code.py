"""A question by its code, from the address or the box: one question, and back to the quiz."""

import re
from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect
from quizzes import DEAL, HARD, asks, examiner

from pisti_teach.codes import read_task, write_task

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("still")]


def box(page):
    """Find the box that takes a code."""
    return page.get_by_role("textbox", name="A question's code")


def revisit(page, query=""):
    """Load the page anew, at an address."""
    page.goto(urljoin(page.url, f"/{query}"))
    page.wait_for_function("Boolean(window.open_widget)")


def test_a_code_is_typed_answered_and_left_with_the_keyboard_alone(quiz_page):
    """One question, not one of ten; then another like it, and back to the form as she had filled it in."""
    page = quiz_page(examiner(key="mine"))
    page.page.get_by_role("checkbox", name="At least one", exact=True).uncheck()
    box(page.page).focus()
    page.type(HARD.lower().replace("-", " "))

    expect(page.page.get_by_text("A single question")).to_be_visible()
    expect(page.page.locator(".dots i")).to_have_count(0)
    expect(page.focus).to_have_role("textbox")
    assert page.page.url.endswith(f"?q={HARD}")
    page.type("1/2")
    acts = page.page.locator(".acts button")
    expect(acts).to_have_text(["Another of this kind", "Harder", "Back to the quiz"])
    expect(acts.first).to_be_focused()
    page.press("Enter")
    expect(page.page.get_by_text("Question 2 of this kind")).to_be_visible()
    expect(page.page.locator(".dots i")).to_have_count(2)
    page.page.get_by_role("button", name="Back to the quiz").focus()
    page.press("Enter")

    expect(page.page.get_by_role("button", name="Start")).to_be_focused()
    expect(page.page.get_by_role("checkbox", name="At least one", exact=True)).not_to_be_checked()
    assert "?" not in page.page.url


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(f"http://learn.example/voila/render/quiz.ipynb?lang=de&q={HARD}#main", id="a link"),
        pytest.param("326522–Y73N95–F9JMF8.", id="dashes, and the end of a sentence"),
    ],
)
def test_the_box_takes_what_was_copied(quiz_page, page, text):
    """From a mail or the address of another page; the question opens, and the address is that of its code."""
    opened = quiz_page(examiner(key="mine"))
    box(page).focus()
    opened.type(text)

    expect(page.get_by_text("A single question")).to_be_visible()
    assert page.url.endswith(f"/?q={HARD}")


def test_a_code_in_other_figures_is_kept_under_its_own(quiz_page, page):
    """What was answered is found again."""
    opened = quiz_page(examiner(key="mine"))
    box(page).focus()
    opened.type(HARD)
    opened.type("1/2")
    revisit(page, f"?q={HARD.replace('3', '３')}")

    assert quiz_page(examiner(key="mine")).owner.quiz.exchange.text == "1/2"


@pytest.mark.parametrize("way", ["box", "address"])
@pytest.mark.parametrize(
    ("text", "said"),
    [
        pytest.param("nonsense", "has 18 symbols, like 326522", id="no form of a code"),
        pytest.param("326522-Y73N95-F9JMF9", "a symbol is wrong", id="a slip"),
        pytest.param("33E522-222222-222275", "names no question", id="no question"),
    ],
)
def test_a_code_that_is_none_is_told_and_stays_to_be_mended(quiz_page, page, way, text, said):
    """The field has the focus, what is wrong with the text describes it, and the marks of the form stay."""
    if way == "address":
        revisit(page, f"?q={text}")
    opened = quiz_page(examiner(key="mine"))
    if way == "box":
        page.get_by_role("checkbox", name="At least one", exact=True).uncheck()
        box(page).focus()
        opened.type(text)

    expect(box(page)).to_be_focused()
    expect(box(page)).to_have_value(text)
    expect(box(page)).to_have_accessible_description(re.compile(said))
    expect(page.get_by_role("status")).to_contain_text(said)
    expect(page.get_by_role("checkbox", name="At least one", exact=True)).to_be_checked(checked=way != "box")
    opened.type(HARD)
    assert write_task(opened.owner.quiz.task) == HARD
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_the_code_of_a_deal_has_a_link_to_its_table(quiz_page, page, check_axe):
    """It is no question, and nothing else changes; the page is well made with it."""
    opened = quiz_page(examiner(key="mine"))
    box(page).fill(DEAL)
    opened.click(page.get_by_role("button", name="Open the question"))

    expect(page.get_by_role("status")).to_contain_text("This is the code of a deal")
    link = page.get_by_role("link", name="Open this deal at the table")
    expect(link).to_have_attribute("href", f"first-deal?deal={DEAL}")
    check_axe(page)
    opened.press("Tab", "Tab")
    expect(link).to_be_focused()


def test_an_empty_box_sends_nothing(quiz_page, page):
    """The field keeps the focus."""
    opened = quiz_page(examiner(key="mine"))
    box(page).focus()
    opened.press("Enter")

    expect(box(page)).to_be_focused()
    assert opened.taken == 0


def test_a_running_quiz_waits_behind_a_single_question(quiz_page, page):
    """The address opens the question, a reload keeps its answer, and the way back leads to the quiz."""
    running = quiz_page(examiner("holds", key="mine"))
    running.click(page.get_by_role("button", name="Start"))
    running.type("1/3")
    revisit(page, f"?q={HARD}")
    quiz_page(examiner("holds", key="mine")).type("1/2")
    page.reload()
    page.wait_for_function("Boolean(window.open_widget)")
    again = quiz_page(examiner("holds", key="mine"))
    assert again.owner.quiz.exchange.text == "1/2"

    again.click(page.get_by_role("button", name="Back to the quiz"))
    expect(page.get_by_text("Question 1 of 10")).to_be_visible()
    assert again.owner.quiz.exchange.text == "1/3"


@pytest.mark.parametrize("way", ["box", "address"])
def test_a_code_can_be_opened_again_once_it_was_left(quiz_page, page, way):
    """At its own question, unanswered, however far she went from there; nothing is kept of it meanwhile."""
    opened = quiz_page(examiner("holds", key="mine"))
    box(page).focus()
    opened.type(HARD)
    opened.type("1/2")
    opened.click(page.get_by_role("button", name="Another of this kind"))
    opened.click(page.get_by_role("button", name="Back to the quiz"))
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.includes(':quiz:'))") == []

    if way == "address":
        revisit(page, f"?q={HARD}")
        opened = quiz_page(examiner("holds", key="mine"))
    else:
        box(page).fill(HARD)
        opened.press("Enter")
    expect(page.get_by_text("A single question")).to_be_visible()
    assert write_task(opened.owner.quiz.task) == HARD
    assert opened.owner.quiz.exchange.is_open


def test_the_address_names_the_question_that_is_shown(quiz_page, page):
    """Also after another of the kind: a reload goes on there, and whoever is handed it gets that one."""
    opened = quiz_page(examiner("holds", key="mine"))
    box(page).focus()
    opened.type(HARD)
    opened.type("1/2")
    opened.click(page.get_by_role("button", name="Another of this kind"))
    code = write_task(opened.owner.quiz.task)
    assert code != HARD
    assert page.url.endswith(f"?q={code}")
    page.reload()
    page.wait_for_function("Boolean(window.open_widget)")
    again = quiz_page(examiner("holds", key="mine"))
    expect(page.get_by_text("Question 2 of this kind")).to_be_visible()
    assert again.owner.quiz == opened.owner.quiz

    page.evaluate("localStorage.clear()")
    page.reload()
    page.wait_for_function("Boolean(window.open_widget)")
    handed = quiz_page(examiner("holds", key="mine"))
    expect(page.get_by_text("A single question")).to_be_visible()
    assert write_task(handed.owner.quiz.task) == code


def test_a_refused_code_hides_no_running_quiz(quiz_page, page):
    """It is offered before another one takes its place."""
    quiz_page(examiner("holds", key="mine")).click(page.get_by_role("button", name="Start"))
    revisit(page, "?q=nonsense")
    opened = quiz_page(examiner("holds", key="mine"))

    expect(page.get_by_role("alert").filter(has_text="A quiz that was begun is kept")).to_be_visible()
    opened.click(page.get_by_role("button", name="Go on here"))
    expect(page.get_by_text("Question 1 of 10")).to_be_visible()
    assert "?" not in page.url


def test_a_question_in_a_notebook_is_single_too(quiz_page, page):
    """Without a name to be kept under; its way back is the form."""
    opened = quiz_page(asks(read_task(HARD)))
    expect(page.get_by_text("A single question")).to_be_visible()
    opened.click(page.get_by_role("button", name="Back to the quiz"))

    expect(page.get_by_role("button", name="Start")).to_be_focused()
    opened.press("Enter")
    expect(page.get_by_text("Question 1 of 10")).to_be_visible()
