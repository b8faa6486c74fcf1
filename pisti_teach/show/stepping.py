"""The bar of a record that is looked through: its steps, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pisti_teach.words import Words


def stepping(at: int, plays: int, said: str, words: Words) -> dict[str, Any]:
    """Lay the bar out after `at` plays of those that can be stepped to."""
    return {
        "at": at,
        "plays": plays,
        "label": words.say("Record"),
        "said": said,
        "first": words.say("To the start"),
        "back": words.say("Back"),
        "on": words.say("Forward"),
        "last": words.say("To the end"),
        "leave": words.say("Close the record"),
    }
