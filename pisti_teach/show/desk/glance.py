"""All chances at a glance, in whole percent: for a page on which the pack and the panel lie far apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.show.desk.panel import value_of
from pisti_teach.show.questions import TELLINGS
from pisti_teach.trainer.measures import MEASURES
from pisti_teach.words.numbers import FULL

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from pisti_teach.cards import Rank
    from pisti_teach.show.desk.panel import Looked
    from pisti_teach.trainer.question import Question
    from pisti_teach.words import Words


def glance(looked: Looked, asked: Mapping[Rank, Question]) -> dict[str, Any]:
    """The strip: what the chances are of, and each rank with its own."""
    words = looked.words
    cells = [
        {"letter": words.letter(rank), "percent": str(whole_percent(value_of(question)))}
        for rank, question in asked.items()
    ]
    return {"text": _about(looked), "cells": cells, **ways(words)}


def ways(words: Words) -> dict[str, str]:
    """The ways between the pack and the chances."""
    return {"down": words.say("To the chances"), "up": words.say("To the cards")}


def _about(looked: Looked) -> str:
    """Which chance it is, whose, and in what it is given."""
    words, measure, seat = looked.words, looked.measure, looked.seat
    if measure is None:
        return words.say_n("{n} unseen", "{n} unseen", len(looked.places.cards))
    title = TELLINGS[measure].title(words)
    if seat is None or not MEASURES[measure].is_of_seat:
        return words.say("{chance}, in percent", chance=title)
    return words.say("{chance}, in percent: {name}", chance=title, name=looked.who[seat].name)


def whole_percent(chance: Fraction) -> int:
    """Give a chance in whole percent; what is not certain is never 0 or 100.

    >>> from fractions import Fraction
    >>> [whole_percent(Fraction(n, 1000)) for n in (0, 1, 165, 999, 1000)]
    [0, 1, 16, 99, 100]
    """
    if chance in {0, 1}:
        return int(chance) * FULL
    return max(1, min(FULL - 1, round(chance * FULL)))
