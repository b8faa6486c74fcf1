"""Ask how likely it is that the seat after a card can go on without drawing (Y3, Y5–Y7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.odds.exact import at_least_one
from pisti_teach.odds.pis_yedili.turns import answering, next_can_play
from pisti_teach.pis_yedili.rules import SPECIAL_RANKS
from pisti_teach.trainer.deals import views
from pisti_teach.trainer.exhibits import history, position
from pisti_teach.trainer.question import Question
from pisti_teach.trainer.truths import Number
from pisti_teach.trainer.wrong_chances import chances, is_writable, to_one_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.odds.steps import Step
    from pisti_teach.pis_yedili.moves import Move
    from pisti_teach.pis_yedili.view import View
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table

KIND = "must_draw"
LEVELS = 2
"""1: after a plain card; 2: after a seven, a ten or a Jack."""
PLAYS = {1: (3, 16), 2: (3, 48)}
"""Fewest and most plays that lie behind the position, by the level."""


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask for a card that may be laid now, after which another seat is to move."""
    least, most = PLAYS[level]
    moves = [
        (view, move)
        for view in views(table, chance, most)
        if len(view.events) >= least and not view.is_first_turn
        for move in view.allowed
        if move.card and (move.card.rank in SPECIAL_RANKS) == (level > 1)
    ]
    if not moves:
        return None
    view, move = chance.choice(moves)
    value = next_can_play(view, move)
    return asked(view, move) if value and value < 1 and is_writable(value) else None


def asked(view: View, move: Move) -> Question:
    """Ask for this very move, after which another seat is to move."""
    value, card = next_can_play(view, move), move.card
    if value is None or card is None:
        raise ValueError(f"expected a card after which another seat is to move, got {move}")
    seat, fitting, unseen = view.seat_after(card), answering(view, move), len(view.unseen)
    counts = unseen + len(view.seen), unseen, len(fitting), view.hand_sizes[seat]
    plain = sum(not one.is_jack for one in fitting)
    wrong = {name: way for name, way in to_one_of(*counts).items() if name != "whole_deck"}
    wrong["no_jacks"] = (at_least_one(unseen, plain, counts[-1]), "fit_jacks")
    return Question.about(
        view,
        KIND,
        Number(value),
        exhibits=(*position(view), *history(view)),
        facts={"other": seat, "move": move},
        misconceptions=chances(wrong),
        steps=lambda: steps(view, move),
        features={"plays": len(view.events), "seen": len(view.seen)},
    ).with_distinct()


def steps(view: View, move: Move) -> Sequence[Step]:
    """The steps of the derivation."""
    from pisti_teach.odds.derivation import derive_next_can_play  # noqa: PLC0415 - sympy, when it is asked for

    return derive_next_can_play(view, move)
