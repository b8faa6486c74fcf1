"""What the form for a table of Pis Yedili asks: the seats alone, since the game has no options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.pis_yedili.rules import rules_of

if TYPE_CHECKING:
    from pisti_teach.session import Setting
    from pisti_teach.words import Words


def form(table: Setting, words: Words) -> dict[str, Any]:
    """Lay out what is asked of a table of this game, filled in with this one."""
    rules = rules_of(table.preset)
    return {
        "seats": {
            "field": "players",
            "label": words.say("Seats"),
            "value": table.players,
            "choices": [
                {"value": seats, "label": _packs(seats, rules.decks_for(seats), words)}
                for seats in rules.players
            ],
            "does": words.say("Everyone plays alone."),
        },
        "stake": None,
        "timed": None,
        "groups": [],
    }


def _packs(seats: int, decks: int, words: Words) -> str:
    """A seat count, and how many packs are played with (Y1)."""
    if decks == 1:
        return words.say("{seats} (one pack)", seats=seats)
    return words.say("{seats} (two packs)", seats=seats)


def named_options(words: Words) -> dict[str, str]:
    """Name what a table can be refused for."""
    return {"players": words.say("Seats")}
