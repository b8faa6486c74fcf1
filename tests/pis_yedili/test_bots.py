"""Computer players of Pis Yedili do what they are called by."""

import sys
from math import sqrt
from statistics import mean, stdev

import pytest
from rounds import after, allowed, position

from pisti_teach.bots import BOTS
from pisti_teach.pis_yedili import deal, play, points
from pisti_teach.pis_yedili.view import view
from pisti_teach.shuffling import Generator

POLICIES = BOTS["pis_yedili"]


def chosen(bot, state, seed=1):
    """Say what the seat to move would do."""
    return str(POLICIES[bot](view(state, state.seat), Generator(seed)))


@pytest.mark.parametrize(
    ("state", "move"),
    [
        pytest.param(position("2S KS 9D", "4S"), "KS", id="lays what costs most"),
        pytest.param(position("AS KS 9D", "4S"), "AS", id="an ace costs more than a King"),
        pytest.param(
            position("JD 2H 3H KS", "4S"), "JD:H", id="a Jack most of all, naming what it has most of"
        ),
        pytest.param(position("9D 2H", "4S"), "draw", id="draws if nothing fits"),
        pytest.param(after(position("9D 2H", "4S", talon="3D 2C"), "draw"), "pass", id="then passes"),
        pytest.param(after(position("9D 2H", "4S", talon="3S 2C"), "draw"), "3S", id="or lays what it drew"),
        pytest.param(position("7D JS", "7S", debt=3), "7D", id="answers a debt"),
        pytest.param(position("9D JS", "7S", debt=3), "take", id="takes it without a seven"),
    ],
)
def test_greedy(state, move):
    """It gets rid of what costs most and does not draw while it can lay."""
    assert chosen("greedy", state) == move


def test_greedy_leaves_equal_choices_to_chance():
    """Two Queens cost the same."""
    state = position("QS QH 2S", "QD")

    assert {chosen("greedy", state, seed) for seed in range(20)} == {"QS", "QH"}


SAFE = "KH KD QH QD 9H 9D 8H 8D"
"""A hand that is far from going out."""
DEEP = " ".join(f"{rank}{suit}" for rank in ["2", "3", "4", "5", "6"] for suit in "HDC")
"""A talon that lasts."""


@pytest.mark.parametrize(
    ("state", "move"),
    [
        pytest.param(
            position("JH 9S", "4S", "KH KD QH", talon=DEEP), "9S", id="keeps the Jack to go out with"
        ),
        pytest.param(position("7S", "4S", SAFE, talon=DEEP), "7S", id="goes out with a seven"),
        pytest.param(
            position("JD KS 8S QS 2D 3D", "4S", "KH", talon=DEEP),
            "JD",
            id="sheds a Jack when another has one card left",
        ),
        pytest.param(
            position("7S 9S KS QS 2S", "4S", f"{SAFE} {SAFE}", talon=DEEP),
            "KS",
            id="keeps a seven while sevens are out",
        ),
        pytest.param(
            position("7D JS", "7S", "KH KD QH", debt=6, talon=DEEP), "7D", id="answers a large debt"
        ),
        pytest.param(position("9D JS", "7S", debt=3, talon=DEEP), "take", id="takes it without a seven"),
    ],
)
def test_careful(state, move):
    """It weighs what a move sheds, what it keeps for later, and what it leaves to the next seat."""
    assert chosen("careful", state).startswith(move)


def test_random_does_everything_that_is_allowed():
    """In two hundred tries each move comes."""
    state = position("9S JD 2H", "4S")

    assert " ".join(sorted({chosen("random", state, seed) for seed in range(200)})) == allowed(state)


@pytest.mark.parametrize("bot", POLICIES)
def test_nobody_plays_out_of_turn(bot):
    """The error says whose turn it is."""
    with pytest.raises(ValueError, match="seat 0 is to move"):
        POLICIES[bot](view(position("9S 2H", "4S"), 1), Generator(1))


PAIRS = [("careful", "greedy"), ("greedy", "random"), ("careful", "random")]


def lead(better, worse, players, rounds):
    """Play seeded rounds, each deal once with the seats the other way round.

    Gives by how many points of penalty a seat of `better` stays below one of `worse` in a round, on
    average, and the standard error of that.
    """
    leads = []
    for seed in range(rounds // 2):
        for first in (0, 1):
            names = [(better, worse)[(seat + seed + first) % 2] for seat in range(players)]
            penalties = played(names, seed)
            of = {
                name: mean(penalties[seat] for seat in range(players) if names[seat] == name)
                for name in names
            }
            leads.append(of[worse] - of[better])
    return mean(leads), stdev(leads) / sqrt(len(leads))


def played(names, seed):
    """Play a round with these policies at the seats: its penalties."""
    state = deal("cardiva", len(names), seed % len(names), Generator(seed)).start()
    chance = Generator(-1 - seed)
    while not state.is_over:
        state, _event = play(state, POLICIES[names[state.seat]](view(state, state.seat), chance))
    return points(state)


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse"), PAIRS[1:2])
def test_who_plays_better_pays_less(better, worse):
    """In 100 rounds for three, with two standard errors to spare; the other pairs are for the long run."""
    gain, error = lead(better, worse, 3, 100)

    assert gain > 2 * error


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("better", "worse"), PAIRS)
def test_who_plays_better_pays_less_in_the_long_run(better, worse, players):
    """In 2,000 rounds, with three standard errors to spare; the figures are printed."""
    gain, error = lead(better, worse, players, 2000)

    sys.stdout.write(
        f"{players} seats: {better} pays {gain:.2f} +- {error:.2f} points less a round than {worse}\n"
    )
    assert gain > 3 * error
