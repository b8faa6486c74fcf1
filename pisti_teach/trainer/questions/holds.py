"""Ask how likely it is that another seat holds at least one card of a rank (K3)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from pisti_teach.cards import Rank
from pisti_teach.odds.exact import at_least_one, holds
from pisti_teach.odds.unseen import unseen
from pisti_teach.trainer.deals import views
from pisti_teach.trainer.exhibits import history, position
from pisti_teach.trainer.question import Misconception, Question
from pisti_teach.trainer.truths import Number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.games import View
    from pisti_teach.odds.steps import Step
    from pisti_teach.odds.unseen import Unseen
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table

KIND = "holds"
LEVELS = 3
PLAYS = {1: (0, 0), 2: (1, 12), 3: (13, 32)}
"""Fewest and most plays that lie behind the position, by the level."""


def fits(_table: Table) -> bool:
    """It makes sense everywhere."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask about any other seat that holds cards."""
    least, most = PLAYS[level]
    seen = [view for view in views(table, chance, most) if len(view.events) >= least]
    if not seen:
        return None
    view = chance.choice(seen)
    seats = sorted(unseen(view).hands)
    return asked(view, chance.choice(seats), chance) if seats else None


def can_ask(view: View) -> bool:
    """Whether the next seat holds a card."""
    return view.hand_sizes[view.next_seat] > 0


def about(view: View, chance: Generator) -> Question | None:
    """Ask about the next seat, if it holds a card."""
    return asked(view, view.next_seat, chance) if can_ask(view) else None


def asked(view: View, seat: int, chance: Generator) -> Question:
    """Ask for a rank that this seat may hold or not, if there is one."""
    places = unseen(view)
    chances = {rank: holds(places, seat, rank) for rank in Rank}
    rank = chance.choice([rank for rank in Rank if 0 < chances[rank] < 1] or list(Rank))
    return Question.about(
        view,
        KIND,
        Number(chances[rank]),
        exhibits=(*position(view), *history(view)),
        facts={"view": view, "rank": rank, "other": seat},
        misconceptions=misconceptions(places, seat, rank, chances[rank]),
        steps=lambda: steps(places, seat, rank),
        features={"plays": len(view.events), "unseen": len(places.cards)},
    )


def misconceptions(places: Unseen, seat: int, rank: Rank, truth: Fraction) -> tuple[Misconception, ...]:
    """Chances added up, one card for a hand, all cards for the unseen ones, the opposite."""
    wanted, of, drawn = places.of_rank(rank), len(places.cards), places.hands[seat]
    wrong = {
        "added": (Fraction(wanted * drawn, of), "hands_without"),
        "one_card": (Fraction(wanted, of), "hands_without"),
        "whole_deck": (at_least_one(places.deck, wanted, drawn), "unseen"),
        "opposite": (1 - truth, "at_least_one"),
    }
    return tuple(
        Misconception(name=name, truth=Number(value), parts_at=step)
        for name, (value, step) in wrong.items()
        if value != truth
    )


def steps(places: Unseen, seat: int, rank: Rank) -> Sequence[Step]:
    """The steps of the derivation."""
    from pisti_teach.odds.derivation import derive  # noqa: PLC0415 - sympy, only when it is asked for

    return derive(places, seat, rank)
