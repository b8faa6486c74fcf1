"""Question codes to questions: the same code asks the same, wherever it is read."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from pisti_teach.codes import TASK_SEEDS, Task
from pisti_teach.errors import CodeError
from pisti_teach.shuffling import Generator
from pisti_teach.trainer.questions import KINDS, OWN, SHARED
from pisti_teach.trainer.tables import TABLES, Table

if TYPE_CHECKING:
    from pisti_teach.trainer.question import Question

MOST_DRAWS = 400
"""How often a question is drawn until it can be asked."""


def question_of(task: Task) -> Question:
    """Draw the question that a code stands for.

    It is drawn again until there is something to ask and no wrong way ends in the truth or in another one,
    as they are displayed. Raises CodeError for a kind, a level or seats that make no sense together.
    """
    kind, table = KINDS[task.kind], Table(task.preset, task.players)
    if table not in tables_of(task.kind):
        raise CodeError(f"{task.kind} is not asked at a table of {task.preset} for {task.players}", "unasked")
    if not 1 <= task.level <= kind.LEVELS:
        raise CodeError(f"level: {task.kind} has 1 to {kind.LEVELS}, got {task.level}", "unasked")
    chance = Generator(task.seed)
    for _ in range(MOST_DRAWS):
        made = kind.make(table, task.level, chance)
        if made is not None and made.is_distinct:
            return made.without_doubtful()
    raise CodeError(f"nothing to ask was found for {task}; take another seed", "unasked")


@cache
def tables_of(kind: str) -> tuple[Table, ...]:
    """Give the tables at which a kind makes sense: those of its game, as far as their rules allow."""
    asked = KINDS[kind]
    games = [game for game, kinds in OWN.items() if asked in (*SHARED, *kinds)]
    return tuple(table for table in TABLES if table.game.GAME in games and asked.fits(table))


def new_task(kind: str, chance: Generator, *, table: Table | None = None, level: int = 1) -> Task:
    """Draw a question of a kind, at one of the tables where it makes sense unless one is named."""
    at = table or chance.choice(tables_of(kind))
    return Task(kind=kind, preset=at.preset, players=at.players, level=level, seed=chance.below(TASK_SEEDS))
