"""Ask how many cards a card of the own hand would bring now (P9, P12–P14, P27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.odds.steps import Step
from pisti_teach.trainer.deals import views
from pisti_teach.trainer.exhibits import hand, table
from pisti_teach.trainer.question import Misconception, Question
from pisti_teach.trainer.truths import cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.cards import Card
    from pisti_teach.pisti.view import View
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table

KIND = "takes"
LEVELS = 2
PILES = {1: (1, 4), 2: (0, 52)}
"""Smallest and largest pile, face-down cards included, by the level."""


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(at: Table, level: int, chance: Generator) -> Question | None:
    """Ask at a position where some card of the hand is worth a question."""
    least, most = PILES[level]
    open_questions = [
        (view, card)
        for view in views(at, chance)
        for card in view.hand
        if least <= view.pile_size <= most and wrong_ways(view, card)
    ]
    return asked(*chance.choice(open_questions)) if open_questions else None


def asked(view: View, card: Card) -> Question:
    """Ask for this card."""
    return Question.about(
        view,
        KIND,
        cards(view.would_take(card)),
        exhibits=(*table(view), hand(view)),
        facts={"card": card, "marker": view.marker},
        misconceptions=tuple(
            Misconception(name=name, truth=cards(number), parts_at=step)
            for name, (number, step) in wrong_ways(view, card).items()
        ),
        steps=lambda: steps(view, card),
        features={"pile": view.pile_size},
    )


def wrong_ways(view: View, card: Card) -> dict[str, tuple[int, str]]:
    """What the usual slips come to, and where they leave the right way; only those that differ."""
    brings, pile = view.would_take(card), view.pile_size
    if not brings:
        by_suit = view.top is not None and view.top.suit is card.suit
        return {"by_suit": (pile + 1, "lies")} if by_suit else {}
    slips = {"own_card": (brings - 1, "with_itself")}
    if view.down:
        slips["open_only"] = (brings - view.down, "pile")
    if card.is_jack and not view.takes_by_rank(card):
        slips["jack_lies"] = (0, "takes")
    return slips


def steps(view: View, card: Card) -> Sequence[Step]:
    """Whether it takes, what lies there, and itself."""
    from pisti_teach.odds.derivation.steps import added, equation, number  # noqa: PLC0415 - sympy, when asked for

    facts = {"card": card, "by_rank": view.takes_by_rank(card), "top": view.top, "marker": view.marker}
    brings = view.would_take(card)
    if not brings:
        return (Step("lies", facts=facts),)
    lying = brings - 1
    return (
        Step("takes", facts=facts),
        Step("pile", count=lying, of=view.down, facts=facts),
        Step("with_itself", (equation(added((number(lying), number(1))), brings),)),
    )
