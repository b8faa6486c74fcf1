"""Every page in a made-up language: no word has gone past the catalogues, and longer lines still fit."""

import pytest
from asking import tasks_of
from pseudo import CUT, PLAIN, Pseudo

from pisti_teach.lessons import course
from pisti_teach.lessons.houses.differences import differences
from pisti_teach.lessons.sheet import MODES
from pisti_teach.lessons.walking import Walk
from pisti_teach.session import Session
from pisti_teach.trainer.questions import KINDS
from pisti_teach.trainer.quizzing import Plan, one
from pisti_teach.widgets.clerk import Clerk
from pisti_teach.widgets.examiner import Examiner
from pisti_teach.widgets.guide import Guide
from pisti_teach.widgets.owner import Owner
from pisti_teach.widgets.seen import empty
from pisti_teach.widgets.tutor import Tutor

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("still")]

SIZES = ((390, 844), (1280, 720))


def sampled(names, sample):
    """Give all names; those that are not of the sample wait for the long run."""
    return [pytest.param(name, marks=() if name in sample else pytest.mark.long) for name in names]


def check(page):
    """Look at the page at each size."""
    assert page.evaluate(PLAIN) == []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(CUT) == []


@pytest.mark.parametrize("name", sampled(course.names(), ("at_least_one", "special_cards")))
def test_a_lesson(lesson_page, name):
    """Each step as learners, teachers and classes see it, with its hints."""
    shown = lesson_page(Tutor(Walk(course.lesson(name)), Pseudo(), pause=0))
    for mode in MODES:
        shown.send(do="mode", mode=mode)
        for at in range(len(course.lesson(name).steps)):
            shown.send(do="step", at=at)
            shown.send(do="hint")
            check(shown.page)


@pytest.mark.parametrize("kind", sampled(KINDS, [*KINDS][::5]))
def test_a_question(quiz_page, kind):
    """As it is asked, and with its answer."""
    task = next(tasks_of(kind))
    quiz = one(task, 7)
    shown = quiz_page(Examiner(Plan(kinds=(kind,)), Pseudo(), quiz=quiz))
    check(shown.page)
    shown.send(do="show")
    check(shown.page)


def test_what_is_wrong_is_found(page):
    """A word that no catalogue has, in a text or a name; a text that is cut off."""
    page.set_content(
        "<p>ļéŧ</p><p>word</p><button aria-label='name'></button>"
        "<div style='width: 2em; overflow: hidden; white-space: nowrap'>ļöñğéŕ ŧĥàñ ŧĥàŧ</div>"
    )

    assert page.evaluate(PLAIN) == ["word", "name"]
    assert len(page.evaluate(CUT)) == 1


def test_the_quiz_is_chosen(quiz_page):
    """The list of all kinds."""
    check(quiz_page(Examiner(Plan(kinds=tuple(KINDS)), Pseudo(), seed=7)).page)


@pytest.mark.parametrize("house", ["zone", "cardiva"])
def test_the_odds_desk(desk_page, house):
    """With nothing marked yet."""
    check(desk_page(Clerk(empty(house, 2), Pseudo())).page)


@pytest.mark.parametrize("option", [None, *sampled(differences(), ("jack_pisti", "last_card_pisti"))])
def test_the_houses(houses_page, option):
    """Side by side, and each difference with what it compares."""
    shown = houses_page(Guide(Pseudo(), pause=0))
    if option:
        shown.send(do="try", option=option, at=0)
        shown.send(do="compare")
    check(shown.page)


@pytest.mark.parametrize(("house", "players"), [("zone", 2), ("kseri", 3), ("cardiva", 2), ("cardiva", 4)])
def test_the_table(table, house, players):
    """Its first scene, the form for another one, all the help there is, and the count."""
    owner = Owner(Session(house, players, dict.fromkeys(range(1, players), "greedy"), 3), Pseudo(), 0)
    table.open(owner.widget.scene)
    check(table.page)
    for pick in ({"do": "help", "level": "odds"}, {"do": "form"}, {"do": "keep_table"}):
        owner.widget.set_state({"picked": {"scene": owner.number, **pick}})
        table.push(owner.widget.scene)
        table.comes_to_rest()
        check(table.page)
    while not owner.session.state.is_over:
        move = owner.session.view.allowed[0]
        owner.widget.set_state({"picked": {"scene": owner.number, "do": "play", "move": str(move)}})
    table.push(owner.widget.scene)
    table.comes_to_rest()
    check(table.page)
