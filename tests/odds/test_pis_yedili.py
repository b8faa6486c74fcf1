"""Odds of Pis Yedili: known figures, and plain enumeration of every way to lay the cards (K3)."""

from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from rounds import after, first_turn, late, layouts, position, positions

from pisti_teach.cards import Suit, pack, parse_cards, without
from pisti_teach.odds.exact import at_least_one, none_of
from pisti_teach.odds.pis_yedili import (
    answers_seven,
    cannot_open,
    drawn_fits,
    expected_draws,
    holds_twin,
    next_can_play,
)
from pisti_teach.pis_yedili.moves import DRAW, Move
from pisti_teach.pis_yedili.playing import play
from pisti_teach.pis_yedili.rules import CARDIVA
from pisti_teach.pis_yedili.state import start
from pisti_teach.pis_yedili.view import view

OPENING = ["2C", "3C", "4C", "5C", "6C", "8C", "9C", "QC", "KC"]
"""Cards that an opening turn may lay (Y2)."""


def mean(values):
    """Average of many values, exact."""
    values = list(values)
    return Fraction(sum(values), len(values))


@pytest.mark.parametrize(
    ("chance", "value"),
    [
        pytest.param(none_of(52, 13, 7), "69597/605360", id="a hand of seven without a club"),
        pytest.param(none_of(52, 9, 7), "1239389/5145560", id="without a club for the first turn"),
        pytest.param(at_least_one(103, 1, 7), "7/103", id="a card's twin, before a hand is seen"),
        pytest.param(at_least_one(96, 1, 7), "7/96", id="the top card's twin, in another hand"),
    ],
)
def test_chances_of_a_hand_of_seven(chance, value):
    """What the hypergeometric functions say of a deal."""
    assert str(chance) == value


def test_another_seat_may_not_be_able_to_open():
    """Seven of 45 unseen cards with nine, eight and no clubs for the opening among them (Y2)."""
    for own, clubs in (("AS 2S 3S 4S 5S 6S 8S", 9), ("AS 2S 3S 4S 5S 6S 8C", 8), ("AC 2C 3C 4C 5C 6C 8C", 3)):
        seen = view(first_turn(own, "", "KH KD QH QD JH JD 9H", talon=""), 0)
        assert cannot_open(seen, 1) == none_of(45, clubs, 7)


@pytest.mark.parametrize("top", ["4C", "8S", "JS"])
@pytest.mark.parametrize("others", [("KH", "KD QD"), ("KH 9H",)])
def test_whether_a_seat_can_open_or_holds_a_twin_is_counted_out(top, others):
    """Every hand of that size out of the unseen cards (K3)."""
    seen = view(first_turn("AS 2S 5C", top, *others), 0)
    for seat in range(1, seen.players):
        hands = list(combinations(seen.unseen, seen.hand_sizes[seat]))
        opens = [any(str(card) in OPENING for card in hand) for hand in hands]
        holds = [top != "JS" and any(str(card) == top for card in hand) for hand in hands]
        assert 1 - cannot_open(seen, seat) == mean(opens)
        assert holds_twin(seen, seat) == mean(holds)


def test_the_twin_of_the_top_card_is_in_one_of_the_other_hands():
    """Three seats, one card laid: 96 unseen, one of them the twin, seven in a hand (Y11)."""
    deck = parse_cards(["2C", "KS", "2C"]) + without(pack(2), parse_cards(["2C", "KS", "2C"]))
    state = after(start(CARDIVA, 3, 2, deck), "2C")

    assert holds_twin(view(state, 1), 2) == Fraction(7, 96)


def test_the_next_seat_answers_a_seven():
    """At the start for two: seven of the 45 unseen cards, with three sevens or all four among them."""
    state = start(CARDIVA, 2, 0, pack())  # seat 1 holds A 3 5 7 9 J K of spades

    assert str(answers_seven(view(state, 1))) == "959/2365"
    assert answers_seven(view(state, 0)) == at_least_one(45, 4, 7)


