"""The deal (Y1): where each card of a deck goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from pisti_teach.cards import missing_from_pack, pack
from pisti_teach.errors import DeckError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.cards import Card
    from pisti_teach.pis_yedili.rules import Rules
    from pisti_teach.shuffling import Generator

T = TypeVar("T")


def dealt_cards(rules: Rules, players: int) -> int:
    """Cards that the deal puts into the hands; the rest is the talon (Y1)."""
    return rules.hand_cards * players


def hands_of(rules: Rules, players: int, dealer: int, deck: Sequence[T]) -> tuple[tuple[T, ...], ...]:
    """Hands of seats 0 … n−1: one card at a time, round from the starter, the dealer last (Y1)."""
    dealt = deck[: dealt_cards(rules, players)]
    turns = ((seat - dealer - 1) % players for seat in range(players))
    return tuple(tuple(dealt[turn::players]) for turn in turns)


def shuffled_deck(rules: Rules, players: int, generator: Generator) -> tuple[Card, ...]:
    """Shuffle the packs that a table of that many plays with (Y1)."""
    return generator.shuffled(pack(rules.decks_for(players)))


def check_deck(deck: Sequence[Card], rules: Rules, players: int) -> None:
    """Raise DeckError unless the deck is whole (Y1)."""
    decks = rules.decks_for(players)
    missing, extra = missing_from_pack(deck, decks)
    if missing or extra:
        came = f"missing: {missing or 'none'}, too many: {extra or 'none'}"
        raise DeckError(f"deck: expected {decks} x 52 cards for {players} players; {came}")
