"""Computer players, a policy a file: `choose(view, generator) -> move`.

A bot gets what its seat may know and a generator, nothing else; it is called by what it does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from pisti_teach.bots import pis_yedili, pisti, random

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.shuffling import Generator


class Bot(Protocol):
    """A policy of one game, with the views and moves of that game."""

    def __call__(self, view: Any, generator: Generator) -> Any:  # noqa: ANN401
        """Choose one of `view.allowed`; ValueError if it is not this seat's turn."""


BOTS: Mapping[str, Mapping[str, Bot]] = {
    "pisti": {"random": random.choose, **pisti.POLICIES},
    "pis_yedili": {"random": random.choose, **pis_yedili.POLICIES},
}
"""Policies by the game and by what they do."""
USUAL = "greedy"
"""A policy that every game has."""