def test_96_cards_are_unseen_after_the_first_play_of_three_seats():
    """All but the own seven and the card that lies (K2)."""
    state = after(start(CARDIVA, 3, 2, tuple(reversed(pack(2)))), "KC")

    assert len(view(state, 1).unseen) == 96


def first_wanted(order, wanted, talon):
    """Draw from this order until a wanted card comes or the talon ends."""
    return next((at for at, card in enumerate(order[:talon], start=1) if card in wanted), talon)


@given(st.integers(1, 9), st.data())
def test_expected_draws_are_what_enumeration_counts(unseen, data):
    """Every set of places for the wanted cards is as likely as another."""
    wanted, talon = data.draw(st.integers(0, unseen)), data.draw(st.integers(0, unseen))

    counted = mean(
        first_wanted(range(unseen), chosen, talon) for chosen in combinations(range(unseen), wanted)
    )

    assert expected_draws(unseen, wanted, talon) == counted


@pytest.mark.parametrize(("unseen", "wanted"), [(45, 9), (45, 1), (97, 18), (10, 10)])
def test_expected_draws_from_a_talon_that_has_one_for_certain(unseen, wanted):
    """(u+1)/(w+1): the wanted cards part the others into equal parts."""
    assert expected_draws(unseen, wanted, unseen - wanted + 1) == Fraction(unseen + 1, wanted + 1)
    assert expected_draws(unseen, wanted, unseen) == Fraction(unseen + 1, wanted + 1)


@pytest.mark.parametrize(("unseen", "wanted", "talon"), [(4, 5, 1), (4, 1, 5), (4, -1, 1), (4, 1, -1)])
def test_impossible_numbers_of_cards_are_refused(unseen, wanted, talon):
    """Bounds are checked, nothing is silently 0."""
    with pytest.raises(ValueError, match="need 0 <= wanted, talon <= unseen"):
        expected_draws(unseen, wanted, talon)


TURNS = [
    pytest.param(late("9D KD", "4S", "QS 2C", talon="7S 2H 4H JH"), id="an ordinary turn"),
    pytest.param(late("9D KD", "JS", "QS 2C", talon="7S 2H 4H JH", suit=Suit.HEARTS), id="after a Jack"),
    pytest.param(late("9D", "AS", "QS 2C", talon="7S AD AH 2H", must_play_more=True), id="after an ace"),
    pytest.param(late("", "9S", "QS", "AS", talon="2S AS AD KD", must_play_more=True), id="after a twin"),
    pytest.param(late("AD", "AH", "AS", "QS", talon="AD KH KD", must_play_more=True), id="an ace is held"),
    pytest.param(late("9D KD", "4S", "QS 2C", talon="7S"), id="the last talon card"),
    pytest.param(late("7S", "7D", "QS 2C", talon="8D 2H 7H"), id="on a seven that was paid for"),
]


@pytest.mark.parametrize("state", TURNS)
def test_a_drawn_card_fits_as_often_as_enumeration_counts(state):
    """Every layout is drawn from, and then it is seen whether the card may be laid (Y3, Y4, Y12)."""

    def fits(layout):
        drawn, _ = play(layout, DRAW)
        new = drawn.hands[0][-1]
        return any(move.card == new for move in drawn.allowed)

    assert drawn_fits(view(state, 0)) == mean(fits(layout) for layout in layouts(state, 0))


