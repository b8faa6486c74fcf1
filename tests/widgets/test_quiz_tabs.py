"""Two tabs that keep one quiz: each says what it finds, and no answer goes without a word."""

import pytest
from playwright.sync_api import expect
from quizzes import HARD, examiner

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("still")]

AHEAD = "In another tab this quiz has gone on."
APART = "In another tab this quiz has gone on in another way."
ENDED = "In another tab this quiz has come to its end"
BEGUN = "A quiz that was begun is kept"


def bar(tab):
    """Find what a tab says of the other."""
    return tab.page.locator(".elsewhere")


def button(tab, name):
    """Find a button of a tab."""
    return tab.page.get_by_role("button", name=name)


@pytest.fixture
def tabs(quiz_page, quiz_tab):
    """Return two tabs with the same open question of the same quiz."""
    first = quiz_page(examiner("holds", "takes", key="shared"))
    first.click(button(first, "Start"))
    return first, quiz_tab(examiner("holds", "takes", key="shared"))


def test_a_second_tab_goes_on_and_nobody_has_anything_to_say(tabs):
    """As long as only one of them answers, the one that reads says nothing."""
    first, second = tabs

    assert second.owner.quiz == first.owner.quiz
    for tab in tabs:
        expect(bar(tab)).to_be_empty()


def test_an_answer_elsewhere_is_said_and_gone_on_with_by_keys(tabs, check_axe):
    """What is typed stays, an answer is not sent, and the newest state is one key away."""
    first, second = tabs
    first.page.locator(".ans :is(input, button)").first.fill("0.123")
    second.type("1/2")
    second.press("Enter")
    expect(bar(first)).to_contain_text(AHEAD)
    check_axe(first.page)
    first.page.locator(".ans input").focus()
    first.press("Enter")

    expect(first.focus).to_have_text("Go on here")
    assert first.owner.quiz.exchange.is_open
    expect(first.page.locator(".ans input")).to_have_value("0.123")
    first.press("Enter")
    assert first.owner.quiz == second.owner.quiz
    expect(bar(first)).to_be_empty()
    expect(first.page.get_by_text("Question 2 of 10")).to_be_visible()
    expect(bar(second)).to_be_empty()


def test_answers_of_both_are_not_mixed(tabs):
    """One is judged while the other is written down: the tab says so, and writes nothing over it."""
    first, second = tabs
    second.page.keyboard.type("1/3")
    second.page.keyboard.press("Enter")
    first.type("1/2")
    second.settle()

    expect(bar(second)).to_contain_text(APART)
    button(second, "Stay with this one").focus()
    second.press("Enter")
    expect(bar(second)).to_be_empty()
    expect(bar(first)).to_contain_text(APART)
    first.click(button(first, "Go on here"))
    assert [tab.owner.quiz.exchange.text for tab in tabs] == ["1/3", "1/3"]


def test_a_quiz_that_was_given_up_elsewhere_can_be_gone_on_with(tabs):
    """What stands here is kept again."""
    first, second = tabs
    second.click(button(second, "Choose other questions"))
    expect(bar(first)).to_contain_text(ENDED)
    first.click(button(first, "Go on here"))

    expect(bar(first)).to_be_empty()
    expect(bar(second)).to_contain_text(BEGUN)


def test_a_form_knows_of_a_quiz_that_was_begun_elsewhere(quiz_page, quiz_tab):
    """It does not take its place without a word, and it can be gone on with."""
    form = quiz_page(examiner("holds", key="shared"))
    other = quiz_tab(examiner("holds", key="shared", seed=8))
    other.click(button(other, "Start"))
    expect(bar(form)).to_contain_text(BEGUN)
    button(form, "Start").focus()
    form.press("Enter")
    assert form.owner.quiz is None
    expect(form.focus).to_have_text("Go on here")

    form.press("Tab", "Enter")
    expect(bar(form)).to_be_empty()
    expect(button(form, "Start")).to_be_focused()
    form.press("Enter")
    expect(bar(other)).to_contain_text(APART)


def test_what_another_tab_went_on_with_is_not_thrown_away(quiz_page, quiz_tab):
    """Two tabs with one question by its code: the one that leaves it lets the answer of the other be."""
    first = quiz_page(examiner("holds", key="shared"))
    first.send(do="open", code=HARD)
    second = quiz_tab(examiner("holds", key="shared"))
    second.page.get_by_role("textbox", name="A question's code").fill(HARD)
    second.press("Enter")
    second.type("1/2")
    expect(bar(first)).to_contain_text(AHEAD)
    first.click(button(first, "Back to the quiz"))

    expect(bar(second)).to_be_empty()
    first.page.get_by_role("textbox", name="A question's code").fill(HARD)
    first.press("Enter")
    assert first.owner.quiz.exchange.text == "1/2"
