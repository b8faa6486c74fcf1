"""What the computer players of Pis Yedili are called, and what help they and she get."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pisti_teach.words import Words


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
