"""A view of Pişti out of what somebody has seen, and the other way round (K1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.cards import pack
from pisti_teach.errors import SightingError
from pisti_teach.pisti.dealing import HAND_CARDS, TABLE_CARDS
from pisti_teach.pisti.rules import rules_of
from pisti_teach.pisti.state import LAY, Event, Move
from pisti_teach.pisti.view import View
from pisti_teach.sightings import RETURNED, Sighting, check, left_over

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.cards import Card
    from pisti_teach.pisti.rules import Rules

PLACES = ("hand", "table", "played", "peeked", RETURNED)
"""Where cards are seen: the own hand, open on the table (bottom first), played and taken, face down but
looked at (P14), gone back at the opening (P4), whose Jacks are unseen again."""
SEEN = PLACES[:-1]


def sighted(sighting: Sighting) -> View:
    """Give the view of a seat that has seen this and is to move.

    Raises RulesError for a house or seats that are not there, SightingError for cards that cannot be.
    """
    rules = rules_of(sighting.preset, sighting.options)
    rules.check_players(sighting.players)
    check(sighting, pack_of(rules, sighting.players), PLACES)
    _check_special(sighting, rules)
    seen = sum(len(sighting.at(place)) for place in SEEN)
    unknown = 0 if sighting.at("peeked") else rules.opening_down
    talon = left_over(sighting, 52 * rules.decks - seen, unknown)
    return View(
        rules=rules,
        players=sighting.players,
        dealer=sighting.dealer,
        seat=0,
        turn=0,
        hand=sighting.at("hand"),
        hand_sizes=sighting.hand_sizes,
        talon=talon,
        open_pile=sighting.at("table"),
        down=sighting.down,
        opening=(),
        returned=sighting.at(RETURNED),
        peeked=sighting.at("peeked"),
        hand_outs=_hand_outs(rules, sighting.players, talon),
        events=tuple(map(_laid, (*sighting.at("played"), *sighting.at("table")))),
        taken=(0,) * len(rules.sides(sighting.players)),
        tricks=(0,) * len(rules.sides(sighting.players)),
    )


def pack_of(rules: Rules, _players: int) -> tuple[Card, ...]:
    """Give all cards that are played with: at every table as many packs as the rules say."""
    return pack(rules.decks)


def most_held(_rules: Rules) -> int:
    """Give the number of cards that a hand never exceeds: those of one hand-out (P3, P7)."""
    return HAND_CARDS


def nothing_seen(preset: str, players: int, options: Mapping[str, object] | None = None) -> Sighting:
    """Tell of a deal of which nothing was seen yet: every hand as it is dealt, the last seat's deal."""
    return Sighting(
        preset=preset,
        options=options or {},
        players=players,
        dealer=players - 1,
        hands=(HAND_CARDS,) * (players - 1),
        down=rules_of(preset, options).opening_down,
    )


def sighting_of(view: View, preset: str, options: dict[str, object] | None = None) -> Sighting:
    """Tell what a seat has seen; the view of this is the same to all odds."""
    seats = [(view.seat + step) % view.players for step in range(1, view.players)]
    table = list(view.open_pile)
    played = [event.card for event in view.events] + list(view.opening)
    for card in table:
        played.remove(card)
    return Sighting(
        preset=preset,
        options=options or {},
        players=view.players,
        dealer=(view.dealer - view.seat) % view.players,
        hands=tuple(view.hand_sizes[seat] for seat in seats),
        cards={
            "hand": view.hand,
            "table": view.open_pile,
            "played": tuple(played),
            "peeked": view.peeked,
            RETURNED: view.returned,
        },
        down=view.down,
    )


def _laid(card: Card) -> Event:
    """A card that somebody has laid: who it was does not matter to the odds (K3)."""
    return Event(0, Move(card), LAY)


def _hand_outs(rules: Rules, players: int, talon: int) -> int:
    """Hands dealt so far, as the talon tells (P7)."""
    dealt = 52 * rules.decks - TABLE_CARDS - talon
    return max(1, dealt // (HAND_CARDS * players))


def _check_special(sighting: Sighting, rules: Rules) -> None:
    """Refuse Jacks that went back where none does, face-down cards where none lie."""
    if len(sighting.at("hand")) > HAND_CARDS:
        raise SightingError(
            f"hand: expected at most {HAND_CARDS} cards, got {len(sighting.at('hand'))}", "hand"
        )
    peeked, returned = sighting.at("peeked"), sighting.at(RETURNED)
    if peeked and len(peeked) != rules.opening_down:
        raise SightingError(
            f"face-down cards: expected all {rules.opening_down} or none, got {len(peeked)}", "peeked"
        )
    if any(not card.is_jack for card in returned) or (returned and rules.opening_jack == "stays"):
        raise SightingError("cards that went back: expected Jacks, and a house in which they do", "returned")
    if sighting.down not in {0, rules.opening_down}:
        raise SightingError(f"face-down cards: expected {rules.opening_down} or 0, got {sighting.down}")
