"""Stakes to ask about: what is put in, among how many, and who shares what is won (P25)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pisti_teach.pisti.match import payout

if TYPE_CHECKING:
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table

ROUND = 60
"""Stakes of so many coins and their multiples can be shared after the fee without a rest, at any table."""
MOST = 10
"""Such multiples, at most."""
UNEVEN = 11
"""Least of the other stakes."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """Every one of the players has put in the same stake; so many of them win together."""

    stake: int
    players: int
    winners: int

    @property
    def pot(self) -> int:
        """All stakes."""
        return self.stake * self.players

    @property
    def share(self) -> int:
        """Coins that each winner gets."""
        return payout(self.stake, self.players, self.winners)


def draw(table: Table, chance: Generator, *, is_round: bool) -> Stakes:
    """Draw a stake that leaves no rest, or one that leaves one at most tables."""
    stake = ROUND * (1 + chance.below(MOST)) if is_round else UNEVEN + chance.below(MOST * ROUND // 5)
    if not is_round and stake % 5 == 0:
        stake += 1
    return Stakes(stake, table.players, len(table.rules.sides(table.players)[0]))
