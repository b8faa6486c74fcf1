"""What is left? The thirteen ranks: how many are unseen, and the exact chance that a seat holds one."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Rank
from pisti_teach.odds.exact import holds
from pisti_teach.odds.unseen import unseen

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from pisti_teach.odds.derivation import Step
    from pisti_teach.odds.unseen import Unseen
    from pisti_teach.pisti.view import View
    from pisti_teach.show.players import Player
    from pisti_teach.words import Words

SUITS = 4


@dataclass(frozen=True, slots=True)
class Asked:
    """What the learner has asked of this very position."""

    guesses: Mapping[str, str] = field(default_factory=dict)
    """Her guess for some of the ranks, as typed."""
    open_rank: Rank | None = None
    """The rank whose derivation is open."""


def left(view: View, who: Mapping[int, Player], asked: Asked | None, words: Words) -> dict[str, Any]:
    """The panel's data; the answers only if she has asked."""
    places = unseen(view)
    cards = len(places.cards)
    return {
        "title": words.say("What is left?"),
        "unseen": words.say_n("{n} unseen", "{n} unseen", cards),
        "can_ask": view.turn == view.seat,
        "intro": words.say("How many of each rank have you not seen yet? Guess; any may stay empty."),
        "check": words.say("Check my guess"),
        "show": words.say("Show me"),
        "ranks": [_tile(rank, view, words) for rank in Rank],
        "answer": None if asked is None else _answer(view, places, who, asked, words),
    }


def _tile(rank: Rank, view: View, words: Words) -> dict[str, Any]:
    return {
        "rank": str(rank),
        "letter": words.letter(rank),
        "max": SUITS * view.rules.decks,
        "guess_label": words.say("{ranks}, your guess", ranks=words.ranks(rank)),
    }


def _answer(
    view: View, places: Unseen, who: Mapping[int, Player], asked: Asked, words: Words
) -> dict[str, Any]:
    other = (view.seat + 1) % view.players
    name = who[other].name
    rows = [_row(rank, view, places, other, asked, words) for rank in Rank]
    return {
        "summary": _summary(rows, words),
        "columns": [
            words.say("Rank"),
            words.say("Unseen"),
            words.say("Your guess"),
            words.say("{name} holds one", name=name),
        ],
        "rows": rows,
        "open": None if asked.open_rank is None else _open(places, other, name, asked.open_rank, words),
    }


def _summary(rows: list[dict[str, Any]], words: Words) -> str:
    right = sum(row["verdict"] == "right" for row in rows)
    wrong = sum(row["verdict"] == "wrong" for row in rows)
    if not right + wrong:
        return words.say("Choose a rank to see how its chance comes about.")
    if not wrong:
        return words.say_n("{n} guess, and it is right.", "{n} guesses, all right.", right)
    return words.say("Right: {right}. Not right: {wrong}.", right=right, wrong=wrong)


def _row(  # noqa: PLR0913 - a row is one rank of one seat in one position
    rank: Rank, view: View, places: Unseen, other: int, asked: Asked, words: Words
) -> dict[str, Any]:
    number, of = places.of_rank(rank), SUITS * view.rules.decks
    guess = asked.guesses.get(rank, "")
    verdict = "" if not guess else "right" if guess == str(number) else "wrong"
    spoken = {
        "": "",
        "right": words.say("right"),
        "wrong": words.say_n("not right: {n} is unseen", "not right: {n} are unseen", number),
    }
    return {
        "rank": str(rank),
        "letter": words.letter(rank),
        "of": of,
        "unseen": number,
        "spoken": words.say(
            "{ranks}: {n} of {of} unseen. Show how the chance comes about",
            ranks=words.ranks(rank),
            n=number,
            of=of,
        ),
        "guess": guess,
        "verdict": verdict,
        "verdict_spoken": spoken[verdict],
        **_chance(holds(places, other, rank), words),
    }


def _chance(chance: Fraction, words: Words) -> dict[str, str]:
    """A chance in all its forms."""
    return {
        "num": str(chance.numerator),
        "den": "" if chance.denominator == 1 else str(chance.denominator),
        "fraction_spoken": words.fraction(chance),
        "about": words.about(chance),
        "percent": words.percent(chance),
    }


def _open(places: Unseen, other: int, name: str, rank: Rank, words: Words) -> dict[str, Any]:
    from pisti_teach.odds.derivation import derive  # noqa: PLC0415 - sympy, only when it is asked for

    return {
        "rank": str(rank),
        "title": words.say(
            "{ranks}: {n} unseen. Does {name} hold one?",
            ranks=words.ranks(rank),
            n=places.of_rank(rank),
            name=name,
        ),
        **_chance(holds(places, other, rank), words),
        "steps": [
            {"text": _sentence(step, words), "math": list(step.mathml)} for step in derive(places, other, rank)
        ],
        "close": words.say("Close"),
    }


def _sentence(step: Step, words: Words) -> str:
    """The sentence before a step's equations."""
    counts = step.counts
    match step.name:
        case "certain":
            return words.say("A Jack that went back at the opening is in this hand: it is certain.")
        case "impossible":
            return words.say("No card of this rank can be in this hand.")
        case "unavoidable":
            return words.say("There are not enough other cards to fill this hand: it is certain.")
        case "known":
            return words.say_n(
                "{n} Jack that went back has a known place; the other unseen cards",
                "{n} Jacks that went back have known places; the other unseen cards",
                counts["known"],
            )
        case "others":
            return words.say("Unseen, but of other ranks")
        case "hands":
            return words.say_n(
                "Hands of {n} card: without the rank, and all of them",
                "Hands of {n} cards: without the rank, and all of them",
                counts["hand"],
            )
        case "none":
            return words.say("None")
        case "at_least_one":
            return words.say("At least one")
        case "shy":
            return words.say_n(
                "{n} unseen Jack went back, so it is not face down; places that are not face down",
                "{n} unseen Jacks went back, so they are not face down; places that are not face down",
                counts["shy"],
            )
        case "free":
            return words.say("Other unseen cards, without the rank")
        case "case":
            return words.say_n(
                "The hand holds {n} Jack that went back: chance of that, and that the rest is without the rank",
                "The hand holds {n} Jacks that went back: chance of that, and that the rest is without the rank",
                counts["here"],
            )
        case "sum":
            return words.say("None, over all cases")
        case _:
            return words.say("None, both together")
