"""A match: totals that grow deal by deal, when it ends, and what a stake brings (P23–P25)."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.pisti.rules import Rules

FEE = Decimal(5)
"""Percent of the whole pot that are kept when somebody wins it (P25)."""
SHARE = 1 - Fraction(FEE) / 100
"""The part of the pot that the winners get."""


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


def payout(stake: int, players: int, winners: int) -> int:
    """Coins that each seat of the winning side gets out of the pot (P25).

    Every seat has put in the same stake, whole coins from 0; what is left after the fee is shared among
    `winners` seats, 1 to `players`, and rounded down once. ValueError for anything else.

    >>> payout(stake=100, players=2, winners=1), payout(stake=25, players=4, winners=2)
    (190, 47)
    """
    if stake < 0 or not 1 <= winners <= players:
        raise ValueError(f"need 0 <= stake and 1 <= winners <= players, got {stake=}, {winners=}, {players=}")
    return int(stake * players * SHARE / winners)


def gains(match: Match, stake: int, players: int) -> tuple[int, ...]:
    """Coins that each seat wins or loses, its stake included, once the match is over (P25).

    On a draw each gets the stake back without a fee. ValueError while the match goes on.
    """
    if not match.is_over:
        raise ValueError("the match is not over, nobody has won the pot")
    if match.winner is None:
        return (0,) * players
    winners = match.rules.sides(players)[match.winner]
    share = payout(stake, players, len(winners))
    return tuple(share - stake if seat in winners else -stake for seat in range(players))


def break_even(players: int, winners: int = 1) -> Fraction:
    """Give the chance of winning at which a stake costs nothing in the long run (P25).

    >>> break_even(2)
    Fraction(10, 19)
    """
    return Fraction(winners, players) / SHARE
