"""Ask how likely it is that another seat holds exactly one card of a rank (K3)."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING

from pisti_teach.odds.exact import exactly, holds, holds_exactly
from pisti_teach.odds.unseen import unseen
from pisti_teach.trainer.questions.chances import (
    of_chance,
    open_rank,
    other_seat,
    position_of,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.cards import Rank
    from pisti_teach.games import View
    from pisti_teach.odds.steps import Step
    from pisti_teach.odds.unseen import Unseen
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.question import Question
    from pisti_teach.trainer.tables import Table

KIND = "holds_one"
LEVELS = 3
FEWEST = 2
"""Unseen cards of the rank: with a single one, at least one is exactly one."""


def fits(_table: Table) -> bool:
    """It makes sense everywhere."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask about any other seat with two cards or more, for a rank of which it may hold several."""
    view = position_of(table, level, chance)
    seat = other_seat(unseen(view), chance) if view else None
    if seat is None or view.hand_sizes[seat] < FEWEST:
        return None
    places = unseen(view)
    rank = open_rank(places, chance, partial(holds_exactly, places, seat, 1), jacks=True)
    return asked(view, places, seat, rank) if rank and places.of_rank(rank) >= FEWEST else None


def asked(view: View, places: Unseen, seat: int, rank: Rank) -> Question:
    """Ask for this rank."""
    return of_chance(
        view,
        KIND,
        holds_exactly(places, seat, 1, rank),
        slips(places, seat, rank),
        lambda: steps(places, seat, rank),
        rank=rank,
        other=seat,
    )


def slips(places: Unseen, seat: int, rank: Rank) -> dict[str, tuple[Fraction, str]]:
    """At least one, the average number, one place of the hand only, the whole pack."""
    wanted, of, drawn = places.of_rank(rank), len(places.cards), places.hands[seat]
    at = ways_step(places, seat, rank)
    return {
        "at_least_one": (holds(places, seat, rank), at),
        "added": (Fraction(wanted * drawn, of), at),
        "one_order": (holds_exactly(places, seat, 1, rank) / drawn, at),
        "whole_deck": (exactly(places.deck, wanted, drawn, 1), "unseen"),
    }


def ways_step(places: Unseen, seat: int, rank: Rank) -> str:
    """Name of the step at which the hands with exactly one are counted."""
    if places.shy:
        return "case"
    return (
        "hands_without" if any(card.rank is rank for card in places.known.get(seat, ())) else "hands_with_one"
    )


def steps(places: Unseen, seat: int, rank: Rank) -> Sequence[Step]:
    """The steps of the derivation."""
    from pisti_teach.odds.derivation import derive_one  # noqa: PLC0415 - sympy, only when it is asked for

    return derive_one(places, seat, rank)
