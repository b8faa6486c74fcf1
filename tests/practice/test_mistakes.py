"""What went wrong comes back in new dress, until it is put right."""

import pytest
from made_events import event

from pisti_teach.lessons.skills import needs
from pisti_teach.practice.mistakes import again, has_trap, next_mistake
from pisti_teach.shuffling import Generator
from pisti_teach.trainer.progress.deriving import derived
from pisti_teach.trainer.progress.standing import Mistake, Standing


def mistake(kind, misconception="", rules="zone"):
    """Make a mistake of this kind."""
    return Mistake(skill=kind, misconception=misconception, kind=kind, rules=rules, level=1, times=1)


@pytest.mark.parametrize(
    ("kind", "misconception", "rules"),
    [
        pytest.param("unseen", "own_hand", "zone", id="a known wrong way"),
        pytest.param("unseen", "", "club", id="a slip"),
        pytest.param("unseen", "of a later version", "zone", id="a wrong way that is not known here"),
        pytest.param("debt", "", "zone", id="a house that does not know the kind"),
    ],
)
def test_it_comes_back_with_the_same_trap(kind, misconception, rules):
    """In the same house where it knows the kind; another question each time."""
    chance = Generator(1)
    one, other = (again(mistake(kind, misconception, rules), chance) for _ in range(2))

    assert one.task.kind == kind
    assert one.task != other.task
    assert (one.task.preset == rules) == (kind != "debt")
    assert has_trap(one, misconception) == (misconception == "own_hand")


def test_the_latest_comes_first_and_kinds_take_turns():
    """Each once in a sitting, then there is nothing left."""
    wrong = {"verdict": "wrong"}
    standing = derived(
        [event(0, kind="takes", **wrong), event(1, misconception="seen", **wrong), event(2, **wrong)], needs()
    )
    asked, kinds = set(), []
    while (one := next_mistake(standing, asked, kinds[-1] if kinds else "")) is not None:
        asked.add((one.skill, one.misconception))
        kinds.append(one.kind)

    assert kinds == ["holds", "takes", "holds"]


def test_who_made_no_mistake_has_nothing_to_mend():
    """At the beginning, say."""
    assert next_mistake(Standing(), set()) is None
