"""The timeout play (P26): what is played for a seat whose time is up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.pisti.state import Move

if TYPE_CHECKING:
    from pisti_teach.pisti.view import View


def timeout_move(view: View) -> Move:
    """Give the move that P26 makes for the seat to move; ValueError if it has no card.

    It takes by rank if it can (a hit counts), with the card worth the most; else it keeps Jacks where
    Jacks take, and lays the card worth the fewest points, the lowest rank, the first suit.
    """
    if not view.hand:
        raise ValueError("a timeout play needs a hand with cards, got an empty one")
    takers = [card for card in view.hand if view.takes_by_rank(card)]
    if takers:
        return Move(min(takers, key=lambda card: (-view.rules.card_points(card), card.order[1])))
    kept = [card for card in view.hand if not (view.rules.jack_takes and card.is_jack)]
    if not kept:
        return Move(min(view.hand, key=lambda card: card.order[1]))
    return Move(min(kept, key=lambda card: (view.rules.card_points(card), card.order)))
