"""What may stand in the texts of a lesson, in curly brackets, and how a page draws it.

`{9C}` a card, `{J}` the letter of a rank, `{16%}` percent, `{0.33}` a decimal, `{3/47}` a fraction,
`{C(47,4)}` a binomial; `**so**` is stressed. Each language writes them in its own way.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Card, Rank
from pisti_teach.errors import LessonError, NotationError
from pisti_teach.show.faces import face, short

if TYPE_CHECKING:
    from collections.abc import Callable

    from pisti_teach.words import Words

PART = re.compile(r"\{([^{}]*)\}|\*\*([^*]+)\*\*")
PERCENT = re.compile(r"(\d+(?:\.\d+)?)%")
DECIMAL = re.compile(r"\d+\.\d+")
FRACTION = re.compile(r"(\d+)/(\d+)")
BINOMIAL = re.compile(r"C\((\d+),\s*(\d+)\)")
MATHML = '<math xmlns="http://www.w3.org/1998/Math/MathML">{}</math>'


@dataclass(frozen=True, slots=True)
class _Sign:
    """A form that stands in brackets, and how it is drawn."""

    matches: re.Pattern[str]
    drawn: Callable[[re.Match[str], Words], dict[str, Any]]


def drawn(text: str, words: Words) -> list[dict[str, Any]]:
    """Give the pieces of a text: each has `text`, and may have a `face`, `math`, or be `strong`.

    Raises LessonError for brackets around something else.
    """
    said = words.text(text)
    pieces: list[dict[str, Any]] = []
    end = 0
    for found in PART.finditer(said):
        pieces += [{"text": said[end : found.start()]}] if found.start() > end else []
        sign, strong = found.groups()
        pieces.append({"text": strong, "strong": True} if sign is None else _sign(sign, words))
        end = found.end()
    rest = said[end:]
    if set(rest) & set("{}"):
        raise LessonError(f"expected a card or a number between curly brackets, got {rest!r:.60}")
    return [*pieces, {"text": rest}] if rest else pieces


def plain(text: str, words: Words) -> str:
    """Give a text in which cards and numbers are written in short."""
    return "".join(piece["text"] for piece in drawn(text, words))


def signs(text: str) -> list[str]:
    """Give what stands in brackets, in order: a translation has the same."""
    return [sign for sign, _strong in PART.findall(text) if sign]


def _sign(text: str, words: Words) -> dict[str, Any]:
    if text in tuple(Rank):
        return {"text": words.letter(text)}
    try:
        card = Card.parse(text)
    except NotationError:
        return _number(text, words)
    return {"text": short(card, words), "face": face(card, words)}


def _number(text: str, words: Words) -> dict[str, Any]:
    for sign in SIGNS:
        if found := sign.matches.fullmatch(text):
            return sign.drawn(found, words)
    raise LessonError(f"expected a card or a number between curly brackets, got {text!r:.40}")


def _fraction(found: re.Match[str], _words: Words) -> dict[str, Any]:
    top, bottom = found.groups()
    inner = f"<mfrac><mn>{top}</mn><mn>{bottom}</mn></mfrac>"
    return {"text": f"{top}/{bottom}", "math": MATHML.format(inner)}


def _binomial(found: re.Match[str], words: Words) -> dict[str, Any]:
    of, take = found.groups()
    stacked = f'<mfrac linethickness="0"><mn>{of}</mn><mn>{take}</mn></mfrac>'
    math = words.math(f"<mrow><mo>(</mo>{stacked}<mo>)</mo></mrow>")
    return {"text": f"C({of}, {take})", "math": MATHML.format(math)}


SIGNS = (
    _Sign(PERCENT, lambda found, words: {"text": words.percent_of(Decimal(found[1]))}),
    _Sign(DECIMAL, lambda found, words: {"text": words.decimal(Decimal(found[0]))}),
    _Sign(FRACTION, _fraction),
    _Sign(BINOMIAL, _binomial),
)
