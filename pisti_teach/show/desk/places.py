"""The pack to mark, and what its cards can be marked as."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.cards import PACK, Suit, pack
from pisti_teach.games import pack_at, rules_at
from pisti_teach.show.desk.form import drawing_of
from pisti_teach.show.faces import face

if TYPE_CHECKING:
    from pisti_teach.sightings import Sighting
    from pisti_teach.words import Words


def places(sighting: Sighting, words: Words) -> list[dict[str, Any]]:
    """Where a card may have been seen, with the cards that are marked so."""
    named = drawing_of(sighting.preset).desk_places(rules_at(sighting), words)
    return [
        {"key": place, "label": label, "sign": sign, "cards": [*map(str, sighting.at(place))]}
        for place, (label, sign) in named.items()
    ]


def grid(sighting: Sighting, words: Words) -> dict[str, Any]:
    """The pack, a row a suit, and how many there are of each card."""
    return {"copies": copies(sighting), "rows": [_row(suit, words) for suit in Suit]}


def _row(suit: Suit, words: Words) -> dict[str, Any]:
    cards = [face(card, words) for card in pack() if card.suit is suit]
    return {"suit": words.suit_label(str(suit)), "cards": cards}


def copies(sighting: Sighting) -> int:
    """Packs that are played with."""
    return len(pack_at(sighting)) // len(PACK)
