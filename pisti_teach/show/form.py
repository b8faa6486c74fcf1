"""The form for another table: the house, who sits where, and whatever else the game asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.games import GAMES, game_of_house
from pisti_teach.show.games import DRAWINGS

if TYPE_CHECKING:
    from pisti_teach.session import Setting
    from pisti_teach.show.games import Drawing
    from pisti_teach.words import Words


def form(table: Setting, words: Words, refused: str = "", *, is_running: bool = True) -> dict[str, Any]:
    """Lay out the form for another table, filled in with this one.

    `refused` names the option that could not be as it was wanted, "table" for the whole, or is empty;
    `is_running` says whether a deal ends with it.
    """
    drawing = DRAWINGS[game_of_house(table.preset).GAME]
    asked = drawing.form(table, words)
    return {
        "notice": _notice(refused, drawing, words),
        "title": words.say("Another table") if is_running else words.say("Choose a table"),
        "intro": words.say("The running deal ends when a new table is opened.")
        if is_running
        else words.say("Which game, by whose rules, and with whom?"),
        "house": _house(table, words),
        "bots": _bots(table, drawing, len(asked["seats"]["choices"]), words),
        **asked,
        "labels": {
            "open": words.say("Deal"),
            "close": words.say("Keep this table"),
            "none": words.say("none"),
        },
    }


def _house(table: Setting, words: Words) -> dict[str, Any]:
    """The choice of the house, of either game, each with what sets it apart."""
    return {
        "field": "preset",
        "label": words.say("House"),
        "value": table.preset,
        "choices": [
            {
                "value": preset,
                "label": words.say(
                    "{game}: {house}", game=drawing.game_name(words), house=drawing.house_name(preset, words)
                ),
                "does": drawing.of_house(preset, words),
            }
            for name, drawing in DRAWINGS.items()
            for preset in GAMES[name].PRESETS
        ],
    }


def _notice(refused: str, drawing: Drawing, words: Words) -> str:
    """Say what is wrong with the table that was wanted."""
    if not refused:
        return ""
    names = drawing.named_options(words)
    if refused in names:
        return words.say("There is no such table. Look at: {option}.", option=names[refused])
    return words.say("There is no such table.")


def _bots(table: Setting, drawing: Drawing, most: int, words: Words) -> list[dict[str, Any]]:
    """A field for every other seat that there may be; the first as many as there are seats count."""
    known = drawing.kinds(words)
    usual = table.bots[-1] if table.bots else next(iter(known))
    named = [*table.bots, *[usual] * most][:most]
    return [
        {
            "field": f"bot-{at}",
            "label": words.say("Seat {n}", n=at),
            "value": bot,
            "choices": [
                {"value": kind, "label": words.say("{name}: {does}", name=name, does=does)}
                for kind, (name, does) in known.items()
            ],
        }
        for at, bot in enumerate(named, start=1)
    ]
