"""A store: what is added is there, once and in order, and where a learner stands follows from it."""

import pytest
from appending import appending
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from kept import NEEDS, OTHER, event, events, ids

from pisti_teach.errors import EventError, StoreError
from pisti_teach.store import store as module
from pisti_teach.store.homes import Notice
from pisti_teach.store.store import KEEP_AFTER
from pisti_teach.trainer.progress.deriving import derived
from pisti_teach.trainer.progress.events import Deed


def test_events_come_back_as_they_were(fresh):
    """Each with all its fields, numbered in the order of arrival."""
    store = fresh()

    assert store.append(events(3)) == 3
    assert store.events() == list(enumerate(events(3), start=1))
    assert store.events(after=2) == [(3, event(3))]
    assert store.notices == []


def test_an_event_counts_once(fresh):
    """Sent again, alone or among new ones, even twice in one go."""
    store = fresh()
    store.append(events(3))

    assert store.append([event(2)]) == 0
    assert store.append([event(4), event(2), event(4)]) == 1
    assert [seq for seq, _ in store.events()] == [1, 2, 3, 4]


def test_all_or_none(fresh):
    """One that is no event keeps the others out."""
    store = fresh()

    with pytest.raises(EventError, match="tries"):
        store.append([event(1), event(2, tries=-1)])
    assert store.events() == []


@pytest.mark.parametrize(
    "more",
    [
        pytest.param({"answer": "\0"}, id="a zero character"),
        pytest.param({"answer": "\ud800"}, id="half a character"),
        pytest.param({"facts": {"a": "\ud800"}}, id="half a character in the facts"),
        pytest.param({"facts": {"a": float("nan")}}, id="no number"),
        pytest.param({"facts": {"a": object()}}, id="no JSON"),
        pytest.param({"facts": {"a": "x" * 4000}}, id="too many facts"),
        pytest.param({"facts": {"a": 10**5000}}, id="a number too long to write"),
        pytest.param({"at": None}, id="no time"),
        pytest.param({"id": "1"}, id="no id"),
        pytest.param({"answer": 7}, id="no text"),
    ],
)
def test_what_is_no_event_is_refused(fresh, more):
    """By EventError and by nothing else; nobody says that an Event was read before."""
    store = fresh()

    with pytest.raises(EventError):
        store.append([event(1, **more)])


def test_facts_that_nest_without_end_are_refused(fresh):
    """They are no way to crash a page."""
    deep = {}
    for _ in range(100_000):
        deep = {"a": deep}

    with pytest.raises(EventError):
        fresh().append([event(1, facts=deep)])


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.integers(1, 20), max_size=30), st.data())
def test_a_log_is_the_events_in_the_order_of_their_first_arrival(fresh, numbers, data):
    """However they are cut into pieces: numbers without gaps, nothing twice."""
    store = fresh()
    rest = numbers
    while rest:
        size = data.draw(st.integers(1, len(rest)))
        store.append([event(number) for number in rest[:size]])
        rest = rest[size:]

    assert store.events() == list(enumerate((event(one) for one in dict.fromkeys(numbers)), start=1))
    assert store.verify() == []


def test_learners_are_apart(fresh):
    """Neither sees the events or the name of the other, and erasing one leaves the other."""
    one, other = fresh(), fresh(OTHER)
    one.append(events(3))
    one.nickname = "Ayşe"
    other.append(events(2, first=2))

    assert (ids(other.events()), other.nickname) == ([event(2).id, event(3).id], "")
    one.erase()
    assert len(other.events()) == 2
    assert fresh(again=True).events() == []
    assert fresh(again=True).nickname == ""


@pytest.mark.parametrize(
    ("text", "name"),
    [
        pytest.param("Ayşe", "Ayşe", id="as it is"),
        pytest.param("  Ay\nşe\t ", "Ay şe", id="one line"),
        pytest.param("A\0y\u202eş\ud800e", "Ayşe", id="nothing that is not seen"),
        pytest.param("x" * 100, "x" * 40, id="not too long"),
        pytest.param("", "", id="none"),
    ],
)
def test_a_nickname_is_cleaned(fresh, text, name):
    """It is shown on pages, in lists and in a terminal."""
    store = fresh()
    store.nickname = "before"
    store.nickname = text

    assert fresh(again=True).nickname == name


