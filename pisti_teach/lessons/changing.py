"""A step with something in it changed, for whoever reads its notebook and wants to know what if."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

from pisti_teach.errors import LessonError
from pisti_teach.games import game_of_house
from pisti_teach.lessons import goals
from pisti_teach.lessons.lesson import Play, Position

if TYPE_CHECKING:
    from pisti_teach.lessons.lesson import Step

OF_POSITION = tuple(field.name for field in fields(Position))
TOLD_ELSEWHERE = "This table was changed: what is asked for stands in the cell above it."
"""In place of a text that was written for other cards, or another goal."""


def changed(step: Step, changes: Mapping[str, Any]) -> Step:
    """Change what is to be done; LessonError for something that this step does not have, or of another type.

    What the lesson says of its own table (what to do, hints, what a play leads to) would be wrong at another
    one, so it goes.
    """
    if not isinstance(step.activity, Play):
        return replace(step, activity=_with(step, step.activity, changes))
    activity = _play(step, step.activity, changes)
    if replace(activity, help=step.activity.help) == step.activity:
        return replace(step, activity=activity)
    return replace(step, text=(TOLD_ELSEWHERE,), hints=(), after=(), activity=replace(activity, wrong={}))


def _play(step: Step, activity: Play, changes: Mapping[str, Any]) -> Play:
    """Change what is played at the table of a step, or its position."""
    left = dict(changes)
    moved = {key: left.pop(key) for key in OF_POSITION if key in left}
    position = _with(step, activity.position, moved)
    goal = goals.parse(str(left.pop("goal", activity.goal)), game_of_house(position.house).GAME)
    made: Play = replace(_with(step, activity, left), position=position, goal=goal)
    return made


def _with(step: Step, part: Any, changes: Mapping[str, Any]) -> Any:  # noqa: ANN401 - an activity, or a position
    """Change a part of it."""
    known = {field.name: getattr(part, field.name) for field in fields(part)}
    if unknown := [key for key in changes if key not in known]:
        names = ", ".join([*known, *(OF_POSITION if isinstance(part, Play) else ())])
        raise LessonError(f"{step.name}: expected some of {names}, got {', '.join(unknown)}")
    for key, value in changes.items():
        kind = _kind(known[key])
        if not isinstance(value, kind):
            raise LessonError(f"{step.name}: expected {key} as {kind.__name__}, got {value!r:.60}")
    return replace(part, **changes)


def _kind(value: object) -> type:
    """Give what a change has to be an instance of."""
    return Mapping if isinstance(value, Mapping) else type(value)
