"""Ask how likely it is that another seat holds at least one card of two ranks (K3)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pisti_teach.odds.exact import holds
from pisti_teach.odds.unseen import unseen
from pisti_teach.trainer.questions.chances import (
    hand_step,
    is_open,
    of_chance,
    open_rank,
    other_seat,
    position_of,
)

if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

    from pisti_teach.cards import Rank
    from pisti_teach.games import View
    from pisti_teach.odds.steps import Step
    from pisti_teach.odds.unseen import Unseen
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.question import Question
    from pisti_teach.trainer.tables import Table

KIND = "holds_either"
LEVELS = 3


def fits(_table: Table) -> bool:
    """It makes sense everywhere."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask about any other seat that holds cards, for two ranks of which it may hold any."""
    view = position_of(table, level, chance)
    seat = other_seat(unseen(view), chance) if view else None
    if seat is None:
        return None
    ranks = two_ranks(unseen(view), seat, chance)
    return asked(view, unseen(view), seat, ranks) if ranks else None


def two_ranks(places: Unseen, seat: int, chance: Generator) -> tuple[Rank, Rank] | None:
    """Draw two ranks, each of them open, and together not certain; None if the second is the first."""
    first = open_rank(places, chance, partial(holds, places, seat), jacks=True)
    second = open_rank(places, chance, partial(holds, places, seat))
    if first is None or second is None or first is second:
        return None
    return (first, second) if is_open(holds(places, seat, first, second)) else None


def asked(view: View, places: Unseen, seat: int, ranks: tuple[Rank, Rank]) -> Question:
    """Ask for these ranks."""
    return of_chance(
        view,
        KIND,
        holds(places, seat, *ranks),
        slips(places, seat, *ranks),
        lambda: steps(places, seat, ranks),
        ranks=ranks,
        other=seat,
    )


def slips(places: Unseen, seat: int, first: Rank, second: Rank) -> dict[str, tuple[Fraction, str]]:
    """The two chances added or multiplied, one rank only, the opposite."""
    one, other = holds(places, seat, first), holds(places, seat, second)
    return {
        "ranks_added": (one + other, hand_step(places)),
        "first_only": (one, "others"),
        "second_only": (other, "others"),
        "multiplied": (one * other, hand_step(places)),
        "opposite": (1 - holds(places, seat, first, second), "at_least_one"),
    }


def steps(places: Unseen, seat: int, ranks: tuple[Rank, Rank]) -> Sequence[Step]:
    """The steps of the derivation."""
    from pisti_teach.odds.derivation import derive  # noqa: PLC0415 - sympy, only when it is asked for

    return derive(places, seat, *ranks)
