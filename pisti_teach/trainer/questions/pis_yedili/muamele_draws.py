"""Ask how many cards the sevens of a hand draw on average in the Muamele (Y15)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from pisti_teach.cards import pack
from pisti_teach.odds.pis_yedili import muamele_draws
from pisti_teach.odds.pis_yedili.muamele import PER_SEVEN
from pisti_teach.trainer.answers import NUMBER
from pisti_teach.trainer.question import Exhibit, Question
from pisti_teach.trainer.truths import Number
from pisti_teach.trainer.wrong_chances import numbers

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pisti_teach.odds.steps import Step
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table

KIND = "muamele_draws"
LEVELS = 2
"""1: the talon cannot end before; 2: it may."""
MOST_HELD, MOST_UNSEEN_SEVENS = 2, 3
OTHERS = (4, 9)
"""Fewest and most unseen cards that are in other hands."""


class Counts(NamedTuple):
    """Cards, as `odds.pis_yedili.muamele_draws` takes them."""

    sevens: int
    unseen: int
    unseen_sevens: int
    talon: int

    @property
    def first(self) -> int:
        """Cards that the sevens in the hand draw."""
        return PER_SEVEN * self.sevens

    @property
    def most(self) -> int:
        """Cards that are drawn if every unseen seven comes."""
        return PER_SEVEN * (self.sevens + self.unseen_sevens)


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Draw how many sevens are held and unseen, and a talon that is enough for all of them or not."""
    held = 1 + chance.below(MOST_HELD)
    other_sevens = 1 + chance.below(MOST_UNSEEN_SEVENS)
    most = PER_SEVEN * (held + other_sevens)
    talon = (
        most + chance.below(12)
        if level == 1
        else PER_SEVEN * held + 1 + chance.below(most - PER_SEVEN * held)
    )
    elsewhere = sum(OTHERS[0] + chance.below(OTHERS[1] - OTHERS[0] + 1) for _ in range(table.players - 1))
    counts = Counts(held, talon + elsewhere, other_sevens, talon)
    if held + other_sevens > len(pack(table.rules.decks_for(table.players))) // 13:
        return None
    return asked(table, counts)


def asked(table: Table, counts: Counts) -> Question:
    """Ask with these numbers told."""
    value = muamele_draws(*counts)
    return Question(
        kind=KIND,
        game=table.game.GAME,
        rules=table.rules,
        players=table.players,
        seat=0,
        truth=Number(value, NUMBER),
        exhibits=(Exhibit(name="talon", facts={"cards": counts.talon}),),
        facts={"counts": counts},
        misconceptions=numbers(_wrong_ways(counts), value),
        steps=lambda: steps(counts),
        features={"short": int(counts.talon < counts.most)},
    ).with_distinct()


def _wrong_ways(counts: Counts) -> Mapping[str, tuple[Fraction, str]]:
    """Only the first draws; what they bring, but not that again; cards put back; a talon without end."""
    seven = Fraction(counts.unseen_sevens, counts.unseen)
    more = PER_SEVEN * seven
    wrong = {
        "first_only": (Fraction(counts.first), "muamele_case"),
        "once_more": (counts.first * (1 + more), "muamele_case"),
    }
    if more < 1:
        wrong["put_back"] = (counts.first / (1 - more), "muamele_draws")
    if counts.talon < counts.most <= counts.unseen:
        wrong["endless"] = (muamele_draws(*counts._replace(talon=counts.unseen)), "muamele_talon")
    return wrong


def steps(counts: Counts) -> Sequence[Step]:
    """The steps of the derivation."""
    from pisti_teach.odds.derivation import derive_muamele  # noqa: PLC0415 - sympy, only when it is asked for

    return derive_muamele(*counts)
