"""A step while it is done: rows of right answers, guesses, gaps, hints, what is kept of it."""

from dataclasses import replace

import pytest

from pisti_teach.errors import LessonError
from pisti_teach.lessons import course, doing
from pisti_teach.lessons.changing import changed
from pisti_teach.lessons.lesson import Example, Lesson, Play, Quiz, Step
from pisti_teach.lessons.walking import Walk, first_open

ASKED = {"kind": "holds", "house": "zone", "players": 2, "level": 1, "seed": 7}


def step(activity, name="one"):
    """Give a step with this to do."""
    return Step(
        name=name, title="A step", text=("Do it.",), hints=("a", "b"), after=("So.",), activity=activity
    )


def right(attempt):
    """Answer rightly."""
    return attempt.answered(str(attempt.exchange.question.truth), "en")


def test_so_many_right_answers_in_a_row_pass():
    """A wrong one between them begins the row anew."""
    attempt = right(doing.start(step(Quiz(**ASKED, right=2))))
    assert not attempt.is_passed
    attempt = attempt.further().answered("1/2", "en")
    assert (attempt.streak, attempt.is_passed) == (1, False)
    attempt = right(attempt.further())
    assert (attempt.streak, attempt.is_passed) == (0, False)

    assert right(attempt.further()).is_passed


def test_the_next_question_is_another_one_for_ever_the_same():
    """A class sees the same questions."""
    asked = [doing.task_of(Quiz(**ASKED), number) for number in range(5)]

    assert len({task.seed for task in asked}) == 5
    assert asked == [doing.task_of(Quiz(**ASKED), number) for number in range(5)]
    assert asked[0].seed == 7


def test_a_guess_passes_whatever_it_is():
    """What is guessed wrong is explained, and that is the point of it."""
    assert doing.start(step(Quiz(**ASKED, guess=True))).answered("1/2", "en").is_passed


def test_an_answer_that_cannot_be_read_passes_nothing():
    """Not even a guess; it is asked for again."""
    attempt = doing.start(step(Quiz(**ASKED, guess=True))).answered("?", "en")

    assert not attempt.is_passed
    assert attempt.further() is attempt


def test_gaps_ask_for_what_lines_give():
    """Exactly, or rightly rounded; in any of the ways to write a number."""
    attempt = doing.start(step(Example(**ASKED, gaps=(1, 2))))
    truth = attempt.exchange.question.truth
    lines = doing.lines_of(attempt.exchange.question)

    assert truth.values == (lines[0].result, lines[1].result)
    assert right(attempt).is_passed
    assert not attempt.answered("1; 1", "en").is_passed
    assert attempt.answered("1", "en").exchange.is_open


def test_a_worked_example_is_passed_by_reading_it():
    """Nothing is asked in it."""
    attempt = doing.start(step(Example(**ASKED)))

    assert not attempt.is_passed
    assert attempt.read().is_passed


def test_there_are_two_hints():
    """And no third."""
    attempt = doing.start(step(Quiz(**ASKED)))

    assert [attempt.hints, attempt.hinted().hints, attempt.hinted().hinted().hinted().hints] == [0, 1, 2]


def walk():
    """Give a walk through a lesson of three steps."""
    steps = tuple(step(Quiz(**ASKED), name) for name in ("one", "two", "three"))
    return Walk(Lesson(name="mine", number="1", title="Mine", can="You can.", steps=steps, plan=()))


def test_what_is_done_is_kept_and_gone_on_with():
    """Where she was, and what she had done."""
    kept = walk().passed().to(2).passed().kept

    assert kept == {"at": "three", "done": ["one", "three"], "of": 3}
    assert walk().resumed(kept).kept == kept


@pytest.mark.parametrize(
    "kept",
    [
        pytest.param({}, id="nothing"),
        pytest.param({"at": 7, "done": "one"}, id="other types"),
        pytest.param({"at": "gone", "done": ["gone", 3, None]}, id="a step that is no more"),
    ],
)
def test_nonsense_that_was_kept_does_nothing(kept):
    """Others may write where the browser keeps it."""
    assert walk().resumed(kept) == walk()


def test_no_step_is_locked():
    """Any can be looked at; one that is not there leaves everything as it is."""
    assert walk().to(2).step.name == "three"
    assert walk().to(3) == walk().to(-1) == walk()


def test_the_first_open_step_comes_next():
    """The last one once all are done."""
    assert first_open(walk().passed()) == 1
    assert first_open(walk().passed().to(1).passed().to(2).passed()) == 2


def test_a_reader_may_change_a_step():
    """Its goal, its house, its level; the step itself stays as it is."""
    pair = course.lesson("capturing").step("pair")
    other = changed(pair, {"goal": "lay", "bots": "random", "seed": 3})

    assert isinstance(other.activity, Play)
    assert (str(other.activity.goal), other.activity.bots, other.activity.position.seed) == (
        "lay",
        "random",
        3,
    )
    assert changed(pair, {"goal": str(pair.activity.goal), "bots": pair.activity.bots}) == pair
    assert (other.hints, other.after, other.activity.wrong, len(other.text)) == ((), (), {}, 1)
    assert changed(pair, {"help": "left"}).text == pair.text
    assert changed(step(Quiz(**ASKED)), {"level": 2}).activity == replace(Quiz(**ASKED), level=2)
    with pytest.raises(LessonError, match=r"pair: expected some of .*, got colour"):
        changed(pair, {"colour": "red"})


@pytest.mark.parametrize(
    "change", [{"seed": "x"}, {"players": "2"}, {"house": 3}, {"bots": None}, {"chosen": []}, {"goal": 7}]
)
def test_a_change_of_another_type_is_refused(change):
    """With what was expected, and what came."""
    with pytest.raises(LessonError, match=r"expected .* got"):
        changed(course.lesson("capturing").step("pair"), change)
