"""A match: totals that grow round by round, and when it ends (Y18)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.pis_yedili.rules import Rules


@dataclass(frozen=True, slots=True)
class Match:
    """Where a match stands between two rounds; the lowest total is the best."""

    rules: Rules
    totals: tuple[int, ...]
    """Penalties of each seat over all rounds."""
    deals: int = 0
    """Rounds that were counted."""

    @property
    def is_over(self) -> bool:
        """Whether no round follows: some total has reached the target."""
        return max(self.totals) >= self.rules.target

    @property
    def leaders(self) -> tuple[int, ...]:
        """All seats with the lowest total."""
        best = min(self.totals)
        return tuple(seat for seat, total in enumerate(self.totals) if total == best)

    @property
    def leader(self) -> int | None:
        """The seat that alone has the lowest total; None on a tie."""
        return self.leaders[0] if len(self.leaders) == 1 else None

    @property
    def winners(self) -> tuple[int, ...]:
        """All who have won: those who share the lowest total; none while the match goes on."""
        return self.leaders if self.is_over else ()

    @property
    def winner(self) -> int | None:
        """The seat that has won alone; None while the match goes on, and if it is shared."""
        return self.leader if self.is_over else None

    @property
    def missing(self) -> tuple[int, ...]:
        """Points that each total is short of the one that ends the match; 0 once it is there."""
        return tuple(max(0, self.rules.target - total) for total in self.totals)


def new_match(rules: Rules, players: int) -> Match:
    """Start a match: everyone at 0."""
    return Match(rules, (0,) * players)


def after_deal(match: Match, points: Sequence[int]) -> Match:
    """Add the penalties of a round, a number for each seat; ValueError if their number differs."""
    totals = tuple(total + penalty for total, penalty in zip(match.totals, points, strict=True))
    return Match(match.rules, totals, match.deals + 1)
