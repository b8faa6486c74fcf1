"""How hard a question shall be: so that eight of ten come right, as far as a kind has such questions."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from pisti_teach.shuffling import Generator
from pisti_teach.trainer.generating import new_task, question_of, tables_of
from pisti_teach.trainer.progress.ability import AIM
from pisti_teach.trainer.progress.difficulty import guess_rate, item_of
from pisti_teach.trainer.progress.recording import skill_of
from pisti_teach.trainer.questions import KINDS

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from pisti_teach.codes import Task
    from pisti_teach.trainer.progress.ability import Ability, Item
    from pisti_teach.trainer.question import Question

    Drawing = Callable[[str, int], Sequence["Drawn"]]

DRAWS = 3
"""Questions that are drawn to choose from."""
WEAK = 0.2
"""So much farther from the aim a question may be that asks for a rank which is counted wrongly."""


class Drawn(NamedTuple):
    """A question that may be asked, and how hard it is."""

    task: Task
    question: Question
    item: Item


def drawn(task: Task) -> Drawn:
    """Draw the question of a code, and say how hard it is."""
    question = question_of(task)
    guess = guess_rate(question.truth)
    item = item_of(skill_of(task.kind), task.kind, task.level, question.features, guess)
    return Drawn(task, question, item)


@cache
def usual_item(kind: str, level: int) -> Item:
    """Give a question of this kind and level that stands for all of them."""
    return drawn(new_task(kind, Generator(0), level=level)).item


def best_level(ability: Ability, kind: str) -> int:
    """Give the level at which the share of right answers comes nearest to what is aimed at."""
    return min(range(1, KINDS[kind].LEVELS + 1), key=lambda level: _off(ability, usual_item(kind, level)))


def best_chance(ability: Ability, kind: str) -> float:
    """Chance of a right answer to this kind at its best level."""
    return ability.chance(usual_item(kind, best_level(ability, kind)))


def off_aim(ability: Ability, kind: str) -> float:
    """Say how far off the aim this kind is at its best level."""
    return abs(best_chance(ability, kind) - AIM)


def drawing(chance: Generator, preset: str | None = None) -> Drawing:
    """Draw questions from this stream, in this house where it knows the kind; in any house without one."""

    def draw(kind: str, level: int) -> Sequence[Drawn]:
        known = [table for table in tables_of(kind) if preset in {None, table.preset}] or tables_of(kind)
        tasks = [new_task(kind, chance, table=chance.choice(known), level=level) for _ in range(DRAWS)]
        return [drawn(task) for task in tasks]

    return draw


def aimed(ability: Ability, kind: str, draw: Drawing, weak: Collection[str] = ()) -> Drawn:
    """Draw a few questions of a kind, and give the one that comes nearest to the aim.

    One that asks for a rank which is counted wrongly goes before one that is a little nearer.
    """
    return min(
        draw(kind, best_level(ability, kind)),
        key=lambda one: _off(ability, one.item) - WEAK * asks_for(one.question, weak),
    )


def asks_for(question: Question, ranks: Collection[str]) -> bool:
    """Whether a question is about one of these ranks."""
    return str(question.facts.get("rank", "")) in ranks


def _off(ability: Ability, item: Item) -> float:
    return abs(ability.chance(item) - AIM)
