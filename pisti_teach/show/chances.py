"""A chance in words: in all its forms, and step by step as on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fractions import Fraction

    from pisti_teach.cards import Rank
    from pisti_teach.odds.derivation import Step
    from pisti_teach.odds.unseen import Unseen
    from pisti_teach.words import Words


def forms(chance: Fraction, words: Words) -> dict[str, str]:
    """A chance in all its forms."""
    return {
        "num": str(chance.numerator),
        "den": "" if chance.denominator == 1 else str(chance.denominator),
        "fraction_spoken": words.fraction(chance),
        "about": words.about(chance),
        "percent": words.percent(chance),
    }


def board(places: Unseen, seat: int, rank: Rank, words: Words) -> list[dict[str, Any]]:
    """The steps to the chance that this seat holds the rank: a sentence and its equations each."""
    from pisti_teach.odds.derivation import derive  # noqa: PLC0415 - sympy, only when it is asked for

    return [
        {"text": _sentence(step, words), "math": list(step.mathml)} for step in derive(places, seat, rank)
    ]


def _sentence(step: Step, words: Words) -> str:
    """Give the sentence before a step's equations."""
    counted = _counted_sentences(step.count, step.of, words)
    return counted[step.name] if step.name in counted else _plain_sentences(words)[step.name]


def _plain_sentences(words: Words) -> dict[str, str]:
    return {
        "certain": words.say("A Jack that went back at the opening is in this hand: it is certain."),
        "impossible": words.say("No card of this rank can be in this hand."),
        "unavoidable": words.say("There are not enough other cards to fill this hand: it is certain."),
        "unseen": words.say("All cards, without those that you have seen"),
        "others": words.say("Unseen cards of other ranks"),
        "none": words.say("Chance of none"),
        "at_least_one": words.say("Chance of at least one"),
        "free": words.say("The other unseen cards"),
        "sum": words.say("Chance of none: each case times its own chance of none, added up"),
        "product": words.say("Chance of none: the one times the other"),
    }


def _counted_sentences(n: int, of: int, words: Words) -> dict[str, str]:
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
        "hands": words.say_n(
            "All hands of {n} card, chosen from {of}", "All hands of {n} cards, chosen from {of}", n, of=of
        ),
        "hands_without": words.say_n(
            "Hands of {n} card without this rank, chosen from {of}",
            "Hands of {n} cards without this rank, chosen from {of}",
            n,
            of=of,
        ),
        "shy": words.say_n(
            "{n} unseen Jack went back at the opening, so it does not lie face down. Places where it may be",
            "{n} unseen Jacks went back at the opening, so none lies face down. Places where they may be",
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
