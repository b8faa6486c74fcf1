"""What is known of a learner is a fold of her events: piece by piece, or all at once."""

import json
from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st
from made_events import BEGUN, event, histories

from pisti_teach.trainer.progress.counts import Errors, Rung, weakest
from pisti_teach.trainer.progress.deriving import climbed, derived, further, streak_of_days
from pisti_teach.trainer.progress.events import Deed
from pisti_teach.trainer.progress.mastery import Mastery, mastery
from pisti_teach.trainer.progress.schedule import Review
from pisti_teach.trainer.progress.standing import Standing

NEEDS = {"holds": ("unseen",)}


@given(histories(), st.integers(0, 30))
def test_going_on_gives_the_same_as_deriving_anew(made, cut):
    """From any point on, in the order of time; an undone event has to be derived anew."""
    every = sorted(made, key=lambda one: one.place)
    before, after = every[:cut], every[cut:]
    gone_on = further(derived(before, NEEDS), after, NEEDS)

    if any(one.deed is Deed.UNDO for one in after):
        assert gone_on is None
    else:
        assert gone_on == derived(every, NEEDS)


@given(histories(), st.randoms(use_true_random=False))
def test_the_order_of_arrival_does_not_matter(made, chance):
    """Two devices that have the same events tell the same."""
    mixed = chance.sample(made, len(made))

    assert derived(mixed, NEEDS) == derived(made, NEEDS)


@given(histories())
def test_it_is_kept_as_plain_data(made):
    """And read again; of another form it is derived anew."""
    standing = derived(made, NEEDS)
    plain = json.loads(json.dumps(standing.plain))

    assert Standing.read(plain) == standing
    assert Standing.read({**plain, "form": 0}) is None
    assert Standing.read({"form": 1}) is None


@given(histories())
def test_what_is_undone_leaves_no_trace(made):
    """But for the number of events, and the place of the last one."""
    undone = {one.code for one in made if one.deed is Deed.UNDO}
    rest = [one for one in made if one.id not in undone and one.deed is not Deed.UNDO]
    with_it, without = derived(made, NEEDS).plain, derived(rest, NEEDS).plain

    for name in ("events", "latest"):
        del with_it[name], without[name]
    assert with_it == without


def test_a_late_event_is_not_gone_on_with():
    """It belongs before what is known already."""
    standing = derived([event(5)], NEEDS)

    assert further(standing, [event(4)], NEEDS) is None


def test_an_unaided_success_lets_what_it_stands_on_rest():
    """A right `holds` puts off `unseen`."""
    taught = [event(0, kind="unseen"), event(1, kind="unseen", at=BEGUN + timedelta(days=3))]
    before = derived(taught, NEEDS)
    after = derived([*taught, event(2, at=BEGUN + timedelta(days=6))], NEEDS)

    assert after.reviews["unseen"].due > before.reviews["unseen"].due


def test_a_mistake_is_remembered_until_it_is_put_right():
    """By a right answer where the same could have gone wrong; another right answer does not."""
    wrong = event(0, verdict="wrong", misconception="own_hand", rules="zone")
    other, same = event(1, facts={"traps": ["opening"]}), event(2, facts={"traps": ["own_hand"]})

    assert [one.misconception for one in derived([wrong, other], NEEDS).mistakes] == ["own_hand"]
    assert derived([wrong, other, same], NEEDS).mistakes == ()


def test_ranks_have_their_errors():
    """Counted too high, too low, and the worst first."""
    made = [
        event(0, kind="all_ranks", verdict="wrong", facts={"off": {"A": 1, "7": 0}}),
        event(1, kind="all_ranks", verdict="wrong", facts={"off": {"A": -2, "7": 0, "J": 1}}),
    ]
    errors = derived(made, NEEDS).errors

    assert errors == {"A": Errors(2, 1, 1), "7": Errors(2, 0, 0), "J": Errors(1, 0, 1)}
    assert weakest(errors) == ["A", "J"]


def test_estimates_are_held_against_the_exact_chances():
    """In bands of ten percent points."""
    made = [
        event(0, reading="3/10", facts={"exact": "1/4"}),
        event(1, reading="35/100", facts={"exact": "1/2"}),
    ]
    (band,) = derived(made, NEEDS).bands.items()

    assert band[0] == 3
    assert band[1].number == 2
    assert band[1].exact == pytest.approx(0.75)


@pytest.mark.parametrize(
    "facts",
    [
        {"exact": "1/0"},
        {"exact": "9" * 300},
        {"off": [1]},
        {"off": {"A": "x"}},
        {"level": None},
        {"level": float("inf")},
        {"features": {"plays": -5, "x": "y"}},
        {"guess": 7},
        {"traps": 5},
    ],
)
def test_odd_facts_break_nothing(facts):
    """An event may come from anywhere."""
    assert derived([event(0, reading="1/3", facts=facts)], NEEDS).events == 1


@pytest.mark.parametrize(
    ("rounds", "at"),
    [
        pytest.param("ccc", 2, id="up after three clean ones"),
        pytest.param("ccmcc", 1, id="a miss starts the row anew"),
        pytest.param("cccm", 1, id="down after a miss"),
        pytest.param("m", 1, id="never below the first"),
        pytest.param("c" * 30, 4, id="never above the last"),
    ],
)
def test_one_rung_at_a_time(rounds, at):
    """Up after three clean rounds in a row, down after a miss."""
    rung = Rung()
    for one in rounds:
        rung = climbed(rung, 4, is_clean=one == "c")

    assert rung.at == at
    assert rung.rounds == len(rounds)


@pytest.mark.parametrize(
    ("recent", "stability", "level"),
    [
        pytest.param("w", 1, Mastery.ATTEMPTED, id="tried"),
        pytest.param("wrh", 1, Mastery.FAMILIAR, id="two of three"),
        pytest.param("rrhrr", 5, Mastery.PROFICIENT, id="four of five unaided"),
        pytest.param("rrrrr", 30, Mastery.MASTERED, id="and it lasts"),
        pytest.param("rrrww", 30, Mastery.ATTEMPTED, id="it goes down again"),
        pytest.param("hhhhh", 30, Mastery.FAMILIAR, id="never unaided"),
    ],
)
def test_mastery_goes_up_and_down(recent, stability, level):
    """By the latest first tries, and by how long it will last."""
    assert mastery(recent, Review(2, None, stability, 5, BEGUN, BEGUN)) is level


def test_days_in_a_row():
    """Today counts as soon as there is an answer; until then yesterday keeps the row."""
    days = {"2026-03-01": 3, "2026-03-02": 1, "2026-02-20": 9}

    assert streak_of_days(days, "2026-03-02") == 2
    assert streak_of_days(days, "2026-03-03") == 2
    assert streak_of_days(days, "2026-03-04") == 0
