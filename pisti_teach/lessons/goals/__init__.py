"""What a step asks for at the table; each game's goals stand in a file of its name.

A goal is written as a word, and what it needs after it: `take`, `take 5`, `play 9C 4D`, `points 20`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Card
from pisti_teach.errors import LessonError, NotationError
from pisti_teach.lessons.goals import pis_yedili, pisti, shared

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

NUMBER = re.compile(r"[0-9]{1,3}")


@dataclass(frozen=True, slots=True)
class Passage:
    """What happened at a table since the step began."""

    states: Sequence[Any]
    """Every state since then, the first and the latest included; they know everything."""
    seat: int
    """The learner's seat."""
    game: Any
    """What is played."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal at the table of a game."""

    game: str
    name: str
    needs: tuple[str, ...] = ()
    """What stands after the word."""

    def judged(self, passage: Passage) -> bool | None:
        """Whether it is reached; None while that is open."""
        return _known(self.game)[self.name].judge(passage, self.needs)

    @property
    def can_miss(self) -> bool:
        """Whether it may be missed."""
        return _known(self.game)[self.name].can_miss

    def __str__(self) -> str:
        """Write it as a lesson does."""
        return " ".join((self.name, *self.needs))


def _known(game: str) -> Mapping[str, shared.Kind]:
    return {**shared.KINDS, **{"pisti": pisti.KINDS, "pis_yedili": pis_yedili.KINDS}[game]}


def names(game: str) -> tuple[str, ...]:
    """Give the words that goals of a game begin with."""
    return tuple(_known(game))


def parse(text: str, game: str) -> Goal:
    """Read a goal; LessonError that says what was expected."""
    name, *needs = text.split() or [""]
    kind = _known(game).get(name)
    if kind is None:
        raise LessonError(f"goal: expected one of {', '.join(names(game))}, got {text!r:.60}")
    _NEEDS[kind.needs](name, needs)
    return Goal(game, name, tuple(needs))


def _nothing(name: str, needs: list[str]) -> None:
    if needs:
        raise LessonError(f"goal: {name} stands alone, got {' '.join(needs)!r:.60} after it")


def _number(name: str, needs: list[str], least: int = 1) -> None:
    if len(needs) != 1 or not NUMBER.fullmatch(needs[0]) or int(needs[0]) < least:
        got = " ".join(needs)
        raise LessonError(f"goal: {name} needs a whole number from {least} to 999 after it, got {got!r:.60}")


def _number_or_0(name: str, needs: list[str]) -> None:
    _number(name, needs, least=0)


def _maybe_number(name: str, needs: list[str]) -> None:
    if needs:
        _number(name, needs)


def _cards(name: str, needs: list[str]) -> None:
    try:
        cards = [Card.parse(text) for text in needs]
    except NotationError as error:
        raise LessonError(f"goal: {name}: {error}") from error
    if not cards:
        raise LessonError(f"goal: {name} needs cards after it, like {name} 9C")


def _suit(name: str, needs: list[str]) -> None:
    if len(needs) != 1 or needs[0] not in {"S", "H", "D", "C"}:
        raise LessonError(f"goal: {name} needs a suit after it, S, H, D or C, got {' '.join(needs)!r:.60}")


_NEEDS = {
    shared.NOTHING: _nothing,
    shared.NUMBER: _number,
    shared.NUMBER_OR_0: _number_or_0,
    shared.MAYBE_NUMBER: _maybe_number,
    shared.CARDS: _cards,
    shared.SUIT: _suit,
}
