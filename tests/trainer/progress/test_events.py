"""An event is written as plain data and read again; nonsense is refused with a reason."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from made_events import event, histories

from pisti_teach.errors import EventError
from pisti_teach.trainer.progress.events import LONGEST, Event, kept_text


@given(histories())
def test_what_was_written_is_read_again(made):
    """Also through JSON."""
    assert [Event.read(json.loads(json.dumps(one.plain))) for one in made] == made


@pytest.mark.parametrize(
    ("change", "said"),
    [
        pytest.param({"id": "12"}, "id: expected 32 hexadecimal digits", id="a short id"),
        pytest.param({"at": "2026-03-01"}, "at: expected a time", id="a time without a zone"),
        pytest.param({"at": 7}, "at: expected a time", id="a number for a time"),
        pytest.param({"deed": "rest"}, "deed: expected one of answer", id="an unknown deed"),
        pytest.param({"hints": -1}, "hints: expected a whole number", id="hints below none"),
        pytest.param({"hints": True}, "hints: expected a whole number", id="yes is no number"),
        pytest.param({"answer": "x" * (LONGEST + 1)}, "answer: expected at most", id="too long"),
        pytest.param({"answer": "\ud800"}, "answer: expected at most", id="half a character"),
        pytest.param({"facts": [1]}, "facts: expected an object", id="facts that are a list"),
        pytest.param({"speed": 1}, "unknown fields: speed", id="a field too many"),
    ],
)
def test_nonsense_is_refused(change, said):
    """With the name of the field, and what was expected."""
    with pytest.raises(EventError, match=said):
        Event.read({**event(1).plain, **change})


@given(st.text(alphabet=st.characters(codec=None), max_size=LONGEST + 50))
def test_any_answer_can_be_kept(text):
    """Whatever was typed or sent, an event can hold what is left of it."""
    kept = event(1, answer=kept_text(text))

    assert Event.read(kept.plain) == kept
