"""The timeout play (P26): what is played for a seat whose time is up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.cards import Suit
from pisti_teach.pisti.state import Move

if TYPE_CHECKING:
    from pisti_teach.cards import Card
    from pisti_teach.pisti.view import View

_SUITS = tuple(Suit)


def timeout_move(view: View) -> Move:
    """Give the move that P26 makes for the seat to move; ValueError if it has no card.

    It takes by rank if it can (a hit counts), with the card worth the most; else it keeps Jacks where
    Jacks take, and lays the card worth the fewest points, the lowest rank, the first suit.
    """
    if not view.hand:
        raise ValueError("a timeout play needs a hand with cards, got an empty one")
    takers = [card for card in view.hand if _takes_by_rank(view, card)]
    if takers:
        return Move(min(takers, key=lambda card: (-view.rules.card_points(card), _suit(card))))
    kept = [card for card in view.hand if not (view.rules.jack_takes and card.is_jack)]
    if not kept:
        return Move(min(view.hand, key=_suit))
    return Move(min(kept, key=lambda card: (view.rules.card_points(card), card.order)))


def _takes_by_rank(view: View, card: Card) -> bool:
    lying = view.top if view.open_pile else view.marker
    return lying is not None and lying.rank is card.rank


def _suit(card: Card) -> int:
    return _SUITS.index(card.suit)
