"""What was done in a round, beside a question in a page: every play is seen and read out, on a phone, too."""

import pytest
from playwright.sync_api import expect

from pisti_teach.codes import read_task
from pisti_teach.show.questions.exhibits import laid_out
from pisti_teach.show.questions.prompting import prompt_of
from pisti_teach.trainer.quizzing import one
from pisti_teach.widgets.examiner import Examiner
from pisti_teach.words import Words

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("still")]

LONG = "33K844-J5R785-R6TW42"
"""A question after fifty plays of four seats, with draws, passes, debts and aces among them."""
UNNAMED = "33F844-J5R785-R6TW4H"
"""One whose plays do not say whose they are."""

READ = """(nodes) => nodes.map((node) =>
  [...node.querySelectorAll(".sr")].map((one) => one.textContent).join(""))"""
"""What is read out of each item."""
CUT = """(nodes) => nodes.filter((node) => node.scrollWidth > node.clientWidth)
  .map((node) => node.textContent)"""
"""The texts that do not fit in where they stand."""


@pytest.fixture
def asks(quiz_page):
    """Open a question in a page, by its code and in this language: the page, and its turns as data."""

    def asks(code, language="en"):
        quiz, words = one(read_task(code), 7), Words.of(language)
        page = quiz_page(Examiner(quiz.plan, words, quiz=quiz))
        exhibits = laid_out(prompt_of(quiz.exchange.question, words))
        return page.page, next(one["turns"] for one in exhibits if one["turns"])

    return asks


@pytest.mark.parametrize("code", [LONG, UNNAMED])
def test_every_turn_is_an_item_that_is_read_out(asks, code):
    """In order: whose it is, then each play by its whole name, and nothing twice."""
    page, turns = asks(code)
    items = page.locator(".turns").get_by_role("listitem")
    expect(items).to_have_count(len(turns))
    assert page.locator(".turns > li").evaluate_all(READ) == told(turns)
    assert page.locator(".turns :not([aria-hidden]) > .card:not([aria-hidden])").count() == 0


def told(turns):
    """Give what each turn says: whose it is, and its plays by their whole names."""
    return [
        (f"{turn['by']}: " if turn["by"] else "") + "".join(f"{play['spoken']}. " for play in turn["plays"])
        for turn in turns
    ]


def test_what_was_done_speaks_the_language_of_the_page(quiz_page, page):
    """Names, notes and labels follow when it is switched, like the question."""
    quiz = one(read_task(LONG), 7)
    opened = quiz_page(Examiner(quiz.plan, Words.of("en"), quiz=quiz))
    page.get_by_role("combobox", name="Language").select_option("de")
    opened.settle()
    exhibits = laid_out(prompt_of(quiz.exchange.question, Words.of("de")))

    expect(page.locator(".felt .lab")).to_have_text([one["label"] for one in exhibits])
    turns = next(one["turns"] for one in exhibits if one["turns"])
    assert page.locator(".turns > li").evaluate_all(READ) == told(turns)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_long_rounds_fit_on_a_phone(asks, page, check_axe, scheme, language):
    """Nothing sticks out of the felt, no name or note is cut short, and axe finds nothing."""
    page.emulate_media(color_scheme=scheme)
    asks(LONG, language)
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.locator(".turns").evaluate("(node) => node.scrollWidth <= node.clientWidth")
        assert page.locator(".turns :is(.who, .note, .chip)").evaluate_all(CUT) == []
    check_axe(page)
