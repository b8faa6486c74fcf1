"""What a session asks: due reviews, the lesson, something new; never a third of a kind in a row."""

from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st
from made_events import BEGUN, event, histories

from pisti_teach.lessons.skills import needs, skills
from pisti_teach.practice.aiming import aimed, best_chance, drawing, drawn, usual_item
from pisti_teach.practice.planning import Pick, Reason, Syllabus, next_pick
from pisti_teach.practice.sitting import LONGEST, MOST, Sitting
from pisti_teach.shuffling import Generator
from pisti_teach.trainer.progress.ability import NEW
from pisti_teach.trainer.progress.deriving import derived
from pisti_teach.trainer.progress.standing import Standing

SYLLABUS = Syllabus({kind: skill.needs for kind, skill in skills().items()})
CURRENT = Syllabus(SYLLABUS.needs, current=("holds", "estimate"))


@given(histories(), st.integers(0, 60))
def test_never_a_third_of_a_kind_in_a_row(made, days):
    """Whatever the learner has done, in a whole session."""
    standing, asked = derived(made, needs()), []
    for _ in range(MOST):
        asked.append(next_pick(standing, asked, BEGUN + timedelta(days=days), CURRENT).kind)

    assert not any(len(set(asked[at : at + 3])) == 1 for at in range(MOST - 2))


def test_who_is_new_begins_with_what_stands_on_nothing():
    """And is within reach."""
    pick = next_pick(Standing(), [], BEGUN, SYLLABUS)

    assert pick.reason is Reason.NEW
    assert SYLLABUS.needs[pick.kind] == ()
    assert best_chance(NEW, pick.kind) > 0.65


def test_what_is_due_comes_first():
    """Then the lesson she is in, then something new."""
    standing = derived([event(0, verdict="wrong", kind="unseen"), event(1, kind="takes")], needs())
    now, asked, reasons = BEGUN + timedelta(days=30), [], []
    for _ in range(5):
        pick = next_pick(standing, asked, now, CURRENT)
        asked.append(pick.kind)
        reasons.append(pick.reason)

    assert reasons[:3] == [Reason.DUE, Reason.DUE, Reason.LESSON]


def test_something_new_waits_for_what_it_stands_on():
    """`takers` needs `takes`, and that went wrong."""
    standing = derived([event(0, kind="takes", verdict="wrong")], needs())
    asked = [next_pick(standing, [], BEGUN, SYLLABUS).kind]
    for _ in range(10):
        asked.append(next_pick(standing, asked, BEGUN, SYLLABUS).kind)

    assert "takers" not in asked


@pytest.mark.parametrize("kind", ["holds", "takes", "opens"])
def test_of_two_the_nearer_to_the_aim_is_asked(kind):
    """At the level that comes nearest, in the house that is wanted where it knows the kind."""
    one = aimed(NEW, kind, drawing(Generator(4), "club"))

    assert one == drawn(one.task)
    assert one.task.preset == ("club" if kind != "opens" else "cardiva")
    assert one.item.skill == usual_item(kind, 1).skill


def test_a_sitting_has_an_end():
    """After twenty questions, or after twelve minutes."""
    sitting = Sitting(BEGUN)
    assert not sitting.is_enough(BEGUN)
    assert sitting.is_enough(BEGUN + LONGEST)
    for _ in range(MOST):
        sitting = sitting.asked(Pick("holds", Reason.NEW)).answered(is_right=True)

    assert sitting.is_enough(BEGUN)
    assert sitting.right == MOST
