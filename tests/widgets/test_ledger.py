"""What a page writes down of a learner, once she is known: at once, and no trouble costs an answer."""

import pytest
from learners import OTHER, SECRET, Clock

from pisti_teach.errors import StoreError
from pisti_teach.shuffling import Generator
from pisti_teach.store import open_store
from pisti_teach.trainer.asking import Exchange
from pisti_teach.trainer.generating import new_task, question_of
from pisti_teach.widgets.ledger import Ledger
from pisti_teach.widgets.quiz import QuizWidget
from pisti_teach.widgets.scenes import answer

TASK = new_task("takes", Generator(3))


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Keep everything in a folder of this test."""
    monkeypatch.setenv("PISTI_TEACH_DATA", str(tmp_path))


@pytest.fixture
def ledger():
    """Return the ledger of a page that has not yet told who learns there."""
    return Ledger(QuizWidget(), Clock())


def right():
    """Answer a question rightly."""
    question = question_of(TASK)
    return Exchange(question).answered(str(question.truth))


def kept(secret=SECRET):
    """Give all that is written down of a learner."""
    return [event for _, event in open_store(secret).events()]


def test_an_answer_is_written_down_at_once(ledger):
    """Before anything else happens it is on the disk."""
    ledger.told(SECRET)
    ledger.answered(TASK, right())

    (event,) = kept()
    assert (event.kind, event.verdict, event.tries) == ("takes", "right", 1)


def test_the_page_tells_who_learns_with_each_ping():
    """By a message, since what a widget keeps could be saved with a notebook."""
    widget = QuizWidget(scene={"number": 1})
    ledger = Ledger(widget, Clock())
    ledger.answered(TASK, right())
    answer(widget, {"ping": 1, "scene": 1, "learner": SECRET}, None)

    assert len(kept()) == 1
    assert SECRET not in str(widget.get_state())


def test_what_was_done_before_she_is_known_is_not_lost(ledger):
    """It waits, and where she stands is told from it."""
    ledger.answered(TASK, right())
    assert ledger.standing.tried == {"takes": (1, 1)}

    ledger.told(SECRET)

    assert len(kept()) == 1


def test_whoever_becomes_another_learner_takes_the_page_along(ledger):
    """Two tabs of a new browser may each have made an id; the one that is kept counts."""
    ledger.told(SECRET)
    ledger.answered(TASK, right())
    ledger.told(OTHER)

    assert [event.id for event in kept(OTHER)] == [event.id for event in kept()]


def test_the_same_question_once_more_is_no_first_try(ledger):
    """Also on another page, another day."""
    ledger.told(SECRET)
    ledger.answered(TASK, right())
    later = Ledger(QuizWidget(), Clock())
    later.told(SECRET)
    later.answered(TASK, right())

    assert [event.tries for event in kept()] == [1, 2]


def test_what_cannot_be_written_is_tried_again():
    """The page says so, and the next answer takes the earlier one along."""
    broken = [StoreError("the disk is full")] * 2

    def opening(secret):
        if broken:
            raise broken.pop()
        return open_store(secret)

    ledger = Ledger(QuizWidget(), Clock(), opening)
    ledger.told(SECRET)
    ledger.answered(TASK, right())
    was_in_trouble = ledger.is_in_trouble
    ledger.answered(TASK, right())

    assert (was_in_trouble, ledger.is_in_trouble) == (True, False)
    assert len(kept()) == 2


@pytest.mark.parametrize("nonsense", ["", "xyz", "5" * 31, "../../etc"])
def test_nonsense_is_nobody(ledger, nonsense, tmp_path):
    """An id that is none opens no file."""
    ledger.told(nonsense)
    ledger.answered(TASK, right())

    assert list(tmp_path.iterdir()) == []


def test_nothing_is_left_after_an_end(ledger, tmp_path):
    """Even if the page names her once more before it has forgotten her."""
    ledger.told(SECRET)
    ledger.answered(TASK, right())
    ledger.erase()
    ledger.told(SECRET)
    ledger.answered(TASK, right())

    assert [file.name for file in tmp_path.rglob("*") if file.suffix == ".sqlite"] == []


def test_a_file_moves_everything_to_another_learner(ledger):
    """Once; the second time nothing in it is new."""
    ledger.told(SECRET)
    ledger.answered(TASK, right())
    text = ledger.exported()
    other = Ledger(QuizWidget(), Clock())
    other.told(OTHER)
    other.answered(TASK, right())

    assert (other.imported(text).new, other.imported(text).new) == (1, 0)
    assert len(kept(OTHER)) == 2
