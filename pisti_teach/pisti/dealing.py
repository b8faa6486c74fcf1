"""The deal (P1–P7): where each card of a deck goes, and decks that are settled for it (P4, P5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from pisti_teach.cards import missing_from_pack, pack, sorted_texts, texts
from pisti_teach.errors import DeckError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.cards import Card
    from pisti_teach.pisti.rules import Rules
    from pisti_teach.shuffling import Generator

T = TypeVar("T")

TABLE_CARDS = 4
HAND_CARDS = 4


def opening_cards(players: int) -> int:
    """Cards that the opening puts on the table and into the hands (P2)."""
    return TABLE_CARDS + HAND_CARDS * players


def table_at(rules: Rules, players: int) -> int:
    """Index in the deck of the first table card (P2)."""
    return 0 if rules.deal_first == "table" else HAND_CARDS * players


def hands_at(rules: Rules) -> int:
    """Index in the deck of the first card of the opening hands (P2)."""
    return TABLE_CARDS if rules.deal_first == "table" else 0


def seats_served(rules: Rules, players: int, dealer: int) -> tuple[int, ...]:
    """Seat that gets each card of one hand-out: round from the starter, a packet at a time (P3)."""
    around = [(dealer + 1 + turn) % players for turn in range(players)]
    packets = HAND_CARDS // rules.packet
    return tuple(seat for _ in range(packets) for seat in around for _ in range(rules.packet))


def hand_out(rules: Rules, players: int, dealer: int, cards: Sequence[T]) -> tuple[tuple[T, ...], ...]:
    """Lay one hand-out's cards, in deck order, into the hands of seats 0 … n−1 (P3)."""
    hands: list[list[T]] = [[] for _ in range(players)]
    for seat, card in zip(seats_served(rules, players, dealer), cards, strict=True):
        hands[seat].append(card)
    return tuple(tuple(hand) for hand in hands)


def showing_at(rules: Rules, players: int) -> range:
    """Indices in the deck of the opening table cards that lie open (P2, P4)."""
    first = table_at(rules, players)
    return range(first + rules.opening_down, first + TABLE_CARDS)


def shuffled_deck(
    rules: Rules, players: int, generator: Generator
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Shuffle the packs and settle them: a deck to deal, and the Jacks that were returned (P4)."""
    return settle(generator.shuffled(pack(rules.decks)), rules, players, generator)


def settle(
    deck: Sequence[Card], rules: Rules, players: int, generator: Generator
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Do what P4 asks for: the settled deck, and the Jacks that showed, in order.

    `generator` chooses the places of Jacks that go back under `shuffle_back`.
    """
    if rules.opening_jack == "stays":
        return tuple(deck), ()
    talon_at = table_at(rules, players) + TABLE_CARDS
    cards, returned = list(deck), []
    for place in showing_at(rules, players):
        while cards[place].is_jack:
            jack = cards[place]
            returned.append(jack)
            talon = len(cards) - talon_at
            back = talon if rules.opening_jack == "bottom" else generator.below(talon + 1)
            cards.insert(talon_at + back, jack)
            cards[place] = cards.pop(talon_at)
    return tuple(cards), tuple(returned)


def check_deck(deck: Sequence[Card], returned: Sequence[Card], rules: Rules, players: int) -> None:
    """Raise DeckError unless the deck is whole and settled, and `returned` agrees with it (P5)."""
    missing, extra = missing_from_pack(deck, rules.decks)
    if missing or extra:
        came = f"missing: {missing or 'none'}, too many: {extra or 'none'}"
        raise DeckError(f"deck: expected {rules.decks} x 52 cards; {came}")
    _check_settled(deck, rules, players)
    _check_returned(deck, returned, rules, players)


def _check_settled(deck: Sequence[Card], rules: Rules, players: int) -> None:
    if rules.opening_jack == "stays":
        return
    jacks = [deck[place] for place in showing_at(rules, players) if deck[place].is_jack]
    if jacks:
        raise DeckError(f"deck: not settled (P5): {texts(jacks)} would show on the opening table")


def _check_returned(deck: Sequence[Card], returned: Sequence[Card], rules: Rules, players: int) -> None:
    if not returned:
        return
    if rules.opening_jack == "stays":
        raise DeckError(f"returned: expected none, opening Jacks stay (P4), got {texts(returned)}")
    if not all(card.is_jack for card in returned):
        raise DeckError(f"returned: expected Jacks only (P5), got {texts(returned)}")
    if rules.opening_jack == "bottom":
        end = deck[-len(returned) :]
        if list(end) != list(returned):
            raise DeckError(
                f"returned: expected the end of the deck (P5), {texts(end)}, got {texts(returned)}"
            )
        return
    misplaced = set(returned) - set(_where_returned_may_lie(deck, rules, players))
    if misplaced:
        raise DeckError(f"returned: {sorted_texts(misplaced)} cannot lie where the deck has them (P5, P6)")


def _where_returned_may_lie(deck: Sequence[Card], rules: Rules, players: int) -> Sequence[Card]:
    return deck[table_at(rules, players) + TABLE_CARDS :]
