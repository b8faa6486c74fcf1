"""Ask how likely it is that the next seat can answer a seven (Y5)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from pisti_teach.cards import Rank
from pisti_teach.odds.exact import at_least_one
from pisti_teach.odds.pis_yedili import answers_seven
from pisti_teach.odds.unseen import unseen
from pisti_teach.trainer.deals import views
from pisti_teach.trainer.exhibits import history, position
from pisti_teach.trainer.question import Question
from pisti_teach.trainer.questions.holds import steps
from pisti_teach.trainer.truths import Number
from pisti_teach.trainer.wrong_chances import chances, is_writable

if TYPE_CHECKING:
    from pisti_teach.pis_yedili.view import View
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table

KIND = "answers_seven"
LEVELS = 2
PLAYS = {1: (2, 16), 2: (17, 60)}
"""Fewest and most plays that lie behind the position, by the level."""


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask a seat that may lay a seven now and does not go out with it."""
    least, most = PLAYS[level]
    seen = [
        view
        for view in views(table, chance, most)
        if len(view.events) >= least and may_lay_seven(view) and 0 < answers_seven(view) < 1
    ]
    view = chance.choice(seen) if seen else None
    return asked(view) if view and is_writable(answers_seven(view)) else None


def may_lay_seven(view: View) -> bool:
    """Whether the hand holds a seven that may be laid, and more cards."""
    return len(view.hand) > 1 and any(card.rank is Rank.SEVEN and view.fits(card) for card in view.hand)


def asked(view: View) -> Question:
    """Ask about the next seat."""
    places, value, seat = unseen(view), answers_seven(view), view.next_seat
    cards, sevens, held = len(places.cards), places.of_rank(Rank.SEVEN), places.hands[seat]
    with_jacks = at_least_one(cards, sevens + places.of_rank(Rank.JACK), held)
    wrong = {
        "added": (Fraction(sevens * held, cards), "hands_without"),
        "whole_deck": (at_least_one(places.deck, sevens, held), "unseen"),
        "opposite": (1 - value, "at_least_one"),
        "jack_answers": (with_jacks, "others"),
    }
    return Question.about(
        view,
        KIND,
        Number(value),
        exhibits=(*position(view), *history(view)),
        facts={"other": seat},
        misconceptions=chances(wrong),
        steps=lambda: steps(places, seat, Rank.SEVEN),
        features={"plays": len(view.events), "seen": len(view.seen)},
    ).with_distinct()
