"""What is wrong with the form of a lesson: compared with `lesson.schema.json`, told in sentences.

Each says where, what was expected and what came; the `description` that a key has in the schema is told, too.
"""

from __future__ import annotations

import json
from difflib import get_close_matches
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from jsonschema.exceptions import ValidationError

TYPES = {
    "string": "text in quotes",
    "integer": "a whole number without quotes",
    "boolean": "true or false, without quotes",
    "array": "a list in square brackets",
    "object": "keys with values",
}
"""How the types of the schema are called in TOML."""
PATTERNS = {
    r"\S": "some text",
    r"^[a-z][a-z0-9_]{0,39}(?![\s\S])": "a letter, then letters, digits and _, all small, 40 at most",
}
"""What a text that has to match one of these is."""
MOST_DIGITS = 20
"""Digits of the largest number that means something, a seed."""
SHOWN = 60
"""Characters of what came that are told."""


def faults_of_form(data: Mapping[str, Any]) -> list[str]:
    """Compare with the schema; each fault with its place, `steps[2].play.goal`."""
    try:
        found = sorted(_validator().iter_errors(data), key=lambda error: _in_order(error.absolute_path))
    except ValueError:  # Python reads a number of any length in hexadecimal, but writes 4300 digits at most
        return [f"the file: expected numbers of at most {MOST_DIGITS} digits, got a longer one"]
    told = (f"{place(error.absolute_path)}: {_said(error)}" for error in found)
    return list(dict.fromkeys(told))  # of keys that are missing the validator tells one by one


def place(path: Iterable[str | int]) -> str:
    """Write where in the file it is; steps and their like are counted from 1, as people do."""
    parts = [f"[{part + 1}]" if isinstance(part, int) else f".{part}" for part in path]
    return "".join(parts).lstrip(".") or "the file"


@cache
def _validator() -> Any:  # noqa: ANN401 - the class is made here
    """Make the schema's validator; to it `2.0` is no whole number, since it is none to a table either."""
    from jsonschema import Draft202012Validator  # noqa: PLC0415 - only where a lesson is checked
    from jsonschema.validators import extend  # noqa: PLC0415

    schema = json.loads((resources.files(__package__) / "lesson.schema.json").read_text("utf-8"))
    types = Draft202012Validator.TYPE_CHECKER.redefine("integer", lambda _types, value: type(value) is int)
    return extend(Draft202012Validator, type_checker=types)(schema)


def _in_order(path: Iterable[str | int]) -> list[tuple[int, str]]:
    return [(part, "") if isinstance(part, int) else (-1, part) for part in path]


def _said(error: ValidationError) -> str:
    """Say what was expected and what came, and what the key is for."""
    said = _SAID[str(error.validator)](error)
    about = error.schema.get("description", "") if error.validator not in _OF_WHOLE else ""
    return f"{said} ({about})" if about else said


def _got(value: object) -> str:
    """Write what came as TOML has it, in short."""
    written = json.dumps(value, ensure_ascii=False, default=str)
    return written if len(written) <= SHOWN else f"{written[:SHOWN]}…"


def _missing(error: ValidationError) -> str:
    missing = [key for key in error.validator_value if key not in error.instance]
    return f"expected the keys {', '.join(error.validator_value)}; missing: {', '.join(missing)}"


def _unknown(error: ValidationError) -> str:
    known = list(error.schema["properties"])
    unknown = [key for key in error.instance if key not in known]
    return (
        f"expected only the keys {', '.join(known)}; got {', '.join(_meant(key, known) for key in unknown)}"
    )


def _meant(key: str, known: list[str]) -> str:
    """Write a key, with the one that may be meant by it."""
    near = get_close_matches(key, known, n=1)
    return f"{_got(key)} (is {near[0]} meant?)" if near else _got(key)


def _count(error: ValidationError) -> str:
    bound = "at least" if error.validator == "minItems" else "at most"
    if error.schema.get("minItems") == error.schema.get("maxItems"):
        bound = "exactly"
    return f"expected {bound} {error.validator_value} in the list, got {len(error.instance)}"


def _ways(error: ValidationError) -> str:
    """Say which keys, or which forms, exclude one another."""
    if error.schema.get("type") != "object":
        return f"expected {error.schema['expected']}, got {_got(error.instance)}"
    ways = [way["required"] for way in error.validator_value]
    known = dict.fromkeys(key for way in ways for key in way)
    came = [key for key in known if isinstance(error.instance, dict) and key in error.instance]
    return (
        f"expected one of {'; '.join(map(' with '.join, ways))}; got {' with '.join(came) or 'none of them'}"
    )


def _bound(word: str) -> Callable[[ValidationError], str]:
    return lambda error: f"expected {word} {error.validator_value}, got {_got(error.instance)}"


def _of_type(error: ValidationError) -> str:
    return f"expected {TYPES[error.validator_value]}, got {_got(error.instance)}"


def _listed(error: ValidationError) -> str:
    return f"expected one of {', '.join(error.validator_value)}, got {_got(error.instance)}"


def _matching(error: ValidationError) -> str:
    return f"expected {PATTERNS[error.validator_value]}, got {_got(error.instance)}"


def _once(error: ValidationError) -> str:
    return f"expected each of them once, got {_got(error.instance)}"


_OF_WHOLE = {"required", "additionalProperties", "oneOf"}
"""These name the keys themselves."""
_SAID: Mapping[str, Callable[[ValidationError], str]] = {
    "required": _missing,
    "additionalProperties": _unknown,
    "oneOf": _ways,
    "type": _of_type,
    "enum": _listed,
    "pattern": _matching,
    "minimum": _bound("at least"),
    "maximum": _bound("at most"),
    "minItems": _count,
    "maxItems": _count,
    "uniqueItems": _once,
}
"""By the keyword of the schema that is not kept to; the schema uses no other."""
