"""Ask how likely the next seat can answer a single card with a pişti (P13, P16, K3)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from pisti_teach.cards import Rank
from pisti_teach.odds.exact import at_least_one, holds
from pisti_teach.odds.pisti.leads import can_be_pisti
from pisti_teach.odds.unseen import unseen
from pisti_teach.trainer.deals import views
from pisti_teach.trainer.exhibits import history, position
from pisti_teach.trainer.question import Question
from pisti_teach.trainer.questions.chances import hand_step, wrong_ways
from pisti_teach.trainer.questions.pisti.late import returned_late
from pisti_teach.trainer.truths import Number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.cards import Card
    from pisti_teach.odds.steps import Step
    from pisti_teach.odds.unseen import Unseen
    from pisti_teach.pisti.view import View
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.question import Misconception
    from pisti_teach.trainer.tables import Table

KIND = "pisti_risk"
LEVELS = 2
PLAYS = {1: (2, 14), 2: (15, 104)}
"""Fewest and most plays that lie behind the position, by the level."""


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask for a card that may be answered or not; Jacks are led on the second level only."""
    least, most = PLAYS[level]
    start = returned_late(table, chance) if level == LEVELS and chance.below(2) else None
    leads = [
        (view, card)
        for view in views(table, chance, most, start=start)
        if len(view.events) >= least
        for card in leads_of(view)
        if level > 1 or not card.is_jack
    ]
    return asked(*chance.choice(leads)) if leads else None


def leads_of(view: View) -> list[Card]:
    """Give the cards that would lie alone and could be answered by a pişti, for all that the seat knows."""
    if view.pile_size or not view.hand_sizes[view.next_seat]:
        return []
    places = unseen(view)
    return [
        card
        for card in view.hand
        if not view.takes(card)
        and can_be_pisti(view, card)
        and 0 < holds(places, view.next_seat, card.rank) < 1
    ]


def asked(view: View, card: Card) -> Question:
    """Ask for this card."""
    places, other = unseen(view), view.next_seat
    return Question.about(
        view,
        KIND,
        Number(holds(places, other, card.rank)),
        exhibits=(*position(view), *history(view)),
        facts={"view": view, "card": card, "other": other},
        misconceptions=misconceptions(view, places, card),
        steps=lambda: steps(places, other, card.rank),
        features={"plays": len(view.events), "seen": len(view.seen)},
    ).with_distinct()


def misconceptions(view: View, places: Unseen, card: Card) -> tuple[Misconception, ...]:
    """Any Jack taken for a pişti, chances added up, one card for a hand, the whole pack."""
    other, rank = view.next_seat, card.rank
    wanted, of, drawn = places.of_rank(rank), len(places.cards), places.hands[other]
    wrong: dict[str, tuple[Fraction, str]] = {
        "added": (Fraction(wanted * drawn, of), hand_step(places)),
        "one_card": (Fraction(wanted, of), hand_step(places)),
        "whole_deck": (at_least_one(places.deck, wanted, drawn), "unseen"),
    }
    if view.rules.jack_takes and not card.is_jack:
        wrong = {"any_jack": (holds(places, other, rank, Rank.JACK), "others"), **wrong}
    return wrong_ways(wrong, Number)


def steps(places: Unseen, seat: int, rank: Rank) -> Sequence[Step]:
    """The steps of the derivation."""
    from pisti_teach.odds.derivation import derive  # noqa: PLC0415 - sympy, only when it is asked for

    return derive(places, seat, rank)
