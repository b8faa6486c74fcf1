"""Chances of Pis Yedili: those of the position, and those of the cards in the hand."""

from fractions import Fraction

import pytest
from rounds import FOUR, late, position
from scenes import EN, bots_of

from pisti_teach.odds.pis_yedili import (
    drawn_fits,
    expected_draws,
    expected_penalty,
    expected_penalty_of_unknown,
    next_can_play,
)
from pisti_teach.odds.pis_yedili.turns import fits_drawn
from pisti_teach.pis_yedili.moves import Move
from pisti_teach.pis_yedili.view import view
from pisti_teach.session import Session
from pisti_teach.show.help import ODDS
from pisti_teach.show.left import Asked
from pisti_teach.show.pis_yedili.chances import chances
from pisti_teach.show.pis_yedili.hand import hand as lay_out
from pisti_teach.show.pis_yedili.policies import kinds
from pisti_teach.show.players import players
from pisti_teach.show.table import Drawn, scene
from pisti_teach.shuffling import Generator


def answered(session, key):
    """Ask what is left, with this chance open."""
    return scene(session.shown, Drawn(1, None, Asked(open_chance=key)), EN)["left"]["answer"]


def test_the_chances_are_those_that_the_odds_give():
    """Before the first card of two seats: what a draw is good for, and what hands cost."""
    session = next(
        session
        for session in (Session("cardiva", 2, {1: "random"}, seed) for seed in range(200))
        if session.view.turn == 0 and any(str(move) == "draw" for move in session.view.allowed)
    )
    seen = session.view
    counts = len(seen.unseen), sum(fits_drawn(seen, card) for card in seen.unseen), seen.talon
    wanted = {
        "drawn_fits": drawn_fits(seen),
        "draws": expected_draws(*counts),
        "penalty": expected_penalty(seen.hand, seen.unseen, seen.talon),
        "penalty_of_next": expected_penalty_of_unknown(7, seen.unseen, seen.talon),
    }

    shown = {row["key"]: row for row in answered(session, "draws")["chances"]}

    assert set(wanted) <= set(shown)
    for key, value in wanted.items():
        row, opened = shown[key], answered(session, key)["open_chance"]
        assert Fraction(int(row["num"]), int(row["den"] or 1)) == value
        assert bool(row["number"]) == (key != "drawn_fits")
        assert (opened["num"], opened["den"]) == (row["num"], row["den"])
        assert all(step["text"] for step in opened["steps"])
        assert "<math" in opened["steps"][-1]["math"][-1]


def test_a_seven_may_be_answered():
    """Offered while she could lay one: two seats, one of the four in her hand (Y5)."""
    session = Session("cardiva", 2, {1: "random"}, 1)
    chance = Generator(1)
    while not any(str(move.card)[0] == "7" for move in session.view.allowed if move.card):
        if session.is_bots_turn:
            session.play_bot()
        else:
            session.play(chance.choice(session.view.allowed))

    keys = [row["key"] for row in answered(session, None)["chances"]]

    assert {"answers_seven", "muamele"} <= set(keys)


def odds_of_hand(state):
    """Lay out the hand of seat 0 with the odds of every card."""
    return lay_out(view(state, 0), players(0, bots_of(state), kinds(EN), EN), ODDS, EN)


@pytest.mark.parametrize(
    ("hand", "card", "seat"),
    [
        pytest.param("9S 4H", "9S", "Greedy", id="the next seat"),
        pytest.param("10S 4H", "10S", "Random", id="after a ten the one before"),
        pytest.param("7S 4H", "7S", "Greedy", id="a seven, which only a seven answers"),
    ],
)
def test_the_odds_of_a_card_are_about_the_seat_that_comes_next(hand, card, seat):
    """Whether it can go on from that card, as the odds say."""
    state = position(hand, "5S", *FOUR)
    chance = EN.percent(next_can_play(view(state, 0), Move.parse(card)))

    entry = next(entry for entry in odds_of_hand(state) if entry["move"] == card)

    assert entry["odds"] == {"label": chance, "spoken": f"chance that {seat} can play on it: {chance}"}
    assert entry["tag"] == "fits"


def test_a_jack_has_odds_for_each_suit():
    """They stand at the suits, not at the card."""
    state = position("JS 4H", "5S", *FOUR)
    jack = next(entry for entry in odds_of_hand(state) if entry["choices"])

    assert jack["odds"] is None
    for choice in jack["choices"]:
        chance = EN.percent(next_can_play(view(state, 0), Move.parse(choice["move"])))
        assert choice["label"].endswith(f": {chance}")
        assert choice["spoken"].endswith(f"chance that Greedy can play on it: {chance}")


@pytest.mark.parametrize(("seats", "most"), [(2, 4), (3, 8), (4, 8)])
def test_counts_of_two_packs_go_to_eight(seats, most):
    """What is left speaks of the packs that are played with."""
    session = Session("cardiva", seats, dict.fromkeys(range(1, seats), "random"), 1)
    left = scene(session.shown, Drawn(1, None, Asked()), EN)["left"]

    assert [tile["max"] for tile in left["ranks"]] == [most] * 13
    assert [row["of"] for row in left["answer"]["rows"]] == [most] * 13


@pytest.mark.parametrize(("last", "times"), [("JS", 2), ("7S", 3), ("9S", 1)])
def test_who_can_go_out_sees_what_the_next_seat_would_pay(last, times):
    """With what that very card multiplies by, to the last step (Y16)."""
    state = late(last, "5S", "KH QH", talon="7D 2H 3H 5H")
    seen = view(state, 0)

    (chance,) = (
        one
        for one in chances(seen, players(0, bots_of(state), kinds(EN), EN), EN)
        if one.key == "penalty_of_next"
    )

    assert "if this hand goes out now" in chance.label
    assert chance.value == times * expected_penalty_of_unknown(2, seen.unseen, 4)
    assert (chance.steps()[-1].name == "multiplied") == (times > 1)
