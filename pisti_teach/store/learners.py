"""Who a learner is: a secret that her browser keeps. What is stored is named by its hash, never by itself.

Shown once, the secret is a code of thirty symbols, written as deals and questions are; the last is a check.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from pisti_teach.codes.symbols import BASE, GROUP, SYMBOLS, digits_of, number_of, strange_in, symbols_of
from pisti_teach.errors import CodeError, StoreError

if TYPE_CHECKING:
    from collections.abc import Sequence

SECRET_DIGITS = 32
"""Hexadecimal digits of a secret: 128 bits."""
HASH_DIGITS = 64
"""Hexadecimal digits of its hash."""
CODE_LENGTH = 30
"""29 symbols hold 131 bits; one is the check."""
_HEX = frozenset("0123456789abcdef")


def learner_of(secret: object) -> str:
    """Hash a secret; StoreError if it is none.

    >>> learner_of("0123456789abcdef0123456789abcdef")[:16]
    '3eb1bd439947eb76'
    """
    if not is_secret(secret):
        # what came is not shown: it may be somebody's secret with a slip
        raise StoreError(
            f"a learner's id has {SECRET_DIGITS} hexadecimal digits, 0 to 9 and a to f; this is none"
        )
    return sha256(str(secret).encode()).hexdigest()


def is_secret(text: object) -> bool:
    """Whether this has the form of a secret."""
    return isinstance(text, str) and len(text) == SECRET_DIGITS and set(text) <= _HEX


def is_learner(text: object) -> bool:
    """Whether this has the form of a hash."""
    return isinstance(text, str) and len(text) == HASH_DIGITS and set(text) <= _HEX


def code_of(secret: str) -> str:
    """Write a secret as a code, in groups of six; StoreError if it is none."""
    learner_of(secret)
    digits = digits_of(int(secret, 16), CODE_LENGTH - 1)
    text = "".join(SYMBOLS[digit] for digit in [*digits, _check(digits)])
    return "-".join(text[at : at + GROUP] for at in range(0, CODE_LENGTH, GROUP))


def secret_of(code: str) -> str:
    """Read a code back; small letters, spaces and hyphens do not matter.

    Raises CodeError that says what is wrong: its length, a symbol, or the check.
    """
    symbols = symbols_of(code)
    if len(symbols) != CODE_LENGTH:
        raise CodeError(f"a learner's code has {CODE_LENGTH} symbols, got {len(symbols)}", "length")
    if strange := strange_in(symbols):
        raise CodeError(f"a learner's code is written with {SYMBOLS} only, got {' '.join(strange)}", "symbol")
    *digits, check = map(SYMBOLS.index, symbols)
    number = number_of(digits)
    if check != _check(digits) or number >= 16**SECRET_DIGITS:
        raise CodeError("this is no learner's code: a symbol is wrong, or two are swapped", "slip")
    return f"{number:0{SECRET_DIGITS}x}"


def named(text: str) -> str:
    """Give the hash of whom this names: by code, by id, or by the hash itself; StoreError or CodeError."""
    plain = text.strip().lower()
    if is_learner(plain):
        return plain
    return learner_of(plain if is_secret(plain) else secret_of(text))


def _check(digits: Sequence[int]) -> int:
    """The digit that makes the weighted sum of all a multiple of 23.

    No weight is a multiple of 23 and those of neighbours differ, so every single wrong symbol and every swap
    of neighbours is caught.
    """
    weighted = sum(_weight(at) * digit for at, digit in enumerate(digits))
    return -weighted * pow(_weight(len(digits)), -1, BASE) % BASE


def _weight(at: int) -> int:
    """1, 2 … 22, 1, 2 …."""
    return at % (BASE - 1) + 1
