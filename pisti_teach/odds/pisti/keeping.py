"""A Jack kept for one turn at a table of two: what it brings on average, beside taking now.

The model of the other seat is that of the computer player `greedy`: it takes the pile if it can, by rank or
with a Jack; else it lays the card worth the fewest points. Its hand is as K3 has it.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from pisti_teach.odds.unseen import unseen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.cards import Card
    from pisti_teach.odds.unseen import Unseen
    from pisti_teach.pisti.view import View

SEATS = 2


class Stay(NamedTuple):
    """A way in which the pile stays: the other seat holds no taker, and lays a card worth so many points."""

    chance: Fraction
    points: int
    """Points of the card that it lays (P20)."""
    at_least: int
    """Unseen cards that do not take and are worth so much or more …"""
    more: int
    """… and those that are worth more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Keeping:
    """What a Jack brings next turn, if another card is laid on the pile now."""

    unseen: int
    """Unseen cards …"""
    takers: int
    """… and those among them that would take the pile."""
    drawn: int
    """Cards of the other hand."""
    now: int
    """Card points of the pile and the Jack: what taking now brings."""
    pile: int
    """Card points of the pile, the card laid on it, and the Jack."""
    stays: tuple[Stay, ...]
    """Each way in which the pile stays, from the cheapest card up."""

    @property
    def expected(self) -> Fraction:
        """Expected card points that the Jack brings next turn."""
        return sum((stay.chance * (self.pile + stay.points) for stay in self.stays), Fraction(0))

    @property
    def chance(self) -> Fraction:
        """Chance that the pile stays."""
        return sum((stay.chance for stay in self.stays), Fraction(0))


def keeping(view: View, jack: Card, laid: Card) -> Keeping:
    """Say what keeping this Jack brings, if `laid` is laid first; both are in the hand of the seat to move.

    ValueError unless `can_keep`.
    """
    if not can_keep(view, jack, laid):
        raise ValueError(
            f"expected two seats, an open pile, a Jack that takes it and a card that does not, got {laid}"
        )
    places, rules = unseen(view), view.rules
    safe = [card for card in places.free if card.rank is not laid.rank and not card.is_jack]
    now = sum(map(rules.card_points, (*view.open_pile, jack)))
    return Keeping(
        unseen=len(places.free),
        takers=len(places.free) - len(safe),
        drawn=places.hands[1 - view.seat],
        now=now,
        pile=now + rules.card_points(laid),
        stays=_stays(places, 1 - view.seat, [rules.card_points(card) for card in safe]),
    )


def can_keep(view: View, jack: Card, laid: Card) -> bool:
    """Whether it can be reckoned what keeping the Jack brings.

    Two seats, a pile with nothing hidden in it, and no returned Jack whose place is known better than that of
    other cards.
    """
    places = unseen(view)
    is_open = bool(view.open_pile) and not view.down and not places.known and not places.shy
    lies = not laid.is_jack and not view.takes(laid)
    return (
        view.players == SEATS
        and view.rules.jack_takes
        and jack.is_jack
        and is_open
        and lies
        and bool(places.hands)
    )


def _stays(places: Unseen, seat: int, points: Sequence[int]) -> tuple[Stay, ...]:
    """The cheapest of the hand is worth so much: no card is cheaper, but not all are worth more."""
    drawn, ways = places.hands[seat], comb(len(places.free), places.hands[seat])
    stays = []
    for worth in sorted(set(points)):
        at_least = sum(one >= worth for one in points)
        more = sum(one > worth for one in points)
        chance = Fraction(comb(at_least, drawn) - comb(more, drawn), ways)
        stays.append(Stay(chance, worth, at_least, more))
    return tuple(stay for stay in stays if stay.chance)
