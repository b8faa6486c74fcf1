"""What holds for every game and every house: sessions, codes, records, replays."""

import json
import re
from collections import Counter

import pytest
from deals import seeds
from hypothesis import given
from hypothesis import strategies as st

from pisti_teach.bots import BOTS, USUAL
from pisti_teach.cards import texts
from pisti_teach.codes import RULES, deal_of, read_code, seal, unsealed
from pisti_teach.errors import RulesError
from pisti_teach.games import GAMES, HOUSES, Game, game_of, game_of_house, has_clock
from pisti_teach.session import Replay, Session, resume, save
from pisti_teach.show.games import DRAWINGS
from pisti_teach.shuffling import Generator
from pisti_teach.trainer.questions import AT_TABLE, KINDS
from pisti_teach.words import Words

TABLES = [
    pytest.param(preset, players, id=f"{preset}-{players}")
    for preset, game in HOUSES.items()
    for players in game.PRESETS[preset].players
]
CARD = re.compile(r"\b(?:10|[2-9AJQK])[SHDC]\b")
"""A card in a text, whatever stands around it."""
tables = st.sampled_from([table.values for table in TABLES])


def opened(preset, players, seed):
    """Open a table at which nobody plays on purpose."""
    return Session(preset, players, dict.fromkeys(range(players), "random"), seed)


def play_some(session, moves=10_000):
    """Let everybody make that many moves, or play the deal to its end."""
    while moves and not session.state.is_over:
        session.play_bot()
        moves -= 1
    return session


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_a_deal_comes_to_its_end_and_the_next_one_follows(preset, players):
    """The dealer moves on, unless the match is over; points are added."""
    session = play_some(opened(preset, players, 5))
    dealer, over = session.state.dealer, session.score.is_over
    points = session.game.points(session.state)

    assert session.score.totals == tuple(points)
    assert session.shown.result.record == session.game.write_record(session.record)
    session.next_deal()

    assert over or session.state.dealer == (dealer + 1) % players
    assert session.match.totals == (tuple(points) if not over else (0,) * len(points))


@given(tables, seeds, st.integers(0, 80))
def test_a_record_replays_to_where_it_was(table, seed, moves):
    """Through JSON, too; and its result says whose turn it is."""
    session = play_some(opened(*table, seed), moves)
    data = json.loads(json.dumps(session.game.write_record(session.record)))

    game = game_of(data)
    state = game.replay(game.read_record(data))

    assert state == session.state
    assert game.result(state)["next_seat"] == session.state.seat
    assert Replay(session.record).states == session.states


@given(tables, seeds, st.integers(0, 80))
def test_a_code_is_its_deal(table, seed, moves):
    """A sealed record opens to the whole one, also in the middle of a deal."""
    session = play_some(opened(*table, seed), moves)
    record = session.game.write_record(session.record)

    assert deal_of(session.seed_code) == {**record, "plays": []}
    assert unsealed(seal(record, session.seed_code)) == {**record, "code": session.seed_code}
    assert read_code(session.seed_code).preset == table[0]


@given(tables, seeds, st.integers(0, 60))
def test_a_saved_match_goes_on_where_it_was(table, seed, moves):
    """In any game the same states, and no card in what is kept but those that she has seen."""
    preset, players = table
    bots = dict.fromkeys(range(1, players), "random")
    session, chance = Session(preset, players, bots, seed), Generator(seed)
    for _ in range(moves):
        if not session.state.is_over:
            play = session.play_bot if session.is_bots_turn else None
            _ = play() if play else session.play(chance.choice(session.view.allowed))

    kept = save(session)
    again = resume(json.loads(json.dumps(kept)), seed=1)

    assert again.states == session.states
    assert again.setting == session.setting
    assert not {"deck", "returned"} & set(kept)
    found = CARD.findall(json.dumps(kept))
    assert found == [str(event.card) for event in session.state.events if event.card]
    assert Counter(found) <= Counter(texts(session.view.seen))


@given(tables, seeds, st.integers(0, 60))
def test_take_back_undoes_one_play_of_hers(table, seed, moves):
    """The state is the one before it, whatever the others have answered."""
    preset, players = table
    session, chance = (
        Session(preset, players, dict.fromkeys(range(1, players), "random"), seed),
        Generator(seed),
    )
    before = None
    for _ in range(moves):
        if session.state.is_over:
            break
        if session.is_bots_turn:
            session.play_bot()
        else:
            before = session.state
            session.play(chance.choice(session.view.allowed))
    if before is None:
        return

    session.take_back()

    assert session.state == before


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_a_clock_runs_where_the_house_has_one(preset, players):
    """In a game without a clock nobody asks the rules for it; else the usual one gives a house one."""
    game = game_of_house(preset)
    session = Session(preset, players, {}, 1, timed=True)

    assert session.timed == has_clock(game, game.PRESETS[preset])
    assert has_clock(game, game.rules_of(preset, game.USUAL_CLOCK)) == (game.timeout_move is not None)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_policies_and_houses(game):
    """One that plays anything is among them, and the usual one."""
    assert {"random", USUAL} <= set(BOTS[game])
    assert all(game == game_of_house(preset).GAME for preset in GAMES[game].PRESETS)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_offers_the_same_verbs(game):
    """Those of the protocol, and no other: all else is found in the file that has it."""
    verbs = {name for name in vars(Game) if not name.startswith("_")}

    assert set(GAMES[game].__all__) == verbs


@pytest.mark.parametrize("preset", HOUSES)
def test_a_record_has_options_where_its_game_has(preset):
    """Nowhere else is the key read."""
    session = opened(preset, max(HOUSES[preset].PRESETS[preset].players), 1)

    record = session.game.write_record(session.record)

    assert ("options" in record) == session.game.HAS_OPTIONS


@pytest.mark.parametrize("register", [BOTS, DRAWINGS, AT_TABLE], ids=["bots", "drawings", "questions"])
def test_every_register_knows_every_game_and_nothing_else(register):
    """A game is whole, or a page would find out."""
    assert set(register) == set(GAMES)


def test_every_house_has_a_code_and_every_code_a_house():
    """Once each, with its game."""
    assert sorted(RULES) == sorted((game.GAME, preset) for preset, game in HOUSES.items())


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_is_found_by_its_name(game):
    """No two of a game have the same, and each is asked by its code, too."""
    names = [kind.KIND for kind in AT_TABLE[game]]
    assert len(set(names)) == len(names)
    assert set(names) <= set(KINDS)


@pytest.mark.parametrize("game", GAMES)
def test_every_policy_has_a_name_and_every_name_a_policy(game):
    """What a page offers can be played, and the other way round."""
    assert set(DRAWINGS[game].kinds(Words.of("en"))) == set(BOTS[game])


def test_no_two_games_have_a_house_of_one_name():
    """Else a house would not tell its game."""
    assert len(HOUSES) == sum(len(game.PRESETS) for game in GAMES.values())


def test_a_game_without_stakes_takes_none():
    """Pis Yedili is played for nothing; it has no clock either."""
    with pytest.raises(RulesError, match="pis_yedili is played for none"):
        Session("cardiva", 2, {1: "random"}, 1, stake=5)
    session = Session("cardiva", 2, {1: "random"}, 1, timed=True)
    assert not session.timed
    with pytest.raises(ValueError, match="no clock"):
        session.time_out()
