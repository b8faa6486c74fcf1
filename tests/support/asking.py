"""Questions to test with: every table and level of a kind, some seeds each."""

from functools import cache

from pisti_teach.codes import Task
from pisti_teach.trainer.generating import question_of, tables_of
from pisti_teach.trainer.questions import KINDS
from pisti_teach.trainer.tables import TABLES as TABLES_OF_ALL


def tasks_of(kind, seeds=1):
    """Give a task for every table and level of the kind, with so many seeds each."""
    for at, table in enumerate(tables_of(kind)):
        for level in range(1, KINDS[kind].LEVELS + 1):
            for seed in range(seeds):
                yield Task(
                    kind=kind,
                    preset=table.preset,
                    players=table.players,
                    level=level,
                    seed=1000 * at + 10 * level + seed,
                )


__all__ = ["TABLES_OF_ALL", "asked", "questions_of", "tasks_of"]


@cache
def asked(task):
    """Give the question of a task; drawn once."""
    return question_of(task)


def questions_of(kind, seeds=1):
    """Give the questions of those tasks."""
    return map(asked, tasks_of(kind, seeds))
