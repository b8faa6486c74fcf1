"""What the module of each kind of question offers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.question import Question
    from pisti_teach.trainer.tables import Table


class Kind(Protocol):
    """What the module of each kind offers."""

    __name__: str
    KIND: str
    """Its name."""
    LEVELS: int
    """How many steps from easy to hard it has, from 1."""

    def fits(self, table: Table) -> bool:
        """Whether it makes sense by the rules of this table, of its own game."""

    def make(self, table: Table, level: int, chance: Generator) -> Question | None:
        """Draw a question; None if what was drawn has nothing to ask, so that it is drawn again."""


class AtTable(Kind, Protocol):
    """A kind that can also be asked about a position that somebody plays in."""

    def can_ask(self, view: Any) -> bool:  # noqa: ANN401 - views of its game
        """Whether there is anything to ask; the seat is to move."""

    def about(self, view: Any, chance: Generator) -> Question | None:  # noqa: ANN401 - views of its game
        """Ask about this very position, in which the seat is to move; None where there is nothing to ask."""
