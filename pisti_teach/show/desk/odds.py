"""The chances that follow from what was seen, or what is wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.errors import SightingError
from pisti_teach.games import HOUSES
from pisti_teach.odds.unseen import unseen
from pisti_teach.show.desk.form import named
from pisti_teach.show.desk.glance import glance, ways
from pisti_teach.show.desk.panel import Looked, asked_of, panel
from pisti_teach.show.questions import TELLINGS
from pisti_teach.show.questions.telling import Prompt
from pisti_teach.trainer.measures import COMPARISONS, MEASURES

if TYPE_CHECKING:
    from pisti_teach.show.desk.asked import Desk, Wanted
    from pisti_teach.sightings import Sighting
    from pisti_teach.words import Words


def odds(desk: Desk, words: Words) -> dict[str, Any]:
    """The chances, or what is wrong with what was seen, with the chances before it."""
    try:
        return _odds(desk.sighting, desk.wanted, words)
    except SightingError as error:
        trouble = _trouble(error.reason, words)
    without = _without_odds(trouble, words)
    if desk.before is None:
        return without
    said = words.say("The chances are those before the latest marks.")
    odds_before = _odds(desk.before, desk.wanted, words)
    return {**odds_before, "trouble": f"{trouble} {said}", "is_before": True, "glance": without["glance"]}


def _odds(sighting: Sighting, wanted: Wanted, words: Words) -> dict[str, Any]:
    """The chances; SightingError for what cannot have been seen."""
    view = HOUSES[sighting.preset].sighted(sighting)
    measures = [name for name, measure in MEASURES.items() if measure.can(view)]
    chosen = wanted.measure if wanted.measure in measures else next(iter(measures), None)
    looked = Looked(view, unseen(view), named(sighting, words), wanted, chosen, words)
    asked = asked_of(looked)
    return {
        "trouble": "",
        "is_before": False,
        "glance": glance(looked, asked),
        "measures": _measures(measures, chosen, words),
        "left": panel(looked, asked),
        "compared": _compared(looked),
    }


def _without_odds(trouble: str, words: Words) -> dict[str, Any]:
    glanced = {"text": trouble, "cells": [], **ways(words)}
    nothing = dict.fromkeys(("measures", "left", "compared"))
    return {"trouble": trouble, "is_before": False, "glance": glanced, **nothing}


def _measures(measures: list[str], chosen: str | None, words: Words) -> dict[str, Any]:
    choices = [{"value": name, "label": TELLINGS[name].title(words)} for name in measures]
    return {"label": words.say("Chance"), "value": chosen, "choices": choices}


def _compared(looked: Looked) -> dict[str, Any] | None:
    """The cards that she could lay, side by side, where the game can compare them."""
    view, words = looked.view, looked.words
    comparison = COMPARISONS.get(view.game)
    if comparison is None:
        return None
    title = words.say("Your cards compared")
    if comparison.all_take(view):
        return {"title": title, "text": words.say("Every card of your hand takes."), "lines": None}
    question = comparison.ask(view)
    if question is None:
        return None
    prompt = Prompt(question, looked.who, words, TELLINGS[question.kind])
    return {"title": title, "text": prompt.telling.ask(prompt), "lines": prompt.telling.compared(prompt, "")}


def _trouble(reason: str, words: Words) -> str:
    """Say why this cannot have been seen, and what to do."""
    return {
        "hand": words.say("A hand has at most four cards: take marks away."),
        "too_few": words.say(
            "There are not so many cards left for the other hands: make them smaller, or take marks away."
        ),
        "peeked": words.say("Mark all cards that lay face down, or none of them."),
        "returned": words.say("Only a Jack can have gone back."),
        "top": words.say("One card lies on top of the pile: mark one as that, the others as played before."),
    }.get(reason, words.say("This cannot be. Look at the marks once more."))
