"""What one seat may know of a deal (K1), and nothing else.

Bots, odds, questions and pages get a `View`, never a `State`. Two states that a seat cannot tell
apart give it equal views.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from pisti_teach.cards import pack
from pisti_teach.pisti.returned import placed
from pisti_teach.pisti.rules import GAME
from pisti_teach.pisti.state import Move, allowed_moves, cards_taken, fresh_marker

if TYPE_CHECKING:
    from pisti_teach.cards import Card
    from pisti_teach.pisti.rules import Rules
    from pisti_teach.pisti.state import Event, State


@dataclass(frozen=True, slots=True)
class View:
    """A deal as one seat sees it; counts are numbers of cards."""

    game: ClassVar[str] = GAME

    rules: Rules
    players: int
    dealer: int
    seat: int
    """Whose view this is."""
    turn: int | None
    """Seat to move; None once the deal is over."""
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    """Cards in each seat's hand, its own included."""
    talon: int
    open_pile: tuple[Card, ...]
    """Open cards on the table, bottom first; all were seen (P15)."""
    down: int
    """Face-down cards on the table, under the open ones."""
    opening: tuple[Card, ...]
    """Opening table cards that lay open."""
    returned: tuple[Card, ...]
    """Jacks that showed at the opening, in order (P5, P6)."""
    peeked: tuple[Card, ...]
    """The face-down cards, if this seat took and saw them (P14)."""
    hand_outs: int
    """Hands dealt so far, the opening included."""
    events: tuple[Event, ...]
    taken: tuple[int, ...]
    """Cards that each side has taken."""
    tricks: tuple[int, ...]
    """Tricks of each side."""

    @property
    def next_seat(self) -> int:
        """Seat that plays after this one (section 1)."""
        return (self.seat + 1) % self.players

    @property
    def top(self) -> Card | None:
        """The card on top of the pile."""
        return self.open_pile[-1] if self.open_pile else None

    @property
    def pile_size(self) -> int:
        """Cards on the table, face-down ones included."""
        return self.down + len(self.open_pile)

    @property
    def marker(self) -> Card | None:
        """The fresh pişti marker that the next play may hit (P17)."""
        return fresh_marker(self.rules, self.events)

    def would_take(self, card: Card) -> int:
        """How many cards this card would bring now, its own included; 0 if it would only lie (P27)."""
        brought = cards_taken(self.rules, self.open_pile, self.marker, card)
        return brought + self.down if brought else 0

    def takes(self, card: Card) -> bool:
        """Whether this card would take what lies on the table now (P9, P17)."""
        return self.would_take(card) > 0

    def takes_by_rank(self, card: Card) -> bool:
        """Whether it would take with its own rank, a pile's top card or a fresh marker."""
        lying = self.top or self.marker
        return lying is not None and lying.rank is card.rank

    def side_of(self, seat: int) -> int:
        """Index of the seat's side."""
        return self.rules.side_of(seat, self.players)

    @property
    def allowed(self) -> tuple[Move, ...]:
        """What this seat may play now; nothing while it is not its turn (P8, P11)."""
        if self.turn != self.seat:
            return ()
        return allowed_moves(self.rules, self.hand, self.open_pile, self.marker)

    def as_meant(self, move: Move) -> Move:
        """A card that takes nothing is just laid, with or without taking: what takes is for her to know."""
        return move if move in self.allowed else Move(move.card)

    @property
    def seen(self) -> tuple[Card, ...]:
        """Every card whose place this seat knows or has known (K1)."""
        played = (event.card for event in self.events)
        return (*self.opening, *played, *self.hand, *self.peeked)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """All other cards, in the order of the pack (K2)."""
        left = Counter(pack(self.rules.decks))
        left.subtract(self.seen)
        return tuple(left.elements())

    @property
    def down_unknown(self) -> int:
        """Face-down cards that this seat does not know, on the table or already taken (K2)."""
        return 0 if self.peeked else self.rules.opening_down

    @property
    def placed(self) -> tuple[dict[int | str, tuple[Card, ...]], tuple[Card, ...]]:
        """Unseen cards with a certain place, and those that are only not face down (P6)."""
        return placed(self)

    @property
    def returns_to_end(self) -> bool:
        """Whether a Jack that goes back at the opening becomes the last card of the talon (P4)."""
        return self.rules.opening_jack == "bottom"


def view(state: State, seat: int) -> View:
    """Give what this seat may know; ValueError for a seat that is not there."""
    if not 0 <= seat < state.players:
        raise ValueError(f"seat: expected 0 to {state.players - 1}, got {seat}")
    hidden = state.rules.opening_down
    peeks = state.rules.peek and state.first_taker == seat
    return View(
        rules=state.rules,
        players=state.players,
        dealer=state.dealer,
        seat=seat,
        turn=state.seat,
        hand=state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        talon=len(state.talon),
        open_pile=state.pile[state.down :],
        down=state.down,
        opening=state.opening[hidden:],
        returned=state.returned,
        peeked=state.opening[:hidden] if peeks else (),
        hand_outs=state.hand_outs,
        events=state.events,
        taken=tuple(len(side.taken) for side in state.sides),
        tricks=tuple(side.tricks for side in state.sides),
    )
