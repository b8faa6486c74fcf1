"""What is left? The thirteen ranks: how many are unseen, and the exact chance that a seat holds one."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Rank
from pisti_teach.odds.exact import holds
from pisti_teach.odds.unseen import unseen
from pisti_teach.show.chances import board, forms, told, value_forms
from pisti_teach.show.games import DRAWINGS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from fractions import Fraction

    from pisti_teach.games import View
    from pisti_teach.odds.derivation import Step
    from pisti_teach.odds.unseen import Unseen
    from pisti_teach.show.chances import Chance
    from pisti_teach.show.players import Player
    from pisti_teach.words import Words


@dataclass(frozen=True, slots=True)
class Asked:
    """What the learner has asked of this very position."""

    guesses: Mapping[str, str] = field(default_factory=dict)
    """Her guess for some of the ranks, as typed."""
    open_rank: Rank | None = None
    """The rank whose derivation is open …"""
    open_chance: str | None = None
    """… or the other chance, by its key."""
    seat: int | None = None
    """Whose hand the chances are about; None for the next seat with cards."""
    is_answered: bool = True
    """Whether she wants to see the answers, or has only chosen a seat."""


def left(
    view: View, who: Mapping[int, Player], asked: Asked | None, words: Words, *, is_at_rest: bool
) -> dict[str, Any]:
    """The panel's data; the answers only if she has asked, and the position stays as it is."""
    places = unseen(view)
    cards = len(places.cards)
    return {
        "title": words.say("What is left?"),
        "unseen": words.say_n("{n} unseen", "{n} unseen", cards),
        "can_ask": is_at_rest,
        "seats": _seats(view, who, _seat_asked(view, asked), words),
        "intro": words.say("How many of each rank have you not seen yet? Guess; any may stay empty."),
        "check": words.say("Check my guess"),
        "show": words.say("Show me"),
        "chances_title": words.say("Chances now"),
        "ranks": [_tile(rank, places.of_each_rank, words) for rank in Rank],
        "answer": None
        if asked is None or not asked.is_answered
        else _answer(view, places, who, asked, words),
    }


def holders(view: View) -> list[int]:
    """Other seats that hold cards, from the next one on."""
    around = [(view.seat + step) % view.players for step in range(1, view.players)]
    return [seat for seat in around if view.hand_sizes[seat]]


def _seat_asked(view: View, asked: Asked | None) -> int | None:
    """The seat that the chances are about; None if no other seat holds a card."""
    held = holders(view)
    return asked.seat if asked and asked.seat in held else next(iter(held), None)


def _seats(view: View, who: Mapping[int, Player], seat: int | None, words: Words) -> dict[str, Any] | None:
    """The choice whose hand it is about, where there is one."""
    held = holders(view)
    if len(held) < 2:  # noqa: PLR2004 - one is no choice
        return None
    return {
        "label": words.say("Chances of"),
        "value": seat,
        "choices": [{"value": other, "label": who[other].name} for other in held],
    }


def _tile(rank: Rank, most: int, words: Words) -> dict[str, Any]:
    return {
        "rank": str(rank),
        "letter": words.letter(rank),
        "max": most,
        "guess_label": words.say("{ranks}, your guess", ranks=words.ranks(rank)),
    }


def _answer(
    view: View, places: Unseen, who: Mapping[int, Player], asked: Asked, words: Words
) -> dict[str, Any]:
    other = _seat_asked(view, asked)
    if other is None:  # before the last card of a hand-out the others hold none
        other = (view.seat + 1) % view.players
    name = who[other].name
    drawing, rank = DRAWINGS[view.game], asked.open_rank

    def sentence(step: Step) -> str:
        return drawing.sentence(step, words)

    rows = [
        {
            **unseen_of(one, places.of_rank(one), places.of_each_rank, words),
            **_verdict(asked.guesses.get(one, ""), places.of_rank(one), words),
            **forms(holds(places, other, one), words),
        }
        for one in Rank
    ]
    return {
        "summary": _summary(rows, words),
        "columns": [
            words.say("Rank"),
            words.say("Unseen"),
            words.say("Your guess"),
            words.say("Held by {name}", name=name),
        ],
        "rows": rows,
        "open": rank
        and opened(
            rank,
            words.holds_one(rank, name),
            holds(places, other, rank),
            board(places, other, rank, sentence, words),
            words,
        ),
        **chance_list(drawing.chances(view, who, words), asked.open_chance, words, sentence),
    }


def chance_list(
    chances: Sequence[Chance], opened: str | None, words: Words, sentence: Callable[[Step], str]
) -> dict[str, Any]:
    """The chances that the game offers besides, and the one whose derivation is open."""
    rows = [
        {
            "key": chance.key,
            "label": chance.label,
            **value_forms(chance, words),
            "spoken": _spoken(chance, words),
        }
        for chance in chances
    ]
    shown = next((chance for chance in chances if chance.key == opened), None)
    return {
        "chances": rows,
        "open_chance": shown
        and {
            "key": shown.key,
            "title": shown.label,
            **value_forms(shown, words),
            "steps": told(shown.steps(), sentence, words),
            "close": words.say("Close"),
        },
    }


def _spoken(chance: Chance, words: Words) -> str:
    """Name a chance with its value, and what pressing it does."""
    forms = value_forms(chance, words)
    value = forms["number"] or forms["percent"]
    return words.say("{label}: {value}. Show how it comes about", label=chance.label, value=value)


def _summary(rows: list[dict[str, Any]], words: Words) -> str:
    right = sum(row["verdict"] == "right" for row in rows)
    wrong = sum(row["verdict"] == "wrong" for row in rows)
    if not right + wrong:
        return words.say("Choose a rank to see how its chance comes about.")
    if not wrong:
        return words.say_n("Your guess is right.", "All {n} guesses are right.", right)
    return words.say("Right: {right}. Not right: {wrong}.", right=right, wrong=wrong)


def unseen_of(rank: Rank, number: int, of: int, words: Words) -> dict[str, Any]:
    """Say how many cards of a rank are unseen."""
    spoken = words.say_n(
        "{ranks}: {n} of {of} is unseen. Show how the chance comes about",
        "{ranks}: {n} of {of} are unseen. Show how the chance comes about",
        number,
        ranks=words.ranks(rank),
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


def opened(
    rank: Rank, title: str, chance: Fraction, steps: list[dict[str, Any]], words: Words
) -> dict[str, Any]:
    """The steps to the chance of one rank, with its value."""
    return {
        "rank": str(rank),
        "title": title,
        **forms(chance, words),
        "steps": steps,
        "close": words.say("Close"),
    }
