"""A quiz as a page keeps it, and as it is read again: like any outside input it may make no sense."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.codes import TASK_SEEDS
from pisti_teach.errors import CodeError
from pisti_teach.games import HOUSES
from pisti_teach.trainer.answers import LONGEST
from pisti_teach.trainer.questions import KINDS
from pisti_teach.trainer.quizzing import Plan, kept, resumed

if TYPE_CHECKING:
    from pisti_teach.codes import Task
    from pisti_teach.trainer.quizzing import Quiz

MOST_LEVEL = 3
"""The hardest level that the form offers."""
MOST_QUESTIONS = 100
"""Questions of a quiz that a page may ask for."""
LONGEST_ANSWER = 4 * LONGEST
"""Characters of an answer of several parts."""


def plan_of(kinds: list[Any], house: object, level: int, count: int, *, is_single: bool = False) -> Plan:
    """Read what shall be asked; CodeError if no kind is there."""
    known = [kind for kind in dict.fromkeys(map(str, kinds[: 2 * len(KINDS)])) if kind in KINDS]
    return Plan(
        kinds=tuple(known),
        preset=house if isinstance(house, str) and house in HOUSES else None,
        level=min(max(level, 1), MOST_LEVEL),
        count=min(max(count, 1), MOST_QUESTIONS),
        is_single=is_single,
    )


def saved_of(quiz: Quiz, *, is_summed_up: bool = False) -> dict[str, Any]:
    """What a page keeps of a quiz: its plan, its seed, codes and answers, and whether it is summed up."""
    plan = quiz.plan
    return {
        "kinds": list(plan.kinds),
        "house": plan.preset,
        "level": plan.level,
        "count": plan.count,
        "single": plan.is_single,
        "seed": str(quiz.seed),
        "asked": [list(row) for row in kept(quiz)],
        "summed_up": is_summed_up,
    }


def quiz_of(saved: object) -> Quiz | None:
    """Read a quiz that a page has kept; None for one that makes no sense."""
    match saved:
        case {"kinds": list(kinds), "level": int(level), "count": int(count), "asked": list(rows), **more}:
            try:
                plan = plan_of(kinds, more.get("house"), level, count, is_single=more.get("single") is True)
                return resumed(plan, _whole(more.get("seed")), _answers(rows))
            except CodeError:
                return None
    return None


def has_summary(saved: object, quiz: Quiz) -> bool:
    """Say whether the summary of this quiz was kept with it; one that is not over has none."""
    return isinstance(saved, dict) and saved.get("summed_up") is True and quiz.can_be_summed_up


def one_of(saved: object, task: Task) -> Quiz | None:
    """Read what a page has kept of a single question, with those before it; None if it is not this one."""
    quiz = quiz_of(saved)
    return quiz if quiz and quiz.plan.is_single and quiz.task == task else None


def _whole(text: object) -> int:
    """Read a seed; 0 for one that makes no sense."""
    return (
        int(text) % TASK_SEEDS if isinstance(text, str) and text.isdecimal() and len(text) <= LONGEST else 0
    )


def _answers(rows: list[Any]) -> list[tuple[str, str, str]]:
    """Read codes, answers and their languages; what makes no sense is left out."""
    return [
        (row[0], row[1][:LONGEST_ANSWER], row[2])
        for row in rows[:MOST_QUESTIONS]
        if isinstance(row, list) and len(row) == 3 and all(isinstance(part, str) for part in row)  # noqa: PLR2004
    ]
