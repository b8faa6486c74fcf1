"""Sentences before the steps of a derivation that only Pişti has: returned Jacks (P6, K3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show import steps as shared

if TYPE_CHECKING:
    from pisti_teach.odds.derivation import Step
    from pisti_teach.words import Words


def sentence(step: Step, words: Words) -> str:
    """Give the sentence before a step's equations."""
    own = {**_plain(words), **_counted(step.count, words)}
    return own[step.name] if step.name in own else shared.sentence(step, words)


def _plain(words: Words) -> dict[str, str]:
    return {
        "certain": words.say("A Jack that went back at the opening is in this hand: it is certain."),
        "free": words.say("The other unseen cards"),
        "sum": words.say("Chance of none: each case times its own chance of none, added up"),
        "product": words.say("Chance of none: the one times the other"),
    }


def _counted(n: int, words: Words) -> dict[str, str]:
    return {
        "known": words.say_n(
            "{n} Jack went back at the opening, and its place is known. The other unseen cards",
            "{n} Jacks went back at the opening, and their places are known. The other unseen cards",
            n,
        ),
        "known_here": words.say_n(
            "{n} of these Jacks is in this hand. The rest of the hand",
            "{n} of these Jacks are in this hand. The rest of the hand",
            n,
        ),
        "shy": words.say_n(
            "{n} unseen Jack went back at the opening, so it does not lie face down. Spots where it may be",
            "{n} unseen Jacks went back at the opening, so none lies face down. Spots where they may be",
            n,
        ),
        "case": words.say_n(
            "Case: {n} of the returned Jacks is in this hand. Chance of this case",
            "Case: {n} of the returned Jacks are in this hand. Chance of this case",
            n,
        ),
        "rest": words.say_n(
            "Then {n} of the other cards fills the hand. Chance that it is not of this rank",
            "Then {n} of the other cards fill the hand. Chance that none is of this rank",
            n,
        ),
    }
