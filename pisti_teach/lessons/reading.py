"""Lessons out of TOML: what has a wrong form is told with its place, all of it at once."""

from __future__ import annotations

import json
import tomllib
from fractions import Fraction
from importlib import resources
from typing import TYPE_CHECKING, Any

from pisti_teach.errors import LessonError, PistiTeachError
from pisti_teach.games import game_of_house
from pisti_teach.lessons import goals
from pisti_teach.lessons.exhibits import cards_of, exhibits_of
from pisti_teach.lessons.lesson import Activity, Example, Lesson, Own, Part, Play, Position, Quiz, Step
from pisti_teach.trainer.answers import CHANCE, WHOLE
from pisti_teach.trainer.truths import Choice, Chosen, Fields, Number, Order

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from pisti_teach.cards import Card
    from pisti_teach.trainer.truths import Truth

USUAL_HOUSE = "zone"
USUAL_BOT = "greedy"
USUAL_HELP = "marks"


def read(text: str, name: str) -> Lesson:
    """Read a lesson; LessonError with all its faults.

    `name` is that of its file. What its positions and questions lead to is looked at by `checking`.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"expected TOML: {error}") from error
    faults = list(faults_of_form(data))
    if faults:
        raise LessonError(*faults)
    return lesson_of(data, name)


def faults_of_form(data: Mapping[str, Any]) -> Iterable[str]:
    """Compare with the schema; each fault with its place, `steps[2].play.goal`."""
    from jsonschema import Draft202012Validator  # noqa: PLC0415 - only where a lesson is checked
    from jsonschema.exceptions import best_match  # noqa: PLC0415

    schema = json.loads((resources.files(__package__) / "lesson.schema.json").read_text("utf-8"))
    for error in sorted(
        Draft202012Validator(schema).iter_errors(data), key=lambda one: list(map(str, one.path))
    ):
        deepest = best_match([error]) or error
        yield f"{place(deepest.absolute_path)}: {deepest.message}"


def place(path: Iterable[str | int]) -> str:
    """Write where in the file it is; steps and their like are counted from 1, as people do."""
    parts = [f"[{part + 1}]" if isinstance(part, int) else f".{part}" for part in path]
    return "".join(parts).lstrip(".") or "the file"


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
    return Quiz(**_asked(data), right=data.get("right", 1), guess=data.get("guess", False))


def _example(data: Mapping[str, Any]) -> Example:
    return Example(**_asked(data), gaps=tuple(sorted(data.get("gaps", []))))


def _own(data: Mapping[str, Any]) -> Own:
    options = [_option(option) for option in data.get("options", [])]
    fields = {f"field{at}": field for at, field in enumerate(data.get("fields", []), start=1)}
    labels = {option["name"]: option["text"] for option in options if option.get("text")}
    return Own(
        ask=data["ask"],
        truth=_truth(data, tuple(option["name"] for option in options), fields),
        labels={**labels, **{name: field["text"] for name, field in fields.items()}},
        replies={option["name"]: option["reply"] for option in options if option.get("reply")},
        exhibits=tuple(exhibits_of(data, data.get("house", USUAL_HOUSE))),
        house=data.get("house", USUAL_HOUSE),
        players=data.get("players", 2),
        guess=data.get("guess", False),
    )


def _option(option: str | Mapping[str, str]) -> Mapping[str, str]:
    if isinstance(option, str):
        option = {"card": option}
    if "card" in option:
        cards = cards_of(option["card"], "options")
        if len(cards) != 1:
            raise LessonError(f"options: expected one card each, got {option['card']!r:.40}")
        return {"name": str(cards[0]), "reply": option.get("reply", "")}
    return option


def _truth(data: Mapping[str, Any], options: tuple[str, ...], fields: Mapping[str, Any]) -> Truth:
    if "number" in data:
        return _number(data["number"])
    if fields:
        return Fields(tuple(fields), tuple(field["value"] for field in fields.values()))
    if "order" in data:
        return Order(options, _among(options, data["order"], "order"))
    right = [data["right"]] if isinstance(data["right"], str) else data["right"]
    known = frozenset(_among(options, right, "right"))
    return Chosen(options, known) if data.get("all") else Choice(options, known)


def _among(options: tuple[str, ...], wanted: list[str], key: str) -> tuple[str, ...]:
    unknown = [name for name in wanted if name not in options]
    if unknown:
        raise LessonError(f"{key}: expected some of {', '.join(options)}, got {', '.join(unknown)}")
    return tuple(wanted)


def _number(text: str) -> Number:
    try:
        value = Fraction(text)
    except (ValueError, ZeroDivisionError):
        raise LessonError(
            f"number: expected a whole number or a fraction like 3/47, got {text!r:.40}"
        ) from None
    return Number(value, WHOLE if "/" not in text else CHANCE)


ACTIVITIES: Mapping[str, Callable[[Mapping[str, Any]], Activity]] = {
    "play": _play,
    "quiz": _quiz,
    "question": _own,
    "example": _example,
}
"""What a step may have to be done, by its key."""
