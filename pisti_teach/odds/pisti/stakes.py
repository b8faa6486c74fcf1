"""What stakes are worth in the long run, as Fractions (P25); a draw is left out of it."""

from __future__ import annotations

from fractions import Fraction
from math import ceil

from pisti_teach.pisti.match import payout


def stake_worth(stake: int, players: int, winners: int, wins: Fraction) -> Fraction:
    """Coins that a player wins (less than 0: loses) on average, who wins with this chance and else loses.

    Whole coins; 0 <= stake, 1 <= winners <= players, 0 <= wins <= 1, else ValueError.

    >>> stake_worth(100, 2, 1, Fraction(1, 2)), stake_worth(100, 2, 1, Fraction(10, 19))
    (Fraction(-5, 1), Fraction(0, 1))
    """
    if not 0 <= wins <= 1:
        raise ValueError(f"need 0 <= wins <= 1, got {wins=}")
    return wins * payout(stake, players, winners) - stake


def even_chance(stake: int, players: int, winners: int) -> Fraction:
    """Give the chance of winning at which this very stake costs nothing, its share rounded to whole coins.

    1 <= stake, 1 <= winners < players, else ValueError; over 1 where even winning each time loses coins.

    >>> even_chance(100, 2, 1), even_chance(25, 4, 2)
    (Fraction(10, 19), Fraction(25, 47))
    """
    if stake < 1:
        raise ValueError(f"need 1 <= stake, got {stake=}")
    return Fraction(stake, payout(stake, players, winners))


def wins_needed(stake: int, players: int, winners: int, matches: int) -> int:
    """How many of so many matches must be won at least, so that no coins are lost over all of them.

    As for `even_chance`, and 0 <= matches.

    >>> wins_needed(100, 2, 1, 19), wins_needed(100, 2, 1, 20)
    (10, 11)
    """
    if matches < 0:
        raise ValueError(f"need 0 <= matches, got {matches=}")
    return ceil(matches * even_chance(stake, players, winners))
