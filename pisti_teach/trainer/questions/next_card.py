"""Ask how likely it is that the next card of the talon is of a rank (K3)."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING

from pisti_teach.odds.single import next_card, next_is_returned
from pisti_teach.odds.unseen import unseen
from pisti_teach.trainer.questions.chances import of_chance, open_rank, position_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.cards import Rank
    from pisti_teach.games import View
    from pisti_teach.odds.steps import Step
    from pisti_teach.odds.unseen import Unseen
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.question import Question
    from pisti_teach.trainer.tables import Table

KIND = "next_card"
LEVELS = 3


def fits(_table: Table) -> bool:
    """It makes sense everywhere."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask where the talon has cards, for a rank that may come or not."""
    view = position_of(table, level, chance)
    if not view or not view.talon:
        return None
    places = unseen(view)
    rank = open_rank(places, chance, partial(next_card, places), jacks=True)
    return asked(view, places, rank) if rank else None


def asked(view: View, places: Unseen, rank: Rank) -> Question:
    """Ask for this rank."""
    return of_chance(
        view, KIND, next_card(places, rank), slips(view, places, rank), lambda: steps(places, rank), rank=rank
    )


def slips(view: View, places: Unseen, rank: Rank) -> dict[str, tuple[Fraction, str]]:
    """A returned Jack taken for any unseen card, the talon or the pack for all unseen cards, the own hand."""
    wanted, cards = places.of_rank(rank), len(places.cards)
    held = sum(card.rank is rank for card in view.hand)
    return {
        "as_any_unseen": (
            Fraction(wanted, cards),
            "returned_next" if next_is_returned(places) else "not_there",
        ),
        "talon_only": (Fraction(wanted, places.talon), "unseen"),
        "whole_deck": (Fraction(places.of_each_rank, places.deck), "unseen"),
        "own_counted": (Fraction(wanted + held, cards + len(view.hand)), "unseen"),
    }


def steps(places: Unseen, rank: Rank) -> Sequence[Step]:
    """The steps of the derivation."""
    from pisti_teach.odds.derivation import derive_next_card  # noqa: PLC0415 - sympy, when asked for

    return derive_next_card(places, rank)
