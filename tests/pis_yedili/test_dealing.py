"""The deal, card by card (Y1)."""

from collections import Counter

import pytest
from hypothesis import given
from rounds import openings

from pisti_teach.cards import pack, texts
from pisti_teach.errors import DeckError, RulesError
from pisti_teach.pis_yedili.rules import CARDIVA
from pisti_teach.pis_yedili.state import start


def test_cards_are_dealt_one_by_one_from_the_starter():
    """Seat 1 starts, the dealer gets the last card of each turn round (Y1)."""
    state = start(CARDIVA, 3, 0, pack(2))

    assert " ".join(texts(state.hands[1])) == "AS 4S 7S 10S KS 3H 6H"
    assert " ".join(texts(state.hands[2])) == "2S 5S 8S JS AH 4H 7H"
    assert " ".join(texts(state.hands[0])) == "3S 6S 9S QS 2H 5H 8H"
    assert texts(state.talon[:2]) == ["9H", "10H"]
    assert state.seat == 1


@given(openings())
def test_each_seat_gets_seven_and_no_card_is_turned_up(state):
    """The rest is the talon, no card is lost (Y1)."""
    whole = Counter(state.talon)
    for hand in state.hands:
        whole.update(hand)

    assert [len(hand) for hand in state.hands] == [7] * state.players
    assert (state.pile, state.top, state.suit) == ((), None, None)
    assert whole == Counter(pack(1 if state.players == 2 else 2))


@pytest.mark.parametrize(
    ("players", "deck", "what"),
    [
        pytest.param(2, pack(2), "1 x 52 cards for 2 players", id="two packs for two"),
        pytest.param(3, pack(), "2 x 52 cards for 3 players", id="one pack for three"),
        pytest.param(2, pack()[:-1], r"missing: \['KC'\]", id="a card is missing"),
        pytest.param(2, (*pack()[:-1], pack()[0]), r"too many: \['AS'\]", id="a card is there twice"),
    ],
)
def test_decks_that_cannot_be_dealt_are_refused(players, deck, what):
    """The error says what is wrong with the deck."""
    with pytest.raises(DeckError, match=what):
        start(CARDIVA, players, 0, deck)


@pytest.mark.parametrize("dealer", [-1, 2, True, None, "0", 1.0])
def test_a_dealer_that_is_not_there_is_refused(dealer):
    """The dealer is a seat."""
    with pytest.raises(RulesError, match="dealer: expected a seat"):
        start(CARDIVA, 2, dealer, pack())
