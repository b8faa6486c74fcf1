"""What a learner can do with all that is kept of her: save it, load it, move to another device, erase it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.words import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """What came of the latest thing that she did with it."""

    code: str = ""
    """For another device; it is shown once."""
    file: Mapping[str, str] | None = None
    """To be saved: `name` and `text`."""
    adopted: str = ""
    """The id that the page shall keep from now on."""
    is_erased: bool = False
    told: str = ""
    """What has to be said of it."""


NOTHING = Kept()


def keeping(kept: Kept, words: Words) -> dict[str, Any]:
    """The buttons, and what came of them."""
    say = words.say
    return {
        "title": say("Keep it, move it, erase it"),
        "save": {"pick": {"do": "save"}, "label": say("Save my progress")},
        "load": say("Load a saved file"),
        "too_long": say("This file is too long for a saved progress; nothing has changed."),
        "reveal": {"pick": {"do": "reveal"}, "label": say("Show a code for another device")},
        "code": kept.code,
        "secret": say("Whoever has this code has your progress. It is shown only now.") if kept.code else "",
        "adopt_label": say("A code from another device"),
        "adopt": say("Use this code"),
        "erase": {
            "label": say("Erase everything"),
            "sure": say("All that is written down of you will be gone for good."),
            "yes": say("Erase it"),
            "no": say("Keep it"),
            "pick": {"do": "erase"},
        },
        "file": kept.file,
        "adopted": kept.adopted,
        "is_erased": kept.is_erased,
        "told": kept.told,
    }


def loaded(new: int, bad: int, words: Words) -> str:
    """Say what came of a file."""
    told = words.say_n("{n} entry was new.", "{n} entries were new.", new)
    if not bad:
        return told
    lost = words.say_n("{n} could not be read.", "{n} could not be read.", bad)
    return f"{told} {lost}"


def noticed(code: str, facts: Mapping[str, Any], words: Words) -> str:
    """Say what the store has noticed of itself; empty for what need not be told."""
    rows = facts.get("rows", 0)
    match code:
        case "not_lasting":
            return words.say("Here nothing lasts: save your progress as a file before you go.")
        case "newer_version":
            return words.say(
                "A newer version of this program has written your progress: it is shown, but nothing added."
            )
        case "lost" if rows:
            return words.say_n(
                "Your progress was damaged and has been mended; {n} entry is missing.",
                "Your progress was damaged and has been mended; {n} entries are missing.",
                rows,
            )
        case "mended":
            return words.say("Your progress was damaged and has been mended; nothing is missing.")
        case "damaged" | "unreadable" if rows:
            return words.say_n(
                "{n} entry of your progress cannot be read.",
                "{n} entries of your progress cannot be read.",
                rows,
            )
    return ""
