"""Ask what another seat holds, which took nothing and takes whenever it can."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from pisti_teach.cards import Rank
from pisti_teach.odds.exact import holds
from pisti_teach.odds.pisti.silence import holds_after_silence, takers
from pisti_teach.odds.unseen import unseen
from pisti_teach.trainer.exhibits import history, position
from pisti_teach.trainer.question import Question
from pisti_teach.trainer.questions.chances import wrong_ways
from pisti_teach.trainer.questions.pisti.passed import passed_in
from pisti_teach.trainer.truths import Number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.odds.steps import Step
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.question import Misconception
    from pisti_teach.trainer.questions.pisti.passed import Passed
    from pisti_teach.trainer.tables import Table

KIND = "silence"
LEVELS = 2
SILENCES = {1: (1, 1), 2: (2, 3)}
"""Fewest and most turns of the other seat at which it took nothing, by the level."""


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask after one silence, or after several."""
    least, most = SILENCES[level]
    returned = level == LEVELS and bool(chance.below(2))
    for one in passed_in(table, chance, returned=returned):
        if least <= len(one.tops) <= most and (ranks := _ranks(one)):
            return asked(one, chance.choice(ranks))
    return None


def _ranks(passed: Passed) -> list[Rank]:
    """Give the ranks of which it may hold a card or not, after its silence."""
    places = unseen(passed.view)
    others = [rank for rank in Rank if rank not in passed.excluded and places.of_rank(rank)]
    if sum(places.of_rank(rank) for rank in others) <= passed.left:
        return []
    return [rank for rank in others if holds_after_silence(places, passed.other, rank, passed.excluded) < 1]


def asked(passed: Passed, rank: Rank) -> Question:
    """Ask for this rank."""
    places = unseen(passed.view)
    return Question.about(
        passed.view,
        KIND,
        Number(holds_after_silence(places, passed.other, rank, passed.excluded)),
        exhibits=(*position(passed.view), *history(passed.view)),
        facts={"view": passed.view, "rank": rank, "passed": passed},
        misconceptions=misconceptions(passed, rank),
        steps=lambda: steps(passed, rank),
        features={
            "silences": len(passed.tops),
        },
    ).with_distinct()


def misconceptions(passed: Passed, rank: Rank) -> tuple[Misconception, ...]:
    """Nothing learned, Jacks left in, the latest turn only, one card for a hand, chances added up."""
    places, other = unseen(passed.view), passed.other
    left = sum(card.rank not in passed.excluded for card in places.cards)
    tops = tuple({card.rank for card in passed.tops})
    latest = takers(passed.view.rules, (passed.tops[-1].rank,))
    wanted = places.of_rank(rank)
    wrong: dict[str, tuple[Fraction, str]] = {
        "nothing_learned": (holds(places, other, rank), "cannot_hold"),
        "jacks_left": (holds_after_silence(places, other, rank, tops), "cannot_hold"),
        "latest_only": (holds_after_silence(places, other, rank, latest), "cannot_hold"),
        "added": (Fraction(wanted * passed.left, left), "hands_without"),
        "one_card": (Fraction(wanted, left), "hands_without"),
    }
    return wrong_ways(wrong, Number)


def steps(passed: Passed, rank: Rank) -> Sequence[Step]:
    """The steps of the derivation."""
    from pisti_teach.odds.derivation.pisti.silence import (  # noqa: PLC0415 - sympy, only when it is asked for
        derive_after_silence,
    )

    return derive_after_silence(unseen(passed.view), passed.other, rank, passed.excluded)
