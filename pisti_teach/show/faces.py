"""Cards as plain data to draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pisti_teach.cards import Card, Rank
    from pisti_teach.words import Words

SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_KINDS = {"A": "ace", "J": "court", "Q": "court", "K": "court"}


def face(card: Card, words: Words) -> dict[str, Any]:
    """A card's face: notation, index letter of the language, suit, what it is drawn with, name."""
    return {
        "code": str(card),
        "letter": words.letter(card.rank),
        "suit": str(card.suit),
        "kind": _KINDS.get(card.rank, "pip"),
        "name": words.card(str(card)),
    }


def named(cards: Iterable[Card], rank: Rank, words: Words) -> str:
    """Name those of the cards that are of the rank, in short; empty if there are none."""
    return ", ".join(short(card, words) for card in cards if card.rank is rank)


def short(card: Card, words: Words) -> str:
    """A card in short, `7♣`, its index letter that of the language."""
    return f"{words.letter(card.rank)}{SYMBOLS[card.suit]}"
