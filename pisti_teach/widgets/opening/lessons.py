"""Lessons and the houses, to be opened in a cell."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pisti_teach.errors import PistiTeachError
from pisti_teach.lessons import course
from pisti_teach.lessons.changing import changed
from pisti_teach.lessons.checking import faults
from pisti_teach.lessons.trouble import faults_of
from pisti_teach.lessons.walking import Walk
from pisti_teach.widgets.complaint import Complaint
from pisti_teach.widgets.guide import Guide
from pisti_teach.widgets.opening.tables import PAUSE
from pisti_teach.widgets.tutor import Tutor
from pisti_teach.words import Words

if TYPE_CHECKING:
    from ipywidgets import VBox

    from pisti_teach.lessons.lesson import Lesson

OWN = ".toml"
"""How the name of somebody's own lesson ends, which is a file."""


def open_lesson(lesson: str, *, pause: float = PAUSE, language: str = "en", key: str | None = None) -> VBox:
    """Open a lesson of the course by its name, or one of your own by its file, `my_lesson.toml`.

    The page keeps what is done under `key`; None takes the lesson's name, `own:` before that of a file.
    `pause` is how long computer players wait, in seconds. Where the lesson cannot be shown, the page says all
    that is wrong with it.
    """
    words = Words.of(language)
    try:
        found = _lesson(lesson)
    except (PistiTeachError, OSError) as error:
        return Complaint(Path(lesson).name, faults_of(error), words).box
    is_own = lesson.endswith(OWN)
    usual = f"own:{Path(lesson).name}" if is_own else found.name
    kept, following = usual if key is None else key, None if is_own else course.following(found.name)
    try:
        return Tutor(Walk(found), words, pause=pause, key=kept, following=following).box
    except PistiTeachError as error:
        return Complaint(Path(lesson).name, faults(found) or faults_of(error), words).box


def open_step(
    lesson: str,
    step: str,
    *,
    pause: float = PAUSE,
    language: str = "en",
    **changes: Any,  # noqa: ANN401 - whatever the step has
) -> VBox:
    """Open one step of a lesson, with some of what it has changed: `goal`, `bots`, `house`, `level`, say.

    KeyError for a step that is not there, LessonError for a change that makes no sense.
    """
    found = _lesson(lesson)
    alone = replace(found, steps=(changed(found.step(step), changes),))
    return Tutor(Walk(alone), Words.of(language), pause=pause).box


def open_houses(*, pause: float = PAUSE, language: str = "en") -> VBox:
    """Open the rules of the houses side by side; each difference has a position to try it at.

    `pause` is how long computer players wait there, in seconds.
    """
    return Guide(Words.of(language), pause=pause).box


def _lesson(name: str) -> Lesson:
    """Give a lesson by its name in the course, or by its file."""
    return course.lesson_in(Path(name)) if name.endswith(OWN) else course.lesson(name)
