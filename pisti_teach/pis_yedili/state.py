"""A running round of Pis Yedili: the state, and the deal that it starts with (Y1).

What a seat may do is in `moves`, what comes of it in `playing`. A `State` knows everything, hidden cards
too; what one seat may know is in `view`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pisti_teach.errors import RulesError
from pisti_teach.pis_yedili.dealing import check_deck, dealt_cards, hands_of
from pisti_teach.pis_yedili.moves import Move, Turn, allowed_moves

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.cards import Card
    from pisti_teach.pis_yedili.rules import Rules


@dataclass(frozen=True, slots=True)
class Event:
    """What a move brought; everybody sees it, but no drawn card."""

    seat: int
    move: Move
    drawn: tuple[int, ...]
    """Cards that each seat drew by it."""
    next_seat: int | None
    """Seat to move after it; None if it ended the round."""
    debt: int = 0
    """Cards that the next seat owes after it (Y5)."""
    twin: bool = False
    """Whether it laid a card on its twin (Y11)."""
    goes_left: bool = False
    """Whether a ten sends the turn to the seat before (Y7); with two seats that is nothing new."""

    @property
    def card(self) -> Card | None:
        """The card that was laid, if one was."""
        return self.move.card

    @property
    def ends_round(self) -> bool:
        """Whether nothing is played after it."""
        return self.next_seat is None

    @property
    def goes_out(self) -> bool:
        """Whether its seat has won with it (Y10); a round that ends by a draw has no winner (Y9)."""
        return self.ends_round and not any(self.drawn)


@dataclass(frozen=True, slots=True, kw_only=True)
class State(Turn):
    """Everything about a round between two moves."""

    hands: tuple[tuple[Card, ...], ...]
    talon: tuple[Card, ...]
    """What is left to draw, in order."""
    seat: int | None
    """Seat to move; None once the round is over."""

    @property
    def is_over(self) -> bool:
        """Whether somebody has gone out (Y10), or the talon has ended (Y9)."""
        return self.seat is None

    @property
    def winner(self) -> int | None:
        """The seat that has gone out; None while the round goes on, and if nobody has (Y9)."""
        # a twin may empty a hand, too, but the draw that follows it fills it again (Y11)
        return (
            next((seat for seat, hand in enumerate(self.hands) if not hand), None) if self.is_over else None
        )

    @property
    def allowed(self) -> tuple[Move, ...]:
        """Moves of the seat to move, equal ones once; a Jack once for each suit."""
        return () if self.seat is None else allowed_moves(self, self.hands[self.seat])


def start(rules: Rules, players: int, dealer: int, deck: Sequence[Card]) -> State:
    """Deal a deck (Y1).

    Raises RulesError for a seat count or dealer that is not there, DeckError for a deck that is not whole.
    """
    rules.check_players(players)
    if type(dealer) is not int or not 0 <= dealer < players:
        raise RulesError(f"dealer: expected a seat, 0 to {players - 1}, got {dealer!r:.60}")
    check_deck(deck, rules, players)
    return State(
        rules=rules,
        players=players,
        dealer=dealer,
        hands=hands_of(rules, players, dealer, deck),
        talon=tuple(deck[dealt_cards(rules, players) :]),
        seat=(dealer + 1) % players,
    )
