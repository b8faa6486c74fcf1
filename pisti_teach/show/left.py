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
    rows = [
        {
            **_unseen(rank, places.of_rank(rank), SUITS * view.rules.decks, words),
            **_verdict(asked.guesses.get(rank, ""), places.of_rank(rank), words),
            **_chance(holds(places, other, rank), words),
        }
        for rank in Rank
    ]
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


def _unseen(rank: Rank, number: int, of: int, words: Words) -> dict[str, Any]:
    """Say how many cards of a rank are unseen."""
    spoken = words.say(
        "{ranks}: {n} of {of} unseen. Show how the chance comes about",
        ranks=words.ranks(rank),
        n=number,
        of=of,
    )
    return {"rank": str(rank), "letter": words.letter(rank), "of": of, "unseen": number, "spoken": spoken}


def _verdict(guess: str, number: int, words: Words) -> dict[str, str]:
    """Judge a guess; an empty one is none."""
    verdict = "" if not guess else "right" if guess == str(number) else "wrong"
    spoken = {
        "": "",
        "right": words.say("right"),
        "wrong": words.say_n("not right: {n} is unseen", "not right: {n} are unseen", number),
    }
    return {"guess": guess, "verdict": verdict, "verdict_spoken": spoken[verdict]}


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
            {"text": _sentence(step, words), "math": list(step.mathml)}
            for step in derive(places, other, rank)
        ],
        "close": words.say("Close"),
    }


def _sentence(step: Step, words: Words) -> str:
    """Give the sentence before a step's equations."""
    counted = _counted_sentences(step.counts, words)
    return counted[step.name] if step.name in counted else _plain_sentences(words)[step.name]


def _plain_sentences(words: Words) -> dict[str, str]:
    return {
        "certain": words.say("A Jack that went back at the opening is in this hand: it is certain."),
        "impossible": words.say("No card of this rank can be in this hand."),
        "unavoidable": words.say("There are not enough other cards to fill this hand: it is certain."),
        "others": words.say("Unseen, but of other ranks"),
        "none": words.say("None"),
        "at_least_one": words.say("At least one"),
        "free": words.say("Other unseen cards, without the rank"),
        "sum": words.say("None, over all cases"),
        "product": words.say("None, both together"),
    }


def _counted_sentences(counts: Mapping[str, int], words: Words) -> dict[str, str]:
    return {
        "known": words.say_n(
            "{n} Jack that went back has a known place; the other unseen cards",
            "{n} Jacks that went back have known places; the other unseen cards",
            counts.get("known", 0),
        ),
        "hands": words.say_n(
            "Hands of {n} card: without the rank, and all of them",
            "Hands of {n} cards: without the rank, and all of them",
            counts.get("hand", 0),
        ),
        "shy": words.say_n(
            "{n} unseen Jack went back, so it is not face down; places that are not face down",
            "{n} unseen Jacks went back, so they are not face down; places that are not face down",
            counts.get("shy", 0),
        ),
        "case": words.say_n(
            "The hand holds {n} Jack that went back: chance of that, and that the rest lacks the rank",
            "The hand holds {n} Jacks that went back: chance of that, and that the rest lacks the rank",
            counts.get("here", 0),
        ),
    }
