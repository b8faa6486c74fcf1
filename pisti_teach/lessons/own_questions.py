"""A question of the lesson's own out of its data: what is asked, what is right, what is said to an answer."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from pisti_teach.errors import LessonError
from pisti_teach.lessons.exhibits import cards_of, exhibits_of
from pisti_teach.lessons.lesson import USUAL_HOUSE, Own
from pisti_teach.trainer.answers import CHANCE, WHOLE
from pisti_teach.trainer.truths import Choice, Chosen, Fields, Number, Order, matched

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.trainer.truths import Truth

WHOLE_NUMBER = re.compile(r"[0-9]{1,9}")
FRACTION = re.compile(r"([0-9]{1,15})/([0-9]{1,15})")
FORMS = {
    "options, right": {"options", "right", "all"},
    "options, order": {"options", "order"},
    "number": {"number"},
    "fields": {"fields"},
}
"""Ways to say what is right, and the keys that belong to each."""


def own_of(data: Mapping[str, Any]) -> Own:
    """Read one; LessonError for what makes no sense in it."""
    _check_keys(data)
    options = [_option(option) for option in data.get("options", [])]
    fields = {f"field{at}": field for at, field in enumerate(data.get("fields", []), start=1)}
    named = {**{option["name"]: option for option in options}, **fields}
    if len(named) < len(options):
        raise LessonError(f"options: expected each once, got {_twice(options)} more often")
    return Own(
        ask=data["ask"],
        truth=_truth(data, tuple(option["name"] for option in options), fields),
        labels={name: one["text"] for name, one in named.items() if one.get("text")},
        replies={name: one["reply"] for name, one in named.items() if one.get("reply")},
        wrong=data.get("wrong", {}),
        exhibits=tuple(exhibits_of(data, data.get("house", USUAL_HOUSE))),
        house=data.get("house", USUAL_HOUSE),
        players=data.get("players", 2),
        guess=data.get("guess", False),
    )


def _check_keys(data: Mapping[str, Any]) -> None:
    """Refuse a key that would say nothing here, `all` beside a number, say."""
    way = next(way for way in FORMS if all(key in data for key in way.split(", ")))
    idle = [key for key in data if key in set().union(*FORMS.values()) - FORMS[way]]
    if idle:
        raise LessonError(f"{way}: expected no {', '.join(idle)} beside it; take out what is not meant")


def _twice(options: list[Mapping[str, str]]) -> str:
    counted = Counter(option["name"] for option in options)
    return ", ".join(name for name, times in counted.items() if times > 1)


def _option(option: str | Mapping[str, str]) -> Mapping[str, str]:
    if isinstance(option, str):
        option = {"card": option}
    if "card" in option:
        cards = cards_of(option["card"], "options")
        if len(cards) != 1:
            raise LessonError(f"options: expected one card each, got {option['card']!r:.40}")
        return {"name": str(cards[0]), "reply": option.get("reply", "")}
    return option


# ---------- what is right


def _truth(data: Mapping[str, Any], options: tuple[str, ...], fields: Mapping[str, Any]) -> Truth:
    if "number" in data:
        return _number(data["number"])
    if fields:
        return Fields(tuple(fields), tuple(field["value"] for field in fields.values()))
    if "order" in data:
        order = _among(options, data["order"], "order")
        return Order(options, order, is_once=sorted(order) == sorted(options))
    right = [data["right"]] if isinstance(data["right"], str) else data["right"]
    known = frozenset(_among(options, right, "right"))
    if data.get("all"):
        return Chosen(options, known)
    if len(known) == len(options):
        raise LessonError("right: expected an option that is wrong, all are right; is all = true meant?")
    return Choice(options, known)


def _among(options: tuple[str, ...], wanted: list[str], key: str) -> tuple[str, ...]:
    unknown = [name for name in wanted if name not in options]
    if unknown:
        raise LessonError(f"{key}: expected some of {', '.join(options)}, got {', '.join(unknown)}")
    return tuple(wanted)


def _number(given: int | str) -> Number:
    value = exact(str(given))
    if value is None:
        raise LessonError(
            "number: expected a whole number from 0 to 999999999, or a chance as a fraction from 0 to 1, "
            f"like 3/47; got {str(given)!r:.40}"
        )
    return Number(value, CHANCE if "/" in str(given) else WHOLE)


def exact(text: str) -> Fraction | None:
    """Read a number as a lesson writes it: a whole one, or a chance as a fraction; None for anything else.

    The decimals of a chance are rounded, so it is no way to write what is right.
    """
    if WHOLE_NUMBER.fullmatch(text):
        return Fraction(text)
    found = FRACTION.fullmatch(text)
    top, bottom = map(int, found.groups()) if found else (0, 0)
    return Fraction(top, bottom) if top <= bottom and bottom else None


def expecting(truth: Truth, answer: str) -> Truth | None:
    """Give the same question with this answer right, to see whether it was given; None if it cannot be."""
    made: Truth | None = None
    match truth:
        case Number() if (value := exact(answer)) is not None:
            made = replace(truth, value=value)
        case Choice(options=options) if option := matched(answer, options):
            made = replace(truth, right=frozenset({option}))
        case Chosen() if (marked := truth.parts(answer)) is not None:
            made = replace(truth, right=marked)
        case Order() if (places := truth.parts(answer)) is not None:
            made = replace(truth, right=places)
        case Fields() if (numbers := truth.parts(answer)) is not None:
            made = replace(truth, values=numbers)
    return made