@pytest.mark.parametrize("steps", [(3,), (60, 1, 1), (60, 60, 5), (1, 1, 200)])
def test_where_she_stands_is_what_all_events_derive(fresh, steps):
    """Whether it goes on from a snapshot or begins anew."""
    store, first = fresh(), 1
    for count in steps:
        store.append(events(count, first))
        first += count
        assert store.standing(NEEDS) == derived(events(first - 1), NEEDS)
        assert fresh(again=True).standing(NEEDS) == derived(events(first - 1), NEEDS)


def test_only_what_came_since_is_derived(fresh, monkeypatch):
    """After a snapshot nothing of before is read again."""
    store = fresh()
    store.append(events(KEEP_AFTER + 1))
    expected = store.standing(NEEDS)
    monkeypatch.setattr(module, "derived", lambda *_: pytest.fail("derived anew"))

    assert store.standing(NEEDS) == expected
    store.append([event(1000)])
    assert store.standing(NEEDS) == derived([*events(KEEP_AFTER + 1), event(1000)], NEEDS)


@pytest.mark.parametrize(
    "late",
    [
        pytest.param(event(500, at=event(2).at), id="an event of before"),
        pytest.param(event(500, deed=Deed.UNDO, code=event(3).id), id="an event is undone"),
    ],
)
def test_what_does_not_come_last_is_derived_anew(fresh, late):
    """As if there had been no snapshot."""
    store = fresh()
    store.append(events(KEEP_AFTER + 1))
    store.standing(NEEDS)
    store.append([late])

    assert store.standing(NEEDS) == derived([*events(KEEP_AFTER + 1), late], NEEDS)


def test_other_needs_are_derived_anew(fresh):
    """Skills that stand on others rest with them: a snapshot is of the needs that it was derived with."""
    store = fresh()
    store.append(events(KEEP_AFTER + 1))
    store.standing(NEEDS)

    assert store.standing({}) == derived(events(KEEP_AFTER + 1), {})


def test_a_snapshot_of_another_form_is_derived_anew(fresh, monkeypatch):
    """A newer program derives something else of the same events."""
    store = fresh()
    store.append(events(KEEP_AFTER + 1))
    monkeypatch.setattr(module.Standing, "plain", property(lambda _: {"form": 0}))
    store.standing(NEEDS)
    monkeypatch.undo()

    assert store.standing(NEEDS) == derived(events(KEEP_AFTER + 1), NEEDS)


def test_a_newer_version_is_only_read(fresh, monkeypatch):
    """It says so, and what to do; nothing of it is changed."""
    store = fresh()
    store.append(events(3))
    monkeypatch.setattr("pisti_teach.store.homes.VERSION", 0)
    monkeypatch.setattr("pisti_teach.store.checking.VERSION", 0)
    newer = fresh(again=True)

    assert newer.is_read_only
    assert newer.notices == [Notice("newer_version", {})]
    assert len(newer.events()) == 3
    for act in (lambda: newer.append([event(4)]), newer.restore):
        with pytest.raises(StoreError, match="update"):
            act()
    with pytest.raises(StoreError, match="update"):
        store.append([event(4)])  # opened before the newer program came


@pytest.mark.slow
def test_many_processes_lose_nothing(fresh, environ):
    """Thirty at once, twenty events each: none is lost, none is refused, numbers have no gaps."""
    store = fresh()
    with appending(environ) as crowd:
        refused = crowd.all_at_once(processes=30, each=20)

    assert refused == []
    assert sorted(ids(store.events())) == [event(number).id for number in range(1, 601)]
    assert [seq for seq, _ in store.events()] == list(range(1, 601))
    assert store.verify() == []
