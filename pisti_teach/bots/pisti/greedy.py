"""Takes what it can, and keeps its Jacks for piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.pisti.state import Move

if TYPE_CHECKING:
    from pisti_teach.cards import Card
    from pisti_teach.pisti.view import View
    from pisti_teach.shuffling import Generator

WORTH_A_JACK = 3
"""Cards that a Jack must bring at least, itself included: a pile, no single card."""


def choose(view: View, generator: Generator) -> Move:
    """Take by rank if that is possible, else take a pile with a Jack, else lay what is worth least.

    Among equals the generator decides. ValueError if it is not this seat's turn.
    """
    if not view.allowed:
        raise ValueError(f"seat {view.seat} has nothing to play: seat {view.turn} is to move")
    best = max(_liking(view, card) for card in view.hand)
    return Move(generator.choice([card for card in view.hand if _liking(view, card) == best]))


def _liking(view: View, card: Card) -> tuple[int, int]:
    """Sort key of a card: what it is good for now, then its points, taken or given away."""
    points = view.rules.card_points(card)
    special = card.is_jack and view.rules.jack_takes
    brings = view.would_take(card)
    if brings and (not special or view.takes_by_rank(card)):
        return 3, points
    if special:
        return (2, points) if brings >= WORTH_A_JACK else (0, -points)
    return 1, -points
