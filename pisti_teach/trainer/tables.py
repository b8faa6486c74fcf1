"""The table that a question is set at: a house and its seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pisti_teach.codes import RULES
from pisti_teach.games import HOUSES

if TYPE_CHECKING:
    from pisti_teach.games import Game


@dataclass(frozen=True, slots=True)
class Table:
    """A house by its name, and how many sit at its table."""

    preset: str
    players: int

    @property
    def game(self) -> Game:
        """What is played."""
        return HOUSES[self.preset]

    @property
    def rules(self) -> Any:  # noqa: ANN401 - each game has its own rules
        """The rules in force."""
        return self.game.PRESETS[self.preset]


TABLES = tuple(
    Table(preset, players)
    for _, preset in RULES
    for players in sorted(HOUSES[preset].PRESETS[preset].players)
)
"""Every table of every house."""
