"""Ask whether another seat still holds what would have taken: it overlooks that now and then."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from pisti_teach.odds.exact import holds
from pisti_teach.odds.pisti.silence import holds_taker_after
from pisti_teach.odds.unseen import unseen
from pisti_teach.trainer.exhibits import history, position
from pisti_teach.trainer.question import Question
from pisti_teach.trainer.questions.chances import wrong_ways
from pisti_teach.trainer.questions.pisti.passed import passed_just_now
from pisti_teach.trainer.truths import Number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.odds.steps import Step
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.question import Misconception
    from pisti_teach.trainer.questions.pisti.passed import Passed
    from pisti_teach.trainer.tables import Table

KIND = "hesitation"
LEVELS = 2
LEFT = {1: (1, 1), 2: (2, 3)}
"""Fewest and most cards that the other seat still holds, by the level."""
SEES = tuple(Fraction(top, bottom) for top, bottom in ((1, 2), (2, 3), (3, 4), (3, 5), (4, 5)))
"""Chances with which it takes when it can."""


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask about the latest turn alone."""
    least, most = LEFT[level]
    returned = level == LEVELS and bool(chance.below(2))
    for one in passed_just_now(table, chance, returned=returned):
        if least <= one.left <= most and 0 < _before(one) < 1:
            return asked(one, chance.choice(SEES))
    return None


def _before(passed: Passed) -> Fraction:
    """Chance that it holds what would have taken, as K3 has it."""
    return holds(unseen(passed.view), passed.other, *passed.excluded)


def asked(passed: Passed, sees: Fraction) -> Question:
    """Ask for a seat that takes with this chance when it can."""
    before = _before(passed)
    return Question.about(
        passed.view,
        KIND,
        Number(holds_taker_after(before, sees)),
        exhibits=(*position(passed.view), *history(passed.view)),
        facts={"view": passed.view, "passed": passed, "sees": sees},
        misconceptions=misconceptions(before, sees),
        steps=lambda: steps(passed, sees),
        features={"left": passed.left},
    ).with_distinct()


def misconceptions(before: Fraction, sees: Fraction) -> tuple[Misconception, ...]:
    """Silence proves nothing, or everything; the one factor alone, or both without what was seen."""
    return wrong_ways(
        {
            "nothing_learned": (before, "missed"),
            "proof": (Fraction(0), "missed"),
            "overlooked_only": (1 - sees, "missed"),
            "not_shared": (before * (1 - sees), "silent"),
        },
        Number,
    )


def steps(passed: Passed, sees: Fraction) -> Sequence[Step]:
    """The steps of the derivation."""
    from pisti_teach.odds.derivation.pisti.silence import (  # noqa: PLC0415 - sympy, only when it is asked for
        derive_hesitation,
    )

    return derive_hesitation(unseen(passed.view), passed.other, passed.excluded, sees)
