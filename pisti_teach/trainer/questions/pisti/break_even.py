"""Ask for the chance of winning at which a stake costs nothing, or how many matches must be won (P25)."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor
from typing import TYPE_CHECKING

from pisti_teach.odds.pisti.stakes import even_chance, wins_needed
from pisti_teach.pisti.match import FEE
from pisti_teach.trainer.question import Misconception, Question
from pisti_teach.trainer.questions.pisti import stakes
from pisti_teach.trainer.questions.pisti.sides import beside
from pisti_teach.trainer.truths import Number, cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.odds.steps import Step
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.questions.pisti.stakes import Stakes
    from pisti_teach.trainer.tables import Table

KIND = "break_even"
LEVELS = 2
FEWEST, MOST = 8, 60
"""Matches to be played on the second level."""


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question:
    """Ask for the chance; on the second level for whole matches."""
    among, seat = stakes.draw(table, chance, is_round=True), chance.below(table.players)
    if level == 1:
        return asked(table, among, seat)
    return asked_of(table, among, FEWEST + chance.below(MOST - FEWEST + 1), seat)


def asked(table: Table, among: Stakes, seat: int) -> Question:
    """Ask for the chance of winning at which nothing is won or lost on average."""
    even = even_chance(among.stake, among.players, among.winners)
    slips = {
        "fee_forgotten": (Fraction(among.winners, among.players), "fee"),
        "half": (Fraction(1, 2), "even"),
        "fee_added": (Fraction(among.winners, among.players) * (1 + Fraction(FEE) / 100), "even"),
        "alone": (even / among.winners, "share"),
        "against_gain": (Fraction(among.stake, among.share - among.stake), "even"),
    }
    return beside(
        table,
        KIND,
        Number(even),
        seat,
        facts={"stakes": among, "matches": None},
        misconceptions=tuple(
            Misconception(name=name, truth=Number(value), parts_at=step)
            for name, (value, step) in slips.items()
            if value < 1
        ),
        steps=lambda: steps(among, None),
        features={"players": among.players, "matches": 0},
    )


def asked_of(table: Table, among: Stakes, matches: int, seat: int) -> Question:
    """Ask how many of so many matches must be won at least, so that no coins are lost."""
    even = even_chance(among.stake, among.players, among.winners)
    slips = {
        "fee_forgotten": (ceil(matches * Fraction(among.winners, among.players)), "fee"),
        "rounded_down": (floor(matches * even), "whole_wins"),
        "half": (matches // 2 + 1, "even"),
        "alone": (ceil(matches * even / among.winners), "share"),
    }
    return beside(
        table,
        KIND,
        cards(wins_needed(among.stake, among.players, among.winners, matches)),
        seat,
        facts={"stakes": among, "matches": matches},
        misconceptions=tuple(
            Misconception(name=name, truth=cards(value), parts_at=step)
            for name, (value, step) in slips.items()
        ),
        steps=lambda: steps(among, matches),
        features={"players": among.players, "matches": matches},
    )


def steps(among: Stakes, matches: int | None) -> Sequence[Step]:
    """The steps of the derivation."""
    from pisti_teach.odds.derivation.stakes import derive_even, derive_wins  # noqa: PLC0415 - sympy, when asked for

    if matches is None:
        return derive_even(among.stake, among.players, among.winners)
    return derive_wins(among.stake, among.players, among.winners, matches)
