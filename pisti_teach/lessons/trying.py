"""What each first play of a step leads to: for whoever writes what is said to a wrong one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pisti_teach.bots import BOTS
from pisti_teach.lessons.goals import Passage
from pisti_teach.lessons.positions import table_of
from pisti_teach.shuffling import Generator

if TYPE_CHECKING:
    from pisti_teach.lessons.lesson import Play


@dataclass(frozen=True, slots=True)
class Tried:
    """A first play, and what came of it until it is the learner's turn again."""

    move: str
    reached: bool | None
    """Whether it reaches the goal; None while that is open."""
    events: tuple[Any, ...]


def tried(play: Play) -> list[Tried]:
    """Try each play that she may begin with; raises as `table_of` does."""
    return [_tried(play, move) for move in table_of(play).view.allowed]


def _tried(play: Play, move: Any) -> Tried:  # noqa: ANN401 - of its game
    """At the very table of the step: its computer players draw from the same stream."""
    table = table_of(play)
    begun, before = len(table.states) - 1, len(table.state.events)
    table.play(move)
    while table.is_bots_turn:
        table.play_bot()
    reached = play.goal.judged(Passage(table.states[begun:], table.seat, table.game))
    return Tried(str(move), reached, tuple(table.state.events[before:]))


def deciding(play: Play) -> str | None:
    """Give a first play that reaches the goal by itself; None where it takes more of them."""
    return next((one.move for one in tried(play) if one.reached), None)


def can_be_reached(play: Play, tries: int) -> bool:
    """Let each policy play in her seat, to see whether a goal of many plays is possible."""
    policies = BOTS[play.goal.game].values()
    return any(_plays(play, policy, Generator(seed)) for policy in policies for seed in range(tries))


def _plays(play: Play, policy: Any, chance: Generator) -> bool:  # noqa: ANN401
    table = table_of(play)
    begun = len(table.states) - 1
    while (reached := play.goal.judged(Passage(table.states[begun:], table.seat, table.game))) is None:
        if table.state.is_over:
            return False
        if table.is_bots_turn:
            table.play_bot()
        else:
            table.play(policy(table.view, chance))
    return reached
