"""The house of Pis Yedili by name, and what sets it apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pisti_teach.words import Words


def game_name(words: Words) -> str:
    """Give the name of the game."""
    return words.say_in("game", "Pis Yedili")


def house_name(preset: str, words: Words) -> str:
    """Give the name of a house."""
    return {"cardiva": words.say("Cardiva")}[preset]


def of_house(preset: str, words: Words) -> str:
    """Say in a sentence what sets a house apart."""
    return {"cardiva": words.say("A seven makes the next seat draw; a round ends with the last talon card.")}[
        preset
    ]
