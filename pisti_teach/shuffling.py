"""Seed -> order of a deck, the same for ever.

`random.shuffle` may change between versions of Python, and a deal that was shared must not. So the
numbers come from SHA-256 in counter mode: block i is the hash of the seed's text, a colon and i; each
block gives four 64-bit numbers, big-endian, in order. A number below n is drawn by rejection (a
64-bit number is taken modulo n unless it lies in the incomplete last run of n), so that all n are
exactly equally likely. The order is that of Fisher and Yates, from the last place down.
"""

from __future__ import annotations

from hashlib import sha256
from struct import unpack
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

T = TypeVar("T")

_WORD = 1 << 64


class Generator:
    """A stream of numbers that a seed fixes for ever.

    The seed is a whole number of any size; TypeError for anything else.

    >>> Generator(2026).below(52)
    17
    """

    def __init__(self, seed: int) -> None:
        """Start the stream of this seed."""
        if type(seed) is not int:
            raise TypeError(f"a seed is a whole number, got {seed!r}")
        self._words = _words(seed)

    def below(self, n: int) -> int:
        """Draw one of 0 … n−1, all equally likely; 1 <= n <= 2**64, else ValueError."""
        if not 1 <= n <= _WORD:
            raise ValueError(f"need 1 <= n <= 2**64, got {n}")
        fair = _WORD - _WORD % n
        word = next(self._words)
        while word >= fair:
            word = next(self._words)
        return word % n

    def choice(self, items: Sequence[T]) -> T:
        """Draw one of the items; ValueError if there is none."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Give the items in a random order, every order equally likely."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def _words(seed: int) -> Iterator[int]:
    counter = 0
    while True:
        block = sha256(f"{seed}:{counter}".encode("ascii")).digest()
        yield from unpack(">4Q", block)
        counter += 1
