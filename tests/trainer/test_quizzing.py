"""A quiz: kinds in turn, levels within bounds, and an end; what was kept gives it back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pisti_teach.codes import write_task
from pisti_teach.errors import CodeError
from pisti_teach.trainer.questions import KINDS
from pisti_teach.trainer.quizzing import Plan, kept, one, resumed, start


def answered(quiz):
    """Answer the open question rightly."""
    return quiz.answered(str(quiz.exchange.question.truth))


def whole(plan, seed):
    """Answer a whole quiz."""
    quiz = answered(start(plan, seed))
    while not quiz.is_over:
        quiz = answered(quiz.further())
    return quiz


def test_the_kinds_come_in_turn():
    """Each of them once before any comes again; as many questions as were planned."""
    quiz = whole(Plan(kinds=("holds", "takes", "unseen"), count=6), 3)

    kinds = [task.kind for task in quiz.tasks]
    assert sorted(kinds[:3]) == sorted(kinds[3:]) == ["holds", "takes", "unseen"]
    assert len(quiz.exchanges) == 6
    assert all(exchange.is_right for exchange in quiz.exchanges)


@pytest.mark.parametrize(
    ("kinds", "asked"),
    [
        pytest.param(("holds", "debt"), {("holds", "club")}, id="one that it does not know is left out"),
        pytest.param(("debt", "opens"), {("debt", "cardiva"), ("opens", "cardiva")}, id="it knows none"),
    ],
)
def test_a_house_is_kept_where_it_knows_the_kind(kinds, asked):
    """Only where it knows none of the kinds are they asked at their own tables."""
    quiz = whole(Plan(kinds=kinds, preset="club", count=4), 5)

    assert {(task.kind, task.preset) for task in quiz.tasks} == asked


@given(st.integers(0, 2**40))
def test_the_same_seed_asks_the_same(seed):
    """All through the quiz."""
    plan = Plan(kinds=("payout", "stake_worth"), count=3)

    assert whole(plan, seed) == whole(plan, seed)


def test_what_was_kept_gives_the_quiz_back():
    """Codes and answers are enough; the open question is open again."""
    plan = Plan(kinds=("holds", "takes"), count=5)
    quiz = answered(start(plan, 9)).further().answered("1/3")
    quiz = quiz.further() if not quiz.exchange.is_open else quiz

    assert resumed(plan, 9, kept(quiz)) == quiz
    assert resumed(plan, 9, []) == start(plan, 9)


def test_an_answer_is_read_again_in_the_language_in_which_it_was_given():
    """A German "1.165" may be a thousand; an English one is not."""
    plan = Plan(kinds=("holds",), count=2)
    quiz = start(plan, 9).answered("0,5", "de")

    assert kept(quiz)[0][1:] == ("0,5", "de")
    assert resumed(plan, 9, kept(quiz)) == quiz


def test_steps_up_and_down_stay_within_the_levels():
    """A kind has only so many; its table stays, and none of them takes the place of a planned question."""
    quiz = answered(start(Plan(kinds=("holds",), preset="zone", count=1), 2))
    for harder in (1, 1, 1, -1, -1, -1):
        quiz = answered(quiz.another(harder))

    assert [task.level for task in quiz.tasks] == [1, 2, 3, 3, 2, 1, 1]
    assert {(task.preset, task.players) for task in quiz.tasks} == {(quiz.task.preset, quiz.task.players)}
    assert quiz.plan.count == 7
    assert quiz.is_over


def test_nothing_follows_an_open_question_nor_the_last():
    """ValueError, and the quiz is as it was."""
    quiz = start(Plan(kinds=("holds",), count=1), 2)
    for each in (quiz, answered(quiz)):
        with pytest.raises(ValueError, match="closed question that is not the last"):
            each.further()
    with pytest.raises(ValueError, match="expected a closed question"):
        quiz.another()
    assert answered(quiz).is_over


def test_one_question_by_its_code_is_one_and_goes_on_with_its_kind():
    """None is planned to follow; another is asked at its own house and level, and comes back when kept."""
    task = start(Plan(kinds=("lead",), preset="kseri", level=2), 4).task
    single = answered(one(task, 8))
    quiz = single.another()

    assert single.is_over
    assert write_task(quiz.tasks[0]) == write_task(task)
    assert resumed(quiz.plan, 8, kept(quiz)) == quiz
    assert (quiz.task.kind, quiz.task.preset, quiz.task.level) == ("lead", "kseri", 2)


@pytest.mark.parametrize("kinds", [(), ("nonsense",), ("holds", "nonsense")])
def test_a_plan_needs_kinds_that_are_there(kinds):
    """At least one of them."""
    with pytest.raises(CodeError, match="kinds: expected some of"):
        Plan(kinds=kinds)


def test_a_plan_takes_every_kind():
    """All of them at once, on their hardest level."""
    quiz = start(Plan(kinds=tuple(KINDS), level=9), 1)

    assert quiz.task.level == KINDS[quiz.task.kind].LEVELS
