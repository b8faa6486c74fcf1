"""Deal codes: a whole deal in eighteen symbols that can be typed and read out.

A code is what it is of, the rules, the seats with the dealer, and the seed of the deck, a number below
23 ** 14, 63 bits. Options that differ from a preset's travel as a record.

A *sealed* record has the code of its deal in the place of the deck: it can be kept in a page, or saved in
the middle of a deal, and gives no card away that nobody has seen yet.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pisti_teach.codes.symbols import BASE, DEAL, digits_of, number_of, read, write
from pisti_teach.errors import CodeError
from pisti_teach.games import GAMES
from pisti_teach.shuffling import Generator

if TYPE_CHECKING:
    from collections.abc import Mapping

SEED_SYMBOLS = 14
SEEDS = BASE**SEED_SYMBOLS
"""Seeds are numbers from 0 below this one."""

RULES = (
    ("pisti", "miniokey"),
    ("pisti", "club"),
    ("pisti", "kseri"),
    ("pisti", "zone"),
    ("pisti", "kseri_plain_jacks"),
    ("pisti", "kseri_faro"),
    ("pis_yedili", "cardiva"),
)
"""Game and preset by their symbol; only ever added to at the end, or old codes change."""
SEATS = tuple((players, dealer) for players in range(2, 7) for dealer in range(players))
"""Seat count and dealer by their symbol."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """What a code stands for."""

    game: str
    preset: str
    players: int
    dealer: int
    seed: int
    """From 0 below SEEDS."""


def write_code(deal: Deal) -> str:
    """Write the code of a deal, in groups of six.

    Raises CodeError for rules, seats or a seed that no code can stand for.
    """
    try:
        head = [RULES.index((deal.game, deal.preset)), SEATS.index((deal.players, deal.dealer))]
    except ValueError:
        raise CodeError(f"there is no code for {deal}") from None
    if not 0 <= deal.seed < SEEDS:
        raise CodeError(f"seed: expected 0 to {SEEDS - 1}, got {deal.seed}")
    return write([DEAL, *head, *digits_of(deal.seed, SEED_SYMBOLS)])


def read_code(text: str) -> Deal:
    """Read a code; small letters, spaces and hyphens do not matter.

    Raises CodeError that says what is wrong: its length, a symbol, the check, what it is of.
    """
    rules, seats, *seed = read(text, DEAL)
    if rules >= len(RULES) or seats >= len(SEATS):
        raise CodeError("this code is of a newer version of the program", "newer")
    game, preset = RULES[rules]
    players, dealer = SEATS[seats]
    return Deal(game=game, preset=preset, players=players, dealer=dealer, seed=number_of(seed))


def deal_of(code: str) -> dict[str, Any]:
    """Give the deal behind a code as a record that JSON takes; CodeError if it is none."""
    return _dealt(read_code(code))


def seal(record: Mapping[str, Any], code: str) -> dict[str, Any]:
    """Put the code of its deal into a record, in the place of its deck."""
    kept = {key: value for key, value in record.items() if key not in {"deck", "returned"}}
    return {**kept, "code": code}


def unsealed(data: object) -> object:
    """Give a record its deck back; whatever is not sealed comes back as it is.

    Raises CodeError for a wrong code or one of another deal, RulesError if the options make no sense.
    """
    if not isinstance(data, dict) or "deck" in data or not isinstance(data.get("code"), str):
        return data
    read = read_code(data["code"])
    dealt = _dealt(read, _options(data) if GAMES[read.game].HAS_OPTIONS else {})
    for key in ("game", "rules", "players", "dealer"):
        if key in dealt and (type(data.get(key)) is not type(dealt[key]) or data[key] != dealt[key]):
            raise CodeError(f"{key}: the code is of {dealt[key]!r}, the record says {data.get(key)!r:.60}")
    return {**dealt, **data}


def _dealt(deal: Deal, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The record of a deal, as JSON takes it."""
    game = GAMES[deal.game]
    return game.write_record(game.deal(deal.preset, deal.players, deal.dealer, Generator(deal.seed), options))


def _options(data: Mapping[str, Any]) -> dict[str, Any]:
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise CodeError(f"options: expected an object, got {options!r:.60}")
    return options
