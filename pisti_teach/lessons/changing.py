"""A step with something in it changed, for whoever reads its notebook and wants to know what if."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

from pisti_teach.errors import LessonError
from pisti_teach.games import game_of_house
from pisti_teach.lessons import goals
from pisti_teach.lessons.lesson import Play, Position

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.lessons.lesson import Step

OF_POSITION = tuple(field.name for field in fields(Position))


def changed(step: Step, changes: Mapping[str, Any]) -> Step:
    """Change what is to be done; LessonError for something that this step does not have."""
    activity, left = step.activity, dict(changes)
    known = [field.name for field in fields(activity)]
    if isinstance(activity, Play):
        known += OF_POSITION
        moved = {key: left.pop(key) for key in OF_POSITION if key in left}
        position = replace(activity.position, **moved)
        goal = goals.parse(str(left.pop("goal", activity.goal)), game_of_house(position.house).GAME)
        activity = replace(activity, position=position, goal=goal)
    unknown = [key for key in left if key not in known]
    if unknown:
        raise LessonError(f"{step.name}: expected some of {', '.join(known)}, got {', '.join(unknown)}")
    return replace(step, activity=replace(activity, **left))
