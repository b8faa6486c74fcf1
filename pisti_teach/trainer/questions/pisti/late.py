"""Positions of the last hands of a deal, also with a Jack among them that went back at the opening."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.pisti.dealing import HAND_CARDS, opening_cards
from pisti_teach.pisti.state import start
from pisti_teach.trainer.deals import deal, played

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.cards import Card
    from pisti_teach.pisti.rules import Rules
    from pisti_teach.pisti.state import State
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table


def last_states(table: Table, chance: Generator, *, returned: bool = False) -> list[State]:
    """Give each state of the last hands of a deal in which somebody is to move.

    With `returned` a Jack went back at the opening and is dealt with the last hands, where the house knows
    that (P4).
    """
    first = returned_late(table, chance) if returned else deal(table, chance)
    return [state for state in played(table, chance, start=first) if not state.is_over and is_last(state)]


def is_last(state: State) -> bool:
    """Whether no more cards will be dealt (P7)."""
    return len(state.talon) < HAND_CARDS * state.players


def has_returned(state: State) -> bool:
    """Whether another seat than that to move holds a Jack that went back at the opening."""
    others = (hand for at, hand in enumerate(state.hands) if at != state.seat)
    return any(card in state.returned for hand in others for card in hand)


def returned_late(table: Table, chance: Generator) -> State:
    """Deal so that a returned Jack comes with the last hands; just any deal where it cannot be."""
    dealer = chance.below(table.players)
    record = table.game.deal(table.preset, table.players, dealer, chance)
    rules, deck, returned = record.rules, record.deck, record.returned
    jacks = [at for at in _talon(deck, table.players) if deck[at].is_jack]
    if rules.opening_jack != "stays" and jacks:
        at = chance.choice(jacks)
        returned = (deck[at],)
        deck = _swapped(deck, at, chance.choice(_where(rules, deck, table.players)))
    return start(rules, table.players, dealer, deck, returned)


def _talon(deck: Sequence[Card], players: int) -> range:
    return range(opening_cards(players), len(deck))


def _where(rules: Rules, deck: Sequence[Card], players: int) -> Sequence[int]:
    """Indices in the deck where the Jack may lie: the very end, or anywhere in the last hands (P4)."""
    talon, all_hands = _talon(deck, players), HAND_CARDS * players
    if rules.opening_jack == "bottom":
        return talon[-1:]
    rounds = len(talon) // all_hands
    return talon[(rounds - 1) * all_hands : rounds * all_hands]


def _swapped(deck: Sequence[Card], one: int, other: int) -> tuple[Card, ...]:
    cards = list(deck)
    cards[one], cards[other] = cards[other], cards[one]
    return tuple(cards)
