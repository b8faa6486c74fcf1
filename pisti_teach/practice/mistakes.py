"""What went wrong comes back in new dress: another question in which the same could go wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.practice.aiming import Drawn, drawn
from pisti_teach.trainer.generating import new_task, tables_of
from pisti_teach.trainer.quizzing import bounded

if TYPE_CHECKING:
    from collections.abc import Collection

    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.progress.standing import Mistake, Standing

TRIES = 30
"""Questions that are drawn until one has the same trap."""


def next_mistake(standing: Standing, asked: Collection[tuple[str, str]], last: str = "") -> Mistake | None:
    """Give the latest mistake that was not asked for in this sitting, of another kind than the last one.

    `asked` names skill and misconception of those that were; None once there is none left.
    """
    left = [one for one in standing.mistakes if (one.skill, one.misconception) not in asked]
    return next((one for one in left if one.kind != last), left[0] if left else None)


def again(mistake: Mistake, chance: Generator) -> Drawn:
    """Draw a question of the same kind, house and level with the same trap; any one if none has it."""
    known = [table for table in tables_of(mistake.kind) if table.preset == mistake.rules]
    tables, level = known or tables_of(mistake.kind), bounded(mistake.kind, mistake.level)

    def draw() -> Drawn:
        return drawn(new_task(mistake.kind, chance, table=chance.choice(tables), level=level))

    if not mistake.misconception:
        return draw()
    tries = (draw() for _ in range(TRIES))
    return next((one for one in tries if has_trap(one, mistake.misconception)), None) or draw()


def has_trap(one: Drawn, misconception: str) -> bool:
    """Whether this wrong way could be taken."""
    return any(wrong.name == misconception for wrong in one.question.misconceptions)
