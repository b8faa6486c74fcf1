"""The event of an answer: it says what was asked, what came of it, and by how much each rank was off."""

import pytest
from made_events import BEGUN

from pisti_teach.codes import Task, read_task
from pisti_teach.shuffling import Generator
from pisti_teach.trainer.asking import Exchange
from pisti_teach.trainer.generating import new_task, question_of
from pisti_teach.trainer.progress.events import Event
from pisti_teach.trainer.progress.recording import answer_event, off_by_rank
from pisti_teach.trainer.questions import KINDS

ID = "0" * 32


def recorded(task, text):
    """Answer the question of a code, and record it."""
    return answer_event(task, Exchange(question_of(task)).answered(text), id=ID, at=BEGUN, version="1")


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_recorded(kind):
    """Rightly answered: its code asks the same again, and it can be read again."""
    task = new_task(kind, Generator(5))
    made = recorded(task, str(question_of(task).truth))

    assert made.is_right
    assert read_task(made.code) == task
    assert Event.read(made.plain) == made
    assert all(off == 0 for off in made.facts["off"].values())


def test_a_known_wrong_way_is_named():
    """And so are those that could have been taken."""
    task = next(
        task
        for seed in range(99)
        if question_of(
            task := Task(kind="holds", preset="zone", players=2, level=1, seed=seed)
        ).misconceptions
    )
    missed = question_of(task).misconceptions[0]
    made = recorded(task, str(missed.truth))

    assert (made.verdict, made.misconception) == ("wrong", missed.name)
    assert missed.name in made.facts["traps"]


def test_each_rank_is_off_by_so_much():
    """Of fields, and of a single number."""
    question = question_of(Task(kind="all_ranks", preset="zone", players=2, level=1, seed=3))
    values = list(question.truth.values)
    typed = " ".join(map(str, [values[0] + 1, *values[1:]]))

    assert off_by_rank(question, typed) == {
        **dict.fromkeys(question.truth.names, 0),
        question.truth.names[0]: 1,
    }


def test_an_open_question_is_no_event():
    """Nothing has been answered yet."""
    task = new_task("holds", Generator(1))

    with pytest.raises(ValueError, match="closed"):
        answer_event(task, Exchange(question_of(task)), id=ID, at=BEGUN, version="1")
