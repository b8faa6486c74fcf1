"""A match: totals that grow deal by deal, and when it ends (P23, P24)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.pisti.rules import Rules


@dataclass(frozen=True, slots=True)
class Match:
    """Where a match stands between two deals."""

    rules: Rules
    totals: tuple[int, ...]
    """Points of each side over all deals."""
    deals: int = 0
    """Deals that were counted."""

    @property
    def leader(self) -> int | None:
        """The side that alone has the highest total; None on a tie."""
        best = max(self.totals)
        return self.totals.index(best) if self.totals.count(best) == 1 else None

    @property
    def is_over(self) -> bool:
        """Whether no deal follows: someone alone at the target, or the last deal was played."""
        reached = max(self.totals) >= self.rules.target and self.leader is not None
        return reached or (self.rules.max_deals is not None and self.deals >= self.rules.max_deals)

    @property
    def winner(self) -> int | None:
        """The winning side; None while the match goes on, and if it is drawn (P24)."""
        return self.leader if self.is_over else None

    @property
    def missing(self) -> tuple[int, ...]:
        """Points that each side still needs to reach the target; 0 once it has (P21)."""
        return tuple(max(0, self.rules.target - total) for total in self.totals)


def new_match(rules: Rules, players: int) -> Match:
    """Start a match: every side at 0."""
    return Match(rules, (0,) * len(rules.sides(players)))


def after_deal(match: Match, points: Sequence[int]) -> Match:
    """Add the points of a deal, a number for each side; ValueError if their number differs."""
    totals = tuple(total + won for total, won in zip(match.totals, points, strict=True))
    return Match(match.rules, totals, match.deals + 1)
