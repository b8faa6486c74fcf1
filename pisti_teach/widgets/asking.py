"""What she wants to know of a position, and is asked: picks are checked like any outside input."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib import import_module
from threading import Thread
from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Rank
from pisti_teach.show.left import Asked
from pisti_teach.trainer.answers import LONGEST
from pisti_teach.trainer.asking import ask

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.games import View
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.asking import Exchange
    from pisti_teach.trainer.question import Question


LONGEST_GUESS = 2
"""Characters of a guess that are read."""


def left_after(pick: Mapping[str, Any], asked: Asked | None) -> Asked | None:
    """Give what a pick asks of what is left; nonsense leaves the very same."""
    seat, is_answered = (asked.seat, asked.is_answered) if asked else (None, False)
    match pick:
        case {"do": "guess", "guesses": dict(guesses)}:
            return Asked(_guesses(guesses), seat=seat)
        case {"do": "show"}:
            return Asked(seat=seat)
        case {"do": "derive" | "close"} if asked and is_answered:
            return _opened(pick, asked)
        case {"do": "chances_of", "seat": int(other)} if type(other) is int:
            return replace(asked or Asked(is_answered=False), seat=other)
    return asked


def _opened(pick: Mapping[str, Any], asked: Asked) -> Asked:
    """Open a derivation, of a rank or of another chance, or shut it."""
    match pick:
        case {"do": "derive", "rank": str(rank)} if rank in set(Rank):
            return replace(asked, open_rank=Rank(rank), open_chance=None)
        case {"do": "derive", "chance": str(key)}:
            return replace(asked, open_rank=None, open_chance=key)
        case {"do": "close"}:
            return replace(asked, open_rank=None, open_chance=None)
    return asked


def _guesses(guesses: Mapping[Any, Any]) -> dict[str, str]:
    """Take the guesses of the thirteen ranks that have something in them."""
    typed = {str(rank): guesses.get(str(rank)) for rank in Rank}
    return {
        rank: text.strip()[:LONGEST_GUESS]
        for rank, text in typed.items()
        if isinstance(text, str) and text.strip()
    }


def after(
    pick: Mapping[str, Any], view: View, exchange: Exchange | None, chance: Generator, language: str
) -> Exchange | None:
    """Give what a pick makes of the exchange, None for none; nonsense leaves the very same one."""
    match pick:
        case {"do": "ask", "kind": str(kind)}:
            return ask(view, kind, chance) or exchange
        case {"do": "answer", "text": str(text)} if exchange and len(text) <= LONGEST:
            return exchange.answered(text, language)
        case {"do": "leave"}:
            return None
    return exchange


@cache
def warm_up() -> None:
    """Load sympy behind her back, once she looks at chances: the first derivation then comes at once."""
    Thread(target=import_module, args=["pisti_teach.odds.derivation"], daemon=True).start()


def prepare(question: Question) -> Thread:
    """Write the equations of a question while she thinks: they take longest of all that its verdict needs.

    What is written is kept, as long as it is among the latest; the steps themselves are reckoned again.
    """
    thread = Thread(target=_write_steps, args=[question], daemon=True)
    thread.start()
    return thread


def _write_steps(question: Question) -> None:
    for step in question.steps():
        _ = step.mathml  # `mathml` keeps it
