"""A match that is put away in the middle of a deal, and gone on with."""

import json

import pytest
from deals import options, presets, seeds
from hypothesis import given
from hypothesis import strategies as st

from pisti_teach.cards import texts
from pisti_teach.errors import PistiTeachError
from pisti_teach.pisti import replay
from pisti_teach.pisti.rules import rules_of
from pisti_teach.session import Session, resume, save


def play_some(session, plays):
    """Play that many cards, or to the end of the deal."""
    for _ in range(plays):
        if session.state.is_over:
            return
        if session.is_bots_turn:
            session.play_bot()
        else:
            session.play(session.view.allowed[-1])


def running(plays=9, preset="zone", players=2, **more):
    """Open a table and play some cards."""
    session = Session(preset, players, dict.fromkeys(range(1, players), "greedy"), 7, **more)
    play_some(session, plays)
    return session


@given(presets, options, seeds, st.integers(0, 60), st.data())
def test_a_saved_match_goes_on_where_it_was(preset, changes, seed, plays, data):
    """Any house, any changes: the same state, totals and table, through JSON."""
    players = data.draw(st.sampled_from(rules_of(preset, changes).players))
    bots = dict.fromkeys(range(1, players), "random")
    session = Session(preset, players, bots, seed, options=changes, stake=5)
    play_some(session, plays)

    again = resume(json.loads(json.dumps(save(session))), seed=1)

    assert again.states == session.states
    assert (again.match, again.purse) == (session.match, session.purse)
    assert again.setting == session.setting


def test_what_is_saved_gives_no_hidden_card_away():
    """Not the deck, nor a returned Jack: only what was played, and the code."""
    session = running()

    kept = json.dumps(save(session))

    for card in texts(session.view.unseen):
        assert f'"{card}"' not in kept


def test_a_saved_match_is_a_record_for_whoever_knows_the_code():
    """It replays to the same state."""
    session = running(preset="club", players=4)
    assert replay(session.record) == resume(save(session), seed=3).state


def test_totals_and_purse_go_along():
    """Also in the second deal, after a match that was won."""
    session = running(200, options={"target": 1}, stake=100)
    session.next_deal()
    play_some(session, 5)

    again = resume(save(session), seed=3)

    assert sorted(again.purse) == [-100, 90]
    assert again.match.totals == (0, 0)


@pytest.mark.parametrize(
    "change",
    [
        pytest.param({"code": "x"}, id="no code"),
        pytest.param({"plays": ["2S", "2S"]}, id="plays that are not allowed"),
        pytest.param({"plays": 7}, id="plays that are none"),
        pytest.param({"table": None}, id="no table"),
        pytest.param({"table": {"bots": {"0": "greedy", "1": "greedy"}}}, id="no seat for her"),
        pytest.param({"table": {"bots": {"0": "greedy"}}}, id="another seat for her"),
        pytest.param({"deck": []}, id="a deck"),
        pytest.param({"players": 2.0}, id="seats that are no whole number"),
        pytest.param({"players": 3}, id="seats that are not of the code"),
        pytest.param({"players": 10**12}, id="more seats than can be"),
        pytest.param({"options": {"ace": 10**300}}, id="points that are too many"),
        pytest.param({"options": {"turn_seconds": 10**400, "extra_seconds": 1}}, id="time without end"),
        pytest.param({"table": {"bots": {"1": "clairvoyant"}}}, id="nobody of that name"),
        pytest.param({"table": {"bots": {"1": ["greedy"]}}}, id="a name that is none"),
        pytest.param({"table": {"totals": [1]}}, id="totals for one side"),
        pytest.param({"table": {"totals": [True, 0]}}, id="a total that is no number"),
        pytest.param({"table": {"totals": [151, 0]}}, id="a match that is over"),
        pytest.param({"table": {"totals": [10**12, 0]}}, id="more than can be"),
        pytest.param({"table": {"deals": -1}}, id="fewer deals than none"),
        pytest.param({"table": {"stake": "1"}}, id="a stake that is text"),
        pytest.param({"table": {"purse": [0]}}, id="a purse for one seat"),
    ],
)
def test_what_cannot_have_been_saved_is_refused(change):
    """The page's storage is outside input like any other."""
    kept = save(running())
    table = change.get("table")
    if isinstance(table, dict):
        change = {"table": {**kept["table"], **table}}
    with pytest.raises(PistiTeachError):
        resume({**kept, **change}, seed=1)


nonsense = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@given(st.dictionaries(st.sampled_from([*sorted(save(running())), "deck"]), nonsense, min_size=1, max_size=3))
def test_nonsense_is_refused_with_an_error_of_our_own(change):
    """Whatever stands in a key."""
    try:
        resume({**save(running()), **change}, seed=1)
    except PistiTeachError:
        return
