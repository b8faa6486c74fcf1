"""A record that is looked through."""

import pytest
from deals import seeds
from hypothesis import given, settings
from hypothesis import strategies as st

from pisti_teach.errors import RecordError
from pisti_teach.pisti import read_record, replay, write_record
from pisti_teach.pisti.view import view
from pisti_teach.session import Replay, Session


def record_of(seed=3, preset="kseri", players=3):
    """Let computer players play a whole deal."""
    session = Session(preset, players, dict.fromkeys(range(1, players), "greedy"), seed)
    while not session.state.is_over:
        if session.is_bots_turn:
            session.play_bot()
        else:
            session.play(session.view.allowed[0])
    return session.record


@settings(max_examples=20)
@given(seeds, st.data())
def test_every_step_is_the_replay_of_so_many_plays(seed, data):
    """Forwards and backwards, from any seat: what that seat knew then."""
    record = record_of(seed)
    looking = Replay(record)
    for at in data.draw(st.lists(st.integers(0, len(record.plays)), min_size=1, max_size=6)):
        looking.step(at)
        looking.look_from(seat := data.draw(st.integers(0, 2)))

        assert looking.state == replay(looking.here)
        assert looking.shown.view == view(replay(looking.here), seat)


def test_the_count_is_there_at_the_end_only():
    """With the points of the whole deal."""
    looking = Replay(record_of())
    assert (looking.at, looking.shown.result) == (0, None)

    looking.step(looking.plays)

    assert looking.shown.result.record == write_record(looking.record)
    assert looking.shown.match.totals == tuple(side.points for side in looking.shown.result.ending.counts)


@pytest.mark.parametrize("at", [-1, 10_000])
def test_there_is_no_step_outside(at):
    """And nothing changes."""
    looking = Replay(record_of())
    with pytest.raises(RecordError, match="expected a play from 0"):
        looking.step(at)
    with pytest.raises(RecordError, match="seat: expected 0 to 2"):
        looking.look_from(3)
    assert (looking.at, looking.seat) == (0, 0)


def test_a_record_that_breaks_a_rule_is_not_looked_through():
    """The error names the play."""
    record = record_of()
    broken = {"game": "pisti", "rules": "kseri", "players": 3, "dealer": record.dealer, "plays": ["2S"] * 2}
    deck = [str(card) for card in record.deck]
    returned = [str(card) for card in record.returned]
    with pytest.raises(RecordError) as refused:
        Replay(read_record({**broken, "deck": deck, "returned": returned}))
    assert refused.value.play in {1, 2}
