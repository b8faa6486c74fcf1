"""A lesson, or a step of one, that cannot be shown, as plain data: what is wrong, where, and what to do."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from pisti_teach.errors import LessonError
from pisti_teach.lessons.labels import labels_of
from pisti_teach.words import on_offer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.words import Words

PLACED = re.compile(r"(the file|the last line|line \d+|[^\s:']+(?: \(\w+\))?): (.+)", re.DOTALL)
"""A fault with its place, as `reading` and `checking` write it: `steps[2].play.goal: expected …`."""


def faults_of(error: Exception) -> tuple[str, ...]:
    """Give what an error says, one fault after another."""
    match error:
        case LessonError(faults=faults):
            return tuple(faults)
        case OSError(filename=str(file), strerror=str(said)):
            return (f"{file}: {said}",)
        case KeyError(args=(str(said),)):
            return (said,)  # `str` would quote it
    return (str(error),)


def of_step(faults: Sequence[str], words: Words) -> dict[str, Any] | None:
    """Say that a step cannot be shown; None where nothing is wrong."""
    if not faults:
        return None
    text = words.say("There is a mistake in the file of this lesson. The other steps can still be opened.")
    return {"title": words.say("This step cannot be shown"), "text": text, **_told(faults, words)}


def _of_lesson(faults: Sequence[str], words: Words) -> dict[str, Any]:
    text = words.say("Each line says where, what was expected, and what came.")
    return {"title": words.say("What is wrong"), "text": text, **_told(faults, words)}


def _told(faults: Sequence[str], words: Words) -> dict[str, Any]:
    return {
        "faults": [_fault(text) for text in faults],
        "todo": words.say(
            "If you wrote this lesson, mend its file, then reload the page or run the cell again. If not, "
            "show this to whoever gave it to you."
        ),
    }


def _fault(text: str) -> dict[str, str]:
    """Part a fault into its place and what is said; both are in the language of lesson files, English."""
    placed = PLACED.fullmatch(text)
    where, what = placed.groups() if placed else ("", text)
    return {"where": where, "what": what}


def scene_without_lesson(number: int, name: str, faults: Sequence[str], words: Words) -> dict[str, Any]:
    """Give a page in place of the lesson: the keys are those of its scene, with nothing to do."""
    return {
        "number": number,
        "lang": words.language,
        "languages": on_offer(),
        "labels": labels_of(words),
        "mode": "learn",
        "title": name,
        "about": "",
        "path": [],
        "notice": "",
        "trouble": _of_lesson(faults, words),
        "step": {
            **dict.fromkeys(("id", "place", "hint", "again", "outcome", "told", "streak"), ""),
            **{key: [] for key in ("text", "hints", "said", "acts", "onwards")},
            "title": words.say("This lesson cannot be shown"),
        },
        "question": None,
        "example": None,
        "has_table": False,
        "plan": None,
        "end": None,
        "keep": {"key": "", "saved": {}},
    }
