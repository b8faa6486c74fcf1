"""Ask how likely it is that another seat holds no card of a rank (K3)."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING

from pisti_teach.odds.exact import holds_none, none_of
from pisti_teach.odds.unseen import unseen
from pisti_teach.trainer.questions.chances import (
    hand_step,
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

KIND = "holds_none"
LEVELS = 3


def fits(_table: Table) -> bool:
    """It makes sense everywhere."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask about any other seat that holds cards, for a rank that it may hold or not."""
    view = position_of(table, level, chance)
    seat = other_seat(unseen(view), chance) if view else None
    if seat is None:
        return None
    places = unseen(view)
    rank = open_rank(places, chance, partial(holds_none, places, seat), jacks=True)
    return asked(view, places, seat, rank) if rank else None


def asked(view: View, places: Unseen, seat: int, rank: Rank) -> Question:
    """Ask for this rank."""
    return of_chance(
        view,
        KIND,
        holds_none(places, seat, rank),
        slips(places, seat, rank),
        lambda: steps(places, seat, rank),
        rank=rank,
        other=seat,
    )


def slips(places: Unseen, seat: int, rank: Rank) -> dict[str, tuple[Fraction, str]]:
    """The opposite, the chances of the single cards taken off, one card for a hand, the whole pack."""
    wanted, of, drawn = places.of_rank(rank), len(places.cards), places.hands[seat]
    at = hand_step(places)
    return {
        "opposite": (1 - holds_none(places, seat, rank), at),
        "added": (1 - Fraction(wanted * drawn, of), at),
        "one_card": (1 - Fraction(wanted, of), at),
        "whole_deck": (none_of(places.deck, wanted, drawn), "unseen"),
    }


def steps(places: Unseen, seat: int, rank: Rank) -> Sequence[Step]:
    """The steps of the derivation."""
    from pisti_teach.odds.derivation import derive_none  # noqa: PLC0415 - sympy, only when it is asked for

    return derive_none(places, seat, rank)
