"""The notebook of a lesson: the page in one cell, then a cell for each step that a reader may change."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from pisti_teach.lessons.lesson import Example, Own, Play, Quiz

if TYPE_CHECKING:
    from pisti_teach.lessons.lesson import Lesson, Step

FOR_READERS = {"tags": ["only-notebook"]}
"""A page neither shows nor runs such a cell."""


def notebook_of(lesson: Lesson, file: str = "") -> dict[str, Any]:
    """Write the notebook of a lesson, `file` being where it stands if it is none of the course."""
    name = file or lesson.name
    intro = [
        f"# {lesson.number}. {lesson.title}",
        "",
        f"{lesson.can} Run the cell below (Shift and Enter together) for the whole lesson; then each step",
        "stands alone, with what a reader would change. Every cell can be changed and run again.",
    ]
    page = ["from pisti_teach.widgets import open_lesson", "", f"open_lesson({_written(name)})"]
    cells = [_markdown("title", intro), _code("page", page, {})]
    for at, step in enumerate(lesson.steps, start=1):
        cells.append(_markdown(f"{step.name}-words".replace("_", "-"), _words(at, step)))
        cells.append(_code(step.name.replace("_", "-"), _call(name, step), FOR_READERS))
    _tell_apart(cells)
    return {
        "cells": cells,
        "metadata": {
            "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
            "language_info": {"name": "python"},
            "title": lesson.title,
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def _tell_apart(cells: list[dict[str, Any]]) -> None:
    """Let no two cells have one id: a step may be called `page`, or `pair_words` beside `pair`."""
    taken: set[str] = set()
    for cell in cells:
        tries = (cell["id"], *(f"{cell['id']}-{number}" for number in range(2, len(cells) + 2)))
        cell["id"] = next(one for one in tries if one not in taken)
        taken.add(cell["id"])


def _words(at: int, step: Step) -> list[str]:
    return [f"## Step {at}: {step.title}", "", *_wrapped(step.text)]


def _wrapped(texts: tuple[str, ...]) -> list[str]:
    from textwrap import wrap  # noqa: PLC0415 - only where notebooks are written

    lines: list[str] = []
    for text in texts:
        lines += [*wrap(text.replace("{", "").replace("}", ""), 110, break_long_words=False), ""]
    return lines[:-1]


def _call(name: str, step: Step) -> list[str]:
    """The live call, with the parts of the step that are worth a change."""
    given = [_written(name), _written(step.name), *(f"{key}={_written(one)}" for key, one in _parts(step))]
    return ["from pisti_teach.widgets import open_step", "", f"open_step({', '.join(given)})"]


def _written(value: object) -> str:
    """Write a text or a number as Python, with double quotes, which JSON shares with it."""
    return json.dumps(value, ensure_ascii=False)


def _parts(step: Step) -> list[tuple[str, object]]:
    match step.activity:
        case Play(goal=goal, bots=bots):
            return [("goal", str(goal)), ("bots", bots)]
        case Quiz(house=house, level=level, right=right):
            return [("house", house), ("level", level), ("right", right)]
        case Example(house=house, level=level, seed=seed):
            return [("house", house), ("level", level), ("seed", seed)]
        case Own():
            return []
    raise TypeError(f"expected an activity, got {step.activity!r}")


def _markdown(name: str, lines: list[str]) -> dict[str, Any]:
    return {"cell_type": "markdown", "id": name, "metadata": FOR_READERS, "source": _source(lines)}


def _code(name: str, lines: list[str], metadata: dict[str, Any]) -> dict[str, Any]:
    return {
        "cell_type": "code",
        "execution_count": None,
        "id": name,
        "metadata": metadata,
        "outputs": [],
        "source": _source(lines),
    }


def _source(lines: list[str]) -> list[str]:
    return [*(f"{line}\n" for line in lines[:-1]), lines[-1]]
