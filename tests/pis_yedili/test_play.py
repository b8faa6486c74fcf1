"""What a move brings, by rule number (Y3–Y8, Y11–Y13)."""

import pytest
from rounds import FOUR, after, allowed, first_turn, position

from pisti_teach.cards import Suit, texts
from pisti_teach.pis_yedili.moves import Move
from pisti_teach.pis_yedili.playing import play
from pisti_teach.pis_yedili.view import view


def seats(state, plays):
    """Say who is to move after each of these moves."""
    found = []
    for text in plays.split():
        state, event = play(state, Move.parse(text))
        found.append(event.next_seat)
    return found


@pytest.mark.parametrize(
    ("plays", "debt", "seat"),
    [
        pytest.param("7S", 3, 1, id="the next seat owes three"),
        pytest.param("7S 7H", 6, 2, id="a seven adds three and goes on"),
        pytest.param("7S 7H 7C", 9, 3, id="and three more"),
        pytest.param("7S 7H 7C 7D", 12, 0, id="round the table"),
        pytest.param("7S take", 0, 1, id="who takes owes nothing any more"),
    ],
)
def test_sevens_make_a_debt(plays, debt, seat):
    """Each seven adds three cards to what the next seat owes (Y5)."""
    state = after(position("7S KS 9S", "4S", *FOUR, talon="2S 3S 4S 5S 6S 8S"), plays)

    assert (state.debt, state.seat) == (debt, seat)


def test_who_takes_draws_the_whole_debt():
    """And the event says how many each seat drew (Y5)."""
    state = after(position("7S KS", "4S", "7D KD", talon="2S 3S 4S 5S"), "7S")

    taken, event = play(state, Move.parse("take"))

    assert texts(taken.hands[1]) == ["7D", "KD", "2S", "3S", "4S"]
    assert (event.drawn, event.debt) == ((0, 3), 0)


@pytest.mark.parametrize(
    ("plays", "found"),
    [
        pytest.param("10S", [3], id="to the seat before"),
        pytest.param("10S 10C 10D 10H", [3, 2, 1, 0], id="each ten one further, once round"),
        pytest.param("10S draw pass", [3, 3, 0], id="a pass: back to who laid the ten"),
        pytest.param("10S 10C KC", [3, 2, 3], id="something else: back along the tens"),
        pytest.param("10S 10C KC KD KS", [3, 2, 3, 0, 1], id="and on in the ordinary order"),
        pytest.param("10S 10C 7C", [3, 2, 3], id="a debt on the way back is the next seat's"),
        pytest.param("10S 10C 7C 7D", [3, 2, 3, 0], id="which answers it to the next in the order"),
        pytest.param("10S 10C 7C take QC", [3, 2, 3, 3, 0], id="or takes it and goes on"),
    ],
)
def test_tens_send_the_turn_to_the_left(plays, found):
    """After a ten the seat before, after anything else the seat after (Y7)."""
    state = position("10S KS 9S", "4S", *FOUR)

    assert seats(state, plays) == found


def test_a_chain_of_tens_with_three_seats():
    """Once round and further; then back along all who laid one (Y7)."""
    state = position("10S 10H KS 2D", "4S", "10D KD 9D", "10C KH 8D")

    chain = after(state, "10S 10C 10D 10H")
    assert (chain.seat, chain.detour) == (2, (0, 1, 2, 0))
    assert allowed(chain) == "KH draw"
    assert [(step.seat, step.detour) for step in (after(chain, "KH"), after(chain, "KH KS"))] == [
        (0, (1, 2, 0)),
        (1, (2, 0)),
    ]


@pytest.mark.parametrize(
    ("plays", "seat", "detour", "goes_left"),
    [
        pytest.param("10S", 3, (0,), True, id="after a ten"),
        pytest.param("10S draw", 3, (0,), True, id="as long as the turn lasts"),
        pytest.param("10S 10C", 2, (3, 0), True, id="after two"),
        pytest.param("10S 10C KC", 3, (0,), False, id="on the way back"),
        pytest.param("10S 10C KC 10C", 2, (3, 0), True, id="a ten on the way back"),
        pytest.param("10S 10C KC KD", 0, (), False, id="at its end"),
        pytest.param("10S draw pass", 0, (), False, id="back at once"),
    ],
)
def test_what_is_left_of_a_detour(plays, seat, detour, goes_left):
    """The view says along whom the turn has still to run, and whether it came by a ten (Y7)."""
    state = after(position("10S KS 9S", "4S", *FOUR[:2], "KD 10C 10C QC"), plays)

    seen = view(state, 1)
    assert (state.seat, seen.detour, seen.goes_left) == (seat, detour, goes_left)


