"""The house of Pis Yedili by name, its computer players, and what help marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pisti_teach.words import Words


def house_name(preset: str, words: Words) -> str:
    """Give the name of a house."""
    return {"cardiva": words.say("Cardiva")}[preset]


def of_house(preset: str, words: Words) -> str:
    """Say in a sentence what sets a house apart."""
    return {"cardiva": words.say("Sevens make the next seat draw, a round ends at the last talon card.")}[
        preset
    ]


def kinds(words: Words) -> dict[str, tuple[str, str]]:
    """Name the computer players by their policy, and what each does."""
    return {
        "greedy": (words.say("Greedy"), words.say("lays what costs most")),
        "careful": (words.say("Careful"), words.say("weighs the chances")),
        "random": (words.say("Random"), words.say("plays any card")),
    }


def marks(words: Words) -> str:
    """Say which cards are marked, in the choice of help."""
    return words.say("marks on cards that fit")
