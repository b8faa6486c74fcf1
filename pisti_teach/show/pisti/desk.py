"""What the odds desk asks in Pişti only: the face-down cards, and where cards are seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.pisti.rules import rules_of
from pisti_teach.sightings import RETURNED

if TYPE_CHECKING:
    from pisti_teach.pisti.rules import Rules
    from pisti_teach.sightings import Sighting
    from pisti_teach.words import Words


def desk_fields(sighting: Sighting, words: Words) -> list[dict[str, Any]]:
    """Ask whether the opening's face-down cards still lie there (P2); nothing where none do."""
    down = rules_of(sighting.preset, sighting.options).opening_down
    if not down:
        return []
    choices = [
        {"value": down, "label": words.say("still on the table")},
        {"value": 0, "label": words.say("taken with the first pile")},
    ]
    label = words.say("Face-down cards")
    return [{"key": "down", "label": label, "value": sighting.down, "choices": choices}]


def desk_places(rules: Rules, words: Words) -> dict[str, tuple[str, str]]:
    """Name the places of this house: where nothing lies face down, nothing is looked at there."""
    named = {
        "hand": (words.say("in my hand"), words.say_in("mark", "H")),
        "table": (words.say("open on the table"), words.say_in("mark", "T")),
        "played": (words.say("played before"), words.say_in("mark", "P")),
    }
    if rules.opening_down:
        named["peeked"] = (words.say("face down, looked at"), words.say_in("mark", "F"))
    if rules.opening_jack != "stays":
        named[RETURNED] = (words.say("a Jack that went back"), words.say_in("mark", "B"))
    return named
