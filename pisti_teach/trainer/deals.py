"""Deals to ask about: dealt and played through by rules of their own, from one stream of numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.trainer.usual import USUAL

if TYPE_CHECKING:
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table

SLIPS = 4
"""One play in so many is made at random, so that not every deal goes the same way."""


def deal(table: Table, chance: Generator) -> Any:  # noqa: ANN401 - each game has its own state
    """Deal: the state before the first play."""
    dealer = chance.below(table.players)
    return table.game.deal(table.preset, table.players, dealer, chance).start()


def played(
    table: Table,
    chance: Generator,
    plays: int | None = None,
    *,
    start: Any = None,  # noqa: ANN401
) -> list[Any]:
    """Deal and play by `usual`, now and then at random: every state on the way, the last one included.

    It stops after so many plays; with None the deal is played to its end. With `start` it goes on from this
    state instead of a new deal.
    """
    states, usual = [start or deal(table, chance)], USUAL[table.game.GAME]
    while states[-1].seat is not None and (plays is None or len(states) <= plays):
        state = states[-1]
        seen = table.game.view(state, state.seat)
        move = usual(seen, chance) if chance.below(SLIPS) else chance.choice(seen.allowed)
        states.append(table.game.play(state, move)[0])
    return states


def views(
    table: Table,
    chance: Generator,
    plays: int | None = None,
    *,
    start: Any = None,  # noqa: ANN401
) -> list[Any]:
    """What the seat to move sees before each play of a deal that is dealt, or goes on from `start`."""
    states = played(table, chance, plays, start=start)
    return [table.game.view(state, state.seat) for state in states if state.seat is not None]
