"""Sentences about a seat that laid a card although another one might have taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.faces import short

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pisti_teach.cards import Rank
    from pisti_teach.show.questions.telling import Prompt
    from pisti_teach.words import Words


def tops(prompt: Prompt) -> str:
    """Say what lay on top when it took nothing."""
    passed, words = prompt.fact("passed"), prompt.words
    return words.say_n(
        "Since the last hands were dealt, {name} has once laid a card on a pile without taking. "
        "On top lay: {cards}.",
        "Since the last hands were dealt, {name} has laid a card on a pile without taking {n} times. "
        "On top lay: {cards}.",
        len(passed.tops),
        name=prompt.name(passed.other),
        cards=", ".join(short(card, words) for card in passed.tops),
    )


def how_taken(prompt: Prompt) -> str:
    """Say what takes a pile in this house."""
    if prompt.question.rules.jack_takes:
        return prompt.words.say("A pile is taken with the rank of its top card, or with a Jack.")
    return prompt.words.say("A pile is taken with the rank of its top card; a Jack is a rank like any other.")


def ranks(these: Iterable[Rank], words: Words) -> str:
    """Name ranks in a list."""
    return ", ".join(map(words.ranks, these))
