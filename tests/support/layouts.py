"""Plain enumeration: every hand that another seat may hold, one by one, each as often as it comes (K3)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from pisti_teach.pisti.playing import play

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pisti_teach.cards import Card
    from pisti_teach.odds.unseen import Unseen
    from pisti_teach.pisti.state import State
    from pisti_teach.shuffling import Generator


def possible_hands(places: Unseen, seat: int) -> Iterator[tuple[Card, ...]]:
    """Lay the free cards face down in every way, then fill the hand with what is left in every way."""
    cards, known = [*places.free, *places.shy], places.known.get(seat, ())
    for down in combinations(range(len(places.free)), places.down):
        rest = [card for at, card in enumerate(cards) if at not in down]
        for held in combinations(rest, places.hands[seat] - len(known)):
            yield (*held, *known)


def states_of(state: State, chance: Generator) -> list[State]:
    """Play a deal to its end at random: every state on the way, the last one not."""
    states = []
    while not state.is_over:
        states.append(state)
        state, _event = play(state, chance.choice(state.allowed))
    return states
