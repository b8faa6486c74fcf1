"""Gets rid of what costs most, and never draws while it can lay a card."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pisti_teach.pis_yedili.moves import Move
    from pisti_teach.pis_yedili.view import View
    from pisti_teach.shuffling import Generator


def choose(view: View, generator: Generator) -> Move:
    """Lay the card that would cost most at the end, a Jack naming the suit that is left most often.

    Without a card to lay it draws, passes or takes a debt. Among equals the generator decides. ValueError
    if it is not this seat's turn.
    """
    if not view.allowed:
        raise ValueError(f"seat {view.seat} has nothing to play: seat {view.turn} is to move")
    liking = {move: _liking(view, move) for move in view.allowed}
    best = max(liking.values())
    return generator.choice([move for move, value in liking.items() if value == best])


def _liking(view: View, move: Move) -> tuple[int, int]:
    """Sort key of a move: the penalty that it saves, then how many cards have the suit that it names."""
    if move.card is None:
        return 0, 0
    held = Counter(card.suit for card in view.hand if not card.is_jack)
    return view.rules.card_points(move.card), held[move.suit] if move.suit else 0
