"""The hand of another seat: whether it can open, and whether it holds a twin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.odds.exact import at_least_one, none_of
from pisti_teach.pis_yedili.rules import SPECIAL_RANKS

if TYPE_CHECKING:
    from fractions import Fraction

    from pisti_teach.pis_yedili.view import View


def opening_cards(view: View) -> int:
    """How many unseen cards may be laid in an opening turn (Y2)."""
    return sum(card.suit is view.rules.first_suit and card.rank not in SPECIAL_RANKS for card in view.unseen)


def cannot_open(view: View, seat: int) -> Fraction:
    """Chance that another seat holds no card for its opening turn, and has to draw (Y2).

    Source: hypergeometric distribution, as `none_of` of the unseen clubs that it may lay.

    >>> from pisti_teach.pis_yedili import deal, view
    >>> from pisti_teach.shuffling import Generator
    >>> cannot_open(view(deal("cardiva", 2, 1, Generator(26)).start(), 0), 1)
    Fraction(4216, 22919)
    """
    return none_of(len(view.unseen), opening_cards(view), view.hand_sizes[seat])


def twins(view: View) -> int:
    """How many unseen cards are twins of the top card (Y11); 0 where there can be none."""
    if view.top is None or view.top.rank in SPECIAL_RANKS:
        return 0
    return view.unseen.count(view.top)


def holds_twin(view: View, seat: int) -> Fraction:
    """Chance that another seat holds the twin of the top card (Y11).

    Source: hypergeometric distribution, as `at_least_one` of the unseen twins in its hand.
    """
    return at_least_one(len(view.unseen), twins(view), view.hand_sizes[seat])
