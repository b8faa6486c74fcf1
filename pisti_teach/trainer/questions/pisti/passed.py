"""Positions just after the seat before laid a card, although another card might have taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pisti_teach.odds.pisti.silence import takers
from pisti_teach.odds.unseen import unseen
from pisti_teach.pisti.view import view
from pisti_teach.trainer.deals import played

if TYPE_CHECKING:
    from pisti_teach.cards import Card, Rank
    from pisti_teach.pisti.state import State
    from pisti_teach.pisti.view import View
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed:
    """What the seat to move sees, just after the seat before it took nothing."""

    view: View
    other: int
    """The seat before."""
    tops: tuple[Card, ...]
    """What lay on top at each of its turns since the last hands were dealt, the latest one last."""

    @property
    def excluded(self) -> tuple[Rank, ...]:
        """Ranks that would have taken at one of these turns (P9)."""
        return takers(self.view.rules, (card.rank for card in self.tops))

    @property
    def left(self) -> int:
        """Cards that the seat before still holds."""
        return self.view.hand_sizes[self.other]


def passed_in(table: Table, chance: Generator) -> list[Passed]:
    """Give each such position of a deal that is dealt and played.

    With these hands the seat before has laid every card without taking, once at least on a pile, and no card
    that could have taken at an earlier turn: that would belie a model by which it takes what it can.
    """
    states = played(table, chance)
    found = (_passed(states, at) for at, state in enumerate(states) if state.seat is not None)
    return [one for one in found if one is not None]


def _passed(states: list[State], at: int) -> Passed | None:
    state = states[at]
    other = ((state.seat or 0) - 1) % state.players
    before = [one for one in states[:at] if one.hand_outs == state.hand_outs and one.seat == other]
    if not before or not state.hands[other] or before[-1] is not states[at - 1] or not before[-1].pile:
        return None
    if any(one.marker for one in before) or _belied(states, before):
        return None
    tops = tuple(one.pile[-1] for one in before if one.pile)
    made = Passed(view=view(state, state.seat or 0), other=other, tops=tops)
    return made if _is_possible(made) else None


def _belied(states: list[State], before: list[State]) -> bool:
    """Whether it took, laid without taking, or laid what could have taken at that turn or an earlier one."""
    events = states[-1].events
    played_then = [events[len(one.events)] for one in before]
    return any(
        event.is_take or event.move.declined or any(one.would_take(event.card) for one in before[: at + 1])
        for at, event in enumerate(played_then)
    )


def _is_possible(made: Passed) -> bool:
    """Whether its hand may be without what would have taken."""
    held = unseen(made.view).known.get(made.other, ())
    return not any(card.rank in made.excluded for card in held)
