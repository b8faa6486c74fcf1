"""The clock of a turn, and the timeout play (P26)."""

import pytest
from deals import made, position, positions, with_options
from hypothesis import assume, given

from pisti_teach.pisti.clock import TurnClock, timeout_move, turn_clock
from pisti_teach.pisti.rules import PRESETS
from pisti_teach.pisti.view import view


@pytest.mark.parametrize(
    ("rules", "hand", "pile", "card"),
    [
        pytest.param("zone", "3S 9C JC", "5D 9D", "9C", id="takes by rank if it can"),
        pytest.param("zone", "10S 10D 2C", "5D 10H", "10D", id="with the card worth the most"),
        pytest.param("zone", "9C 9S 9H", "5D 9D", "9S", id="then the first suit"),
        pytest.param("zone", "JC JS 3S", "5D JD", "JS", id="a Jack on a Jack takes by rank"),
        pytest.param("zone", "JS 9C KD", "5D", "9C", id="keeps the Jack, lays the lowest rank"),
        pytest.param("zone", "AS 2C 10D KD", "5D", "KD", id="lays what is worth the fewest points"),
        pytest.param("zone", "AS 2C 10D", "5D", "AS", id="one point is less than two and three"),
        pytest.param("zone", "9D 9H 9S", "5D", "9S", id="among equals the first suit"),
        pytest.param("zone", "JC JD JH", "", "JH", id="only Jacks, the first suit"),
        pytest.param("kseri_plain_jacks", "JS QC KD", "5D", "QC", id="a plain Jack is worth a point"),
        pytest.param("kseri_plain_jacks", "JS AS 2C", "5D", "AS", id="among equal points the lowest rank"),
    ],
)
def test_the_timeout_play(rules, hand, pile, card):
    """Which card is played for a seat whose time is up."""
    state = position(hand, pile, rules=PRESETS[rules])

    assert str(timeout_move(view(state, 0))) == card


def test_a_hit_counts_as_a_take_by_rank():
    """The marker is hit before anything else is laid."""
    rules = with_options("zone", double_pisti=20)
    state = position("3S 9C", rules=rules, before=(made("pisti", "9D"),), taken="9D")

    assert str(timeout_move(view(state, 0))) == "9C"


@given(positions())
def test_the_timeout_play_is_always_allowed(state):
    """In every house, in every position."""
    assume(state.seat is not None)

    assert timeout_move(view(state, state.seat)) in state.allowed


def test_an_empty_hand_has_no_timeout_play():
    """The error says what was expected."""
    with pytest.raises(ValueError, match="a hand with cards"):
        timeout_move(view(position("", "9D"), 0))


@pytest.mark.parametrize(
    ("after", "is_extra", "left"),
    [
        pytest.param(0, False, 30, id="at the start"),
        pytest.param(29.5, False, 0.5, id="shortly before the extra time"),
        pytest.param(30, True, 20, id="the extra time begins"),
        pytest.param(49, True, 1, id="in the extra time"),
        pytest.param(50, True, 0, id="up"),
        pytest.param(99, True, 0, id="long up"),
    ],
)
def test_a_turn_has_its_time_and_once_more(after, is_extra, left):
    """Thirty seconds, then twenty more (P26)."""
    clock = TurnClock(turn=30, extra=20, began=1000)

    now = 1000 + after
    assert (clock.is_extra(now), clock.left(now)) == (is_extra, left)


def test_a_turn_that_was_held_up_has_as_much_time_left():
    """The time that it stood still does not count."""
    clock = TurnClock(turn=30, extra=20, began=1000)

    assert clock.later(500).left(1510) == clock.left(1010) == 20


def test_only_a_house_with_a_clock_has_one():
    """The one called miniOkey does, with thirty and thirty."""
    assert turn_clock(PRESETS["zone"], 5) is None
    assert turn_clock(PRESETS["miniokey"], 5) == TurnClock(30, 30, 5)
