"""The fixed words of a table's controls."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pisti_teach.words import Words


def labels(words: Words) -> dict[str, str]:
    """Name every control that is there at any time."""
    return {
        "table": words.say("Table"),
        "hand": words.say("Your hand"),
        "skip": words.say("Any key skips"),
        "take_back": words.say("Take back"),
        "share": words.say("Share this deal"),
        "share_code": words.say("Code of the deal"),
        "share_link": words.say("Link to the deal"),
        "copy": words.say("Copy the link"),
        "copied": words.say("Copied"),
        "language": words.say("Language"),
        "decline": words.say("Or lay without taking:"),
        "name_suit": words.say("Name the suit"),
        "name_suit_hint": words.say("Keys 1 to 4, or S H D C. Escape puts the Jack back into the hand."),
        "close_suits": words.say("Another card"),
        "lost": words.say("The table does not answer any more. Reload the page for a new one."),
        "reload": words.say("Reload the page"),
        **_menu(words),
        **_running(words),
    }


def _menu(words: Words) -> dict[str, str]:
    return {
        "menu": words.say("Table and help"),
        "new_table": words.say("Another table…"),
        "save": words.say("Save record"),
        "load": words.say("Open a record…"),
        "too_long": words.say("This file is too long for a record."),
        "deck": words.say("Colours of the suits"),
        "two": words.say("two colours"),
        "four": words.say("four colours"),
    }


def _running(words: Words) -> dict[str, str]:
    return {
        "offer": words.say("A deal of yours was running here."),
        "go_on": words.say("Go on with it"),
        "new_deal": words.say("Play the new one"),
        "time": words.say("Time"),
        "extra_time": words.say("Extra time"),
    }
