"""Exact chances of a single hidden card: the next one of the talon, one that lies face down (K3)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from pisti_teach.cards import Rank
from pisti_teach.pisti.returned import TALON

if TYPE_CHECKING:
    from pisti_teach.odds.unseen import Unseen


def next_card(places: Unseen, rank: Rank) -> Fraction:
    """Chance that the next card of the talon is of this rank (K3); ValueError for an empty talon.

    Either it is a returned Jack of which more is known than that it is unseen, or any of the free cards.
    """
    returned = next_is_returned(places)
    jack = returned if rank is Rank.JACK else Fraction(0)
    return jack + (1 - returned) * share(places, rank)


def next_is_returned(places: Unseen) -> Fraction:
    """Chance that the next card of the talon is one of the returned Jacks (K3).

    ValueError for an empty talon. Those at the end of the deck come last; one in the talon is as likely at
    each of its places, and a shy one at each place that is not face down.
    """
    if not places.talon:
        raise ValueError("expected a talon with cards")
    known = len(places.known.get(TALON, ()))
    if places.at_end and known < places.talon:
        known = 0
    here = Fraction(known, places.talon)
    return here + (1 - here) * (Fraction(len(places.shy), open_places(places)) if places.shy else 0)


def open_places(places: Unseen) -> int:
    """Places that are not face down, of all cards but those whose place is known."""
    return len(places.free) + len(places.shy) - places.down


def down_is(places: Unseen, rank: Rank) -> Fraction:
    """Chance that a given face-down card, which the seat does not know, is of this rank (K3).

    No returned Jack lies there. ValueError where no such card is.
    """
    if not places.down:
        raise ValueError("expected a face-down card that the seat does not know")
    return share(places, rank)


def share(places: Unseen, rank: Rank) -> Fraction:
    """Part of the free cards that is of this rank; 0 if there are none."""
    wanted = sum(card.rank is rank for card in places.free)
    return Fraction(wanted, len(places.free)) if wanted else Fraction(0)
