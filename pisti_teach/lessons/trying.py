"""What each first play of a step leads to: for whoever writes what is said to a wrong one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pisti_teach.bots import BOTS
from pisti_teach.lessons.positions import table_of
from pisti_teach.shuffling import Generator

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.lessons.lesson import Play


@dataclass(frozen=True, slots=True)
class Course:
    """What happened at a table since a step began."""

    states: Sequence[Any]
    seat: int
    game: Any


@dataclass(frozen=True, slots=True)
class Tried:
    """A first play, and what came of it until it is the learner's turn again."""

    move: str
    reached: bool | None
    """Whether it reaches the goal; None while that is open."""
    events: tuple[Any, ...]


def tried(play: Play) -> list[Tried]:
    """Try each play that she may begin with; raises as `table_of` does."""
    session = table_of(play)
    return [_tried(play, session.state, move) for move in session.view.allowed]


def _tried(play: Play, state: Any, move: Any) -> Tried:  # noqa: ANN401 - of its game
    table = table_of(play)
    game, seat, policy, chance = table.game, table.seat, BOTS[play.goal.game][play.bots], Generator(0)
    states = [state, game.play(state, move)[0]]
    while states[-1].seat not in {None, seat}:
        at = states[-1]
        states.append(game.play(at, policy(game.view(at, at.seat), chance))[0])
    reached = play.goal.judged(Course(states, seat, game))
    return Tried(str(move), reached, tuple(states[-1].events[len(state.events) :]))


def can_be_reached(play: Play, tries: int) -> bool:
    """Let each policy play in her seat, to see whether a goal of many plays is possible."""
    policies = BOTS[play.goal.game].values()
    return any(_plays(play, policy, Generator(seed)) for policy in policies for seed in range(tries))


def _plays(play: Play, policy: Any, chance: Generator) -> bool:  # noqa: ANN401
    table = table_of(play)
    states, game, others = [table.state], table.game, BOTS[play.goal.game][play.bots]
    while (reached := play.goal.judged(Course(states, table.seat, game))) is None:
        at = states[-1]
        if at.seat is None:
            return False
        choose = policy if at.seat == table.seat else others
        states.append(game.play(at, choose(game.view(at, at.seat), chance))[0])
    return reached
