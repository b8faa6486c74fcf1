"""Plays any allowed card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pisti_teach.games import View
    from pisti_teach.shuffling import Generator


def choose(view: View, generator: Generator) -> Any:  # noqa: ANN401 - each game has its own moves
    """Choose one of the allowed moves, all equally likely."""
    if not view.allowed:
        raise ValueError(f"seat {view.seat} has nothing to play: seat {view.turn} is to move")
    return generator.choice(view.allowed)
