"""Ask what a stake is worth at a given chance of winning: the coins won or lost on average (P25)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from pisti_teach.odds.pisti.stakes import stake_worth
from pisti_teach.trainer.answers import NUMBER
from pisti_teach.trainer.question import Misconception, Question
from pisti_teach.trainer.questions.pisti import stakes
from pisti_teach.trainer.questions.pisti.sides import beside
from pisti_teach.trainer.truths import Number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.odds.steps import Step
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.questions.pisti.stakes import Stakes
    from pisti_teach.trainer.tables import Table

KIND = "stake_worth"
LEVELS = 2
BOTTOMS = {1: (2, 3, 4, 5), 2: (6, 7, 8, 9, 10, 12, 20)}
"""Denominators of the chance of winning, by the level."""


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question:
    """Draw a stake and a chance of winning; on the second level the share may have been rounded."""
    among = stakes.draw(table, chance, is_round=level == 1)
    bottom = chance.choice(BOTTOMS[level])
    wins = Fraction(1 + chance.below(bottom - 1), bottom)
    return asked(table, among, wins, chance.below(table.players))


def asked(table: Table, among: Stakes, wins: Fraction, seat: int) -> Question:
    """Ask for the coins on average of one who wins with this chance."""
    stake, share = among.stake, among.share
    slips = {
        "fee_forgotten": (wins * among.pot / among.winners - stake, "fee"),
        "stake_not_off": (wins * share - (1 - wins) * stake, "gain"),
        "loss_forgotten": (wins * (share - stake), "lost"),
        "only_paid_out": (wins * share, "gain"),
    }
    return beside(
        table,
        KIND,
        Number(stake_worth(stake, among.players, among.winners, wins), NUMBER),
        seat,
        facts={"stakes": among, "wins": wins},
        misconceptions=tuple(
            Misconception(name=name, truth=Number(value, NUMBER), parts_at=step)
            for name, (value, step) in slips.items()
        ),
        steps=lambda: steps(among, wins),
        features={"players": among.players, "denominator": wins.denominator},
    )


def steps(among: Stakes, wins: Fraction) -> Sequence[Step]:
    """The steps of the derivation."""
    from pisti_teach.odds.derivation.stakes import derive_worth  # noqa: PLC0415 - sympy, when asked for

    return derive_worth(among.stake, among.players, among.winners, wins)
