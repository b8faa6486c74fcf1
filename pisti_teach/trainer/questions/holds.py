"""Ask how likely it is that another seat holds at least one card of a rank (K3)."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING

from pisti_teach.cards import Rank
from pisti_teach.odds.exact import at_least_one, holds
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

    from pisti_teach.games import View
    from pisti_teach.odds.steps import Step
    from pisti_teach.odds.unseen import Unseen
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.question import Question
    from pisti_teach.trainer.tables import Table

KIND = "holds"
LEVELS = 3


def fits(_table: Table) -> bool:
    """It makes sense everywhere."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask about any other seat that holds cards."""
    view = position_of(table, level, chance)
    seat = other_seat(unseen(view), chance) if view else None
    made = None if seat is None else asked(view, seat, chance)
    return made if made and made.misconceptions else None


def can_ask(view: View) -> bool:
    """Whether the next seat holds a card."""
    return view.hand_sizes[view.next_seat] > 0


def about(view: View, chance: Generator) -> Question | None:
    """Ask about the next seat, if it holds a card."""
    return asked(view, view.next_seat, chance) if can_ask(view) else None


def asked(view: View, seat: int, chance: Generator) -> Question:
    """Ask for a rank that this seat may hold or not, if there is one."""
    places = unseen(view)
    rank = open_rank(places, chance, partial(holds, places, seat), jacks=True) or Rank.JACK
    return of_rank(view, places, seat, rank)


def of_rank(view: View, places: Unseen, seat: int, rank: Rank) -> Question:
    """Ask for this rank."""
    value = holds(places, seat, rank)
    wrong = slips(places, seat, rank) if 0 < value < 1 else {}
    return of_chance(view, KIND, value, wrong, lambda: steps(places, seat, rank), rank=rank, other=seat)


def slips(places: Unseen, seat: int, rank: Rank) -> dict[str, tuple[Fraction, str]]:
    """Chances added up, one card for a hand, all cards for the unseen ones, the opposite."""
    wanted, of, drawn = places.of_rank(rank), len(places.cards), places.hands[seat]
    at = hand_step(places)
    return {
        "added": (Fraction(wanted * drawn, of), at),
        "one_card": (Fraction(wanted, of), at),
        "whole_deck": (at_least_one(places.deck, wanted, drawn), "unseen"),
        "opposite": (1 - holds(places, seat, rank), "at_least_one"),
    }


def steps(places: Unseen, seat: int, rank: Rank) -> Sequence[Step]:
    """The steps of the derivation."""
    from pisti_teach.odds.derivation import derive  # noqa: PLC0415 - sympy, only when it is asked for

    return derive(places, seat, rank)
