"""Ask what a Jack brings that is kept for one turn, at a table of two with a greedy other seat."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from pisti_teach.cards import Card, Rank
from pisti_teach.odds.pisti.keeping import SEATS, can_keep, keeping
from pisti_teach.trainer.answers import NUMBER
from pisti_teach.trainer.deals import views
from pisti_teach.trainer.exhibits import history, position
from pisti_teach.trainer.question import Question
from pisti_teach.trainer.questions.pisti.ways import ways_to
from pisti_teach.trainer.truths import Number
from pisti_teach.words.numbers import hundredths

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.odds.pisti.keeping import Keeping
    from pisti_teach.odds.steps import Step
    from pisti_teach.pisti.view import View
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.question import Misconception
    from pisti_teach.trainer.tables import Table

KIND = "jack_later"
LEVELS = 2
"""The other seat nearly always has a worthless card to lay; or it may have to lay one with points."""


class Choice(NamedTuple):
    """A Jack that takes now, and the card that may be laid instead."""

    view: View
    jack: Card
    laid: Card


def fits(table: Table) -> bool:
    """It is about two seats, and Jacks that take any pile."""
    return table.players == SEATS and bool(table.rules.jack_takes)


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask where some points lie on the table, and the pile may be taken or stay."""
    for seen in chance.shuffled(views(table, chance)):
        for choice in choices_of(seen):
            kept = keeping(*choice)
            if 0 < kept.chance < 1 and (level > 1) == _may_grow(kept):
                return asked(choice)
    return None


def _may_grow(kept: Keeping) -> bool:
    """Whether it shows in the answer that the other seat may lay points on the pile."""
    return hundredths(kept.expected) != hundredths(kept.pile * kept.chance)


def choices_of(seen: View) -> list[Choice]:
    """Give each card that can be laid in the place of a Jack, one Jack being as good as another."""
    jacks = [card for card in seen.hand if card.is_jack]
    if (
        seen.pile_size == 1 and seen.open_pile[0].is_jack
    ):  # that would be a pişti, which is no matter of card points
        return []
    if not jacks or not any(map(seen.rules.card_points, seen.open_pile)):
        return []
    return [Choice(seen, jacks[0], card) for card in seen.hand if can_keep(seen, jacks[0], card)]


def asked(choice: Choice) -> Question:
    """Ask what keeping brings."""
    seen, kept = choice.view, keeping(*choice)
    deck = len(seen.seen) + len(seen.unseen)
    return Question.about(
        seen,
        KIND,
        Number(kept.expected, NUMBER),
        exhibits=(*position(seen), *history(seen)),
        facts={"jack": choice.jack, "laid": choice.laid, "kept": kept, "other": 1 - seen.seat},
        misconceptions=misconceptions(choice, kept),
        steps=lambda: steps(deck, kept),
        features={"cases": len(kept.stays)},
    ).with_distinct()


def misconceptions(choice: Choice, kept: Keeping) -> tuple[Misconception, ...]:
    """The risk forgotten, Jacks no takers, the old top, her card or the Jack not counted."""
    jack_points = choice.view.rules.card_points(choice.jack)
    wrong: dict[str, tuple[Fraction | int, str]] = {
        "no_risk": (kept.pile, "safe"),
        "jacks_forgotten": (kept.pile * _stays(choice, choice.laid.rank), "safe"),
        "old_top": (kept.pile * _stays(choice, choice.view.open_pile[-1].rank, Rank.JACK), "safe"),
        "other_card": (kept.pile * kept.chance, "expected"),
        "jack_not_counted": (kept.expected - jack_points * kept.chance, "expected"),
    }
    return ways_to(wrong, NUMBER)


def _stays(choice: Choice, *ranks: Rank) -> Fraction:
    """Chance that the other hand has none of these ranks."""
    unseen, drawn = choice.view.unseen, choice.view.hand_sizes[1 - choice.view.seat]
    others = sum(card.rank not in ranks for card in unseen)
    return Fraction(comb(others, drawn), comb(len(unseen), drawn))


def steps(deck: int, kept: Keeping) -> Sequence[Step]:
    """The steps of the derivation."""
    from pisti_teach.odds.derivation.pisti.keeping import (  # noqa: PLC0415 - sympy, only when it is asked for
        derive_keeping,
    )

    return derive_keeping(deck, kept)
