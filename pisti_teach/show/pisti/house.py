"""The houses by name, and what sets each apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pisti_teach.words import Words


def game_name(words: Words) -> str:
    """Give the name of the game."""
    return words.say_in("game", "Pişti")


def house_name(preset: str, words: Words) -> str:
    """Give the name of a house."""
    return {
        "miniokey": words.say("miniOkey"),
        "club": words.say("Club"),
        "kseri": words.say("Kseri"),
        "zone": words.say("Zone"),
        "kseri_plain_jacks": words.say("Kseri (plain Jacks)"),
        "kseri_faro": words.say("Kseri Faro"),
    }[preset]


def of_house(preset: str, words: Words) -> str:
    """Say in a sentence what sets a house apart."""
    return {
        "miniokey": words.say(
            "The plain game, shorter: to 101, in 15 deals at most, with a clock if you like."
        ),
        "club": words.say("The German club rules: most tricks count, the last card may break a pişti."),
        "kseri": words.say("The Greek cousin: nothing face down, hands two at a time, a pişti can be hit."),
        "zone": words.say("The plain game: three cards face down, a Jack pişti brings 20, to 151."),
        "kseri_plain_jacks": words.say("Kseri for children: a Jack is a card like any other."),
        "kseri_faro": words.say("Kseri with two packs for four to six, each alone."),
    }[preset]


def source_of(preset: str, words: Words) -> str:
    """Say whose rules a house plays: those of a publisher, as the rule book lists them."""
    kseri = words.say("a page of rules on Kseri")
    return {
        "miniokey": words.say("miniOkey, the rules of Pişti"),
        "club": words.say("a German page of rules on Pişti"),
        "kseri": kseri,
        "zone": words.say("cardgames.zone, the rules of Пишти"),
        "kseri_plain_jacks": kseri,
        "kseri_faro": kseri,
    }[preset]
