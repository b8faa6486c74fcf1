"""Ask how many cards of a rank are unseen, from a position and what was played before it (K2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.cards import Rank
from pisti_teach.odds.steps import Step
from pisti_teach.odds.unseen import unseen
from pisti_teach.trainer.deals import views
from pisti_teach.trainer.exhibits import history, position
from pisti_teach.trainer.question import Misconception, Question
from pisti_teach.trainer.truths import cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.games import View
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table

KIND = "unseen"
LEVELS = 3
PLAYS = {1: (2, 8), 2: (9, 20), 3: (21, 40)}
"""Fewest and most plays that lie behind the position, by the level."""


def fits(_table: Table) -> bool:
    """It makes sense everywhere."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask at a position with so many plays behind it as the level says."""
    least, most = PLAYS[level]
    seen = [view for view in views(table, chance, most) if len(view.events) >= least]
    return about(chance.choice(seen), chance) if seen else None


def can_ask(_view: View) -> bool:
    """There is always a rank to ask for."""
    return True


def about(view: View, chance: Generator) -> Question:
    """Ask for a rank of which some card was seen, if there is one."""
    places = unseen(view)
    known = [rank for rank in Rank if places.of_rank(rank) < places.of_each_rank]
    rank = chance.choice(known or list(Rank))
    number, held = places.of_rank(rank), sum(card.rank is rank for card in view.hand)
    shown = sum(card.rank is rank for card in getattr(view, "opening", ()))
    wrong = {"own_hand": number + held, "opening": number + shown}
    return Question.about(
        view,
        KIND,
        cards(number),
        exhibits=(*position(view), *history(view)),
        facts={"view": view, "rank": rank, "of": places.of_each_rank},
        misconceptions=tuple(
            Misconception(name=name, truth=cards(value), parts_at="seen")
            for name, value in wrong.items()
            if value != number
        ),
        steps=lambda: steps(view, rank, places.of_each_rank, number),
        features={"plays": len(view.events)},
    )


def steps(view: View, rank: Rank, of: int, number: int) -> Sequence[Step]:
    """All cards of the rank, without those that were seen."""
    from pisti_teach.odds.derivation.steps import equation, minus  # noqa: PLC0415 - sympy, when asked for

    return (
        Step("seen", facts={"view": view, "rank": rank}),
        Step("left", (equation(minus(of, of - number), number),)),
    )
