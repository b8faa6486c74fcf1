"""Progress as a file: what goes out comes in, once; whatever else comes in does no harm."""

import json
from contextlib import suppress
from datetime import timedelta

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from kept import OTHER, SECRET, START, event, events, ids, store_in

from pisti_teach.errors import PistiTeachError, StoreError
from pisti_teach.store import files as module
from pisti_teach.store.files import FORMAT, MOST_LINE, Taken, export, import_, read_header, sealed


@pytest.fixture
def store(tmp_path):
    """Return the store of a learner with ten events."""
    store = store_in(tmp_path)
    store.append(events(10))
    store.nickname = "Ayşe"
    return store


@pytest.fixture
def empty(tmp_path):
    """Return the store of another one, who has none."""
    return store_in(tmp_path, OTHER)


def test_what_goes_out_comes_in(store, empty):
    """All events and the nickname; a second time nothing is new."""
    text = export(store, START)

    assert import_(empty, text) == Taken(new=10, known=0, bad=0, missing=0)
    assert (empty.events(), empty.nickname) == (store.events(), "Ayşe")
    assert import_(empty, text) == Taken(new=0, known=10, bad=0, missing=0)
    assert export(empty, START) == text


def test_two_devices_are_merged(store, empty):
    """By the ids of events; she keeps the name that she has here."""
    empty.append(events(8, first=5))
    empty.nickname = "Ayşe at school"

    assert import_(empty, export(store, START)) == Taken(new=4, known=6, bad=0, missing=0)
    assert sorted(ids(empty.events())) == [one.id for one in events(12)]
    assert empty.nickname == "Ayşe at school"


def test_the_secret_goes_along_only_if_asked_for(store):
    """Whoever has it is this learner."""
    assert SECRET not in export(store, START)
    assert read_header(export(store, START)).secret == ""
    assert read_header(export(store, START, secret=SECRET)).secret == SECRET
    with pytest.raises(StoreError, match="another learner"):
        export(store, START, secret=OTHER)


def test_a_file_says_what_it_is(store):
    """Its first line, for whoever opens it in years."""
    header = json.loads(export(store, START).partition("\n")[0])

    assert header == {
        "format": FORMAT,
        "version": 1,
        "created": "2026-03-01T09:30:00.000Z",
        "events": 10,
        "nickname": "Ayşe",
    }


@pytest.mark.parametrize("cut", [1, 30, 500])
def test_a_file_that_was_cut_gives_what_came_before(store, empty, cut):
    """The last line is bad, and those that are missing are counted."""
    taken = import_(empty, export(store, START)[:-cut])
    lines = export(store, START)[:-cut].count("\n") - 1

    assert taken.new == len(empty.events()) in {lines, lines + 1}
    assert taken.new + taken.bad + taken.missing == 10


def test_lines_that_were_changed_are_left_out(store, empty):
    """The others are taken."""
    text = export(store, START).replace("3 in 1081", "4 in 1081", 1)

    assert import_(empty, text) == Taken(new=9, known=0, bad=1, missing=0)
    assert event(3).id not in ids(empty.events())


HEADER = {"format": FORMAT, "version": 1}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        pytest.param("", "exported", id="nothing"),
        pytest.param("PK\x03\x04", "exported", id="another file"),
        pytest.param("[" * 100_000, "exported", id="a nest without end"),
        pytest.param('{"format": 1}', "exported", id="another format"),
        pytest.param(json.dumps({**HEADER, "version": 2}), "newer version", id="a newer version"),
        pytest.param(json.dumps({**HEADER, "version": 10**400}), "newer version", id="a far newer version"),
        pytest.param(json.dumps({**HEADER, "version": "1"}), "version", id="a version that is none"),
        pytest.param(json.dumps({**HEADER, "version": True}), "version", id="a version that is yes"),
        pytest.param('{"a":' * 5000 + "1" + "}" * 5000, "exported", id="objects without end"),
    ],
)
def test_another_file_is_refused(empty, text, said):
    """It says what was expected; nothing is added."""
    with pytest.raises(StoreError, match=said):
        import_(empty, text)
    assert empty.events() == []


def line_with(**more) -> str:
    """Write a line whose checksum is right, whatever is in it."""
    plain = {**event(1).plain, **more}
    return json.dumps({"event": plain, "checksum": module.checksum_of(plain)})


@pytest.mark.parametrize(
    "line",
    [
        "7",
        "{}",
        "[]",
        "null",
        "NaN",
        "[" * 10_000,
        "9" * 5000,
        '{"event": 1, "checksum": 1}',
        json.dumps({"event": {}, "checksum": ""}),
        json.dumps({**sealed(event(1)), "more": 1}),
        line_with(at="0001-01-01T00:00:00+05:00"),
        line_with(at="9999-12-31T23:59:59-05:00"),
        line_with(at=5),
        line_with(deed=["answer"]),
        line_with(deed={}),
        line_with(tries=10**100),
        line_with(facts=[1]),
        line_with(facts={"a": "x" * 5000}),
        line_with(answer="x" * 3000),
        line_with(answer="\0"),
        line_with(id="../../etc/passwd"),
        line_with(unknown=1),
        "x" * (MOST_LINE + 1),
    ],
    ids=lambda line: line[-30:],
)
def test_a_bad_line_does_no_harm(empty, line):
    """It is counted, and the good one behind it is taken."""
    good = json.dumps(sealed(event(2)))

    assert import_(empty, "\n".join([json.dumps(HEADER), line, good])) == Taken(1, 0, 1, 0)


@pytest.mark.parametrize(
    "more",
    [
        {"nickname": 7},
        {"nickname": "\ud800\0" * 100},
        {"nickname": ["x"]},
        {"events": -1},
        {"events": 10**100},
        {"events": "many"},
        {"secret": "x"},
        {"secret": {}},
        {"created": None},
    ],
    ids=str,
)
def test_a_strange_header_does_no_harm(empty, more):
    """What it says besides is taken as far as it makes sense."""
    text = json.dumps({**HEADER, **more}) + "\n" + json.dumps(sealed(event(1)))

    assert import_(empty, text) == Taken(1, 0, 0, 0)
    assert len(empty.nickname) <= 40


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_any_change_is_refused_or_left_out(store, empty, data):
    """Whatever becomes of a file on its way: an error of ours, or only events that were sent."""
    text = export(store, START)
    at = data.draw(st.integers(0, len(text)))
    changed = text[:at] + data.draw(st.text(max_size=5)) + text[at + data.draw(st.integers(0, 50)) :]
    with suppress(PistiTeachError):
        import_(empty, changed)
    assert set(ids(empty.events())) <= {one.id for one in events(10)}
    assert {one.id: one for _, one in empty.events()}.items() <= {one.id: one for one in events(10)}.items()


def test_a_file_has_bounds(empty, monkeypatch):
    """What is larger than anybody's progress is not read into memory as events."""
    text = "\n".join([json.dumps(HEADER), *(json.dumps(sealed(one)) for one in events(5))])
    monkeypatch.setattr(module, "MOST_EVENTS", 4)
    with pytest.raises(StoreError, match="at most 4 events"):
        import_(empty, text)
    monkeypatch.setattr(module, "MOST_CHARACTERS", 100)
    with pytest.raises(StoreError, match="at most 100 characters"):
        import_(empty, text)


def test_times_are_the_same_elsewhere(store, empty):
    """An hour is an hour wherever the file is read."""
    import_(empty, export(store, START + timedelta(days=1)))

    assert [one.at for _, one in empty.events()] == [one.at for one in events(10)]
