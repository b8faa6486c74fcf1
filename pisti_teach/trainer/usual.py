"""How deals to ask about are played: frozen, so that a code asks the same question for ever.

Computer players may become better; what is played here may not change, nor how many numbers it draws from its
stream. So these are rules of their own, and not those of `bots`.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from pisti_teach.pisti.state import Move

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pisti_teach.cards import Card
    from pisti_teach.pis_yedili.moves import Move as RoundMove
    from pisti_teach.pis_yedili.view import View as RoundView
    from pisti_teach.pisti.view import View
    from pisti_teach.shuffling import Generator

WORTH_A_JACK = 3
"""Cards that a Jack must bring at least, itself included."""


def of_pisti(view: View, chance: Generator) -> Move:
    """Take by rank, else a pile with a Jack, else lay what is worth least; among equals chance decides."""
    liking = [_of_card(view, card) for card in view.hand]
    best = max(liking)
    return Move(chance.choice([card for card, one in zip(view.hand, liking, strict=True) if one == best]))


def _of_card(view: View, card: Card) -> tuple[int, int]:
    """What a card is good for now, then its points, taken or given away."""
    points, brings = view.rules.card_points(card), view.would_take(card)
    special = card.is_jack and view.rules.jack_takes
    if brings and (not special or view.takes_by_rank(card)):
        return 3, points
    if special:
        return (2, points) if brings >= WORTH_A_JACK else (0, -points)
    return 1, -points


def of_pis_yedili(view: RoundView, chance: Generator) -> RoundMove:
    """Lay what costs most at the end, a Jack for the suit that is held most; among equals chance decides."""
    liking = [_of_move(view, move) for move in view.allowed]
    best = max(liking)
    return chance.choice([move for move, one in zip(view.allowed, liking, strict=True) if one == best])


def _of_move(view: RoundView, move: RoundMove) -> tuple[int, int]:
    """The penalty that it saves, then how many cards have the suit that it names."""
    if move.card is None:
        return 0, 0
    held = Counter(card.suit for card in view.hand if not card.is_jack)
    return view.rules.card_points(move.card), held[move.suit] if move.suit else 0


USUAL: Mapping[str, Callable[[Any, Generator], Any]] = {"pisti": of_pisti, "pis_yedili": of_pis_yedili}
"""By the name of the game."""
