"""Ask how likely it is that a given face-down card is of a rank, while the seat does not know it (K3)."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING

from pisti_teach.odds.exact import at_least_one
from pisti_teach.odds.single import down_is
from pisti_teach.odds.unseen import unseen
from pisti_teach.trainer.questions.chances import of_chance, open_rank, position_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.cards import Rank
    from pisti_teach.odds.steps import Step
    from pisti_teach.odds.unseen import Unseen
    from pisti_teach.pisti.view import View
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.question import Question
    from pisti_teach.trainer.tables import Table

KIND = "down_is"
LEVELS = 3


def fits(table: Table) -> bool:
    """It is about the houses of Pişti in which cards lie face down."""
    return bool(getattr(table.rules, "opening_down", 0))


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask a seat that has not looked at them, for a rank that one of them may be of or not."""
    view = position_of(table, level, chance)
    if not view or not view.down_unknown:
        return None
    places = unseen(view)
    rank = open_rank(places, chance, partial(down_is, places), jacks=True)
    return asked(view, places, rank) if rank else None


def asked(view: View, places: Unseen, rank: Rank) -> Question:
    """Ask for this rank."""
    return of_chance(
        view, KIND, down_is(places, rank), slips(view, places, rank), lambda: steps(places, rank), rank=rank
    )


def slips(view: View, places: Unseen, rank: Rank) -> dict[str, tuple[Fraction, str]]:
    """A returned Jack taken for any unseen card, all that lie there for one, the whole pack, the own hand."""
    wanted, cards = places.of_rank(rank), len(places.cards)
    held = sum(card.rank is rank for card in view.hand)
    return {
        "as_any_unseen": (Fraction(wanted, cards), "not_there"),
        "all_of_them": (at_least_one(cards, wanted, places.down), "down_is"),
        "whole_deck": (Fraction(places.of_each_rank, places.deck), "unseen"),
        "own_counted": (Fraction(wanted + held, cards + len(view.hand)), "unseen"),
    }


def steps(places: Unseen, rank: Rank) -> Sequence[Step]:
    """The steps of the derivation."""
    from pisti_teach.odds.derivation import derive_down_is  # noqa: PLC0415 - sympy, when asked for

    return derive_down_is(places, rank)
