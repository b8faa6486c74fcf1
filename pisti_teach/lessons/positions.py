"""A position of a lesson as a table in use: dealt, played so far, the learner to move."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pisti_teach.errors import LessonError
from pisti_teach.games import game_of_house
from pisti_teach.session import Session
from pisti_teach.shuffling import Generator
from pisti_teach.trainer.usual import USUAL

if TYPE_CHECKING:
    from pisti_teach.lessons.lesson import Play, Position

LEARNER = 0
"""Her seat."""


def record_of(position: Position) -> Any:  # noqa: ANN401 - of its game
    """Deal a position and make its plays: a record.

    Raises RulesError, DeckError or RecordError for a position that cannot be.
    """
    game, at = game_of_house(position.house), position
    make = game.deal if at.code else _stacked(at)
    dealt = make(at.house, at.players, at.dealer, Generator(at.seed), options=at.options)
    record = replace(dealt, plays=at.plays)
    return replace(record, plays=(*at.plays, *_usual(game, game.states(record)[-1], at.after)))


def _stacked(position: Position) -> Any:  # noqa: ANN401 - a `deal` with chosen cards
    game = game_of_house(position.house)

    def make(house: str, players: int, dealer: int, chance: Generator, *, options: Any) -> Any:  # noqa: ANN401
        return game.stack(house, players, dealer, position.chosen, chance, options=options)

    return make


def _usual(game: Any, state: Any, plays: int) -> list[str]:  # noqa: ANN401
    """Go on so many plays as usual players do; LessonError if the deal is over before."""
    choose, chance = USUAL[game.GAME], Generator(len(state.events))
    made: list[str] = []
    for _ in range(plays):
        if state.seat is None:
            raise LessonError(f"after: expected fewer plays, the deal is over after {len(made)}")
        move = choose(game.view(state, state.seat), chance)
        made.append(str(move))
        state = game.play(state, move)[0]
    return made


def table_of(play: Play) -> Session:
    """Open the table of a step; raises as `record_of` does, KeyError for a policy that is not there.

    LessonError if somebody else is to move: the learner begins each step.
    """
    at = play.position
    bots = dict.fromkeys(range(1, at.players), play.bots)
    session = Session(at.house, at.players, bots, at.seed, options=at.options)
    session.sit_at(record_of(at))
    if session.state.seat != LEARNER:
        raise LessonError(f"plays: expected your turn after them, it is that of seat {session.state.seat}")
    return session
