"""Lessons out of TOML: what has a wrong form is told with its place, all of it at once."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any

from pisti_teach.errors import LessonError, PistiTeachError
from pisti_teach.games import game_of_house
from pisti_teach.lessons import goals
from pisti_teach.lessons.exhibits import cards_of
from pisti_teach.lessons.forms import faults_of_form, place
from pisti_teach.lessons.lesson import (
    USUAL_HOUSE,
    Activity,
    Example,
    Lesson,
    Part,
    Play,
    Position,
    Quiz,
    Step,
)
from pisti_teach.lessons.own_questions import own_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pisti_teach.cards import Card

USUAL_BOT = "greedy"
USUAL_HELP = "marks"
AT_LINE = re.compile(r"\(at line (\d+), column (\d+)\)")
"""Where the reader of TOML says that it is."""
MENDS = 'texts stand in "…" or """…""", lists in [ ], each key once'
IN_PLACE_OF = ("house", "players", "dealer", "options", "seed", "you", "others", "table", "talon")
"""What a deal by its code says already."""


def read(text: str, name: str) -> Lesson:
    """Read a lesson; LessonError with all its faults.

    `name` is that of its file. What its positions and questions lead to is looked at by `checking`.
    """
    data = _data_of(text)
    if faults := faults_of_form(data):
        raise LessonError(*faults)
    return lesson_of(data, name)


def _data_of(text: str) -> dict[str, Any]:
    """Read TOML; LessonError with the line that is none."""
    if not text.strip():
        raise LessonError(
            "expected a lesson in TOML, got an empty file; docs/lessons.md has one to begin with"
        )
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(_no_toml(str(error), text)) from error
    except (ValueError, RecursionError) as error:  # a number of thousands of digits, lists within lists
        raise LessonError(f"expected TOML that can be read: {error}") from error


def _no_toml(said: str, text: str) -> str:
    """Say where it is, and what stands in that line."""
    found = AT_LINE.search(said)
    if found is None:
        return f"the last line: expected TOML, got its end: {said}; is a quote or a bracket not closed?"
    line, column = map(int, found.groups())
    what = f"{text.splitlines()[line - 1].strip()!r:.60}"
    return (
        f"line {line}, column {column}: expected TOML, got {what}: {said[: found.start()].strip()}; {MENDS}"
    )


def lesson_of(data: Mapping[str, Any], name: str) -> Lesson:
    """Make a lesson of data that have the right form; LessonError with all that makes no sense in it."""
    steps, faults = [], []
    for at, step in enumerate(data["steps"]):
        try:
            steps.append(_step(step))
        except PistiTeachError as error:
            faults.append(f"{place(['steps', at])} ({step['name']}): {error}")
    if faults:
        raise LessonError(*faults)
    return Lesson(
        name=name,
        number=data["number"],
        title=data["title"],
        can=data["can"],
        steps=tuple(steps),
        plan=tuple(Part(**part) for part in data["plan"]),
    )


def paragraphs(text: str) -> tuple[str, ...]:
    """Split a text at its empty lines; within a paragraph line ends are spaces."""
    return tuple(" ".join(part.split()) for part in text.split("\n\n") if part.strip())


def _step(data: Mapping[str, Any]) -> Step:
    key = next(key for key in ACTIVITIES if key in data)
    return Step(
        name=data["name"],
        title=data["title"],
        text=paragraphs(data["text"]),
        hints=tuple(data["hints"]),
        after=paragraphs(data["after"]),
        activity=ACTIVITIES[key](data[key]),
    )


# ---------- at the table


def _play(data: Mapping[str, Any]) -> Play:
    position = position_of(data)
    game = game_of_house(position.house).GAME
    return Play(
        position=position,
        goal=goals.parse(data["goal"], game),
        bots=data.get("bots", USUAL_BOT),
        help=data.get("help", USUAL_HELP),
        wrong=data.get("wrong", {}),
        count=tuple(data.get("count", "").split()),
    )


def position_of(data: Mapping[str, Any]) -> Position:
    """Read where a deal stands."""
    from pisti_teach.codes import read_code  # noqa: PLC0415 - few positions have a code

    moves = {"plays": tuple(data.get("plays", "").split()), "after": data.get("after", 0)}
    if code := data.get("deal", ""):
        if idle := [key for key in IN_PLACE_OF if key in data]:
            raise LessonError(
                f"deal: expected it in place of {', '.join(idle)}; take out the one or the others"
            )
        deal = read_code(code)
        return Position(
            house=deal.preset, players=deal.players, dealer=deal.dealer, seed=deal.seed, code=code, **moves
        )
    players = data.get("players", 2)
    return Position(
        house=data.get("house", USUAL_HOUSE),
        players=players,
        dealer=data.get("dealer", players - 1),
        options=data.get("options", {}),
        seed=data.get("seed", 0),
        chosen=_chosen(data),
        **moves,
    )


def _chosen(data: Mapping[str, Any]) -> dict[int | str, tuple[Card, ...]]:
    named: dict[int | str, str] = dict(enumerate([data.get("you", ""), *data.get("others", [])]))
    named |= {place: data.get(place, "") for place in ("table", "talon")}
    return {where: cards_of(text, str(where)) for where, text in named.items() if text}


# ---------- questions


def _asked(data: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "kind": data["kind"],
        "house": data.get("house", USUAL_HOUSE),
        "players": data.get("players", 2),
        "level": data.get("level", 1),
        "seed": data.get("seed", 0),
    }


def _quiz(data: Mapping[str, Any]) -> Quiz:
    flags = {name: data.get(name, False) for name in ("guess", "late")}
    return Quiz(**_asked(data), right=data.get("right", 1), **flags)


def _example(data: Mapping[str, Any]) -> Example:
    return Example(**_asked(data), gaps=tuple(sorted(data.get("gaps", []))))


ACTIVITIES: Mapping[str, Callable[[Mapping[str, Any]], Activity]] = {
    "play": _play,
    "quiz": _quiz,
    "question": own_of,
    "example": _example,
}
"""What a step may have to be done, by its key."""
