"""View -> where the unseen cards may lie (K2, K3).

A returned Jack is known to be somewhere (P6): at the end of the deck under `bottom`, in the talon until
new hands are dealt where hands were dealt first, and never among the face-down cards.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pisti_teach.cards import Card, Rank, pack, without
from pisti_teach.pisti.dealing import HAND_CARDS, opening_cards, seats_served

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.pisti.view import View

TALON = "talon"


@dataclass(frozen=True, slots=True, kw_only=True)
class Unseen:
    """Unseen cards, and the places that hold them; sizes are numbers of cards.

    The sizes add up to the number of cards.
    """

    deck: int
    """Cards in the packs of the game; the others were seen."""
    down: int
    """Face-down cards that the seat does not know."""
    talon: int
    hands: Mapping[int, int]
    """Sizes of the hands of the other seats that hold cards."""
    free: tuple[Card, ...]
    """May lie in any place."""
    shy: tuple[Card, ...] = ()
    """Returned Jacks that may lie in any place but `down`."""
    known: Mapping[int | str, tuple[Card, ...]] = field(default_factory=dict)
    """Returned Jacks whose place is certain: a seat's hand or TALON."""

    def __post_init__(self) -> None:
        """Refuse sizes that do not add up."""
        places = self.down + self.talon + sum(self.hands.values())
        if places != len(self.cards):
            raise ValueError(f"{len(self.cards)} unseen cards cannot fill places for {places}")

    @property
    def cards(self) -> tuple[Card, ...]:
        """All unseen cards."""
        placed = (card for cards in self.known.values() for card in cards)
        return (*self.free, *self.shy, *placed)

    def of_rank(self, rank: Rank) -> int:
        """How many cards of this rank are unseen."""
        return sum(card.rank is rank for card in self.cards)

    def open_places(self, seat: int) -> int:
        """Cards of this hand whose identity is open; 0 for a seat without cards."""
        return self.hands.get(seat, 0) - len(self.known.get(seat, ()))


def unseen(view: View) -> Unseen:
    """Say where the cards may lie that this seat has not seen."""
    cards = view.unseen
    hands = {seat: size for seat, size in enumerate(view.hand_sizes) if seat != view.seat and size}
    returned = tuple((Counter(view.returned) & Counter(cards)).elements())
    known, shy = _placed(view, returned, hands)
    placed = (*shy, *(card for held in known.values() for card in held))
    return Unseen(
        deck=len(pack(view.rules.decks)),
        down=view.down_unknown,
        talon=view.talon,
        hands=hands,
        free=without(cards, placed),
        shy=shy,
        known=known,
    )


def _placed(
    view: View, returned: tuple[Card, ...], hands: Mapping[int, int]
) -> tuple[dict[int | str, tuple[Card, ...]], tuple[Card, ...]]:
    """Returned Jacks with a certain place, and those that are only not face down (P6).

    With two packs the unseen one of two equal Jacks is taken for the returned one (K3), as far as it can
    lie there; where it cannot, it is a card like any other.
    """
    if not returned:
        return {}, ()
    if view.rules.opening_jack == "bottom":
        return _at_the_bottom(view, returned, hands), ()
    if view.rules.deal_first == "hands" and view.hand_outs == 1:
        return {TALON: returned}, ()
    if not view.down_unknown:
        return {}, ()
    must_lie_down = view.down_unknown - (len(view.unseen) - len(returned))
    return {}, returned[max(0, must_lie_down) :]


def _at_the_bottom(
    view: View, returned: tuple[Card, ...], hands: Mapping[int, int]
) -> dict[int | str, tuple[Card, ...]]:
    """Place of each returned Jack that is unseen: the end of the deck, or whom P3 gives it.

    What is still in the talon is looked at first, since it is certainly unseen.
    """
    dealt = opening_cards(view.players) + HAND_CARDS * view.players * (view.hand_outs - 1)
    first = len(pack(view.rules.decks)) - len(view.returned)
    left = Counter(returned)
    places: dict[int | str, tuple[Card, ...]] = {}
    for at, card in reversed(list(enumerate(view.returned, start=first))):
        place: int | str = TALON if at >= dealt else _served_last(view, at - dealt)
        size = view.talon if isinstance(place, str) else hands.get(place, 0)
        if left[card] and len(places.get(place, ())) < size:
            left[card] -= 1
            places[place] = (*places.get(place, ()), card)
    return places


def _served_last(view: View, from_end: int) -> int:
    """Seat that got the card this far (−1 the last) from the end of the latest hand-out."""
    return seats_served(view.rules, view.players, view.dealer)[from_end]
