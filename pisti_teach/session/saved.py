"""A running match as plain data that a page may keep: sealed, so that it gives no hidden card away."""

from __future__ import annotations

from typing import Any, TypeGuard

from pisti_teach.bots import BOTS
from pisti_teach.codes import read_code, seal, unsealed
from pisti_teach.errors import RecordError
from pisti_teach.pisti.match import Match
from pisti_teach.pisti.record import read_record, write_record
from pisti_teach.session.running import Session

MOST = 10**9
"""Largest number of points, deals or coins that is taken back."""


def save(session: Session) -> dict[str, Any]:
    """Write a match in the middle of a deal, as JSON takes it: a sealed record, and what is at stake."""
    table = {
        "seat": session.seat,
        "bots": {str(seat): name for seat, name in session.bots.items()},
        "totals": list(session.match.totals),
        "deals": session.match.deals,
        "stake": session.stake,
        "purse": list(session.purse),
        "timed": session.timed,
    }
    return {**seal(write_record(session.record), session.seed_code), "table": table}


def resume(data: object, seed: int) -> Session:
    """Go on with a saved match; `seed` fixes all chance that is still to come.

    Raises a PistiTeachError for anything that `save` cannot have written.
    """
    record = read_record(unsealed(data))
    code, table = record.extras.get("code"), record.extras.get("table")
    if not isinstance(code, str) or not isinstance(table, dict):
        raise RecordError("expected a saved match, with a code and a table")
    bots = _bots(table.get("bots"), record.players)
    session = Session(
        record.preset,
        record.players,
        bots,
        seed,
        seat=next(seat for seat in range(record.players) if seat not in bots),
        options=record.options,
        stake=_number(table, "stake"),
        timed=table.get("timed") is True,
    )
    session.match = _match(session, table)
    session.purse = tuple(_numbers(table, "purse", record.players, least=-MOST))
    session.go_on_from(record.dealer, read_code(code).seed, record.plays)
    return session


def _bots(data: object, players: int) -> dict[int, str]:
    """Read who plays the other seats: all but one."""
    named = data if isinstance(data, dict) else {}
    bots = {seat: named[str(seat)] for seat in range(players) if str(seat) in named}
    if len(bots) != players - 1 or not all(isinstance(name, str) and name in BOTS for name in bots.values()):
        raise RecordError(f"bots: expected a computer player for all seats but one, got {data!r:.60}")
    return bots


def _match(session: Session, table: dict[str, Any]) -> Match:
    totals = _numbers(table, "totals", len(session.match.totals))
    match = Match(session.rules, tuple(totals), _number(table, "deals"))
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
