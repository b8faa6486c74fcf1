"""How much help there is at the table, from none to the odds of every card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pisti_teach.words import Words

NONE, MARKS, LEFT, ODDS = "none", "marks", "left", "odds"
LEVELS = (NONE, MARKS, LEFT, ODDS)
"""From the least help to the most; each has what the one before has."""


def is_at_least(wanted: str, level: str) -> bool:
    """Whether a level of help has what the wanted one has."""
    return LEVELS.index(level) >= LEVELS.index(wanted)


def help_levels(level: str, marks: str, words: Words, *, is_locked: bool) -> dict[str, Any]:
    """Say which level is chosen, and what there is to choose; `marks` names what is marked."""
    named = _named(marks, words)
    return {
        "label": words.say("Help"),
        "level": level,
        "levels": [{"value": one, "label": named[one]} for one in LEVELS],
        "locked": words.say("Help: {level}. The link sets it.", level=named[level]) if is_locked else "",
    }


def _named(marks: str, words: Words) -> dict[str, str]:
    return {
        NONE: words.say("none"),
        MARKS: marks,
        LEFT: words.say("marks, and what is left"),
        ODDS: words.say("the odds of every card, too"),
    }
