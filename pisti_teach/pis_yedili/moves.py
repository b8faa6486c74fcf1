"""What a seat may do in its turn (Y2–Y6, Y8, Y12), and how that is written (section 8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pisti_teach.cards import Card, Rank, Suit
from pisti_teach.errors import NotationError
from pisti_teach.pis_yedili.rules import SPECIAL_RANKS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.pis_yedili.rules import Rules
    from pisti_teach.pis_yedili.state import Event

CLUB = "club"
"""The first turn wants a club (Y2) …"""
FIRST_RANK = "first_rank"
"""… that is not J, 7, 10 or A."""
DEBT = "debt"
"""Only a seven answers a debt (Y5)."""
SUIT = "suit"
"""It has neither the suit nor the rank to follow (Y3)."""
LAST_ACE = "last_ace"
"""It would fit, but an ace may not be a seat's last card (Y8)."""
OBSTACLES = (CLUB, FIRST_RANK, DEBT, SUIT, LAST_ACE)


@dataclass(frozen=True, slots=True)
class Move:
    """A card to lay, or one of the moves without a card: DRAW, PASS and TAKE."""

    card: Card | None = None
    suit: Suit | None = None
    """The suit that a Jack names (Y6)."""
    word: str = ""
    """How a move without a card is written."""

    @classmethod
    def parse(cls, text: object) -> Move:
        """Read a play of a record, `4H`, `JD:H`, `draw`, `pass`, `take`; NotationError for anything else."""
        if isinstance(text, str) and text in _WORDS:
            return _WORDS[text]
        if not isinstance(text, str) or ":" not in text:
            return cls(Card.parse(text))
        card, _, suit = text.partition(":")
        if suit not in tuple(Suit) or not Card.parse(card).is_jack:
            raise NotationError(f"expected a Jack and the suit it names, like 'JD:H', got {text!r:.40}")
        return cls(Card.parse(card), Suit(suit))

    def __str__(self) -> str:
        """Write the play as a record does."""
        if self.card is None:
            return self.word
        return f"{self.card}:{self.suit}" if self.suit else str(self.card)


DRAW, PASS, TAKE = Move(word="draw"), Move(word="pass"), Move(word="take")
_WORDS = {move.word: move for move in (DRAW, PASS, TAKE)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """What everybody knows of a round: a state has it, and so has each view of it.

    `suit`, `debt`, `has_drawn`, `must_play_more`, `detour` and `is_first_turn` are about the seat to move.
    """

    rules: Rules
    players: int
    dealer: int
    pile: tuple[Card, ...] = ()
    """Cards that were laid, bottom first; all were seen."""
    suit: Suit | None = None
    """The suit to follow (Y3, Y6); None while the pile is empty and after a Jack that went out unnamed."""
    debt: int = 0
    """Cards owed (Y5)."""
    has_drawn: bool = False
    """Whether the draw of Y4, or that of the latest need of Y12, was made."""
    must_play_more: bool = False
    """Whether an ace or a twin wants one more (Y12)."""
    detour: tuple[int, ...] = ()
    """Seats that laid the tens along which the turn has still to run back, the next one first (Y7)."""
    events: tuple[Event, ...] = ()

    @property
    def top(self) -> Card | None:
        """The card on top of the pile."""
        return self.pile[-1] if self.pile else None

    @property
    def is_first_turn(self) -> bool:
        """Whether it is a turn of the first round: each of those lays one card (Y2)."""
        return len(self.pile) < self.players


def obstacle(turn: Turn, card: Card, others: int) -> str | None:
    """Say why a card may not be laid, as one of OBSTACLES; None if it may.

    `others` counts the cards that the seat holds besides.
    """
    if turn.is_first_turn:
        if card.suit is not turn.rules.first_suit:
            return CLUB
        return FIRST_RANK if card.rank in SPECIAL_RANKS else None
    if turn.debt:
        return None if card.rank is Rank.SEVEN else DEBT
    if not _follows(turn, card):
        return SUIT
    return LAST_ACE if card.rank is Rank.ACE and not others else None


def _follows(turn: Turn, card: Card) -> bool:
    """Whether it has the suit or the rank to follow, or is a Jack (Y3, Y6)."""
    by_rank = turn.top is not None and turn.top.rank is card.rank
    return card.is_jack or card.suit is turn.suit or by_rank


def is_twin(turn: Turn, card: Card) -> bool:
    """Whether this card would be laid on its twin (Y11); never in the first round (Y13)."""
    return card == turn.top and card.rank not in SPECIAL_RANKS and not turn.is_first_turn


def fitting(turn: Turn, hand: Sequence[Card]) -> tuple[Card, ...]:
    """Cards of this hand that may be laid, equal ones once."""
    return tuple(card for card in dict.fromkeys(hand) if obstacle(turn, card, len(hand) - 1) is None)


def allowed_moves(turn: Turn, hand: Sequence[Card]) -> tuple[Move, ...]:
    """Moves out of this hand, equal ones once; a Jack once for each suit."""
    cards = fitting(turn, hand)
    return (*(move for card in cards for move in _lays(card)), *_without_card(turn, can_lay=bool(cards)))


def _lays(card: Card) -> tuple[Move, ...]:
    return tuple(Move(card, suit) for suit in Suit) if card.is_jack else (Move(card),)


def _without_card(turn: Turn, *, can_lay: bool) -> tuple[Move, ...]:
    """Moves that lay nothing."""
    if turn.debt:
        return (TAKE,)  # also with a seven in the hand (Y5)
    if turn.is_first_turn:
        return () if can_lay else (DRAW,)  # until there is a club, without a pass (Y2)
    if turn.has_drawn:
        return (PASS,)  # Y4, Y12
    return () if turn.must_play_more and can_lay else (DRAW,)


def is_allowed(turn: Turn, hand: Sequence[Card], move: Move) -> bool:
    """Whether the move is one of `allowed_moves`; a Jack that goes out needs no suit (section 8)."""
    if move.card is not None and move.card.is_jack and len(hand) == 1:
        return move.card in fitting(turn, hand)
    return move in allowed_moves(turn, hand)
