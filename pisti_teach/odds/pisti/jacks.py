"""Jacks that are still to come: how many the talon will deal to a seat, on average (P3, P6, P7, K3)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from pisti_teach.cards import pack
from pisti_teach.odds.unseen import unseen
from pisti_teach.pisti.dealing import HAND_CARDS, opening_cards, seats_served
from pisti_teach.pisti.returned import TALON

if TYPE_CHECKING:
    from pisti_teach.pisti.view import View


@dataclass(frozen=True, slots=True, kw_only=True)
class Coming:
    """Where unseen Jacks may lie, as far as it counts for what a seat will be dealt; in numbers of cards.

    What was returned and is not known to a place lies anywhere among `within`; `free` cards fill the rest of
    all places.
    """

    rounds: int
    """Hands that will still be dealt to each seat (P7)."""
    sure: int
    """Returned Jacks that the seat will get for certain (P6)."""
    returned: int
    """Returned Jacks that may lie in several places …"""
    within: int
    """… which are so many, all that the seat will be dealt among them."""
    jacks: int
    """Unseen Jacks among the free cards."""
    free: int
    """Cards that may lie anywhere."""
    unseen: int
    """All unseen cards."""

    @property
    def mine(self) -> int:
        """Open places that the seat will be dealt."""
        return HAND_CARDS * self.rounds - self.sure

    @property
    def expected(self) -> Fraction:
        """Jacks that the seat will be dealt on average.

        A returned Jack is in each place where it may lie equally often. The free cards fill those
        that the returned leave there, and all others, each card each place equally often.
        """
        if not self.rounds:
            return Fraction(0)
        share = Fraction(self.mine, self.within)
        here = Fraction(self.within - self.returned, self.free) if self.free else Fraction(0)
        return self.sure + self.returned * share + self.jacks * here * share


def coming(view: View) -> Coming:
    """Say where the Jacks may lie that this seat has not seen."""
    places, rounds = unseen(view), view.talon // (HAND_CARDS * view.players)
    known = places.known.get(TALON, ()) if view.rules.opening_jack != "bottom" else ()
    returned = (*places.shy, *known)
    sure = _sure(view) if view.rules.opening_jack == "bottom" else 0
    anywhere = len(places.free) + len(places.shy) - places.down
    return Coming(
        rounds=rounds,
        sure=sure,
        returned=len(returned),
        within=view.talon if known else anywhere if places.shy else len(places.free),
        jacks=sum(card.is_jack for card in places.free),
        free=len(places.free),
        unseen=len(places.cards),
    )


def jacks_to_come(view: View) -> Fraction:
    """Expected number of Jacks that will still be dealt to this seat; 0 if no more hands are dealt.

    Source: the mean of a hypergeometric number is cards x share, also where the cards depend on each other.
    """
    return coming(view).expected


def _sure(view: View) -> int:
    """How many Jacks at the end of the deck this seat will be dealt (P3, P6)."""
    dealt = len(pack(view.rules.decks)) - view.talon
    served = seats_served(view.rules, view.players, view.dealer)
    rounds = view.talon // len(served)
    first = len(pack(view.rules.decks)) - len(view.returned)
    at_end = range(max(first, dealt), dealt + rounds * len(served))
    return sum(served[(at - opening_cards(view.players)) % len(served)] == view.seat for at in at_end)
