"""What somebody has seen of a deal, as it is told: whose cards, what lies there, what was played.

Each game makes a view of it, so that the odds of a real table can be asked for, not only of a deal here.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pisti_teach.errors import SightingError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from pisti_teach.cards import Card, Suit

RETURNED = "returned"
"""Place of cards that were seen and went back."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sighting:
    """A position as its seat, which is to move, describes it; the seat itself counts as 0."""

    preset: str
    players: int
    dealer: int = 0
    """Who dealt, counted from the seat itself in the order of play."""
    hands: tuple[int, ...]
    """Cards that each of the other seats holds, in the order of play from the next one."""
    cards: Mapping[str, tuple[Card, ...]] = field(default_factory=dict)
    """Where the cards were seen that were: each game has its own places."""
    options: Mapping[str, object] = field(default_factory=dict)
    """Rules of the house that are changed."""
    down: int = 0
    """Cards that lie face down in the middle."""
    suit: Suit | None = None
    """The suit that a Jack on the pile has named."""
    debt: int = 0
    """Cards that are owed."""

    def at(self, place: str) -> tuple[Card, ...]:
        """Cards that were seen at this place."""
        return self.cards.get(place, ())

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """Cards in each seat's hand, its own included."""
        return (len(self.at("hand")), *self.hands)


def check(sighting: Sighting, pack: Sequence[Card], places: Iterable[str]) -> None:
    """Raise SightingError for another place, another number of hands, or more of a card than there are.

    A card that went back may be seen again.
    """
    if strange := set(sighting.cards) - set(places):
        raise SightingError(f"places: expected some of {', '.join(places)}, got {', '.join(sorted(strange))}")
    if len(sighting.hands) != sighting.players - 1:
        raise SightingError(
            f"hands: expected {sighting.players - 1} numbers of cards, got {list(sighting.hands)}"
        )
    numbers = (*sighting.hands, sighting.down, sighting.debt)
    if not all(type(size) is int and 0 <= size <= len(pack) for size in numbers):
        raise SightingError(f"hands, face-down cards and a debt: expected numbers from 0 to {len(pack)}")
    if not 0 <= sighting.dealer < sighting.players:
        raise SightingError(f"dealer: expected 0 to {sighting.players - 1}, got {sighting.dealer}")
    seen = Counter(card for place, cards in sighting.cards.items() if place != RETURNED for card in cards)
    if too_many := [str(card) for card in seen - Counter(pack)]:
        raise SightingError(
            f"cards: seen more often than they are in the pack: {', '.join(too_many)}", "copies"
        )


def left_over(sighting: Sighting, unseen: int, down: int) -> int:
    """Cards of the talon: the unseen ones that are in no hand and not face down; SightingError below 0."""
    talon = unseen - sum(sighting.hands) - down
    if talon < 0:
        raise SightingError(
            f"expected at least {sum(sighting.hands) + down} unseen cards for the hands and the cards that "
            f"lie face down, got {unseen}: take cards away that were not seen, or make the hands smaller",
            "too_few",
        )
    return talon
