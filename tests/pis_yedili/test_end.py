"""How a round ends: somebody goes out (Y10), or the talon does (Y9)."""

import pytest
from rounds import FOUR, after, first_turn, position

from pisti_teach.cards import Suit
from pisti_teach.errors import IllegalPlayError
from pisti_teach.pis_yedili.scoring import points


@pytest.mark.parametrize(
    ("hand", "pile", "plays", "more"),
    [
        pytest.param("KS", "4S", "KS", {}, id="a plain card"),
        pytest.param("7S", "4S", "7S", {}, id="a seven: nobody owes anything"),
        pytest.param("7S", "7D", "7S", {"debt": 6}, id="a seven that answers a debt"),
        pytest.param("10S", "4S", "10S", {}, id="a ten: no detour"),
        pytest.param("10S", "10D", "10S", {"detour": (1, 2)}, id="a ten in a chain"),
        pytest.param("JD", "4S", "JD", {}, id="a Jack that names nothing"),
        pytest.param("JD", "4S", "JD:H", {}, id="a Jack that names a suit"),
        pytest.param("AS KS", "4S", "AS KS", {}, id="one more after an ace"),
        pytest.param("KS", "AS", "KS", {"must_play_more": True}, id="the one more that was owed"),
    ],
)
def test_going_out(hand, pile, plays, more):
    """A seat whose hand is empty has won at once, whatever it laid (Y10)."""
    end = after(position(hand, pile, *FOUR, **more), plays)

    assert (end.is_over, end.winner, end.allowed) == (True, 0, ())
    assert (end.debt, end.detour, end.must_play_more) == (0, (), False)
    assert end.events[-1].goes_out
    assert (end.events[-1].next_seat, end.events[-1].debt, end.events[-1].goes_left) == (None, 0, False)


@pytest.mark.parametrize(("card", "suit"), [("JD", None), ("JD:H", Suit.HEARTS)])
def test_a_jack_that_goes_out_unnamed_leaves_no_suit(card, suit):
    """It may name one all the same (section 8, 9)."""
    end = after(position("JD", "4S"), card)

    assert (end.suit, str(end.top)) == (suit, "JD")


@pytest.mark.parametrize(
    ("state", "plays", "hands"),
    [
        pytest.param(
            position("KD 9D", "4S", "7H", talon="2S"),
            "draw",
            [3, 1],
            id="in a turn, though the card drawn would fit",
        ),
        pytest.param(
            position("KD", "7S", "7H", debt=6, talon="2S 3S"), "take", [3, 1], id="in a debt: what is there"
        ),
        pytest.param(
            position("KD", "7S", "7H", debt=3, talon="2S 3S 4S"), "take", [4, 1], id="in a debt, to a card"
        ),
        pytest.param(
            position("AS KS", "4S", *FOUR, talon="2S 3S"), "AS", [1, 5, 5, 4], id="in an ace: not all draw"
        ),
        pytest.param(
            position("AS KS", "4S", "7H", talon="2S"), "AS", [1, 2], id="in an ace: no one more is played"
        ),
        pytest.param(
            first_turn("KD", "3C", "7H", talon="8C"), "draw", [2, 1], id="in the first round, with a club"
        ),
        pytest.param(
            position("", "9S", "7H", "KD", must_play_more=True, talon="2S"),
            "draw",
            [1, 1, 1],
            id="after a twin as the last card: nobody has won",
        ),
    ],
)
def test_the_last_talon_card_ends_the_round(state, plays, hands):
    """At once, with no winner, single, without Muamele (Y9, Y17)."""
    end = after(state, plays)

    assert (end.is_over, end.winner, end.debt, end.talon) == (True, None, 0, ())
    assert [len(hand) for hand in end.hands] == hands
    assert (end.events[-1].ends_round, end.events[-1].goes_out) == (True, False)
    assert points(end) == tuple(sum(map(end.rules.card_points, hand)) for hand in end.hands)


def test_the_draws_of_the_muamele_do_not_take_the_win_away():
    """The last talon card is drawn after the round has ended (Y9, Y15)."""
    end = after(position("KS", "4S", "7H", talon="2S 3S 4S"), "KS")

    assert end.winner == 0
    assert points(end) == (0, 7 + 9)


def test_nothing_is_played_after_the_end():
    """Not even a draw."""
    with pytest.raises(IllegalPlayError, match="the round is over, draw cannot be played"):
        after(position("KS", "4S"), "KS draw")
