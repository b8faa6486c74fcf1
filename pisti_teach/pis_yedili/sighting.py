"""A view of Pis Yedili out of what somebody has seen, and the other way round (K1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.cards import pack
from pisti_teach.errors import SightingError
from pisti_teach.pis_yedili.rules import rules_of
from pisti_teach.pis_yedili.view import View
from pisti_teach.sightings import Sighting, check, left_over

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.cards import Card, Suit
    from pisti_teach.pis_yedili.rules import Rules

PLACES = ("hand", "played", "table")
"""Where cards are seen: the own hand, laid before, on top of the pile."""


def sighted(sighting: Sighting) -> View:
    """Give the view of a seat that has seen this and is to move.

    Raises RulesError for a house or seats that are not there, SightingError for cards that cannot be.
    """
    rules = rules_of(sighting.preset, sighting.options)
    rules.check_players(sighting.players)
    cards = pack_of(rules, sighting.players)
    check(sighting, cards, PLACES)
    pile = (*sighting.at("played"), *sighting.at("table"))
    if len(sighting.at("table")) != bool(pile):
        raise SightingError("top of the pile: expected one card, and none only where nothing was laid", "top")
    top = pile[-1] if pile else None
    seen = len(pile) + len(sighting.at("hand"))
    return View(
        rules=rules,
        players=sighting.players,
        dealer=sighting.dealer,
        seat=0,
        turn=0,
        hand=sighting.at("hand"),
        hand_sizes=sighting.hand_sizes,
        talon=left_over(sighting, len(cards) - seen, 0),
        pile=pile,
        suit=_to_follow(top, sighting.suit) if top else None,
        debt=sighting.debt,
    )


def _to_follow(top: Card, named: Suit | None) -> Suit:
    """The suit of the top card, or the one that its Jack has named (Y3, Y6)."""
    return named if top.is_jack and named else top.suit


def pack_of(rules: Rules, players: int) -> tuple[Card, ...]:
    """Give all cards that a table of that many seats plays with (Y1)."""
    return pack(rules.decks_for(players))


def most_held(rules: Rules) -> int:
    """Give the number of cards that a hand seldom exceeds: three times those that it is dealt."""
    return 3 * rules.hand_cards


def nothing_seen(preset: str, players: int, options: Mapping[str, object] | None = None) -> Sighting:
    """Tell of a deal of which nothing was seen yet: every hand as it is dealt, the last seat's deal."""
    hands = (rules_of(preset, options).hand_cards,) * (players - 1)
    return Sighting(preset=preset, options=options or {}, players=players, dealer=players - 1, hands=hands)


def sighting_of(view: View, preset: str, options: dict[str, object] | None = None) -> Sighting:
    """Tell what a seat has seen; the view of this is the same to all odds of a turn that begins."""
    seats = [(view.seat + step) % view.players for step in range(1, view.players)]
    return Sighting(
        preset=preset,
        options=options or {},
        players=view.players,
        dealer=(view.dealer - view.seat) % view.players,
        hands=tuple(view.hand_sizes[seat] for seat in seats),
        cards={"hand": view.hand, "played": view.pile[:-1], "table": view.pile[-1:]},
        suit=view.suit,
        debt=view.debt,
    )
