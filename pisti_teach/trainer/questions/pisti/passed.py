"""Positions just after the seat before laid a card, although another card might have taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pisti_teach.odds.pisti.silence import takers
from pisti_teach.odds.unseen import unseen
from pisti_teach.pisti.view import view
from pisti_teach.trainer.deals import played
from pisti_teach.trainer.questions.pisti.late import returned_late

if TYPE_CHECKING:
    from collections.abc import Iterator

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
    """What lay on top at each of its turns that are looked at, the latest one last."""

    @property
    def excluded(self) -> tuple[Rank, ...]:
        """Ranks that would have taken at one of these turns (P9)."""
        return takers(self.view.rules, (card.rank for card in self.tops))

    @property
    def left(self) -> int:
        """Cards that the seat before still holds."""
        return self.view.hand_sizes[self.other]


def passed_in(table: Table, chance: Generator, *, returned: bool = False) -> Iterator[Passed]:
    """Deal and play, and give such positions in any order, every turn with these hands looked at.

    With `returned` a Jack went back at the opening, where the house knows that.

    With these hands the seat before has laid every card without taking, once at least on a pile, and no card
    that could have taken at an earlier turn: that would belie a model by which it takes what it can.
    """
    states = played(table, chance, start=returned_late(table, chance) if returned else None)
    for at in chance.shuffled(range(1, len(states))):
        turns = _turns(states, at)
        if turns and not any(turn.marker for turn in turns) and not _belied(states, turns):
            yield from _passed(states[at], turns)


def passed_just_now(table: Table, chance: Generator, *, returned: bool = False) -> Iterator[Passed]:
    """Deal and play, and give positions in which only the latest turn is looked at; all else as above."""
    states = played(table, chance, start=returned_late(table, chance) if returned else None)
    for at in chance.shuffled(range(1, len(states))):
        turns = _turns(states, at)[-1:]
        if turns and not _belied(states, turns):
            yield from _passed(states[at], turns)


def _turns(states: list[State], at: int) -> list[State]:
    """Give the states before each turn of the seat that has just played, with the hands that are held now.

    None if it holds no more cards, or played on an empty table just now.
    """
    state, latest = states[at], states[at - 1]
    if state.seat is None or latest.hand_outs < state.hand_outs or not latest.pile:
        return []
    if latest.seat is None or not state.hands[latest.seat]:
        return []
    return [one for one in states[:at] if one.hand_outs == state.hand_outs and one.seat == latest.seat]


def _passed(state: State, turns: list[State]) -> Iterator[Passed]:
    """Give what is seen, if the other hand may be without what would have taken."""
    seen, other = view(state, state.seat or 0), turns[-1].seat or 0
    made = Passed(view=seen, other=other, tops=tuple(turn.pile[-1] for turn in turns if turn.pile))
    held = unseen(seen).known.get(other, ())
    if not any(card.rank in made.excluded for card in held):
        yield made


def _belied(states: list[State], turns: list[State]) -> bool:
    """Whether it took, laid without taking, or laid what could have taken at that turn or an earlier one."""
    laid = [states[-1].events[len(turn.events)] for turn in turns]
    return any(
        event.is_take or any(turn.would_take(event.card) for turn in turns[: at + 1])
        for at, event in enumerate(laid)
    )
