"""A running deal of Pişti: the state, and what may be played in it (P8–P12).

What a play brings is in `playing`. A `State` knows everything, hidden cards
too; what one seat may know is in `view`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pisti_teach.cards import Card, without
from pisti_teach.errors import RulesError
from pisti_teach.pisti.dealing import (
    HAND_CARDS,
    TABLE_CARDS,
    check_deck,
    hand_out,
    hands_at,
    opening_cards,
    table_at,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.pisti.rules import Rules

LAY, TAKE, PISTI, JACK_PISTI, HIT = "lay", "take", "pisti", "jack_pisti", "hit"
STANDING_KINDS = (PISTI, JACK_PISTI, HIT)


@dataclass(frozen=True, slots=True)
class Move:
    """A card to play; `declined` lays a card that could take without taking (P11)."""

    card: Card
    declined: bool = False

    @classmethod
    def parse(cls, text: object) -> Move:
        """Read a play of a record, `4H` or `4H~`; NotationError for anything else."""
        if isinstance(text, str) and text.endswith("~"):
            return cls(Card.parse(text[:-1]), declined=True)
        return cls(Card.parse(text))

    def __str__(self) -> str:
        """Write the play as a record does."""
        return f"{self.card}~" if self.declined else str(self.card)


@dataclass(frozen=True, slots=True)
class Event:
    """What a play brought; all of it is seen by everybody (P15)."""

    seat: int
    move: Move
    kind: str
    """`lay`, `take`, `pisti`, `jack_pisti` or `hit`."""
    cards: int = 0
    """How many cards it brought, its own included; 0 for a lay."""
    pisti: int = 0
    """Points for the pişti (P13, P17)."""
    match_bonus: int = 0
    """Points for taking the ♣2 by rank (P18)."""
    jacks_bonus: int = 0
    """Points for taking a table of Jacks only (P18)."""
    voided: bool = False
    """It would have been a pişti, had it not been the last card of the deal (P16)."""
    breaks: bool = False
    """It undid the latest standing pişti of the side that laid the card (P16)."""

    @property
    def card(self) -> Card:
        """The card that was played."""
        return self.move.card

    @property
    def bonus(self) -> int:
        """Points of P18, without that for the last take."""
        return self.match_bonus + self.jacks_bonus

    @property
    def points(self) -> int:
        """Points scored by the play itself (rules, section 9)."""
        return self.pisti + self.bonus

    @property
    def is_take(self) -> bool:
        """Whether it brought cards."""
        return self.kind != LAY


@dataclass(frozen=True, slots=True)
class Side:
    """What a side has taken so far."""

    taken: tuple[Card, ...] = ()
    tricks: int = 0
    standing: tuple[Event, ...] = ()
    """Its piştis that stand, in order (P16)."""
    bonus: int = 0
    """Points of P18."""

    def with_take(self, event: Event, cards: tuple[Card, ...]) -> Side:
        """Add a take: its cards, one trick, its pişti and bonus."""
        new = (event,) if event.kind in STANDING_KINDS else ()
        return Side((*self.taken, *cards), self.tricks + 1, (*self.standing, *new), self.bonus + event.bonus)

    def with_broken(self) -> Side:
        """Undo the latest standing pişti, if there is one (P16)."""
        return replace(self, standing=self.standing[:-1])

    def without_marker(self, card: Card) -> Side:
        """Hand the marker over to who hit it (P17)."""
        return replace(self, taken=without(self.taken, [card]))

    def with_rest(self, cards: tuple[Card, ...], bonus: int) -> Side:
        """Add the leftovers, which are no take, and the bonus of the last take (P18, P19)."""
        return replace(self, taken=(*self.taken, *cards), bonus=self.bonus + bonus)


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a deal between two plays."""

    rules: Rules
    players: int
    dealer: int
    returned: tuple[Card, ...]
    """Jacks that showed at the opening, in order (P5)."""
    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    """Cards on the table, bottom first."""
    down: int
    """How many of them, from the bottom, lie face down."""
    talon: tuple[Card, ...]
    """What is left to deal, in order."""
    seat: int | None
    """Seat to move; None once the deal is over."""
    sides: tuple[Side, ...]
    opening: tuple[Card, ...]
    """The four opening table cards; the first `rules.opening_down` were face down."""
    hand_outs: int = 1
    """Hands dealt so far, the opening included (P7)."""
    events: tuple[Event, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether no card is left to play."""
        return self.seat is None

    @property
    def allowed(self) -> tuple[Move, ...]:
        """Moves of the seat to move, equal ones once (P8, P11)."""
        if self.seat is None:
            return ()
        return allowed_moves(self.rules, self.hands[self.seat], self.pile, self.marker)

    @property
    def marker(self) -> Card | None:
        """The fresh pişti marker that the next play may hit (P17)."""
        return fresh_marker(self.rules, self.events)

    def would_take(self, card: Card) -> int:
        """How many cards this card would bring now, its own included; 0 if it would only lie (P27)."""
        return cards_taken(self.rules, self.pile, self.marker, card)

    def side_of(self, seat: int) -> int:
        """Index of the seat's side."""
        return self.rules.side_of(seat, self.players)

    @property
    def last_taker(self) -> int | None:
        """Seat that took last; None if nobody did."""
        return next((event.seat for event in reversed(self.events) if event.is_take), None)

    @property
    def first_taker(self) -> int | None:
        """Seat that took the opening cards, the face-down ones among them (P14)."""
        return next((event.seat for event in self.events if event.is_take), None)


def start(
    rules: Rules, players: int, dealer: int, deck: Sequence[Card], returned: Sequence[Card] = ()
) -> State:
    """Deal a settled deck (P2, P3).

    Raises RulesError for a seat count or dealer that is not there, DeckError for a deck that is not
    whole or not settled (P5).
    """
    rules.check_players(players)
    if type(dealer) is not int or not 0 <= dealer < players:
        raise RulesError(f"dealer: expected a seat, 0 to {players - 1}, got {dealer!r}")
    check_deck(deck, returned, rules, players)
    table = tuple(deck[table_at(rules, players) :][:TABLE_CARDS])
    hands = hand_out(rules, players, dealer, deck[hands_at(rules) :][: HAND_CARDS * players])
    return State(
        rules=rules,
        players=players,
        dealer=dealer,
        returned=tuple(returned),
        hands=hands,
        pile=table,
        down=rules.opening_down,
        talon=tuple(deck[opening_cards(players) :]),
        seat=(dealer + 1) % players,
        sides=tuple(Side() for _ in rules.sides(players)),
        opening=table,
    )


def cards_taken(rules: Rules, pile: Sequence[Card], marker: Card | None, card: Card) -> int:
    """How many cards a card brings, its own included; 0 if it can only lie (P9, P12, P17)."""
    if not pile:
        return 2 if marker is not None and marker.rank is card.rank else 0
    takes = pile[-1].rank is card.rank or (rules.jack_takes and card.is_jack)
    return len(pile) + 1 if takes else 0


def fresh_marker(rules: Rules, events: Sequence[Event]) -> Card | None:
    """Give the marker that the play just before has made; it is gone after the next one (P17)."""
    if rules.double_pisti is None or not events or events[-1].kind not in STANDING_KINDS:
        return None
    return events[-1].card


def allowed_moves(
    rules: Rules, hand: Sequence[Card], pile: Sequence[Card], marker: Card | None
) -> tuple[Move, ...]:
    """Moves out of this hand, equal ones once (P8); where it may decline, also without taking (P11)."""
    moves = tuple(map(Move, dict.fromkeys(hand) if rules.decks > 1 else hand))
    if not rules.may_decline:
        return moves
    takers = [move.card for move in moves if cards_taken(rules, pile, marker, move.card)]
    return (*moves, *(Move(card, declined=True) for card in takers))


def is_allowed(state: State, seat: int, move: Move) -> bool:
    """Whether the move is one of the seat's `allowed_moves`, without listing them all."""
    if move.declined and not (state.rules.may_decline and state.would_take(move.card)):
        return False
    return move.card in state.hands[seat]
