"""Computer players do what they are called by."""

import sys
from math import sqrt
from statistics import mean, stdev

import pytest
from deals import made, position, with_options

from pisti_teach.bots import BOTS
from pisti_teach.cards import PACK
from pisti_teach.pisti.scoring import count
from pisti_teach.pisti.view import view
from pisti_teach.session import Session
from pisti_teach.shuffling import Generator

PISTI = BOTS["pisti"]


@pytest.mark.parametrize(
    ("hand", "pile", "card"),
    [
        pytest.param("9C JC 3S", "4H 9D", "9C", id="takes by rank before it spends a Jack"),
        pytest.param("JC 3S 4S", "9D 5H", "JC", id="takes a pile with a Jack"),
        pytest.param("JC 3S", "9D", "3S", id="keeps the Jack from a single card"),
        pytest.param(
            "JC AS KD", "", "KD", id="keeps the Jack from an empty table and lays what is worth least"
        ),
        pytest.param("JC JS 3S", "JD", "JC JS", id="a Jack on a single Jack is a pişti"),
        pytest.param("10S 10D 2C", "5D 10H", "10D", id="takes with the card that is worth the most"),
        pytest.param("AS 2C 10D", "9D", "AS", id="lays the fewest points"),
        pytest.param("JC", "", "JC", id="lays a Jack if it has nothing else"),
    ],
)
def test_greedy(hand, pile, card):
    """It takes what it can and keeps its Jacks for piles."""
    chosen = PISTI["greedy"](view(position(hand, pile), 0), Generator(1))

    assert str(chosen) in card.split()


def test_greedy_hits_a_fresh_marker():
    """A hit is a take by rank."""
    rules = with_options("zone", double_pisti=20)
    state = position("3S 9C JC", rules=rules, before=(made("pisti", "9D"),), taken="9D")

    assert str(PISTI["greedy"](view(state, 0), Generator(1))) == "9C"


@pytest.mark.parametrize("bot", PISTI)
def test_nobody_plays_out_of_turn(bot):
    """The error says whose turn it is."""
    with pytest.raises(ValueError, match="seat 0 is to move"):
        PISTI[bot](view(position("3S 9C"), 1), Generator(1))


def test_random_plays_every_card():
    """In forty tries each of four cards comes."""
    seen = view(position("3S 9C JC KD"), 0)

    assert {str(PISTI["random"](seen, Generator(seed))) for seed in range(40)} == {
        "3S",
        "9C",
        "JC",
        "KD",
    }


def test_greedy_beats_random():
    """Over 100 deals by at least 5 points a deal."""
    lead = 0
    for seed in range(100):
        session = Session("zone", 2, {0: "greedy", 1: "random"}, seed)
        while not session.state.is_over:
            session.play_bot()
        lead += count(session.state)[0].points - count(session.state)[1].points

    assert lead / 100 > 5


@pytest.mark.parametrize(
    ("hand", "pile", "card"),
    [
        pytest.param("9C 3S", "9D", "9C", id="makes a pişti"),
        pytest.param("JC 3S", "9D 5H AS 2C AH KH", "JC", id="takes a rich pile with a Jack"),
        pytest.param("JC KS", "", "KS", id="keeps the Jack from an empty table"),
    ],
)
def test_counter(hand, pile, card):
    """It weighs what a card brings against what it gives."""
    rest = [str(one) for one in PACK if str(one) not in f"{hand} {pile} 4S 5S 6S 7S 3D".split()]
    laid = tuple(made("lay", code) for code in pile.split())
    rules = with_options("zone", opening_down=0)
    state = position(hand, pile, rules=rules, others="3D", talon=" ".join(rest), before=laid)

    assert str(PISTI["counter"](view(state, 0), Generator(1))) == card


def duel(one, other, preset, players, deals):
    """Play mirrored deals: points that one makes more than the other in a deal, and the error of that."""
    leads = []
    for seed in range(deals):
        for swapped in (False, True):
            policies = (other, one) if swapped else (one, other)
            session = Session(preset, players, {at: policies[at % 2] for at in range(players)}, seed)
            while not session.state.is_over:
                session.play_bot()
            points = [side.points for side in count(session.state)]
            lead = sum(points[::2]) - sum(points[1::2])
            leads.append(-lead if swapped else lead)
    return mean(leads), stdev(leads) / sqrt(len(leads))


@pytest.mark.parametrize("rival", ["greedy", "random"])
def test_counter_is_ahead_in_a_sample(rival):
    """Sixty mirrored deals; the full count is a long test."""
    lead, _ = duel("counter", rival, "zone", 2, 60)

    assert lead > 0


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(
    ("one", "other", "least"), [("counter", "greedy", 2), ("counter", "random", 8), ("greedy", "random", 6)]
)
def test_who_beats_whom(one, other, least, players, capsys):
    """2,000 mirrored deals each pair; counter beats greedy by two points a deal or more."""
    lead, error = duel(one, other, "zone", players, 2000)
    with capsys.disabled():
        sys.stdout.write(
            f"\n{one} leads {other} by {lead:.2f} ± {error:.2f} points a deal, {players} seats\n"
        )

    assert lead - 2 * error > 0
    assert lead >= least
