"""Ask how many cards of every rank are unseen, from a position and what was played before it (K2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.cards import Rank
from pisti_teach.trainer.questions.counting import drawn, of_rank

if TYPE_CHECKING:
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.question import Question
    from pisti_teach.trainer.tables import Table

KIND = "all_ranks"
LEVELS = 3
GROUPS = {str(rank): of_rank(rank) for rank in Rank}
"""What is counted, by its name."""


def fits(_table: Table) -> bool:
    """It makes sense everywhere."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask at a position with so many plays behind it as the level says."""
    return drawn(table, level, chance, KIND, GROUPS)
