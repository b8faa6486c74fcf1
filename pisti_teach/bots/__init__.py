"""Computer players, a policy a file: `choose(view, generator) -> move`.

A bot gets what its seat may know and a generator, nothing else; it is called by what it does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from pisti_teach.bots import counter, greedy, random

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.pisti.state import Move
    from pisti_teach.pisti.view import View
    from pisti_teach.shuffling import Generator


class Bot(Protocol):
    """A policy."""

    def __call__(self, view: View, generator: Generator) -> Move:
        """Choose one of `view.allowed`; ValueError if it is not this seat's turn."""


BOTS: Mapping[str, Bot] = {"random": random.choose, "greedy": greedy.choose, "counter": counter.choose}
