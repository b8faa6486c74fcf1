"""What a page tells the odds desk is read with care: what makes no sense goes back to the usual."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Card, Suit
from pisti_teach.errors import NotationError, SightingError
from pisti_teach.games import HOUSES, pack_at
from pisti_teach.sightings import RETURNED

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pisti_teach.sightings import Sighting


def empty(preset: str, players: int | None = None, options: Mapping[str, Any] | None = None) -> Sighting:
    """A desk at which nothing was seen yet: by default, and where that many cannot play, the fewest seats."""
    game = HOUSES[preset]
    known = game.rules_of(preset, options).players
    seats: int = players if players is not None and players in known else min(known)
    return game.nothing_seen(preset, seats, options)


def read_sighting(data: Mapping[str, Any], before: Sighting) -> Sighting:
    """Read what the page says was seen; what makes no sense, maybe for a new house, goes back to its usual.

    The page tells no options: they are those of `before` as long as the house stays. Numbers are bounded by
    the cards of the packs. Raises SightingError for a house that is not there.
    """
    preset, players = data.get("house"), data.get("players")
    if not isinstance(preset, str) or preset not in HOUSES:
        raise SightingError(f"house: expected one of {list(HOUSES)}, got {preset!r:.60}")
    options = before.options if preset == before.preset else {}
    usual = empty(preset, players if type(players) is int else None, options)
    pack = pack_at(usual)
    suit = data.get("suit")
    return replace(
        usual,
        dealer=_number(data.get("dealer"), usual.players - 1, usual.dealer),
        hands=_hands(data.get("hands"), len(pack), usual.hands),
        down=_number(data.get("down"), usual.down, usual.down),
        debt=_number(data.get("debt"), len(pack), usual.debt),
        suit=Suit(suit) if isinstance(suit, str) and suit in set(Suit) else None,
        cards=_cards(data.get("cards"), HOUSES[preset].PLACES, pack),
    )


def is_same(one: Sighting, other: Sighting) -> bool:
    """Whether two tell the same, in whatever order the cards were marked."""
    return replace(one, cards={}) == replace(other, cards={}) and _marks(one) == _marks(other)


def is_same_table(one: Sighting, other: Sighting) -> bool:
    """Whether two tell of the same house, seats and rules."""
    return (one.preset, one.players, one.options) == (other.preset, other.players, other.options)


def is_possible(sighting: Sighting) -> bool:
    """Whether it can have been seen."""
    try:
        HOUSES[sighting.preset].sighted(sighting)
    except SightingError:
        return False
    return True


def _marks(sighting: Sighting) -> dict[str, Counter[Card]]:
    return {place: Counter(cards) for place, cards in sighting.cards.items() if cards}


def as_the_house(sighting: Sighting) -> Sighting:
    """Tell the same by the rules of the house; what makes no sense there goes back to its usual."""
    usual = empty(sighting.preset, sighting.players)
    if usual.players != sighting.players:
        return usual
    cards = {place: [*map(str, seen)] for place, seen in sighting.cards.items()}
    return replace(
        sighting,
        options={},
        down=min(sighting.down, usual.down),
        cards=_cards(cards, HOUSES[sighting.preset].PLACES, pack_at(usual)),
    )


def _number(value: object, most: int, usual: int) -> int:
    return value if type(value) is int and 0 <= value <= most else usual


def _hands(sizes: object, most: int, usual: tuple[int, ...]) -> tuple[int, ...]:
    if not isinstance(sizes, list) or len(sizes) != len(usual):
        return usual
    return tuple(_number(size, most, dealt) for size, dealt in zip(sizes, usual, strict=True))


def _cards(data: object, places: Sequence[str], pack: Sequence[Card]) -> dict[str, tuple[Card, ...]]:
    """Read the marked cards of each place that the game has, of each card as many as there are.

    What is no card is left out. A card that went back may have been seen again.
    """
    given = data if isinstance(data, dict) else {}
    left, again = Counter(pack), Counter(pack)
    return {
        place: tuple(_taken(given[place][: len(pack)], again if place == RETURNED else left))
        for place in places
        if isinstance(given.get(place), list)
    }


def _taken(texts: Sequence[object], left: Counter[Card]) -> Iterator[Card]:
    """Read cards, and take each out of those that are left."""
    for card in filter(None, map(_card, texts)):
        if left[card]:
            left[card] -= 1
            yield card


def _card(text: object) -> Card | None:
    try:
        return Card.parse(text)
    except NotationError:
        return None
