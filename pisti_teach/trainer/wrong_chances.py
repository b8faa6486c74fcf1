"""Wrong ways to a chance or to an expected number, as far as they can be told from coarse right answers."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from pisti_teach.odds.exact import at_least_one, none_of
from pisti_teach.trainer.answers import CHANCE, NUMBER
from pisti_teach.trainer.answers.limits import LARGEST
from pisti_teach.trainer.question import Misconception
from pisti_teach.trainer.truths import Number

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.trainer.answers import Places

    Wrong = Mapping[str, tuple[Fraction, str]]

SHOWN = 10**9
"""A calculator shows nine places of a fraction that is too long to be written."""


def is_writable(value: Fraction) -> bool:
    """Whether a learner can write it as a fraction."""
    return max(value.numerator, value.denominator) <= LARGEST


def chances(wrong: Wrong) -> tuple[Misconception, ...]:
    """Name wrong chances, each with the step at which it leaves the right way.

    Whole numbers fall away: 1 may be meant as a rounded chance, more than that as percent.
    """
    return _named({name: way for name, way in wrong.items() if way[0].denominator > 1}, CHANCE)


def numbers(wrong: Wrong, truth: Fraction) -> tuple[Misconception, ...]:
    """Name wrong expected numbers; whole ones that the truth rounds to fall away as too coarse."""
    apart = {
        name: (value, step)
        for name, (value, step) in wrong.items()
        if value.denominator > 1 or abs(value - truth) > Fraction(1, 2)
    }
    return _named(apart, NUMBER)


def to_one_of(deck: int, unseen: int, wanted: int, drawn: int) -> Wrong:
    """Chances added up, the whole pack in place of the unseen cards, the opposite; steps of `derive_one_of`.

    All four count cards: `drawn` of the `unseen` are in the hand, `wanted` of them are meant.
    """
    return {
        "added": (Fraction(wanted * drawn, unseen), "hands_of_others"),
        "one_card": (Fraction(wanted, unseen), "hands_of_others"),
        "whole_deck": (at_least_one(deck, wanted, drawn), "unseen"),
        "opposite": (none_of(unseen, wanted, drawn), "at_least_one"),
    }


def to_none_of(deck: int, unseen: int, wanted: int, drawn: int) -> Wrong:
    """The same for none of them: cards put back in thought, one card for the hand, the opposite."""
    other = Fraction(unseen - wanted, unseen)
    return {
        "put_back": (other**drawn, "hands_of_others"),
        "one_card": (other, "hands_of_others"),
        "whole_deck": (none_of(deck, wanted, drawn), "unseen"),
        "opposite": (at_least_one(unseen, wanted, drawn), "none"),
    }


def _named(wrong: Wrong, places: Places) -> tuple[Misconception, ...]:
    return tuple(
        Misconception(name=name, truth=Number(_calculated(value), places), parts_at=step)
        for name, (value, step) in wrong.items()
    )


def _calculated(value: Fraction) -> Fraction:
    return value if is_writable(value) else Fraction(round(value * SHOWN), SHOWN)
