"""View of any game -> where the unseen cards may lie (K2, K3)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pisti_teach.cards import Card, Rank, without

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.games import View


@dataclass(frozen=True, slots=True, kw_only=True)
class Unseen:
    """Unseen cards, and the places that hold them; sizes are numbers of cards.

    The sizes add up to the number of cards.
    """

    deck: int
    """Cards in the packs of the game; the others were seen."""
    down: int
    """Face-down cards that the seat does not know."""
    talon: int
    hands: Mapping[int, int]
    """Sizes of the hands of the other seats that hold cards."""
    free: tuple[Card, ...]
    """May lie in any place."""
    shy: tuple[Card, ...] = ()
    """May lie in any place but `down`: Jacks of Pişti that went back (P6)."""
    known: Mapping[int | str, tuple[Card, ...]] = field(default_factory=dict)
    """Cards whose place is certain: a seat's hand or TALON."""
    at_end: bool = False
    """Whether those in the talon are its very last cards (P6), not anywhere in it."""

    def __post_init__(self) -> None:
        """Refuse sizes that do not add up."""
        places = self.down + self.talon + sum(self.hands.values())
        if places != len(self.cards):
            raise ValueError(f"{len(self.cards)} unseen cards cannot fill places for {places}")

    @property
    def of_each_rank(self) -> int:
        """Cards of one rank in the packs of the game."""
        return self.deck // len(Rank)

    @property
    def cards(self) -> tuple[Card, ...]:
        """All unseen cards."""
        placed = (card for cards in self.known.values() for card in cards)
        return (*self.free, *self.shy, *placed)

    def of_rank(self, rank: Rank) -> int:
        """How many cards of this rank are unseen."""
        return sum(card.rank is rank for card in self.cards)

    def open_places(self, seat: int) -> int:
        """Cards of this hand whose identity is open; 0 for a seat without cards."""
        return self.hands.get(seat, 0) - len(self.known.get(seat, ()))


def unseen(view: View) -> Unseen:
    """Say where the cards may lie that this seat has not seen."""
    cards = view.unseen
    hands = {seat: size for seat, size in enumerate(view.hand_sizes) if seat != view.seat and size}
    known, shy = view.placed
    placed = (*shy, *(card for held in known.values() for card in held))
    return Unseen(
        deck=len(view.seen) + len(cards),
        down=view.down_unknown,
        talon=view.talon,
        hands=hands,
        free=without(cards, placed),
        shy=shy,
        known=known,
        at_end=view.returns_to_end,
    )