def test_a_drawn_card_fits_in_the_first_turn():
    """Clubs but J, 7, 10 and A (Y2): 9 of the 45 unseen."""
    state = first_turn("9S KD AS 2H 3H 4H 5H", "", "KH KD")

    assert str(drawn_fits(view(state, 0))) == "1/5"


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(position("9D 7S", "7H", debt=3), id="it owes"),
        pytest.param(position("9S KD", "AS", must_play_more=True), id="one more must be laid"),
        pytest.param(after(position("9S KD", "4S"), "draw"), id="it has drawn"),
        pytest.param(after(position("9S KD", "4S"), "9S"), id="another seat is to move"),
    ],
)
def test_who_may_not_draw_is_told_so(state):
    """There is no next card then."""
    with pytest.raises(ValueError, match="seat 0 may not draw now"):
        drawn_fits(view(state, 0))


ANSWERS = [
    pytest.param(late("9S KD", "4S", "QS 2C", talon="7S 2H 4H JH"), "9S", id="a plain card"),
    pytest.param(late("7S KD", "4S", "QS 2C", talon="7D 2H 4H JH"), "7S", id="a seven"),
    pytest.param(late("7S KD", "7H", "QS 2C", talon="7D 2H 4H JH", debt=6), "7S", id="a seven on a debt"),
    pytest.param(late("JS KD", "4S", "QS 2C", talon="7D 2H 4H JH"), "JS:C", id="a Jack that names clubs"),
    pytest.param(late("JS KD", "4S", "QS 2C", talon="7D 2H 4H JH"), "JS:H", id="a Jack that names hearts"),
    pytest.param(late("9S KD", "4S", "AS", talon="2H AD AH KS"), "9S", id="an ace would be the last card"),
    pytest.param(late("10S KD", "4S", "QH 2C", "QS", talon="7D 2H 4H"), "10S", id="a ten: the seat before"),
    pytest.param(late("9S KD", "4S", "QH 2C", "QS", talon="7D 2H 4H"), "9S", id="the seat after"),
]


@pytest.mark.parametrize(("state", "move"), ANSWERS)
def test_the_next_seat_can_play_as_often_as_enumeration_counts(state, move):
    """The move is made in every layout, and then it is seen what the next seat may lay (Y3, Y5–Y7)."""

    def answered(layout):
        moved, _ = play(layout, Move.parse(move))
        return any(answer.card for answer in moved.allowed)

    assert next_can_play(view(state, 0), Move.parse(move)) == mean(
        answered(layout) for layout in layouts(state, 0)
    )


@pytest.mark.parametrize(
    ("state", "move"),
    [
        pytest.param(position("AS KD 9D", "4S"), "AS", id="an ace"),
        pytest.param(position("4S KD", "4S", "KH", "KD"), "4S", id="a twin"),
        pytest.param(position("9S", "4S"), "9S", id="the last card"),
    ],
)
def test_nobody_answers_where_no_other_seat_is_to_move(state, move):
    """One more is to be played, or the round is over (Y10, Y12)."""
    assert next_can_play(view(state, 0), Move.parse(move)) is None


@pytest.mark.parametrize("move", ["draw", "KD", "pass"])
def test_only_a_card_that_may_be_laid_can_be_answered(move):
    """The error says which move it was."""
    with pytest.raises(ValueError, match=f"seat 0 may not lay {move} now"):
        next_can_play(view(position("9S KD", "4S"), 0), Move.parse(move))


@given(positions(), st.data())
def test_chances_are_chances_and_what_is_true_is_possible(state, data):
    """Between 0 and 1 in every round, and never 0 for what lies there in fact."""
    assume(not state.is_over)
    seen = view(state, state.seat)

    answers = any(str(card.rank) == "7" for card in state.hands[seen.next_seat])
    assert answers <= bool(answers_seven(seen))
    assert 0 <= answers_seven(seen) <= 1
    if DRAW in seen.allowed:
        assert 0 <= drawn_fits(seen) <= 1
    for move in data.draw(st.permutations([move for move in seen.allowed if move.card]))[:2]:
        chance = next_can_play(seen, move)
        after_it, _ = play(state, move)
        if chance is not None:
            assert 0 <= chance <= 1
            assert bool(chance) or not any(answer.card for answer in after_it.allowed)
