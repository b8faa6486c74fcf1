"""A chance in words: in all its forms, and step by step as on the board."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from pisti_teach.words.numbers import hundredths

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from pisti_teach.cards import Rank
    from pisti_teach.odds.derivation import Step
    from pisti_teach.odds.unseen import Unseen
    from pisti_teach.words import Words


def forms(chance: Fraction, words: Words) -> dict[str, str]:
    """A chance in all its forms."""
    return {**_written(chance, words), "about": words.about(chance), "percent": words.percent(chance)}


def _written(value: Fraction, words: Words) -> dict[str, str]:
    """A fraction as it is set and spoken."""
    return {
        "num": str(value.numerator),
        "den": "" if value.denominator == 1 else str(value.denominator),
        "fraction_spoken": words.fraction(value),
    }


@dataclass(frozen=True, slots=True)
class Chance:
    """A chance, or an expected number, that a game offers besides those of the ranks."""

    key: str
    """Its name for the page."""
    label: str
    """What it is of, in words."""
    value: Fraction
    steps: Callable[[], Sequence[Step]]
    """Gives the steps to it, when they are asked for."""
    is_number: bool = False
    """Whether it is an expected number of cards or points, not a chance."""


def value_forms(chance: Chance, words: Words) -> dict[str, str]:
    """Give the value in all its forms; an expected number as a fraction and a decimal."""
    if not chance.is_number:
        return {**forms(chance.value, words), "number": ""}
    about = hundredths(chance.value)
    is_exact = Fraction(about) == chance.value
    number = words.decimal(about.normalize() if is_exact and about == about.to_integral() else about)
    said = number if is_exact else words.say("about {number}", number=number)
    return {**_written(chance.value, words), "about": "", "percent": "", "number": said}


def told(steps: Iterable[Step], sentence: Callable[[Step], str]) -> list[dict[str, Any]]:
    """Lay out steps: a sentence and its equations each."""
    return [{"text": sentence(step), "math": list(step.mathml)} for step in steps]


def board(places: Unseen, seat: int, rank: Rank, words: Words) -> list[dict[str, Any]]:
    """The steps to the chance that this seat holds the rank: a sentence and its equations each."""
    from pisti_teach.odds.derivation import derive  # noqa: PLC0415 - sympy, only when it is asked for

    return told(derive(places, seat, rank), lambda step: sentence(step, words))


def sentence(step: Step, words: Words) -> str:
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
