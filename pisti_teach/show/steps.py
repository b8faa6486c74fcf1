"""Sentences before the steps of a derivation, those that all games share."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pisti_teach.odds.derivation import Step
    from pisti_teach.words import Words


def sentence(step: Step, words: Words) -> str:
    """Give the sentence before a step's equations; KeyError for a step that belongs to one game."""
    return (
        _plain(words)[step.name]
        if step.name in _plain(words)
        else _counted(step.count, step.of, words)[step.name]
    )


def _plain(words: Words) -> dict[str, str]:
    return {
        "impossible": words.say("No card of this rank can be in this hand."),
        "unavoidable": words.say("There are not enough other cards to fill this hand: it is certain."),
        "unseen": words.say("All cards, without those that you have seen"),
        "others": words.say("Unseen cards of other ranks"),
        "none": words.say("Chance of none"),
        "at_least_one": words.say("Chance of at least one"),
    }


def _counted(n: int, of: int, words: Words) -> dict[str, str]:
    return {
        "hands": words.say_n(
            "All hands of {n} card, chosen from {of}", "All hands of {n} cards, chosen from {of}", n, of=of
        ),
        "hands_without": words.say_n(
            "Hands of {n} card without this rank, chosen from {of}",
            "Hands of {n} cards without this rank, chosen from {of}",
            n,
            of=of,
        ),
    }
