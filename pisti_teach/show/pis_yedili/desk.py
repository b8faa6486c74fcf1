"""What the odds desk asks in Pis Yedili only: the named suit and the debt, and where cards are seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Rank, Suit
from pisti_teach.pis_yedili.rules import rules_of
from pisti_teach.pis_yedili.sighting import pack_of

if TYPE_CHECKING:
    from pisti_teach.pis_yedili.rules import Rules
    from pisti_teach.sightings import Sighting
    from pisti_teach.words import Words


def desk_fields(sighting: Sighting, words: Words) -> list[dict[str, Any]]:
    """Ask for the suit that a Jack has named (Y6), and for what is owed (Y5)."""
    suits = [{"value": str(suit), "label": words.suit_label(str(suit))} for suit in Suit]
    return [
        {
            "key": "suit",
            "label": words.say("Suit that a Jack has named"),
            "value": sighting.suit and str(sighting.suit),
            "choices": [{"value": None, "label": words.say_in("suit", "none")}, *suits],
        },
        {
            "key": "debt",
            "label": words.say("Cards owed"),
            "value": sighting.debt,
            "choices": [{"value": owed, "label": str(owed)} for owed in _debts(sighting)],
        },
    ]


def _debts(sighting: Sighting) -> list[int]:
    """What can be owed: some cards for each seven in a row (Y5)."""
    rules = rules_of(sighting.preset, sighting.options)
    sevens = sum(card.rank is Rank.SEVEN for card in pack_of(rules, sighting.players))
    usual = range(0, sevens * rules.seven_cards + 1, rules.seven_cards)
    return sorted({*usual, sighting.debt})


def desk_places(_rules: Rules, words: Words) -> dict[str, tuple[str, str]]:
    """Name the places: the pile has one card on top."""
    return {
        "hand": (words.say("in my hand"), words.say_in("mark", "H")),
        "table": (words.say("on top of the pile"), words.say_in("mark of the pile", "T")),
        "played": (words.say("played before"), words.say_in("mark", "P")),
    }
