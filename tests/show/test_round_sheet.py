"""The sheet of a round of Pis Yedili: penalties, the Muamele, who has won."""

import json
from dataclasses import replace

import pytest
from rounds import after, position
from scenes import EN, shown

from pisti_teach.games import GAMES
from pisti_teach.pis_yedili.match import new_match
from pisti_teach.pis_yedili.record import Record
from pisti_teach.pis_yedili.scoring import ending
from pisti_teach.session import Replay, Result, Session
from pisti_teach.show.left import Asked
from pisti_teach.show.table import Drawn, scene


def finished(seed, players, policy="greedy"):
    """Play a round to its end."""
    session = Session("cardiva", players, dict.fromkeys(range(players), policy), seed)
    while not session.state.is_over:
        session.play_bot()
    session.bots = {seat: policy for seat in session.bots if seat != session.seat}
    return session


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_the_sheet_is_what_the_record_replays_to(players, seed):
    """Penalties, hands and the Muamele are those of the result, and every column adds up (Y14–Y16)."""
    sheet = scene(finished(seed, players).shown, Drawn(1, None), EN)["sheet"]

    game = GAMES["pis_yedili"]
    found = game.result(game.replay(game.read_record(json.loads(sheet["record"]))))

    assert sheet["sums"][0]["values"] == list(map(str, found["penalties"]))
    rows = [row for row in sheet["rows"] if row["kind"] == "points"]
    for at, penalty in enumerate(found["penalties"]):
        assert found["multiplier"] * sum(int(row["values"][at]) for row in rows) == penalty
        faces = sheet["hands"][at]
        assert sorted(card["face"]["code"] for card in faces["cards"]) == found["hands"][at]
        assert sorted(card["face"]["code"] for card in faces["drawn"]) == found["muamele"][at]
        counted = sum(int(card["points"]) for card in (*faces["cards"], *faces["drawn"]))
        assert found["multiplier"] * counted == penalty
    assert all(row["why"] for row in sheet["rows"])


def ended(state, totals=None):
    """Draw the sheet of a made-up round that is over."""
    game = GAMES["pis_yedili"]
    before = new_match(state.rules, state.players)
    if totals:
        before = game.after_deal(before, totals)
    record = Record(players=state.players, dealer=state.dealer, deck=())
    result = Result(ending=ending(state, state), record=game.write_record(record))
    match = game.after_deal(before, game.points(state))
    over = replace(shown(state), before=before, match=match, result=result)
    return scene(over, Drawn(1, None), EN)["sheet"]


def test_the_muamele_is_shown_card_by_card():
    """In the order in which it was drawn, with what a seven gives more, and why (Y15, Y16)."""
    state = after(position("9S", "5S", "7H KH", talon="2S 7D 3H 4S 5H 6D 8C"), "9S")

    sheet = ended(state)

    assert sheet["title"] == "The round is yours."
    assert sheet["note"] == ""
    assert [hand["meta"] for hand in sheet["hands"]] == ["out", "penalty 44"]
    drawn_cards = [
        (card["face"]["code"], card["points"], card["note"]) for card in sheet["hands"][1]["drawn"]
    ]
    assert drawn_cards == [
        ("2S", "2", ""),
        ("7D", "7", "3 more"),
        ("3H", "3", ""),
        ("4S", "4", ""),
        ("5H", "5", ""),
        ("6D", "6", ""),
    ]
    assert "for 1 seven: 3 cards" in sheet["hands"][1]["drawn_label"]
    assert [row["values"] for row in sheet["rows"]] == [["0", "17"], ["0", "27"], ["–", "× 1"]]


@pytest.mark.parametrize(
    ("hand", "penalty", "why"),
    [
        pytest.param("JS", "40", "gone out with a Jack: double", id="a Jack"),
        pytest.param("7S", "60", "gone out with a seven: triple", id="a seven"),
        pytest.param("9S", "20", "gone out with neither a Jack nor a seven", id="any other"),
    ],
)
def test_the_sheet_says_what_multiplies(hand, penalty, why):
    """The last card, and what it does (Y16)."""
    sheet = ended(after(position(hand, "5S", "KH QH"), hand))

    assert sheet["rows"][-1]["why"] == why
    assert sheet["sums"][0]["values"] == ["0", penalty]


@pytest.mark.parametrize(
    ("totals", "title"),
    [
        pytest.param((0, 0), "The round is yours.", id="the match goes on"),
        pytest.param((0, 95), "You win the match.", id="she has the lowest total"),
        pytest.param((100, 95), "The match goes to Greedy.", id="another has"),
    ],
)
def test_the_sheet_says_who_has_won(totals, title):
    """A match ends when some total reaches 101; the lowest wins (Y18)."""
    lost = after(position("5S", "4S", "QH"), "5S")
    state = (
        lost if totals[0] != 100 else after(position("5S KD", "4S", "9S", talon="2H 2D 2C"), "draw pass 9S")
    )

    assert ended(state, totals)["title"] == title


def test_a_shared_match_names_all_who_share_it():
    """The lowest total, shared (Y18)."""
    state = after(position("5S", "4S", "3H", "KH KD"), "5S")
    assert ended(state, (3, 0, 90))["title"] == "The match is shared: You and Greedy."


def test_a_record_of_a_round_is_looked_through():
    """Every play from every seat, without actions; the sheet at its end has nothing to go on with."""
    looking = Replay(finished(3, 3).record)
    for at in range(looking.plays + 1):
        looking.step(at)
        looking.look_from(at % 3)
        data = scene(looking.shown, Drawn(1, None, Asked()), EN)
        assert not data["playable"]
        assert data["actions"] == []
    assert data["sheet"]["next"] == ""
