"""Wrong ways to the chance that a hand holds one of some cards, or none of them, as counts of cards."""

from __future__ import annotations

from fractions import Fraction

from pisti_teach.odds.exact import at_least_one, none_of
from pisti_teach.trainer.question import Misconception
from pisti_teach.trainer.truths import Number


def to_one_of(deck: int, unseen: int, wanted: int, drawn: int) -> tuple[Misconception, ...]:
    """Chances added up, the whole pack in place of the unseen cards, the opposite; steps of `derive_one_of`.

    All four count cards: `drawn` of the `unseen` are in the hand, `wanted` of them are meant.
    """
    return _named(
        {
            "added": (Fraction(wanted * drawn, unseen), "hands_of_others"),
            "one_card": (Fraction(wanted, unseen), "hands_of_others"),
            "whole_deck": (at_least_one(deck, wanted, drawn), "unseen"),
            "opposite": (none_of(unseen, wanted, drawn), "at_least_one"),
        }
    )


def to_none_of(deck: int, unseen: int, wanted: int, drawn: int) -> tuple[Misconception, ...]:
    """The same for none of them: cards put back in thought, one card for the hand, the opposite."""
    other = Fraction(unseen - wanted, unseen)
    return _named(
        {
            "put_back": (other**drawn, "hands_of_others"),
            "one_card": (other, "hands_of_others"),
            "whole_deck": (none_of(deck, wanted, drawn), "unseen"),
            "opposite": (at_least_one(unseen, wanted, drawn), "none"),
        }
    )


def _named(wrong: dict[str, tuple[Fraction, str]]) -> tuple[Misconception, ...]:
    return tuple(
        Misconception(name=name, truth=Number(value), parts_at=step) for name, (value, step) in wrong.items()
    )
