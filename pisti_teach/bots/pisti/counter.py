"""Keeps count: weighs what a card brings now against what it gives the next seat, by exact odds.

A card that takes is worth the cards it brings; one that lies is worth what the next seat is expected to
make of it, the other way round: a single card by its rank (a pişti), a pile by its rank or a Jack. What
cards are worth beyond their points is their share of the majority. Jacks have a price, since each can
take one large pile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.cards import Rank
from pisti_teach.odds.exact import holds
from pisti_teach.odds.unseen import unseen

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pisti_teach.cards import Card
    from pisti_teach.pisti.state import Move
    from pisti_teach.pisti.view import View
    from pisti_teach.shuffling import Generator

HIDDEN_CARD = 13 / 52
"""Points that a card is worth that nobody knows: 13 lie in a pack of 52."""
MAJORITY_SHARE = 0.13
"""What a card adds to the hope for the majority, in points, while that is open."""
JACK_PRICE = 1.5
"""Points that a Jack kept is expected to bring later."""
PARTNER_SHARE = 0.3
"""How much of a pile that the next seat leaves is hoped for through the partner, who comes then."""


def choose(view: View, generator: Generator) -> Move:
    """Choose the move with the best expected points; among equals the generator decides.

    ValueError if it is not this seat's turn.
    """
    if not view.allowed:
        raise ValueError(f"seat {view.seat} has nothing to play: seat {view.turn} is to move")
    next_seat = _Next(view)
    worth = {move: _worth(view, move, next_seat) for move in view.allowed}
    best = max(worth.values())
    return generator.choice([move for move, value in worth.items() if value == best])


class _Next:
    """What the next seat may hold."""

    def __init__(self, view: View) -> None:
        places, seat = unseen(view), (view.seat + 1) % view.players
        self.chance = {rank: float(holds(places, seat, rank)) for rank in Rank}

    def takes(self, rank: Rank, *, by_jack: bool) -> float:
        """Chance that it takes a card of this rank, by its rank or with a Jack."""
        missed = 1 - self.chance[rank]
        return 1 - missed * (1 - self.chance[Rank.JACK]) if by_jack else 1 - missed


def _worth(view: View, move: Move, next_seat: _Next) -> float:
    price = JACK_PRICE if move.card.is_jack and view.rules.jack_takes else 0.0
    if not move.declined and view.takes(move.card):
        return _gain(view, move.card) - price
    return -_given(view, move.card, next_seat) - price


def _gain(view: View, card: Card) -> float:
    return _pisti_points(view, card) + _value(view, (*view.open_pile, card), view.down)


def _pisti_points(view: View, card: Card) -> int:
    rules = view.rules
    if not view.open_pile:
        return rules.double_pisti or 0
    if view.pile_size != 1 or view.open_pile[0].rank is not card.rank:
        return 0
    return rules.jack_pisti if card.is_jack else rules.pisti


def _given(view: View, card: Card, next_seat: _Next) -> float:
    """Points that the next seat is expected to make of this card when it lies."""
    rules, lying = view.rules, (*view.open_pile, card)
    chance = next_seat.takes(card.rank, by_jack=rules.jack_takes)
    value = _value(view, lying, view.down)
    has_partner = len(view.taken) < view.players
    left = (1 - chance) * PARTNER_SHARE * value if has_partner else 0.0
    if view.pile_size:
        return chance * value - left
    worth = rules.jack_pisti if card.is_jack else rules.pisti
    return next_seat.chance[card.rank] * worth + chance * value - left


def _value(view: View, cards: Iterable[Card], down: int) -> float:
    """What these open cards and that many hidden ones are worth to who takes them."""
    points = [view.rules.card_points(card) for card in cards]
    return sum(points) + down * HIDDEN_CARD + (len(points) + down) * MAJORITY_SHARE
