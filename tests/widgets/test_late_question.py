"""A question that is read only after the last card of its series."""

import pytest
from playwright.sync_api import expect

from pisti_teach.lessons import course
from pisti_teach.lessons.walking import Walk
from pisti_teach.widgets.tutor import Tutor
from pisti_teach.words import Words

pytestmark = [pytest.mark.slow, pytest.mark.own_window, pytest.mark.usefixtures("still")]

LESSON = course.lesson("all_thirteen")
STEP = [step.name for step in LESSON.steps].index("series")


@pytest.fixture
def asked(lesson_page, page):
    """Return the step, in a page whose clock only the test moves."""
    page.clock.install(time=0)
    shown = lesson_page(Tutor(Walk(LESSON).to(STEP), Words.of("en"), pause=0))
    page.clock.pause_at(60)
    return shown


def takes(shown, **pick):
    """Let the owner take a pick, and the page draw it; no frame is waited for, as the clock stands still."""
    owner = shown.owner
    owner.widget.set_state({"picked": {"scene": owner.number, **pick}})
    shown.page.evaluate("(scene) => model.push(scene)", owner.widget.scene)


def test_it_waits_for_the_last_card(asked, page):
    """Neither the rank nor a field is there before; then both are, and the question is read out."""
    question, field = page.locator(".q h2"), page.locator(".ans input")
    told = page.locator(".q [role=status]").first
    exchange = asked.owner.attempt.exchange
    expect(told).to_have_text("What is asked stands here once all cards have come.")
    expect(question).to_be_hidden()
    expect(field).to_be_hidden()

    page.get_by_role("button", name="Show the cards").click()
    page.clock.run_for(10_000)
    expect(question).to_be_hidden()
    page.clock.run_for(5_000 * len(exchange.question.exhibits[0].cards))
    expect(question).to_be_visible()
    expect(field).to_be_visible()
    expect(told).to_have_text(question.inner_text())
    takes(asked, do="answer", text=str(exchange.question.truth))
    expect(page.locator(".outcome")).to_contain_text("Done")
    expect(question).to_be_visible()


def test_another_language_does_not_give_it_away(asked, page):
    """The series goes on, and the question still waits."""
    page.get_by_role("button", name="Show the cards").click()
    takes(asked, do="language", language="de")

    expect(page.locator(".q h2")).to_be_hidden()
    expect(page.locator(".q [role=status]").first).to_contain_text("Die Frage erscheint hier")
