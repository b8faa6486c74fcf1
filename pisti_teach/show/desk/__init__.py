"""The odds desk as plain data: what was seen, marked on the pack, and every chance that follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.show.desk.asked import Desk, Stand, Wanted
from pisti_teach.show.desk.form import changed_rules, form
from pisti_teach.show.desk.odds import odds
from pisti_teach.show.desk.places import copies, grid, places
from pisti_teach.show.desk.record import record
from pisti_teach.words import on_offer

if TYPE_CHECKING:
    from pisti_teach.words import Words

__all__ = ["Desk", "Stand", "Wanted", "scene"]


def scene(desk: Desk, words: Words) -> dict[str, Any]:
    """Everything that the page draws."""
    sighting = desk.sighting
    return {
        "number": desk.number,
        "lang": words.language,
        "languages": on_offer(),
        "labels": _labels(copies(sighting), words),
        "title": words.say("Odds desk"),
        "intro": words.say("What are the odds in front of you? Mark every card that you have seen."),
        "notice": desk.notice,
        "fresh": desk.is_fresh,
        "record": record(desk.record, words) if desk.record else None,
        "form": form(sighting, words),
        "rules": changed_rules(sighting, words),
        "places": places(sighting, words),
        "grid": grid(sighting, words),
        **odds(desk, words),
    }


def _labels(packs: int, words: Words) -> dict[str, str]:
    return {
        "language": words.say("Language"),
        "lost": words.say("The desk does not answer any more. Reload the page for a new one."),
        "reload": words.say("Reload the page"),
        "mark": words.say("Mark cards as"),
        "pack": words.say("All cards"),
        "clear": words.say("Start again"),
        "load": words.say("Open a record…"),
        "too_long": words.say("This file is too long for a record."),
        "how": _how(packs, words),
        "keys": words.say("Arrows walk over the pack, Backspace takes one mark of a card away."),
    }


def _how(packs: int, words: Words) -> str:
    if packs > 1:
        return words.say(
            "Click a card to mark it, again to mark its second copy, and once more to take the marks away."
        )
    return words.say("Click a card to mark it, once more to take the mark away.")
