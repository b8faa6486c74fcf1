"""A lesson as data: steps that are passed by doing, and the teacher's plan; knows no page and no language.

All texts are entries of the catalogues, in the language of the file; `markup` says what may stand in them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.cards import Card
    from pisti_teach.lessons.goals import Goal
    from pisti_teach.trainer.question import Exhibit
    from pisti_teach.trainer.truths import Truth

Paragraphs = tuple[str, ...]

USUAL_HOUSE = "zone"
"""Where a step takes place that names no house."""
ELSE = "else"
"""Stands for all plays, or answers, that nothing of their own is said to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A table, and how far a deal has got there; seat 0 is the learner's."""

    house: str
    players: int
    dealer: int
    options: Mapping[str, object] = field(default_factory=dict)
    """Changes to the house."""
    seed: int = 0
    """Deals what is not chosen."""
    code: str = ""
    """A deal by its code, in place of chosen cards and a seed."""
    chosen: Mapping[int | str, tuple[Card, ...]] = field(default_factory=dict)
    """Cards of hands (by the seat), of the `table` and of the `talon`, in the order in which they come."""
    plays: tuple[str, ...] = ()
    """Plays that were made, as a record writes them …"""
    after: int = 0
    """… and then so many more, as usual players make them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    """Play at a table until a goal is reached."""

    position: Position
    goal: Goal
    bots: str
    """Policy of the other seats."""
    help: str
    """How much help the table gives, one of `show.help.LEVELS`."""
    wrong: Mapping[str, str] = field(default_factory=dict)
    """What a wrong play leads to, by the play; `else` for all others."""
    count: tuple[str, ...] = ()
    """Ranks and cards that she has to keep count of, asked once the goal is reached."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Quiz:
    """Answer questions of a kind, so many right ones in a row."""

    kind: str
    house: str
    players: int
    level: int
    seed: int
    """Fixes the first question, so that a class has the same; those that follow are drawn from it."""
    right: int = 1
    guess: bool = False
    """Whether any answer will do: she guesses before she knows."""
    late: bool = False
    """Whether she reads what is asked only once all cards of the series have come."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Own:
    """Answer a question of the lesson's own."""

    ask: str
    truth: Truth
    labels: Mapping[str, str] = field(default_factory=dict)
    """Texts of options and fields by their names; a card needs none."""
    replies: Mapping[str, str] = field(default_factory=dict)
    """What is said to who chose this option, marked it wrongly, or got this field wrong."""
    wrong: Mapping[str, str] = field(default_factory=dict)
    """What is said to a wrong answer, by the answer; `else` for all others."""
    exhibits: tuple[Exhibit, ...] = ()
    house: str = ""
    players: int = 2
    guess: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """A question with its way to the answer: shown line by line, or with gaps to fill."""

    kind: str
    house: str
    players: int
    level: int
    seed: int
    gaps: tuple[int, ...] = ()
    """Lines, from 1, whose result she fills in; none for a worked example."""


Activity = Play | Quiz | Own | Example


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """Something to do, what is said before it, and after it."""

    name: str
    """Under which it is kept that it was done; never changed."""
    title: str
    text: Paragraphs
    hints: tuple[str, ...]
    after: Paragraphs
    activity: Activity


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A part of the teacher's plan for 45 minutes."""

    minutes: int
    what: str
    board: str = ""
    """What is written on the board."""
    ask: str = ""
    """What to ask the class."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """A lesson."""

    name: str
    """Name of its file and in its address."""
    number: str
    title: str
    can: str
    """What the learner can do then, a whole sentence."""
    steps: tuple[Step, ...]
    plan: tuple[Part, ...]

    def step(self, name: str) -> Step:
        """Give a step by its name; KeyError if there is none."""
        try:
            return next(step for step in self.steps if step.name == name)
        except StopIteration:
            names = ", ".join(step.name for step in self.steps)
            raise KeyError(f"{self.name} has the steps {names}; got {name!r}") from None
