"""What is reckoned while she thinks: once for each open question, and all its equations."""

import pytest
from asking import asked, tasks_of
from quizzes import HARD, examiner

from pisti_teach.codes import read_task
from pisti_teach.odds.derivation import mathml
from pisti_teach.trainer.generating import question_of
from pisti_teach.widgets import examiner as room
from pisti_teach.widgets.asking import prepare
from pisti_teach.widgets.opening.questions import ask_question


@pytest.fixture
def prepared(monkeypatch):
    """Return the questions that are prepared, in their order."""
    questions = []
    monkeypatch.setattr(room, "prepare", questions.append)
    return questions


def send(owner, **pick):
    """Let a page ask for something."""
    owner.widget.set_state({"picked": {"scene": owner.number, **pick}})


def test_a_question_is_prepared_once(prepared):
    """However often its answer cannot be read; the next one is prepared when it comes."""
    owner = examiner("holds")
    assert prepared == []
    send(owner, do="start", kinds=["holds"], house=None, level=1)
    for text in ("x", "y", "1/2"):
        send(owner, do="answer", text=text)
    assert prepared == [owner.quiz.exchange.question]
    send(owner, do="next")

    assert prepared == [exchange.question for exchange in owner.quiz.exchanges]


def test_a_question_in_a_notebook_is_prepared_at_once(prepared):
    """It is open from the start."""
    ask_question(HARD)

    assert prepared == [question_of(read_task(HARD))]


@pytest.mark.parametrize("kind", ["holds", "jacks_to_come", "muamele"])
def test_every_equation_is_written_beforehand(kind):
    """The verdict then writes none; the steps themselves are reckoned again."""
    question = asked(next(tasks_of(kind)))
    mathml.cache_clear()
    prepare(question).join()
    written = mathml.cache_info().misses
    shown = [step.mathml for step in question.steps()]

    assert any(shown)
    assert mathml.cache_info().misses == written
