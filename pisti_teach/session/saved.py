"""A running match as plain data that a page may keep: sealed, so that it gives no hidden card away."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeGuard

from pisti_teach.bots import BOTS
from pisti_teach.codes import read_code, seal, unsealed
from pisti_teach.errors import RecordError
from pisti_teach.games import game_of
from pisti_teach.session.running import Session

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.bots import Bot

MOST = 10**9
"""Largest number of points, deals or coins that is taken back."""


def save(session: Session) -> dict[str, Any]:
    """Write a match in the middle of a deal, as JSON takes it: a sealed record, and what is at stake.

    The learner has seat 0.
    """
    table = {
        "bots": {str(seat): name for seat, name in session.bots.items()},
        "totals": list(session.match.totals),
        "deals": session.match.deals,
        "stake": session.stake,
        "purse": list(session.purse),
        "timed": session.timed,
    }
    return {**seal(session.game.write_record(session.record), session.seed_code), "table": table}


def resume(data: object, seed: int) -> Session:
    """Go on with a saved match; `seed` fixes all chance that is still to come.

    Raises a PistiTeachError for anything that `save` cannot have written.
    """
    if not is_saved(data):
        raise RecordError("expected a saved match, with a code and a table, and without a deck")
    whole, table = unsealed(data), data["table"]
    game = game_of(whole)
    record = game.read_record(whole)
    session = Session(
        record.preset,
        record.players,
        _bots(table.get("bots"), record.players, BOTS[game.GAME]),
        seed,
        options=record.options,
        stake=_number(table, "stake"),
        timed=table.get("timed") is True,
    )
    session.match = _match(session, table)
    session.purse = tuple(_numbers(table, "purse", record.players, least=-MOST))
    session.go_on_from(record.dealer, read_code(data["code"]).seed, record.plays)
    return session


def is_saved(data: object) -> TypeGuard[dict[str, Any]]:
    """Whether this looks like a saved match, not like a record of a whole deal."""
    if not isinstance(data, dict) or {"deck", "returned"} & set(data):
        return False
    return isinstance(data.get("code"), str) and isinstance(data.get("table"), dict)


def _bots(data: object, players: int, known: Mapping[str, Bot]) -> dict[int, str]:
    """Read who plays the other seats: all but hers, which is the first."""
    named = data if isinstance(data, dict) else {}
    seats = {str(seat): seat for seat in range(1, players)}
    if set(named) != set(seats) or not all(isinstance(bot, str) and bot in known for bot in named.values()):
        raise RecordError(f"bots: expected a computer player for each of {list(seats)}, got {data!r:.60}")
    return {seats[key]: bot for key, bot in named.items()}


def _match(session: Session, table: dict[str, Any]) -> Any:  # noqa: ANN401 - each game has its own
    totals = _numbers(table, "totals", len(session.match.totals))
    match = replace(session.match, totals=tuple(totals), deals=_number(table, "deals"))
    if match.is_over:
        raise RecordError("totals: this match is over already, there is nothing to go on with")
    return match


def _numbers(table: dict[str, Any], key: str, count: int, least: int = 0) -> list[int]:
    value = table.get(key)
    if not isinstance(value, list) or len(value) != count or not all(_is_number(one, least) for one in value):
        raise RecordError(f"{key}: expected {count} whole numbers, got {value!r:.60}")
    return value


def _number(table: dict[str, Any], key: str) -> int:
    value = table.get(key)
    if not _is_number(value, 0):
        raise RecordError(f"{key}: expected a whole number from 0, got {value!r:.60}")
    return value


def _is_number(value: object, least: int) -> TypeGuard[int]:
    return type(value) is int and least <= value <= MOST
