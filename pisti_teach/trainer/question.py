"""A question: what is shown, what is asked, the exact truth, and the wrong ways that people take."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from pisti_teach.trainer.answers import Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from pisti_teach.cards import Card
    from pisti_teach.games import View
    from pisti_teach.odds.steps import Step
    from pisti_teach.trainer.answers import Judgement
    from pisti_teach.trainer.truths import Truth


@dataclass(frozen=True, slots=True, kw_only=True)
class Exhibit:
    """Something to look at: open cards, backs, or a number, under a name that `show` puts into words."""

    name: str
    """`table`, `hand`, `other`, `talon`, `played`, `series`, `taken`, …"""
    cards: tuple[Card, ...] = ()
    backs: int = 0
    """Cards that lie face down, before the open ones."""
    seat: int | None = None
    """Whose they are."""
    by: tuple[int, ...] = ()
    """Who played each of the cards; empty where that does not matter."""
    facts: Mapping[str, Any] = field(default_factory=dict)
    """What else its label speaks of."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Misconception:
    """A wrong way by its name, what it leads to, and the step at which it leaves the right one."""

    name: str
    truth: Truth
    """The answer that it gives."""
    parts_at: str
    """Name of the first step that differs."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A question with everything that its answer takes; knows no words."""

    kind: str
    game: str
    """Name of the game that it is about."""
    rules: Any
    """The rules in force."""
    players: int
    seat: int
    """Whose eyes the position is seen with."""
    truth: Truth
    exhibits: tuple[Exhibit, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)
    """What the sentences of its kind speak of."""
    misconceptions: tuple[Misconception, ...] = ()
    steps: Callable[[], Sequence[Step]] = field(default=tuple, compare=False)
    """Gives the way to the answer, when it is asked for."""
    features: Mapping[str, int] = field(default_factory=dict)
    """What makes it easier or harder, in numbers that grow with it."""

    @classmethod
    def about(cls, view: View, kind: str, truth: Truth, **more: Any) -> Question:  # noqa: ANN401 - its own fields
        """Ask about a position as its seat sees it."""
        seen = {"game": view.game, "rules": view.rules, "players": view.players, "seat": view.seat}
        return cls(kind=kind, truth=truth, **seen, **more)

    def judge(self, text: str, language: str = "en") -> Judgement:
        """Judge an answer, whatever it is; nothing is raised."""
        return self.truth.judge(text, language)

    def missed_by(self, text: str, language: str = "en") -> Misconception | None:
        """Give the wrong way that leads to this wrong answer; None if it is none of those known."""
        return next((one for one in self.misconceptions if _is_right(one.truth, text, language)), None)

    @property
    def is_distinct(self) -> bool:
        """Whether the truth and what each misconception leads to all differ as they are displayed."""
        shown = [self.truth.shown, *(one.truth.shown for one in self.misconceptions)]
        return len(set(shown)) == len(shown)

    def without_doubtful(self) -> Question:
        """Leave out the wrong ways whose answer would be asked for again, `1` for a chance of 87 %, say."""
        known = (one for one in self.misconceptions if self.judge(str(one.truth)).verdict is Verdict.WRONG)
        return replace(self, misconceptions=tuple(known))

    def with_distinct(self) -> Question:
        """Leave out the wrong ways that end in the truth, or in an earlier one, as they are displayed."""
        shown, kept = {self.truth.shown}, []
        for one in self.misconceptions:
            if one.truth.shown not in shown:
                shown.add(one.truth.shown)
                kept.append(one)
        return replace(self, misconceptions=tuple(kept))


def _is_right(truth: Truth, text: str, language: str) -> bool:
    return truth.judge(text, language).verdict is Verdict.RIGHT
