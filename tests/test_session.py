"""A running match: deals one after another, and who may play when."""

from itertools import pairwise

import pytest

from pisti_teach.errors import IllegalPlayError, RulesError
from pisti_teach.pisti import read_record, replay
from pisti_teach.pisti.scoring import count
from pisti_teach.pisti.state import Move
from pisti_teach.session import Session


def play_through(session):
    """Play the deal to its end, the learner laying her first card each time."""
    while not session.state.is_over:
        if session.is_bots_turn:
            session.play_bot()
        else:
            session.play(session.view.allowed[0])


def test_a_seed_gives_the_same_match():
    """Dealer, decks and bots: all chance comes from the seed."""
    one, other = (Session("zone", 2, {1: "greedy"}, 11) for _ in range(2))
    for session in (one, other):
        play_through(session)
        session.next_deal()
        play_through(session)

    assert one.states == other.states
    assert Session("zone", 2, {1: "greedy"}, 12).dealt.deck != one.dealt.deck


def test_totals_grow_and_the_dealer_moves_on():
    """P1, P23: the next seat deals, points are added to the totals."""
    session = Session("zone", 2, {1: "greedy"}, 11)
    dealer = session.state.dealer
    play_through(session)
    points = [side.points for side in count(session.state)]

    session.next_deal()

    assert session.state.dealer == (dealer + 1) % 2
    assert session.match.totals == tuple(points)
    assert session.deal_number == 2


def test_after_a_match_a_new_one_begins():
    """At the target the totals start again from 0."""
    session = Session("zone", 2, {1: "greedy"}, 11, options={"target": 1})
    play_through(session)
    assert session.score.is_over

    session.next_deal()

    assert session.match.totals == (0, 0)
    assert session.deal_number == 1


def test_the_record_replays_to_the_same_state():
    """Also in the middle of a deal."""
    session = Session("kseri", 3, {1: "greedy", 2: "random"}, 11)
    for _ in range(7):
        if session.is_bots_turn:
            session.play_bot()
        else:
            session.play(session.view.allowed[0])

    assert replay(session.record) == session.state


def test_nobody_plays_out_of_turn():
    """Neither the learner for the computer, nor the computer for her; nor a deal before the end."""
    session = next(
        session for seed in range(9) if (session := Session("zone", 2, {1: "greedy"}, seed)).is_bots_turn
    )
    with pytest.raises(IllegalPlayError, match="wait for your turn"):
        session.play(Move(session.view.hand[0]))
    with pytest.raises(IllegalPlayError, match="not over"):
        session.next_deal()
    session.play_bot()
    with pytest.raises(IllegalPlayError, match="expected a computer player's turn"):
        session.play_bot()
    assert len(session.states) == 2


def test_tables_that_make_no_sense_are_refused():
    """A seat count that the house does not know, a computer player that does not exist."""
    with pytest.raises(RulesError, match="players"):
        Session("miniokey", 3, {1: "greedy"}, 1)
    with pytest.raises(KeyError, match="clairvoyant"):
        Session("zone", 2, {1: "clairvoyant"}, 1)


def test_the_result_is_public_at_the_end_only():
    """Counts, standing piştis, leftovers and the record (P19)."""
    for seed in range(30):
        session = Session("zone", 2, {1: "greedy"}, seed)
        assert session.shown.result is None
        play_through(session)
        taken = sum(event.cards for event in session.state.events)
        assert session.shown.result.ending.leftovers == 52 - taken
        assert replay(read_record(session.shown.result.record)) == session.state


def test_the_first_dealer_of_each_match_is_drawn():
    """Over many matches both seats come (P1)."""
    session, dealers = Session("zone", 2, {1: "greedy"}, 3, options={"target": 1}), []
    for _ in range(12):
        dealers.append(session.state.dealer)
        play_through(session)
        session.next_deal()

    moved = [one != other for one, other in pairwise(dealers)]
    assert set(moved) == {True, False}
