"""A quiz, one question by its code, and the odds desk, to be opened in a cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.codes import read_task
from pisti_teach.trainer.questions import KINDS
from pisti_teach.trainer.quizzing import USUAL_COUNT, Plan, one
from pisti_teach.widgets.clerk import Clerk
from pisti_teach.widgets.examiner import Examiner
from pisti_teach.widgets.seen import empty
from pisti_teach.words import Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.widgets.desk import DeskWidget
    from pisti_teach.widgets.quiz import QuizWidget


def open_quiz(  # noqa: PLR0913 - what a reader may change about a quiz
    kinds: Sequence[str] | None = None,
    *,
    house: str | None = None,
    level: int = 1,
    count: int = USUAL_COUNT,
    seed: int | None = None,
    language: str = "en",
    key: str = "quiz",
) -> QuizWidget:
    """Open a quiz: `kinds` by their names, None for all; `house` by its name, None for any.

    `level` is from 1, `count` the number of questions; `seed` fixes them, None draws one. The page keeps the
    running quiz under `key`. CodeError for a kind that is not there.
    """
    plan = Plan(kinds=tuple(KINDS if kinds is None else kinds), preset=house, level=level, count=count)
    return Examiner(plan, Words.of(language), seed=seed, key=key).widget


def ask_question(code: str, *, language: str = "en") -> QuizWidget:
    """Open the question of a code; CodeError if it is none."""
    task = read_task(code)
    plan = Plan(kinds=(task.kind,), preset=task.preset, level=task.level)
    return Examiner(plan, Words.of(language), quiz=one(task, task.seed)).widget


def open_desk(house: str = "zone", *, players: int | None = None, language: str = "en") -> DeskWidget:
    """Open the odds desk: mark what you have seen at a table, read every chance with its derivation.

    `house` by its name; `players` None for the fewest seats of the house. KeyError for a house that is not
    there.
    """
    return Clerk(empty(house, players), Words.of(language)).widget
