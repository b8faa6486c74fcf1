"""Chances that can be asked of any position, rank by rank: each is a kind of question without its quiz."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pisti_teach.shuffling import Generator
from pisti_teach.trainer.questions import holds, holds_none, holds_one, next_card
from pisti_teach.trainer.questions.pisti import down_is, lead

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pisti_teach.cards import Rank
    from pisti_teach.games import View
    from pisti_teach.odds.unseen import Unseen
    from pisti_teach.pisti.view import View as PistiView
    from pisti_teach.trainer.question import Question


@dataclass(frozen=True, slots=True, kw_only=True)
class Measure:
    """A chance for each rank."""

    is_of_seat: bool
    """Whether it is about the hand of another seat."""
    can: Callable[[View], bool]
    """Whether this position has it."""
    ask: Callable[[View, Unseen, int | None, Rank], Question]
    """Gives the question whose answer and steps are looked at."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """What a seat could lay, card by card."""

    ask: Callable[[Any], Question | None]
    """Gives the question whose choices are compared; None where there are too few."""
    all_take: Callable[[Any], bool]
    """Whether nothing can be compared since every card takes."""


def _of_seat(asked: Callable[[View, Unseen, int, Rank], Question]) -> Measure:
    def ask(view: View, places: Unseen, seat: int | None, rank: Rank) -> Question:
        if seat is None:
            raise ValueError("expected a seat that holds cards, got none")
        return asked(view, places, seat, rank)

    return Measure(is_of_seat=True, can=lambda view: any(_others(view)), ask=ask)


def _of_place(asked: Callable[[Any, Unseen, Rank], Question], can: Callable[[View], bool]) -> Measure:
    return Measure(is_of_seat=False, can=can, ask=lambda view, places, _seat, rank: asked(view, places, rank))


def _others(view: View) -> list[int]:
    return [size for seat, size in enumerate(view.hand_sizes) if seat != view.seat]


def _all_take(view: PistiView) -> bool:
    moves = view.allowed
    return bool(moves) and all(view.takes(move.card) and not move.declined for move in moves)


MEASURES: Mapping[str, Measure] = {
    holds.KIND: _of_seat(holds.of_rank),
    holds_one.KIND: _of_seat(holds_one.asked),
    holds_none.KIND: _of_seat(holds_none.asked),
    next_card.KIND: _of_place(next_card.asked, lambda view: view.talon > 0),
    down_is.KIND: _of_place(down_is.asked, lambda view: view.down_unknown > 0),
}
"""By the name of their kind."""

COMPARISONS: Mapping[str, Comparison] = {
    "pisti": Comparison(ask=lambda view: lead.about(view, Generator(0)), all_take=_all_take)
}
"""By the name of their game."""
