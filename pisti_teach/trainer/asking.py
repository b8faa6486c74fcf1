"""A question that was asked, and what came of it; a new one for each step, nothing is changed in place."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pisti_teach.trainer.answers import Judgement, Verdict
from pisti_teach.trainer.questions import AT_TABLE
from pisti_teach.trainer.truths import Estimate

if TYPE_CHECKING:
    from pisti_teach.games import View
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.question import Misconception, Question


@dataclass(frozen=True, slots=True)
class Exchange:
    """A question, and the latest answer to it."""

    question: Question
    text: str = ""
    """The answer as it came."""
    judgement: Judgement | None = None
    """None before the first answer."""
    missed: Misconception | None = None
    """The wrong way that was taken, if it is a known one."""
    language: str = "en"
    """The language that the answer was read in."""
    hints: int = 0
    """How many hints were taken."""

    @property
    def is_open(self) -> bool:
        """Whether an answer is still awaited."""
        return self.judgement is None or self.judgement.verdict.asks_again

    @property
    def is_right(self) -> bool:
        """Whether the answer that counts is right."""
        return self.judgement is not None and self.judgement.verdict is Verdict.RIGHT

    @property
    def score(self) -> int | None:
        """Points out of 100 for an estimate; None of any other answer."""
        truth, reading = self.question.truth, self.judgement and self.judgement.reading
        return truth.score(reading.value) if isinstance(truth, Estimate) and reading else None

    def answered(self, text: str, language: str = "en") -> Exchange:
        """Take an answer; one that comes after the question is closed changes nothing."""
        if not self.is_open:
            return self
        judgement = self.question.judge(text, language)
        missed = self.question.missed_by(text, language) if judgement.verdict is Verdict.WRONG else None
        return replace(self, text=text, judgement=judgement, missed=missed, language=language)

    def hinted(self) -> Exchange:
        """Take a hint; there is none once the question is closed."""
        return replace(self, hints=self.hints + 1) if self.is_open else self

    def shown(self) -> Exchange:
        """Be shown the answer instead of giving one; a closed question stays as it is."""
        return replace(self, text="", judgement=Judgement(Verdict.SHOWN)) if self.is_open else self


def offered(view: View) -> dict[str, bool]:
    """Say of each kind whether it can be asked now; none while it is not the seat's turn."""
    is_turn = view.turn == view.seat
    return {kind.KIND: is_turn and kind.can_ask(view) for kind in AT_TABLE[view.game]}


def ask(view: View, kind: str, chance: Generator) -> Exchange | None:
    """Ask a question of this kind; None where it cannot be asked, or there is no such kind."""
    if not offered(view).get(kind, False):
        return None
    by_name = {one.KIND: one for one in AT_TABLE[view.game]}
    made = by_name[kind].about(view, chance)
    return Exchange(made.with_distinct().without_doubtful()) if made else None
