"""A question that stands for itself, not at a table in use: who sits there, and by which rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.players import around
from pisti_teach.show.questions import TELLINGS
from pisti_teach.show.questions.telling import Prompt

if TYPE_CHECKING:
    from pisti_teach.show.questions.telling import Telling
    from pisti_teach.trainer.question import Question
    from pisti_teach.words import Words


def prompt_of(question: Question, words: Words, telling: Telling | None = None) -> Prompt:
    """Give the question to learners who sit in its seat, in the words of its kind unless others are given."""
    who = around(question.seat, question.players, words, _partner(question))
    return Prompt(question, who, words, telling or TELLINGS[question.kind])


def _partner(question: Question) -> int | None:
    """The seat that plays on the same side, if there is one."""
    sides = getattr(question.rules, "sides", None)
    if sides is None:
        return None
    mates = next(side for side in sides(question.players) if question.seat in side)
    return next((seat for seat in mates if seat != question.seat), None)
