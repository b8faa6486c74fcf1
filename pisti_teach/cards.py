"""Cards, packs and their notation; knows no game.

A card is written rank then suit: `10D`, `JC`. One pack is 52 cards, no jokers (rules, section 1).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING

from pisti_teach.errors import DeckError, NotationError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence


class Rank(StrEnum):
    """The thirteen ranks, the ace low, in the order of the rule book."""

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"


class Suit(StrEnum):
    """The four suits in the order of the rule book."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


@dataclass(frozen=True, slots=True)
class Card:
    """One card; two cards of the same rank and suit are equal, also out of two packs."""

    rank: Rank
    suit: Suit

    @classmethod
    def parse(cls, text: object) -> Card:
        """Read a card; the inverse of `str`.

        Raises NotationError for everything that is no card.

        >>> Card.parse("10D")
        Card(rank=<Rank.TEN: '10'>, suit=<Suit.DIAMONDS: 'D'>)
        """
        try:
            return _BY_TEXT[text]  # type: ignore[index]
        except (KeyError, TypeError):
            raise NotationError(f"expected a card, rank then suit, like '10D', got {text!r:.40}") from None

    def __str__(self) -> str:
        """Write the card as the rule book does."""
        return f"{self.rank}{self.suit}"

    @property
    def is_jack(self) -> bool:
        """Whether this is one of the Jacks."""
        return self.rank is Rank.JACK

    @property
    def order(self) -> tuple[int, int]:
        """Sort key: rank with the ace low, then suit S H D C."""
        return _RANKS.index(self.rank), _SUITS.index(self.suit)


_RANKS = tuple(Rank)
_SUITS = tuple(Suit)
PACK = tuple(Card(rank, suit) for suit in Suit for rank in Rank)
"""The 52 cards, suit by suit."""
_BY_TEXT = {str(card): card for card in PACK}


@cache
def pack(decks: int = 1) -> tuple[Card, ...]:
    """All cards of that many packs, in a fixed order."""
    return PACK * decks


def parse_cards(texts: Iterable[str]) -> tuple[Card, ...]:
    """Read many cards; NotationError names the first that is none."""
    return tuple(Card.parse(text) for text in texts)


def texts(cards: Iterable[Card]) -> list[str]:
    """Write cards in their order."""
    return [str(card) for card in cards]


def sorted_texts(cards: Iterable[Card]) -> list[str]:
    """Write cards sorted as text, as the results of a replay do (rules, section 9)."""
    return sorted(texts(cards))


def without(cards: tuple[Card, ...], gone: Iterable[Card]) -> tuple[Card, ...]:
    """Give the cards without one copy of each that is gone, the order kept.

    Raises ValueError if one of them is not there.
    """
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def placed_at(
    places: Mapping[int | str, Sequence[int]], chosen: Mapping[int | str, Sequence[Card]]
) -> dict[int, Card]:
    """Give the place in the deck of each chosen card, from where each hand, table and talon have theirs.

    Raises DeckError for a place that is not there, or more cards than it has.
    """
    placed: dict[int, Card] = {}
    for where, cards in chosen.items():
        room = places.get(where, ())
        if len(cards) > len(room):
            raise DeckError(f"{where}: expected at most {len(room)} cards, got {len(cards)}")
        placed.update(zip(room, cards, strict=False))
    return placed


def without_chosen(cards: tuple[Card, ...], chosen: Iterable[Card]) -> tuple[Card, ...]:
    """Give the cards of the packs that were not chosen; DeckError for one that was chosen too often."""
    left = Counter(cards)
    left.subtract(chosen)
    lacking = sorted_texts(card for card, n in left.items() if n < 0)
    if lacking:
        raise DeckError(f"expected each card as often as the packs have it, got more of {', '.join(lacking)}")
    return tuple(left.elements())


def arranged(placed: Mapping[int, Card], rest: Iterable[Card]) -> tuple[Card, ...]:
    """Give an order in which the placed cards have their places; the rest fills the others, as it comes.

    Raises ValueError if a place lies behind them all.
    """
    others = list(rest)
    size = len(others) + len(placed)
    if placed and max(placed) >= size:
        raise ValueError(f"expected places below {size}, got {max(placed)}")
    filling = iter(others)
    return tuple(placed[at] if at in placed else next(filling) for at in range(size))


def missing_from_pack(cards: Iterable[Card], decks: int) -> tuple[list[str], list[str]]:
    """Compare with full packs: what is missing and what is there too often, as text."""
    have, want = Counter(cards), Counter(pack(decks))
    if have.items() == want.items():  # compared as plain dicts, much faster than the differences
        return [], []
    return sorted_texts((want - have).elements()), sorted_texts((have - want).elements())
