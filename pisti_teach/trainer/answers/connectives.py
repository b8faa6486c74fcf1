"""The words of an answer: "178 in 1081" in each language, and the C of a binomial.

All of them are read whatever the language of the page. They are compared folded: without case, width and
accents, since capitals drop accents in Greek, and Turkish has two letters for I.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


def folded(text: str) -> str:
    """Write words in a form in which only their letters count; the dot of a Turkish İ is no accent there.

    >>> folded("ΣΤΙΣ") == folded("στις"), folded("İn"), folded("Ｃ")
    (True, 'in', 'c')
    """
    letters = unicodedata.normalize("NFKD", text).casefold()
    return "".join(sign for sign in letters if not unicodedata.combining(sign))


CONNECTIVES: Mapping[str, tuple[str, ...]] = {
    "en": ("in", "of", "out of"),
    "de": ("in", "von", "zu", "aus"),
    "tr": (),
    "ru": ("из",),
    "el": ("στις", "στα", "στους", "από", "από τις", "από τα", "από τους"),
}
"""What stands between the part and the whole: 178 in 1081."""
SUFFIXES: Mapping[str, tuple[str, ...]] = {"tr": ("de", "da", "te", "ta")}
"""What stands after the whole, which comes first: 1081'de 178. The vowel follows the number as it is said."""
BINOMIALS = ("C", "\N{CYRILLIC CAPITAL LETTER ES}")
"""The C of C(4,1); a Russian keyboard has its own letter of that look."""


def is_connective(word: str) -> bool:
    """Whether it stands between a part and its whole."""
    return folded(word) in _CONNECTIVES


def is_suffix(word: str) -> bool:
    """Whether it stands behind a whole, before the part."""
    return folded(word) in _SUFFIXES


def is_binomial(word: str) -> bool:
    """Whether it is the C of a binomial."""
    return folded(word) in _BINOMIALS


_CONNECTIVES = frozenset(folded(word) for words in CONNECTIVES.values() for word in words)
_SUFFIXES = frozenset(folded(word) for words in SUFFIXES.values() for word in words)
_BINOMIALS = frozenset(folded(word) for word in BINOMIALS)
