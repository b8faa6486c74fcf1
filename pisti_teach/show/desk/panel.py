"""What is left at the odds desk: a row a rank with its chance, and the other chances of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Rank
from pisti_teach.show.chances import forms
from pisti_teach.show.games import DRAWINGS
from pisti_teach.show.left import chance_list, holders, opened, unseen_of
from pisti_teach.show.questions import TELLINGS
from pisti_teach.show.questions.replies import steps
from pisti_teach.show.questions.telling import Prompt
from pisti_teach.trainer.measures import MEASURES

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from pisti_teach.games import View
    from pisti_teach.odds.unseen import Unseen
    from pisti_teach.show.desk.asked import Wanted
    from pisti_teach.show.players import Player
    from pisti_teach.trainer.question import Question
    from pisti_teach.words import Words

NO_CHANCE = {"num": "–", "den": "", "fraction_spoken": "", "about": "", "percent": ""}
"""Shown where a position has none of the measures."""


@dataclass(frozen=True, slots=True)
class Looked:
    """A position, and what is looked at there."""

    view: View
    places: Unseen
    who: Mapping[int, Player]
    wanted: Wanted
    measure: str | None
    """The chance of each rank; None where this position has none."""
    words: Words

    @property
    def seat(self) -> int | None:
        """Whose hand the chances are about."""
        held = holders(self.view)
        return self.wanted.seat if self.wanted.seat in held else next(iter(held), None)


def panel(looked: Looked, asked: Mapping[Rank, Question]) -> dict[str, Any]:
    """The panel's data, with the question of each rank."""
    words = looked.words
    return {
        "title": words.say("What is left?"),
        "unseen": words.say_n("{n} unseen", "{n} unseen", len(looked.places.cards)),
        "seats": _seats(looked),
        "chances_title": words.say("Chances now"),
        "answer": _answer(looked, asked),
    }


def _seats(looked: Looked) -> dict[str, Any] | None:
    """The choice whose hand it is about, where there is one."""
    held = holders(looked.view)
    if looked.measure is None or not MEASURES[looked.measure].is_of_seat or len(held) < 2:  # noqa: PLR2004
        return None
    choices = [{"value": other, "label": looked.who[other].name} for other in held]
    return {"label": looked.words.say("Chances of"), "value": looked.seat, "choices": choices}


def _answer(looked: Looked, asked: Mapping[Rank, Question]) -> dict[str, Any]:
    words, rank = looked.words, looked.wanted.open_rank
    title = TELLINGS[looked.measure].title(words) if looked.measure else ""
    return {
        "summary": words.say("Choose a rank to see how its chance comes about."),
        "columns": [words.say("Rank"), words.say("Unseen"), title],
        "rows": _rows(looked, asked),
        "open": _open(rank, asked[rank], looked) if rank and rank in asked else None,
        **_others(looked),
    }


def asked_of(looked: Looked) -> dict[Rank, Question]:
    """The question of each rank whose answer is looked at; none where the position has no such chance."""
    if looked.measure is None:
        return {}
    ask = MEASURES[looked.measure].ask
    return {rank: ask(looked.view, looked.places, looked.seat, rank) for rank in Rank}


def _rows(looked: Looked, asked: Mapping[Rank, Question]) -> list[dict[str, Any]]:
    places, words = looked.places, looked.words
    return [
        {
            **unseen_of(rank, places.of_rank(rank), places.of_each_rank, words),
            **(forms(value_of(asked[rank]), words) if asked else NO_CHANCE),
        }
        for rank in Rank
    ]


def value_of(question: Question) -> Fraction:
    """The chance that is asked for."""
    value: Fraction | None = getattr(question.truth, "value", None)
    if value is None:
        raise TypeError(f"expected a chance, got {question.truth!r}")
    return value


def _open(rank: Rank, question: Question, looked: Looked) -> dict[str, Any]:
    """The steps to one chance."""
    prompt = Prompt(question, looked.who, looked.words, TELLINGS[question.kind])
    told = [{"text": step["text"], "math": step["math"]} for step in steps(prompt)]
    return opened(rank, prompt.telling.ask(prompt), value_of(question), told, looked.words)


def _others(looked: Looked) -> dict[str, Any]:
    """The chances that the game offers besides, and the steps of the open one."""
    drawing, words = DRAWINGS[looked.view.game], looked.words
    chances = drawing.chances(looked.view, looked.who, words)
    return chance_list(chances, looked.wanted.open_chance, words, lambda step: drawing.sentence(step, words))
