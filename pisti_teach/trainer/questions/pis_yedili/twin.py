"""Ask how likely it is that another seat holds the twin of the top card (Y11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.cards import pack
from pisti_teach.odds.pis_yedili import holds_twin
from pisti_teach.odds.pis_yedili.hands import twins
from pisti_teach.trainer.deals import views
from pisti_teach.trainer.exhibits import history, position
from pisti_teach.trainer.question import Question
from pisti_teach.trainer.truths import Number
from pisti_teach.trainer.wrong_chances import chances, to_one_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.odds.steps import Step
    from pisti_teach.pis_yedili.view import View
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table

KIND = "twin"
LEVELS = 2
PLAYS = {1: (1, 6), 2: (7, 60)}
"""Fewest and most plays that lie behind the position, by the level."""


def fits(table: Table) -> bool:
    """It is about Pis Yedili with two packs."""
    return bool(table.rules.decks_for(table.players) > 1)


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask about any other seat while the twin of a plain top card is unseen."""
    least, most = PLAYS[level]
    seen = [view for view in views(table, chance, most) if len(view.events) >= least and twins(view)]
    if not seen:
        return None
    view = chance.choice(seen)
    seat = (view.seat + 1 + chance.below(view.players - 1)) % view.players
    return asked(view, seat) if view.hand_sizes[seat] else None


def asked(view: View, seat: int) -> Question:
    """Ask about this other seat."""
    unseen = len(view.unseen)
    counts = unseen + len(view.seen), unseen, twins(view), view.hand_sizes[seat]
    # with a single twin chances add up rightly, and the misconception falls away by itself
    return Question.about(
        view,
        KIND,
        Number(holds_twin(view, seat)),
        exhibits=(*position(view), *history(view)),
        facts={"other": seat, "card": view.top},
        misconceptions=chances(to_one_of(*counts)),
        steps=lambda: steps(*counts),
        features={"plays": len(view.events), "seen": len(view.seen)},
    ).with_distinct()


def steps(deck: int, unseen: int, wanted: int, drawn: int) -> Sequence[Step]:
    """The steps of the derivation."""
    from pisti_teach.odds.derivation import derive_copies, derive_one_of  # noqa: PLC0415 - sympy, when asked for

    first, *others = derive_one_of(deck, unseen, wanted, drawn)
    return (first, derive_copies(deck // len(pack()), wanted), *others)
