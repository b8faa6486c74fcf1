"""The teacher's plan as plain data: minutes, what is done, what stands on the board, what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.lessons.markup import drawn, plain

if TYPE_CHECKING:
    from pisti_teach.lessons.lesson import Lesson
    from pisti_teach.words import Words


def plan_of(lesson: Lesson, words: Words) -> dict[str, Any]:
    """Lay the parts of the plan out as rows, in their order; minutes in all below them."""
    rows = [
        {
            "minutes": words.say("{n} min", n=part.minutes),
            "cells": [drawn(text, words) if text else [] for text in (part.what, part.board, part.ask)],
        }
        for part in lesson.plan
    ]
    return {
        "title": words.say("Plan for the teacher"),
        "can": words.say("Goal for the class: {can}", can=plain(lesson.can, words)),
        "heads": [words.say("Minutes"), words.say("What"), words.say("On the board"), words.say("To ask")],
        "rows": rows,
        "total": words.say("{n} minutes in all", n=sum(part.minutes for part in lesson.plan)),
    }
