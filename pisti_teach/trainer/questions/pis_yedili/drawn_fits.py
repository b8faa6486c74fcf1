"""Ask how likely it is that a card drawn now may be laid (Y2–Y4)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from pisti_teach.odds.pis_yedili import drawn_fits
from pisti_teach.odds.pis_yedili.turns import fits_drawn
from pisti_teach.pis_yedili.moves import DRAW
from pisti_teach.trainer.deals import views
from pisti_teach.trainer.exhibits import history, position
from pisti_teach.trainer.question import Question
from pisti_teach.trainer.truths import Number
from pisti_teach.trainer.wrong_chances import chances

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pisti_teach.odds.steps import Step
    from pisti_teach.pis_yedili.view import View
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table

KIND = "drawn_fits"
LEVELS = 3
CARDS = {1: (0, 8), 2: (5, 16), 3: (17, 40)}
"""Fewest and most cards that were laid before, by the level."""
PLAYS = {1: 12, 2: 26, 3: 64}
"""Plays after which a round is not followed any more."""


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask at a turn in which a card may be drawn, with so many laid before as the level says."""
    least, most = CARDS[level]
    seen = [
        view
        for view in views(table, chance, PLAYS[level])
        if least <= len(view.pile) <= most and DRAW in view.allowed and 0 < drawn_fits(view) < 1
    ]
    made = asked(chance.choice(seen)) if seen else None
    return made if made and made.misconceptions else None


def asked(view: View) -> Question:
    """Ask the seat that may draw now."""
    return Question.about(
        view,
        KIND,
        Number(drawn_fits(view)),
        exhibits=(*position(view), *history(view)),
        facts={"is_first": view.is_first_turn},
        misconceptions=chances(_wrong_ways(view)),
        steps=lambda: steps(view),
        features={"laid": len(view.pile), "seen": len(view.seen)},
    ).with_distinct()


def _wrong_ways(view: View) -> Mapping[str, tuple[Fraction, str]]:
    """The whole pack or the talon in place of the unseen cards; Jacks or special cards not thought of."""
    cards = view.unseen
    fitting = [card for card in cards if fits_drawn(view, card)]
    whole = [card for card in (*cards, *view.seen) if fits_drawn(view, card)]
    wrong = {
        "whole_deck": (Fraction(len(whole), len(cards) + len(view.seen)), "unseen"),
        "of_talon": (Fraction(len(fitting), view.talon), "drawn_fits"),
    }
    if view.is_first_turn:
        clubs = sum(card.suit is view.rules.first_suit for card in cards)
        return wrong | {"all_clubs": (Fraction(clubs, len(cards)), "first_clubs")}
    plain = [card for card in fitting if not card.is_jack]
    suit = [card for card in fitting if card.is_jack or card.suit is view.suit]
    return wrong | {
        "no_jacks": (Fraction(len(plain), len(cards)), "fit_jacks"),
        "suit_only": (Fraction(len(suit), len(cards)), "fit_rank"),
    }


def steps(view: View) -> Sequence[Step]:
    """The steps of the derivation."""
    from pisti_teach.odds.derivation import derive_drawn_fits  # noqa: PLC0415 - sympy, only when it is asked for

    return derive_drawn_fits(view)
