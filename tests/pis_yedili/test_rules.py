"""The rules are data, with the numbers of the rule book (Y1–Y18)."""

import pytest

from pisti_teach.cards import Rank, Suit, pack, parse_cards
from pisti_teach.errors import RulesError
from pisti_teach.pis_yedili.rules import PRESETS, SPECIAL_RANKS, rules_of

CARDIVA = PRESETS["cardiva"]


def test_the_numbers_of_the_rule_book():
    """Seven cards, three for a seven, doubled by a Jack, tripled by a seven, to 101."""
    rules = CARDIVA

    assert (rules.players, rules.hand_cards, rules.first_suit) == ((2, 3, 4), 7, Suit.CLUBS)
    assert (rules.seven_cards, rules.muamele_cards) == (3, 3)
    assert (rules.jack_multiplier, rules.seven_multiplier, rules.target) == (2, 3, 101)
    assert {Rank.JACK, Rank.SEVEN, Rank.TEN, Rank.ACE} == set(SPECIAL_RANKS)


@pytest.mark.parametrize(("players", "decks"), [(2, 1), (3, 2), (4, 2)])
def test_packs(players, decks):
    """Two play with one pack, three and four with two (Y1)."""
    assert CARDIVA.decks_for(players) == decks


@pytest.mark.parametrize(
    ("card", "points"),
    [("2C", 2), ("7D", 7), ("10S", 10), ("JH", 25), ("QS", 10), ("KD", 10), ("AC", 11)],
)
def test_penalties(card, points):
    """Numbers count themselves, Queens and Kings 10, aces 11, Jacks 25 (Y14)."""
    assert CARDIVA.card_points(*parse_cards([card])) == points


def test_a_suit_is_worth_110():
    """2 to 10 are 54; with Queen, King, ace and Jack that makes 110, and 440 for the pack (Y14)."""
    assert sum(map(CARDIVA.card_points, pack())) == 4 * (54 + 10 + 10 + 11 + 25) == 440


@pytest.mark.parametrize(("card", "times"), [("JC", 2), ("7C", 3), ("10C", 1), ("KC", 1)])
def test_what_going_out_multiplies(card, times):
    """A Jack doubles, a seven triples (Y16)."""
    assert CARDIVA.multiplier(*parse_cards([card])) == times


@pytest.mark.parametrize("preset", ["zone", "", None, ["cardiva"], 3])
def test_unknown_presets_are_refused(preset):
    """The error names those that are there."""
    with pytest.raises(RulesError, match="rules: expected one of \\['cardiva'\\]"):
        rules_of(preset)


def test_there_are_no_options():
    """Any option is refused by its name."""
    with pytest.raises(RulesError, match="option target: unknown") as refused:
        rules_of("cardiva", {"target": 51})

    assert refused.value.option == "target"
    assert rules_of("cardiva", {}) == CARDIVA


@pytest.mark.parametrize("players", [1, 5, 2.0, True, None, "2", [2]])
def test_seat_counts_that_are_not_there_are_refused(players):
    """It is played by 2, 3 or 4."""
    with pytest.raises(RulesError, match="players: expected one of"):
        CARDIVA.check_players(players)


def test_everyone_plays_alone():
    """A side is a seat (Y1)."""
    assert CARDIVA.sides(4) == ((0,), (1,), (2,), (3,))
