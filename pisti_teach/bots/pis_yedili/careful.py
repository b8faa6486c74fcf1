"""Weighs what a move sheds, what it keeps for later, and what it leaves to the next seat, by exact odds.

All is counted in points of penalty, its own and that of the others. What a card costs at the end, Muamele
included, counts the more the nearer another seat is to going out: so Jacks and sevens go in time, and not
before. A seven is kept against the sevens of others, and laid where the next seat hardly has an answer;
an ace waits for a card to follow it; a Jack or a seven is best as the very last card, since it multiplies
what the others pay.

The weights are points of penalty. They were fitted by least squares to rounds in which single moves were made
at random, and rounded.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pisti_teach.cards import Rank, without
from pisti_teach.odds.pis_yedili import expected_penalty, next_can_play
from pisti_teach.pis_yedili.moves import TAKE

if TYPE_CHECKING:
    from pisti_teach.cards import Card
    from pisti_teach.pis_yedili.moves import Move
    from pisti_teach.pis_yedili.view import View
    from pisti_teach.shuffling import Generator

OUT = 1000.0
"""Going out: better than anything else."""
DANGER = 0.4
"""Part of a penalty that is lost if another seat has one card left; with two cards half of it …"""
SEVEN_KEPT = 15.0
"""What a seven is good for in the hand, while sevens are out."""
SEVEN_LAID = 16.7
"""What a seven brings if the next seat has no answer for certain."""
ACE_KEPT = 7.5
"""What an ace is good for in the hand …"""
ACE_LAID = 11.3
"""… and in play, shared among the cards that are left: the others draw when it matters."""
MORE = 7.0
"""What it is worth to have the one more that an ace or a twin asks for (Y12)."""
JACK_KEPT = 18.0
"""What a Jack is good for, shared among the cards that are left: it is to be the last."""
FOLLOW = 2.4
"""What it is worth that all cards left follow the one that is laid."""
LAST, LAST_SEVEN, LAST_JACK = 4.5, 8.6, 89.0
"""What it is worth to have one card left, and more if it triples; a Jack will fit, and doubles (Y16)."""
IDLE, IDLE_DANGER = 2.7, 3.3
"""What it costs to lay nothing, less so if another seat is nearly out: fewer cards are at stake then."""
TAKE_BASE, TAKE_CARD = 6.4, 3.7
"""What it costs to take a debt: so much for each card, less what the seven is good for that is kept."""


def choose(view: View, generator: Generator) -> Move:
    """Choose the move that is worth most; among equals the generator decides.

    ValueError if it is not this seat's turn.
    """
    if not view.allowed:
        raise ValueError(f"seat {view.seat} has nothing to play: seat {view.turn} is to move")
    table = _Table.of(view)
    worth = {move: _worth(table, move) for move in view.allowed}
    best = max(worth.values())
    return generator.choice([move for move, value in worth.items() if value == best])


@dataclass(frozen=True, slots=True)
class _Table:
    """What all moves of a turn are weighed with."""

    view: View
    unseen: tuple[Card, ...]
    nearest: int
    """Fewest cards that another seat holds."""
    sevens: int
    """Sevens that are out: in other hands or in the talon."""

    @classmethod
    def of(cls, view: View) -> _Table:
        others = [size for seat, size in enumerate(view.hand_sizes) if seat != view.seat]
        sevens = sum(card.rank is Rank.SEVEN for card in view.unseen)
        return cls(view, view.unseen, max(1, min(others)), sevens)

    def cost(self, hand: tuple[Card, ...]) -> float:
        """Penalty of a hand if another seat goes out now."""
        return float(expected_penalty(hand, self.unseen, self.view.talon))


def _worth(table: _Table, move: Move) -> float:
    view, card = table.view, move.card
    if move == TAKE:
        return TAKE_BASE - TAKE_CARD * view.debt
    if card is None:
        return IDLE_DANGER / table.nearest - IDLE
    left = without(view.hand, [card])
    if not left and not view.is_twin(card):
        return OUT
    return _shed(table, left) + _special(table, move, card, left) + _kept(move, card, left)


def _shed(table: _Table, left: tuple[Card, ...]) -> float:
    """What the hand costs less, as far as somebody is near to going out."""
    return DANGER / table.nearest * (table.cost(table.view.hand) - table.cost(left))


def _special(table: _Table, move: Move, card: Card, left: tuple[Card, ...]) -> float:
    """What the card does, less what it would be good for later."""
    cards = max(1, len(left))
    if card.rank is Rank.SEVEN:
        answer = next_can_play(table.view, move)
        return SEVEN_LAID * (1 - float(answer or 0)) - (SEVEN_KEPT if table.sevens else 0.0)
    if card.is_jack:
        return -JACK_KEPT / cards
    more = MORE if _following(move, card, left) else 0.0
    if card.rank is Rank.ACE:
        return more + ACE_LAID / cards - ACE_KEPT
    return more if table.view.is_twin(card) else 0.0


def _kept(move: Move, card: Card, left: tuple[Card, ...]) -> float:
    """What the cards that are left are good for: to follow, or to go out."""
    value = FOLLOW * _following(move, card, left) / max(1, len(left))
    if len(left) != 1:
        return value
    (last,) = left
    more = {Rank.JACK: LAST_JACK, Rank.SEVEN: LAST_SEVEN}
    return value + LAST + more.get(last.rank, 0.0)


def _following(move: Move, card: Card, left: tuple[Card, ...]) -> int:
    """How many of the cards left would fit on this one (Y3)."""
    suit = move.suit or card.suit
    return sum(one.is_jack or one.suit is suit or one.rank is card.rank for one in left)
