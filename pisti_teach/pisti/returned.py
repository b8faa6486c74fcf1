"""Where a returned Jack may lie, as far as the rules tell (P6).

It is at the end of the deck under `bottom`, in the talon until new hands are dealt where hands were dealt
first, and never among the face-down cards.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from pisti_teach.cards import pack
from pisti_teach.pisti.dealing import HAND_CARDS, opening_cards, seats_served

if TYPE_CHECKING:
    from pisti_teach.cards import Card
    from pisti_teach.pisti.view import View

TALON = "talon"
"""The talon as a place (K2)."""


def placed(view: View) -> tuple[dict[int | str, tuple[Card, ...]], tuple[Card, ...]]:
    """Returned Jacks with a certain place, a seat's hand or TALON, and those that are only not face down.

    With two packs the unseen one of two equal Jacks is taken for the returned one (K3), as far as it can
    lie there; where it cannot, it is a card like any other.
    """
    returned = tuple((Counter(view.returned) & Counter(view.unseen)).elements())
    if not returned:
        return {}, ()
    if view.rules.opening_jack == "bottom":
        return _at_the_bottom(view, returned), ()
    if view.rules.deal_first == "hands" and view.hand_outs == 1:
        return {TALON: returned}, ()
    if not view.down_unknown:
        return {}, ()
    must_lie_down = view.down_unknown - (len(view.unseen) - len(returned))
    return {}, returned[max(0, must_lie_down) :]


def _at_the_bottom(view: View, returned: tuple[Card, ...]) -> dict[int | str, tuple[Card, ...]]:
    """Place of each returned Jack that is unseen: the end of the deck, or whom P3 gives it.

    What is still in the talon is looked at first, since it is certainly unseen.
    """
    dealt = opening_cards(view.players) + HAND_CARDS * view.players * (view.hand_outs - 1)
    first = len(pack(view.rules.decks)) - len(view.returned)
    left = Counter(returned)
    places: dict[int | str, tuple[Card, ...]] = {}
    for at, card in reversed(list(enumerate(view.returned, start=first))):
        place: int | str = TALON if at >= dealt else _served_last(view, at - dealt)
        if left[card] and len(places.get(place, ())) < _size(view, place):
            left[card] -= 1
            places[place] = (*places.get(place, ()), card)
    return places


def _size(view: View, place: int | str) -> int:
    """How many unseen cards a place holds; none is in the seat's own hand."""
    if isinstance(place, str):
        return view.talon
    return 0 if place == view.seat else view.hand_sizes[place]


def _served_last(view: View, from_end: int) -> int:
    """Seat that got the card this far (−1 the last) from the end of the latest hand-out."""
    return seats_served(view.rules, view.players, view.dealer)[from_end]
