"""A quiz: so many questions, of one kind or a mix, each from its code; nothing is changed in place."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pisti_teach.codes import TASK_SEEDS, Task, read_task, write_task
from pisti_teach.errors import CodeError
from pisti_teach.shuffling import Generator
from pisti_teach.trainer.asking import Exchange
from pisti_teach.trainer.generating import new_task, question_of, tables_of
from pisti_teach.trainer.questions import KINDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.trainer.tables import Table

USUAL_COUNT = 10
"""Questions of a quiz."""

SHOWN = "?"
"""Stands for the answer where it was shown; nobody's answer is kept so, since it cannot be read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What a quiz asks."""

    kinds: tuple[str, ...]
    """At least one; they come in turn."""
    preset: str | None = None
    """The house; None for any. Kinds that it does not know are left out, unless it knows none of them."""
    level: int = 1
    """How hard, from 1; kinds with fewer levels are asked on their last."""
    count: int = USUAL_COUNT
    is_single: bool = False
    """Whether it is one question by its code: none is planned to follow, others like it are asked for."""

    def __post_init__(self) -> None:
        """Refuse kinds that are not there, and none at all."""
        if not self.kinds or set(self.kinds) - set(KINDS):
            raise CodeError(
                f"kinds: expected some of {', '.join(KINDS)}, got {', '.join(self.kinds) or 'none'}"
            )


@dataclass(frozen=True, slots=True)
class Quiz:
    """Questions that were asked, the last of them perhaps still open."""

    plan: Plan
    seed: int
    """Fixes all questions that follow."""
    tasks: tuple[Task, ...]
    exchanges: tuple[Exchange, ...]

    @property
    def task(self) -> Task:
        """What the code of the latest question stands for."""
        return self.tasks[-1]

    @property
    def exchange(self) -> Exchange:
        """The latest question."""
        return self.exchanges[-1]

    @property
    def is_last(self) -> bool:
        """Whether no further question follows."""
        return len(self.tasks) >= self.plan.count

    @property
    def is_over(self) -> bool:
        """Whether the last question is closed."""
        return self.is_last and not self.exchange.is_open

    @property
    def can_be_summed_up(self) -> bool:
        """Whether it is over, and more than one question by its code."""
        return self.is_over and not self.plan.is_single

    def answered(self, text: str, language: str = "en") -> Quiz:
        """Answer the latest question."""
        exchange = self.exchange.answered(text, language)
        return replace(self, exchanges=(*self.exchanges[:-1], exchange))

    def helped(self, *, is_shown: bool) -> Quiz:
        """Give a hint for the latest question, or show its answer."""
        exchange = self.exchange.shown() if is_shown else self.exchange.hinted()
        return replace(self, exchanges=(*self.exchanges[:-1], exchange))

    def further(self) -> Quiz:
        """Ask the next question, once the latest is closed; ValueError before, and after the last."""
        if self.exchange.is_open or self.is_last:
            raise ValueError("expected a closed question that is not the last")
        return self._with(_planned(self.plan, self.seed, len(self.tasks)))

    def another(self, harder: int = 0) -> Quiz:
        """Ask one more of the same kind at the same table, so many steps harder, besides those planned.

        ValueError while the latest is open.
        """
        if self.exchange.is_open:
            raise ValueError("expected a closed question")
        longer = replace(self, plan=replace(self.plan, count=self.plan.count + 1))
        return longer._with(self._like(harder))  # noqa: SLF001 - the same quiz

    def _like(self, harder: int) -> Task:
        chance, latest = Generator(self.seed + len(self.tasks)), self.task
        level = bounded(latest.kind, latest.level + harder)
        return replace(latest, level=level, seed=chance.below(TASK_SEEDS))

    def _with(self, task: Task) -> Quiz:
        exchange = Exchange(question_of(task))
        return replace(self, tasks=(*self.tasks, task), exchanges=(*self.exchanges, exchange))


def start(plan: Plan, seed: int) -> Quiz:
    """Ask the first question of a plan."""
    return Quiz(plan, seed, (), ())._with(_planned(plan, seed, 0))  # noqa: SLF001 - its own first question


def one(task: Task, seed: int) -> Quiz:
    """Ask the question of a code and no other, unless more like it are asked for."""
    plan = Plan(kinds=(task.kind,), preset=task.preset, level=task.level, count=1, is_single=True)
    return Quiz(plan, seed, (), ())._with(task)  # noqa: SLF001


def resumed(plan: Plan, seed: int, kept: Sequence[tuple[str, str, str]]) -> Quiz:
    """Go on with a quiz of which code, answer and its language were kept, one after another.

    Raises CodeError for a code that is none; an open question has the answer "". At most `plan.count`.
    """
    quiz = Quiz(plan, seed, (), ())
    for code, text, language in kept[: plan.count]:
        quiz = quiz._with(read_task(code))  # noqa: SLF001
        quiz = (
            quiz.helped(is_shown=True) if text == SHOWN else quiz.answered(text, language) if text else quiz
        )
    return quiz if quiz.tasks else start(plan, seed)


def kept(quiz: Quiz) -> list[tuple[str, str, str]]:
    """Give what `resumed` takes: code, answer and its language of each question."""
    pairs = zip(quiz.tasks, quiz.exchanges, strict=True)
    return [
        (write_task(task), "" if exchange.is_open else exchange.text or SHOWN, exchange.language)
        for task, exchange in pairs
    ]


def bounded(kind: str, level: int) -> int:
    """Give the nearest level that the kind has."""
    return min(max(level, 1), KINDS[kind].LEVELS)


def _planned(plan: Plan, seed: int, at: int) -> Task:
    """Draw the question at this place: the kinds in turn, each round of them in the same order."""
    chance = Generator(seed + at)
    kinds = Generator(seed).shuffled(_known(plan))
    kind = kinds[at % len(kinds)]
    return new_task(kind, chance, table=chance.choice(_tables(kind, plan)), level=bounded(kind, plan.level))


def _known(plan: Plan) -> tuple[str, ...]:
    """The kinds that the house knows; all of them if it knows none."""
    known = (kind for kind in plan.kinds if any(at.preset == plan.preset for at in tables_of(kind)))
    return tuple(known) or plan.kinds


def _tables(kind: str, plan: Plan) -> tuple[Table, ...]:
    known = tables_of(kind)
    return tuple(table for table in known if plan.preset in {None, table.preset}) or known
