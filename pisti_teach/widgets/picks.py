"""What a page sends is read like any outside input: what makes no sense is refused, with a reason."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from pisti_teach.bots import BOTS, USUAL
from pisti_teach.codes import unsealed
from pisti_teach.errors import RecordError, RulesError
from pisti_teach.games import game_of, game_of_house, has_clock
from pisti_teach.session import Setting

if TYPE_CHECKING:
    from collections.abc import Mapping

LONGEST_RECORD = 100_000
"""Characters of a record that are read; the largest deal has about 2,500."""


def read_setting(data: Mapping[str, Any]) -> Setting:
    """Read which table is wanted; RulesError that names what makes no sense.

    A seat count that the house does not know is taken as a changed option; options that are as the house
    has them are none. By the clock a house without one plays with the usual one of its game (P26).
    """
    preset, players, bots = data.get("preset"), data.get("players"), data.get("bots")
    game = game_of_house(preset)
    house = game.rules_of(preset)
    options = data.get("options")
    changed = {
        name: value
        for name, value in (options if isinstance(options, dict) else {}).items()
        if not hasattr(house, str(name)) or getattr(house, name) != value
    }
    if players not in house.players:
        changed["players"] = [players]
    if data.get("timed") is True and not has_clock(game, game.rules_of(preset, changed)):
        changed |= game.USUAL_CLOCK
    seats = game.rules_of(preset, changed).check_players(players)
    named = bots[: seats - 1] if isinstance(bots, list) else []
    if len(named) != seats - 1 or not all(isinstance(bot, str) and bot in BOTS[game.GAME] for bot in named):
        raise RulesError(f"bots: expected {seats - 1} out of {list(BOTS[game.GAME])}, got {bots!r:.60}")
    return Setting(str(preset), seats, named, changed, data.get("stake", 0), data.get("timed") is True)


def setting_of_house(preset: str, like: Setting) -> Setting:
    """Give the usual table of a house, with the seats and players of another one as far as it can."""
    if preset == like.preset:
        return like
    game = game_of_house(preset)
    known = game.PRESETS[preset].players
    players = like.players if like.players in known else min(known)
    bots = [bot if bot in BOTS[game.GAME] else USUAL for bot in like.bots]
    stake = 0 if game.gains is None else like.stake
    return Setting(preset, players, bots, {}, stake, like.timed)


def read_record_text(text: str) -> object:
    """Read the text of a record, sealed or not; RecordError or another PistiTeachError if it is none."""
    if len(text) > LONGEST_RECORD:
        raise RecordError(f"expected at most {LONGEST_RECORD} characters, got {len(text)}")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"expected one JSON object, got {text!r:.60}: {error}") from error
    return data


def open_record(data: object) -> Any:  # noqa: ANN401 - each game has its own record
    """Read a record, and play it through; RecordError names the play that breaks a rule.

    A sealed one is only opened once its deal is over: before, it would show what nobody may see yet.
    """
    whole = unsealed(data)
    game = game_of(whole)
    record = game.read_record(whole)
    state = game.replay(record)
    if whole is not data and not state.is_over:
        raise RecordError("expected a deal that is over, or one with its deck, got a sealed one")
    return record
