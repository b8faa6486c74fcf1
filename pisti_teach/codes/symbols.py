"""Eighteen symbols that can be typed and read out, and that notice a slip.

They are written with 23 symbols of which no two look alike: the first says what the code is of, the last
is a check. 23 is a prime, so a weighted sum of the symbols catches every single wrong symbol and every
swap of neighbours (the weights of any two places differ).
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from pisti_teach.errors import CodeError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

SYMBOLS = "23456789ACEFHJKMNPRTWXY"
"""Left out as look-alikes: 0 O D Q, 1 I L, 2's Z, 5's S, 6's G, 8's B, U V (for Y and W)."""
BASE = len(SYMBOLS)
LENGTH = 18
GROUP = 6
"""Symbols between two hyphens, for reading out."""
DEAL, QUESTION = 0, 1
"""What the first symbol says that a code is of."""
NAMES = ("deal", "question")
BETWEEN = ("Pd", "Cf", "Zs")
"""Categories of Unicode that stand between symbols: dashes, what has no width, spaces."""
MINUS = "\N{MINUS SIGN}"
"""A dash, too, but to Unicode a sign of mathematics."""


def write(digits: Sequence[int]) -> str:
    """Write seventeen digits, the first of which says what they are of, and their check."""
    text = "".join(SYMBOLS[digit] for digit in [*digits, _check(digits)])
    return "-".join(text[at : at + GROUP] for at in range(0, LENGTH, GROUP))


def read(text: str, of: int) -> list[int]:
    """Read the sixteen digits between the first symbol, which is to say `of`, and the check.

    Small letters, spaces, dashes and a full stop at the end do not matter. Raises CodeError that says what is
    wrong: its length, a symbol, the check, or that it is of something else.
    """
    symbols = symbols_of(text)
    if len(symbols) != LENGTH:
        got = f"{len(symbols)}: {text!r:.60}"
        raise CodeError(f"a {NAMES[of]} code has {LENGTH} symbols, got {got}", "length")
    if strange := strange_in(symbols):
        raise CodeError(
            f"a {NAMES[of]} code is written with {SYMBOLS} only, got {' '.join(strange)}", "symbol"
        )
    *digits, check = map(SYMBOLS.index, symbols)
    if check != _check(digits):
        raise CodeError(f"{text!r} is no {NAMES[of]} code: a symbol is wrong, or two are swapped", "slip")
    if digits[0] >= len(NAMES):
        raise CodeError("this code is of a newer version of the program", "newer")
    if digits[0] != of:
        other = NAMES[digits[0]]
        raise CodeError(f"expected the code of a {NAMES[of]}, got that of a {other}", other)
    return digits[1:]


def symbols_of(text: str) -> str:
    """Give what counts of a text, however it was copied: capitals of usual width, nothing between them."""
    plain = "".join(unicodedata.normalize("NFKC", text).split())
    symbols = (one for one in plain if unicodedata.category(one) not in BETWEEN and one != MINUS)
    return "".join(symbols).removesuffix(".").upper()


def strange_in(text: str) -> list[str]:
    """Give the symbols that no code is written with, in order."""
    return sorted(set(symbols_of(text)) - set(SYMBOLS))


def digits_of(number: int, count: int) -> list[int]:
    """So many digits of a number, the highest first."""
    return [number // BASE**place % BASE for place in reversed(range(count))]


def number_of(digits: Iterable[int]) -> int:
    """The number that these are the digits of; the inverse of `digits_of`."""
    number = 0
    for digit in digits:
        number = number * BASE + digit
    return number


def _check(digits: Sequence[int]) -> int:
    """The digit that makes the sum of all, weighted 1, 2, 3 … 18, a multiple of 23."""
    weighted = sum(weight * digit for weight, digit in enumerate(digits, start=1))
    return -weighted * pow(LENGTH, -1, BASE) % BASE
