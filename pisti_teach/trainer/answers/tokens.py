"""The signs of an answer: digits, signs and words of any script, each as a token.

What `1,165` means depends on the language: a sign between digits that is not the decimal sign there, with
three digits behind, may group thousands or not. A text is therefore taken apart under both views.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import TYPE_CHECKING

from pisti_teach.trainer.answers.connectives import is_binomial, is_connective, is_suffix
from pisti_teach.trainer.answers.limits import MOST_PLACES, AnswerError, whole

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pisti_teach.trainer.answers.limits import Budget


class Kind(StrEnum):
    """Kinds of tokens; one letter each, so that a regular expression can look at the shape of an answer."""

    WHOLE = "W"
    DECIMAL = "D"
    VULGAR = "V"
    PLUS = "+"
    MINUS = "-"
    TIMES = "*"
    OVER = "/"
    OPEN = "("
    SHUT = ")"
    COMMA = ","
    PERCENT = "%"
    BINOMIAL = "C"
    IN = "i"
    OUT_OF = "o"
    """Behind the whole, before the part, as in Turkish."""


@dataclass(frozen=True, slots=True)
class Token:
    """A number, a sign or a word, written in digits 0 to 9 and the signs of `Kind`."""

    kind: Kind
    text: str
    value: Fraction = Fraction(0)
    """Of a number."""
    places: int = 0
    """Of a decimal."""


SIGNS = {
    "/": "⁄∕／÷:：∶➗",
    "%": "％٪﹪",
    "+": "＋﹢➕",
    "-": "−–‐‑‒﹣－➖",
    "*": "×·⋅∙•∗＊✕✖",
    "(": "（﹙",
    ")": "）﹚",
    ",": "，﹐",
    ";": "；﹔",
    ".": "٫．",
    "'": "’‘ʼ＇′٬",
}
"""Other forms of each sign."""
PLAIN = str.maketrans({other: sign for sign, others in SIGNS.items() for other in others})
SYMBOLS = {str(kind): kind for kind in Kind if not kind.isalpha()} | {";": Kind.COMMA}

DIGITS = re.compile(r"(?P<whole>\d+)(?P<places>)", re.ASCII)
NUMBER = re.compile(r"(?=[.,]?\d)(?P<whole>\d*)(?:[.,](?P<places>\d+))?", re.ASCII)
GROUPED = re.compile(
    r"(?P<whole>[1-9]\d{0,2}(?P<sign>[ '.,])\d{3}(?P<more>(?:(?P=sign)\d{3})*))(?!\d)"
    r"(?:(?!(?P=sign))[.,](?P<places>\d+))?",
    re.ASCII,
)
WORDS = re.compile(r"'?(?P<words>[^\W\d_]+(?: [^\W\d_]+)*)")


def plain(text: str) -> str:
    """Write digits of any script as 0 to 9, signs in one form, and any space as one, none at the ends."""
    composed = unicodedata.normalize("NFC", text).translate(PLAIN)
    digits = (str(unicodedata.decimal(sign, sign)) for sign in composed)
    return " ".join("".join(digits).split())


def tokens(text: str, decimal_sign: str, budget: Budget, *, grouped: bool) -> tuple[Token, ...]:
    """Take a plain text apart; AnswerError at the first sign that belongs to no number.

    `grouped` says whether thousands are grouped where they may be.
    """
    return tuple(_Scanner(text, decimal_sign, budget, grouped=grouped).scan())


class _Scanner:
    """Goes through a text once, and knows whether it is between the brackets of a binomial."""

    def __init__(self, text: str, decimal_sign: str, budget: Budget, *, grouped: bool) -> None:
        self.text, self.decimal_sign, self.budget, self.grouped = text, decimal_sign, budget, grouped
        self.at = 0
        self.brackets: list[bool] = []
        """Of each open bracket, whether it is that of a binomial."""

    def scan(self) -> Iterator[Token]:
        last = None
        while self.at < len(self.text):
            self.budget.spend()
            last = self._number() or self._vulgar() or self._word() or self._symbol(last)
            yield last
            self.at += self.text.startswith(" ", self.at)

    def _number(self) -> Token | None:
        for pattern in self._patterns():
            found = pattern.match(self.text, self.at)
            if found and (pattern is not GROUPED or self._groups(found)):
                self.at = found.end()
                return _number(re.sub(r"\D", "", found["whole"]), found["places"] or "")
        return None

    def _patterns(self) -> tuple[re.Pattern[str], ...]:
        """In a binomial a comma only separates."""
        if any(self.brackets):
            return (DIGITS,)
        return (GROUPED, NUMBER) if self.grouped else (NUMBER,)

    def _groups(self, found: re.Match[str]) -> bool:
        """Whether this is no decimal: `1,165` in a language with a decimal comma is one, `1,165.5` is not."""
        return found["sign"] != self.decimal_sign or bool(found["more"] or found["places"])

    def _vulgar(self) -> Token | None:
        sign = self.text[self.at]
        parts = unicodedata.normalize("NFKC", sign).split("⁄")
        if unicodedata.decomposition(sign).startswith("<fraction>") and all(parts):
            self.at += 1
            return Token(Kind.VULGAR, sign, Fraction(*map(int, parts)))
        return None

    def _word(self) -> Token | None:
        found = WORDS.match(self.text, self.at)
        if not found:
            return None
        self.at = found.end()
        return _word(found["words"], is_ending=found[0] != found["words"])

    def _symbol(self, last: Token | None) -> Token:
        sign = self.text[self.at]
        self.at += 1
        match kind := SYMBOLS.get(sign):
            case None:
                raise AnswerError(f"expected digits and signs like '/', '%' or 'C(4,1)', got {sign!r}")
            case Kind.OPEN:
                self.brackets.append(last is not None and last.kind is Kind.BINOMIAL)
            case Kind.SHUT if self.brackets:
                self.brackets.pop()
        return Token(kind, str(kind))


def _number(digits: str, places: str) -> Token:
    before = whole(digits or "0")
    if not places:
        return Token(Kind.WHOLE, str(before), Fraction(before))
    if len(places) > MOST_PLACES:
        raise AnswerError(f"expected at most {MOST_PLACES} digits after the decimal sign, got {len(places)}")
    value = Fraction(int(digits + places), 10 ** len(places))
    return Token(Kind.DECIMAL, f"{before if digits else ''}.{places}", value, len(places))


def _word(words: str, *, is_ending: bool) -> Token:
    """An ending has an apostrophe before it, which only a suffix can have."""
    if is_suffix(words):
        return Token(Kind.OUT_OF, "'de")
    if is_connective(words) and not is_ending:
        return Token(Kind.IN, " in ")
    if is_binomial(words) and not is_ending:
        return Token(Kind.BINOMIAL, "C")
    raise AnswerError(f"expected a number like '178/1081', '0.16' or '16 %', got the word {words!r}")
