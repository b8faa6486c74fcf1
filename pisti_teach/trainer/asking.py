"""A question that was asked, and what came of it; a new one for each step, nothing is changed in place."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pisti_teach.trainer.questions import kinds_of

if TYPE_CHECKING:
    from pisti_teach.games import View
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.answers import Judgement
    from pisti_teach.trainer.questions import Question


@dataclass(frozen=True, slots=True)
class Exchange:
    """A question about one position, and the latest answer to it."""

    question: Question
    text: str = ""
    """The answer as it came: a number as typed, or a move."""
    judgement: Judgement | None = None
    """None before the first answer."""

    @property
    def is_open(self) -> bool:
        """Whether an answer is still awaited."""
        return self.judgement is None or self.judgement.verdict.asks_again

    def answered(self, text: str) -> Exchange:
        """Take an answer; one that comes after the question is closed changes nothing."""
        if not self.is_open:
            return self
        return replace(self, text=text, judgement=self.question.judge(text))


def offered(view: View) -> dict[str, bool]:
    """Say of each kind whether it can be asked now; none while it is not the seat's turn."""
    return {name: view.turn == view.seat and kind.can_ask(view) for name, kind in kinds_of(view.game).items()}


def ask(view: View, kind: str, chance: Generator) -> Exchange | None:
    """Ask a question of this kind; None where it cannot be asked, or there is no such kind."""
    if not offered(view).get(kind, False):
        return None
    return Exchange(kinds_of(view.game)[kind].make(view, chance))
