"""The deal, card by card (P1–P7)."""

from collections import Counter

import pytest
from deals import houses, openings, seeds
from hypothesis import given

from pisti_teach.cards import Card, pack, parse_cards, texts
from pisti_teach.errors import DeckError, RulesError
from pisti_teach.pisti.dealing import check_deck, seats_served, settle, showing_at, shuffled_deck
from pisti_teach.pisti.rules import PRESETS, rules_of
from pisti_teach.pisti.state import start
from pisti_teach.shuffling import Generator

ZONE, CLUB, KSERI = (PRESETS[name] for name in ("zone", "club", "kseri"))


class Chosen(Generator):
    """A generator whose next numbers are chosen."""

    def __init__(self, *numbers):
        self.numbers = list(numbers)

    def below(self, n):
        """Give the next chosen number."""
        number = self.numbers.pop(0)
        assert number < n
        return number


def deck_from(*first):
    """Put these cards in front, the other cards of the pack after them."""
    cards = parse_cards(first)
    return (*cards, *(card for card in pack() if card not in cards))


@pytest.mark.parametrize(
    ("rules", "table", "starter", "dealer"),
    [
        pytest.param(ZONE, "AS 2S 3S 4S", "5S 6S 7S 8S", "9S 10S JS QS", id="table first, four at a time"),
        pytest.param(CLUB, "9S 10S JS QS", "AS 2S 3S 4S", "5S 6S 7S 8S", id="hands first, four at a time"),
        pytest.param(
            rules_of("kseri", {"opening_jack": "stays"}),
            "9S 10S JS QS",
            "AS 2S 5S 6S",
            "3S 4S 7S 8S",
            id="hands first, two at a time",
        ),
    ],
)
def test_the_opening(rules, table, starter, dealer):
    """Four to the table and four to each hand, the dealer last (P2, P3)."""
    state = start(rules, 2, 1, pack())

    assert texts(state.pile) == table.split()
    assert [texts(hand) for hand in state.hands] == [starter.split(), dealer.split()]
    assert state.seat == 0
    assert len(state.talon) == 40


def test_packets_go_round_from_the_starter():
    """Two cards to each seat, twice round, the dealer last (P3)."""
    assert seats_served(KSERI, 3, 1) == (2, 2, 0, 0, 1, 1, 2, 2, 0, 0, 1, 1)
    assert seats_served(ZONE, 3, 0) == (1, 1, 1, 1, 2, 2, 2, 2, 0, 0, 0, 0)


def test_a_jack_that_shows_goes_back_to_a_random_place_and_the_next_card_takes_its_place():
    """Even the same Jack may come again (P4)."""
    deck = deck_from("2S", "3S", "4S", "JS", "5S", "6S")

    settled, returned = settle(deck, ZONE, 2, Chosen(0, 2))

    assert texts(settled[:6]) == ["2S", "3S", "4S", "5S", "6S", "JS"]
    assert texts(returned) == ["JS", "JS"]


def test_a_jack_goes_to_the_very_bottom_so_the_dealer_gets_it_last():
    """Under `bottom` the latest Jack lies last (P4, P5)."""
    rules = rules_of("club", {"deal_first": "table"})
    deck = deck_from("2S", "3S", "4S", "JS", "JH", "5S")

    settled, returned = settle(deck, rules, 2, Chosen())

    assert settled[3] == Card.parse("5S")
    assert texts(settled[-2:]) == texts(returned) == ["JS", "JH"]
    assert seats_served(rules, 2, 0)[-1] == 0


def test_four_open_cards_are_looked_at_from_the_bottom_up():
    """Each is replaced until it is no Jack before the next is looked at (P4)."""
    rules = rules_of("kseri", {"deal_first": "table", "opening_jack": "bottom"})
    deck = deck_from("JS", "2S", "JH", "3S", "JD", "4S", "5S")

    settled, returned = settle(deck, rules, 2, Chosen())

    assert texts(settled[:4]) == ["4S", "2S", "5S", "3S"]
    assert texts(returned) == ["JS", "JD", "JH"]


def test_an_opening_jack_stays_where_it_is_a_rank_like_any_other():
    """The children's game returns nothing (P4)."""
    deck = deck_from("2S", "3S", "4S", "JS")

    assert settle(deck, rules_of("kseri_plain_jacks"), 2, Chosen()) == (deck, ())


@given(houses(), seeds)
def test_a_shuffled_deck_is_settled(house, seed):
    """No Jack shows, no card is lost, and `returned` agrees with the deck (P5)."""
    rules, players = house

    deck, returned = shuffled_deck(rules, players, Generator(seed))

    check_deck(deck, returned, rules, players)
    assert Counter(deck) == Counter(pack(rules.decks))
    if rules.opening_jack != "stays":
        assert not any(deck[at].is_jack for at in showing_at(rules, players))


@given(openings())
def test_the_deal_ends_with_the_talon(state):
    """Hands are dealt until the talon cannot give every seat four (P7)."""
    cards = len(pack(state.rules.decks))

    assert len(state.talon) == cards - 4 - 4 * state.players
    assert all(len(hand) == 4 for hand in state.hands)


UNSETTLED = deck_from("2S", "3S", "4S", "JS")


@pytest.mark.parametrize(
    ("preset", "deck", "returned", "what"),
    [
        pytest.param("zone", UNSETTLED, "", "not settled", id="a Jack shows"),
        pytest.param(
            "kseri",
            deck_from(*["2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "JS"]),
            "",
            "not settled",
            id="at the bottom of four",
        ),
        pytest.param("zone", pack()[:-1], "", "missing", id="a card is missing"),
        pytest.param("zone", (*pack()[:-1], pack()[0]), "", "too many", id="a card is there twice"),
        pytest.param("zone", pack(), "AS", "Jacks only", id="no Jack was returned"),
        pytest.param("club", pack(), "JS", "end of the deck", id="not at the bottom"),
        pytest.param("kseri_plain_jacks", pack(), "JS", "stay", id="Jacks stay"),
        pytest.param("zone", deck_from("JS", "2S", "3S", "4S"), "JS", "cannot lie", id="back on the table"),
        pytest.param("kseri", deck_from("JS"), "JS", "cannot lie", id="in a hand that was dealt first"),
    ],
)
def test_decks_that_cannot_be_dealt_are_refused(preset, deck, returned, what):
    """The error says what is wrong with the deck (P5)."""
    with pytest.raises(DeckError, match=what):
        start(PRESETS[preset], 2, 0, deck, parse_cards(returned.split()))


def test_a_returned_jack_may_lie_in_an_opening_hand_where_the_table_is_dealt_first():
    """The hands come after the look at the table (P5)."""
    deck = deck_from("2S", "3S", "4S", "5S", "JS")

    assert Card.parse("JS") in start(ZONE, 2, 0, deck, parse_cards(["JS"])).hands[1]


@pytest.mark.parametrize("dealer", [-1, 2, True, None, "0", 1.0])
def test_a_dealer_that_is_not_there_is_refused(dealer):
    """The dealer is a seat (P1)."""
    with pytest.raises(RulesError, match="dealer: expected a seat"):
        start(ZONE, 2, dealer, pack())
