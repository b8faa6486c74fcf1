"""What one seat may know of a round (K1), and nothing else.

Bots, odds, questions and pages get a `View`, never a `State`. Two states that a seat cannot tell
apart give it equal views.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from pisti_teach.cards import Rank, pack
from pisti_teach.pis_yedili import moves
from pisti_teach.pis_yedili.rules import GAME

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.cards import Card
    from pisti_teach.pis_yedili.moves import Move
    from pisti_teach.pis_yedili.state import State

TURN = "turn"
"""Obstacle to every card while another seat is to move, and once the round is over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View(moves.Turn):
    """A round as one seat sees it; counts are numbers of cards."""

    game: ClassVar[str] = GAME

    seat: int
    """Whose view this is."""
    turn: int | None
    """Seat to move; None once the round is over."""
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    """Cards in each seat's hand, its own included."""
    talon: int

    @property
    def next_seat(self) -> int:
        """Seat that plays after this one in the ordinary order (section 1)."""
        return (self.seat + 1) % self.players

    @property
    def goes_left(self) -> bool:
        """Whether the turn has come to the seat to move by a ten (Y7)."""
        came = next((event for event in reversed(self.events) if event.seat != self.turn), None)
        return self.turn is not None and came is not None and came.goes_left

    @property
    def decks(self) -> int:
        """Packs of 52 that are played with (Y1)."""
        return self.rules.decks_for(self.players)

    @property
    def allowed(self) -> tuple[Move, ...]:
        """What this seat may do now; nothing while it is not its turn."""
        return moves.allowed_moves(self, self.hand) if self.turn == self.seat else ()

    def fits(self, card: Card) -> bool:
        """Whether a card could be laid now, whoever is to move; one that is not held, once it is drawn."""
        return moves.obstacle(self, card, self._others(card)) is None

    def obstacle(self, card: Card) -> str | None:
        """Say why this card may not be laid now, as TURN or one of `moves.OBSTACLES`; None if it may."""
        return moves.obstacle(self, card, self._others(card)) if self.turn == self.seat else TURN

    def _others(self, card: Card) -> int:
        """Cards that the seat holds besides this one."""
        return len(self.hand) - (card in self.hand)

    def names_suit(self, card: Card) -> bool:
        """Whether who lays this card has to name a suit: a Jack that does not go out (Y6, section 8)."""
        return card.is_jack and self._others(card) > 0

    def seat_after(self, card: Card) -> int:
        """Seat to move after a turn that this card ends: the next, after a ten the one before (Y7)."""
        return (self.seat + (-1 if card.rank is Rank.TEN else 1)) % self.players

    def as_meant(self, move: Move) -> Move:
        """Give the move that is meant by one: itself."""
        return move

    def is_twin(self, card: Card) -> bool:
        """Whether this card would be laid on its twin now (Y11)."""
        return moves.is_twin(self, card)

    def side_of(self, seat: int) -> int:
        """Index of the seat's side: everyone plays alone (Y1)."""
        return seat

    @property
    def seen(self) -> tuple[Card, ...]:
        """Every card whose place this seat knows (K1)."""
        return (*self.pile, *self.hand)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """All other cards, in the order of the pack (K2)."""
        left = Counter(pack(self.decks))
        left.subtract(self.seen)
        return tuple(left.elements())

    @property
    def down_unknown(self) -> int:
        """Unknown cards that lie face down on the table: none ever does (K2)."""
        return 0

    @property
    def placed(self) -> tuple[Mapping[int | str, tuple[Card, ...]], tuple[Card, ...]]:
        """Unseen cards of which more is known than that they are unseen: none (K3)."""
        return {}, ()

    @property
    def returns_to_end(self) -> bool:
        """Whether cards go back to the end of the talon: none ever goes back."""
        return False


def view(state: State, seat: int) -> View:
    """Give what this seat may know; ValueError for a seat that is not there."""
    if not 0 <= seat < state.players:
        raise ValueError(f"seat: expected 0 to {state.players - 1}, got {seat}")
    return View(
        rules=state.rules,
        players=state.players,
        dealer=state.dealer,
        seat=seat,
        turn=state.seat,
        hand=state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        talon=len(state.talon),
        pile=state.pile,
        suit=state.suit,
        debt=state.debt,
        has_drawn=state.has_drawn,
        must_play_more=state.must_play_more,
        detour=state.detour,
        events=state.events,
    )