def test_with_two_seats_a_ten_changes_nothing():
    """The seat before is the seat after (Y7)."""
    state = after(position("10S KS", "4S"), "10S")

    assert (state.seat, state.detour, view(state, 1).goes_left) == (1, (), False)


def test_an_ace_makes_the_others_draw_and_wants_one_more():
    """Every other seat draws one, in the order of play (Y8)."""
    state, event = play(position("AS KS", "4S", *FOUR, talon="2S 3S 4S 5S"), Move.parse("AS"))

    assert event.drawn == (0, 1, 1, 1)
    assert [texts(hand)[-1] for hand in state.hands[1:]] == ["2S", "3S", "4S"]
    assert (state.seat, state.must_play_more, allowed(state)) == (0, True, "KS")


@pytest.mark.parametrize(
    ("more", "seat", "debt"),
    [
        pytest.param("10S", 3, 0, id="a ten goes left"),
        pytest.param("7S", 1, 3, id="a seven makes a debt"),
        pytest.param("KS", 1, 0, id="a plain card goes on"),
        pytest.param("JD:H", 1, 0, id="so does a Jack"),
    ],
)
def test_the_one_more_after_an_ace_counts_like_any_card(more, seat, debt):
    """What counts is the last card laid in the turn (Y7, Y12)."""
    state = after(position(f"AS {more.split(':')[0]} 9D", "4S", *FOUR), f"AS {more}")

    assert (state.seat, state.debt, state.must_play_more) == (seat, debt, False)


def test_after_an_ace_without_one_more_the_turn_goes_on():
    """It draws, it passes, the next seat is to move (Y12)."""
    state = after(position("AS KD", "4S", *FOUR, talon="2H 3H 5H 6H 8H"), "AS draw pass")

    assert (state.seat, texts(state.hands[0])) == (1, ["KD", "6H"])


@pytest.mark.parametrize(
    ("pile", "card", "is_twin"),
    [
        pytest.param("9S", "9S", True, id="a plain card on its twin"),
        pytest.param("9D", "9S", False, id="only the rank"),
        pytest.param("7S", "7S", False, id="no seven"),
        pytest.param("10S", "10S", False, id="no ten"),
        pytest.param("AS", "AS", False, id="no ace"),
        pytest.param("JS", "JS:H", False, id="no Jack"),
    ],
)
def test_twins(pile, card, is_twin):
    """A plain card on the same rank and suit wants one more (Y11)."""
    hand = f"{card.split(':')[0]} KS KD"

    state, event = play(position(hand, pile, *FOUR[:2]), Move.parse(card))

    assert event.twin == is_twin
    assert state.must_play_more == (is_twin or card == "AS")


def test_a_twin_is_made_of_a_card_of_the_open_round_but_not_in_it():
    """A card laid in a first turn is never a twin, one laid later is (Y13)."""
    first, second = first_turn("2C 9C", "2C", "3C 4C", "3C 4C"), position("6C 9C", "6C", "KH", "KD")

    assert [play(state, Move.parse(card))[1].twin for state, card in ((first, "2C"), (second, "6C"))] == [
        False,
        True,
    ]
    assert after(first, "2C").seat == 1


def test_nobody_goes_out_on_a_twin():
    """One more is owed, also with no card left (Y11, Y12)."""
    state = after(position("9S", "9S", "KH", "KD", talon="AD QS 2C"), "9S")

    assert (state.is_over, state.winner, allowed(state)) == (False, None, "draw")
    assert allowed(after(state, "draw")) == "pass"


def test_who_draws_after_a_last_twin_may_go_out_with_it():
    """The card that is drawn fits and empties the hand again (Y10, Y12)."""
    state = after(position("9S", "9S", "KH", "KD", talon="QS 2C"), "9S draw QS")

    assert (state.winner, state.is_over) == (0, True)


@pytest.mark.parametrize(
    ("card", "suit"),
    [
        pytest.param("JD:H", Suit.HEARTS, id="the suit that was named"),
        pytest.param("JD:D", Suit.DIAMONDS, id="also its own"),
        pytest.param("KS", Suit.SPADES, id="else that of the card"),
    ],
)
def test_which_suit_is_to_follow(card, suit):
    """A Jack names it (Y3, Y6)."""
    assert after(position("JD KS 9D", "4S"), card).suit is suit


def test_a_pass_changes_nothing_but_the_turn():
    """What lies still has to be followed (Y4)."""
    state = after(position("KD", "JS", suit=Suit.HEARTS), "draw pass")

    assert (state.seat, state.suit, state.has_drawn) == (1, Suit.HEARTS, False)
