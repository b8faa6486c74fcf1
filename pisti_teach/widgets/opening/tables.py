"""Tables, to be opened in a cell: a first deal, a round, any house, and the one that asks first."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from pisti_teach.codes import SEEDS
from pisti_teach.session import Session
from pisti_teach.widgets.owner import Owner
from pisti_teach.words import Words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.widgets.table import TableWidget

PAUSE = 0.9
"""Seconds that a computer player waits before it moves …"""
ROUND_PAUSE = 0.6
"""… and in Pis Yedili, where draws are moves of their own and more of them lie between two turns."""


def first_deal(*, seed: int | None = None, pause: float = PAUSE, language: str = "en") -> TableWidget:
    """Open a table by the rules of `zone`: two seats, no clock, against the greedy computer player.

    `seed` fixes all deals; None draws one. `pause` is in seconds; 0 lets the computer move at once.
    """
    return open_table("zone", 2, {1: "greedy"}, seed=seed, pause=pause, language=language)


def open_round(
    *, players: int = 2, seed: int | None = None, pause: float = ROUND_PAUSE, language: str = "en"
) -> TableWidget:
    """Open a table of Pis Yedili by the rules of `cardiva`: two to four seats, against greedy players.

    `seed` fixes all rounds; None draws one. `pause` is in seconds; 0 lets the computer move at once. Raises
    RulesError for another number of seats.
    """
    bots = dict.fromkeys(range(1, players), "greedy")
    return open_table("cardiva", players, bots, seed=seed, pause=pause, language=language)


def open_table(  # noqa: PLR0913 - what a reader may change about a table
    preset: str,
    players: int,
    bots: Mapping[int, str],
    *,
    seed: int | None = None,
    pause: float = PAUSE,
    language: str = "en",
    options: Mapping[str, Any] | None = None,
    stake: int = 0,
    timed: bool = False,
    key: str | None = None,
) -> TableWidget:
    """Open a table of Pişti or Pis Yedili; seat 0 is the learner's, `bots` names who plays the other seats.

    `stake` is in coins of play money from each seat (P25); `timed` plays by the clock of the house, if it
    has one (P26). The page keeps the running deal under `key`; None makes one of house, seats and seed, so
    name it where two such tables stand in one notebook. Raises RulesError if the rules, the seat count or
    the stake make no sense.
    """
    chance = secrets.randbelow(SEEDS) if seed is None else seed
    session = Session(preset, players, bots, chance, options=options, stake=stake, timed=timed)
    usual = "-".join(map(str, (preset, players) if seed is None else (preset, players, seed)))
    return Owner(session, Words.of(language), pause, key=usual if key is None else key).widget


def open_free_table(
    *, seed: int | None = None, pause: float = PAUSE, language: str = "en", key: str = "free-table"
) -> TableWidget:
    """Open a table of either game, and ask first which: house, seats, players, every rule.

    `seed` fixes all deals; None draws one. `pause` is in seconds. The page keeps the running deal under
    `key`.
    """
    session = Session("zone", 2, {1: "greedy"}, secrets.randbelow(SEEDS) if seed is None else seed)
    owner = Owner(session, Words.of(language), pause, key=key)
    owner.ask_for_table()
    return owner.widget
