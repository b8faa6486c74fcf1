"""Ask how many cards of every rank are unseen, from a position and what was played before it (K2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.cards import Rank
from pisti_teach.trainer.questions.counting import asked, position_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from pisti_teach.cards import Card
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.question import Question
    from pisti_teach.trainer.tables import Table

KIND = "all_ranks"
LEVELS = 3


def fits(_table: Table) -> bool:
    """It makes sense everywhere."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask at a position with so many plays behind it as the level says."""
    view = position_of(table, level, chance)
    if not view:
        return None
    return asked(view, KIND, {str(rank): of(rank) for rank in Rank}, (*view.seen, *view.unseen))


def of(rank: Rank) -> Callable[[Card], bool]:
    """Say of a card whether it is of this rank."""
    return lambda card: card.rank is rank
