"""Who runs practice in a page: chooses what is asked, takes answers and keeps them, says what comes when."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from pisti_teach.codes import TASK_SEEDS
from pisti_teach.lessons.course import headings
from pisti_teach.lessons.skills import of_lesson, skills
from pisti_teach.practice.aiming import aimed, drawing
from pisti_teach.practice.mistakes import again, next_mistake
from pisti_teach.practice.planning import Pick, Reason, Syllabus, next_pick
from pisti_teach.practice.sitting import Sitting
from pisti_teach.show.practice import Sheet, scene
from pisti_teach.shuffling import Generator
from pisti_teach.trainer.asking import Exchange
from pisti_teach.trainer.progress.counts import weakest
from pisti_teach.trainer.progress.standing import Standing
from pisti_teach.widgets.asking import prepare
from pisti_teach.widgets.kept_quiz import LONGEST_ANSWER
from pisti_teach.widgets.ledger import Ledger
from pisti_teach.widgets.listening import PatientListener
from pisti_teach.widgets.quiz import QuizWidget
from pisti_teach.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.codes import Task
    from pisti_teach.practice.aiming import Drawn


MISTAKES = "mistakes"
"""What may be practised alone."""
WEAKEST = 3
"""Ranks that are asked for more often than others: those counted wrongly most often."""


class Coach(PatientListener):
    """Practice, and the page that shows it; `house` by its name, None for any.

    `seed` fixes what is drawn; None draws one.
    """

    def __init__(self, words: Words, *, house: str | None = None, seed: int | None = None) -> None:
        """Show what is due."""
        super().__init__()
        self.words, self.house = words, house
        self.sitting: Sitting | None = None
        self.task: Task | None = None
        self.exchange: Exchange | None = None
        self.is_over = False
        self.standing = Standing()
        self._chance = Generator(secrets.randbelow(TASK_SEEDS) if seed is None else seed)
        # those that were asked for, while mistakes are practised; else None
        self._mended: set[tuple[str, str]] | None = None
        self._number = 0
        self.widget = QuizWidget()
        self.ledger = Ledger(self.widget, when_known=self._known)
        self._redraw()
        self.widget.observe(self.picked, "picked")

    @property
    def number(self) -> int:
        """The number of the scene that stands there."""
        return self._number

    def _redraw(self, notice: str = "") -> None:
        sheet = Sheet(
            number=self._number + 1,
            standing=self.standing,
            now=self.ledger.now(),
            sitting=self.sitting,
            task=self.task,
            exchange=self.exchange,
            is_over=self.is_over,
            is_in_trouble=self.ledger.is_in_trouble,
            notice=notice,
        )
        made = scene(sheet, self.words)
        self._number = sheet.number
        self.widget.scene = made

    def _known(self) -> None:
        """The page has told who she is: show what is due for her."""
        self.standing = self.ledger.standing
        if self.sitting is None:
            self._redraw()

    # ---- what the page asks for

    def _kept(self) -> object:
        return (self.sitting, self.task, self.exchange, self.is_over, self.standing, self.words)

    def _restore(self, kept: Any) -> None:  # noqa: ANN401 - what `_kept` gives
        self.sitting, self.task, self.exchange, self.is_over, self.standing, self.words = kept
        self._redraw(self.words.say("That did not work; everything is as it was."))

    def _do(self, pick: Mapping[str, Any]) -> None:
        runs = self.sitting is not None and not self.is_over
        match pick:
            case {"do": "start", **wishes} if not runs:
                self._begin(of_mistakes=wishes.get("what") == MISTAKES)
            case {"do": "stop"} if runs:
                self._end()
            case {"do": "next"} if runs and self.exchange is not None and not self.exchange.is_open:
                self._go_on()
            case {"do": "language" | "greet", "language": str(language)} if language in LANGUAGES:
                self.words = Words.of(language)
            case _ if runs and self.exchange is not None and self.exchange.is_open:
                self._answer(self.exchange, pick)

    def _answer(self, exchange: Exchange, pick: Mapping[str, Any]) -> None:
        """What she does with an open question."""
        match pick:
            case {"do": "answer", "text": str(text)} if len(text) <= LONGEST_ANSWER:
                self._close(exchange.answered(text, self.words.language))
            case {"do": "hint"}:
                self._close(exchange.hinted())
            case {"do": "show"}:
                self._close(exchange.shown())

    def _close(self, exchange: Exchange) -> None:
        """Keep an answer that counts, before she is told what came of it."""
        self.exchange = exchange
        if exchange.is_open or self.task is None or self.sitting is None:
            return
        self.ledger.answered(self.task, exchange)
        self.sitting = self.sitting.answered(is_right=exchange.is_right)

    # ---- a sitting

    def _begin(self, *, of_mistakes: bool) -> None:
        self.sitting, self.is_over = Sitting(self.ledger.now()), False
        self._mended = set() if of_mistakes else None
        self._ask()

    def _go_on(self) -> None:
        if self.sitting is not None and self.sitting.is_enough(self.ledger.now()):
            self._end()
        else:
            self._ask()

    def _ask(self) -> None:
        """Ask the next question; where mistakes are practised, none may be left."""
        if self.sitting is None:
            return
        self.standing = self.ledger.standing
        chosen = (
            self._chosen(self.sitting) if self._mended is None else self._mistake(self.sitting, self._mended)
        )
        if chosen is None:
            self._end()
            return
        pick, (self.task, question, _) = chosen
        self.exchange = Exchange(question)
        self.sitting = self.sitting.asked(pick)
        prepare(question)

    def _chosen(self, sitting: Sitting) -> tuple[Pick, Drawn]:
        """Choose what fits best, and draw it."""
        standing = self.standing
        pick = next_pick(standing, sitting.kinds, self.ledger.now(), self._syllabus)
        weak = weakest(standing.errors)[:WEAKEST]
        return pick, aimed(standing.ability, pick.kind, drawing(self._chance, self.house), weak)

    def _mistake(self, sitting: Sitting, mended: set[tuple[str, str]]) -> tuple[Pick, Drawn] | None:
        """Choose what went wrong and was not yet asked for again; None once there is nothing left."""
        mistake = next_mistake(self.standing, mended, next(reversed(sitting.kinds), ""))
        if mistake is None:
            return None
        mended.add((mistake.skill, mistake.misconception))
        return Pick(mistake.kind, Reason.MISTAKE), again(mistake, self._chance)

    def _end(self) -> None:
        self.ledger.sat()
        self.standing, self.is_over = self.ledger.standing, True

    @property
    def _syllabus(self) -> Syllabus:
        """All kinds, and those of the lesson that she has begun and not yet done."""
        needs = {kind: skill.needs for kind, skill in skills().items()}
        done = self.standing.steps
        begun = [one for one in headings() if 0 < len(done.get(one.name, ())) < len(one.steps)]
        current = [skill.kind for skill in of_lesson(begun[-1])] if begun else []
        return Syllabus(needs, tuple(current))
