"""Who runs a quiz in a page: asks, takes answers, sums up; keeps nothing but what the page keeps."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pisti_teach.codes import TASK_SEEDS, read_task, write_task
from pisti_teach.errors import CodeError
from pisti_teach.show.questions.choosing import Refused
from pisti_teach.show.questions.opening import refused
from pisti_teach.show.questions.page import Sheet, scene
from pisti_teach.trainer.quizzing import one, start
from pisti_teach.widgets.asking import prepare
from pisti_teach.widgets.kept_quiz import (
    LONGEST_ANSWER,
    MOST_QUESTIONS,
    has_summary,
    one_of,
    plan_of,
    quiz_of,
    saved_of,
)
from pisti_teach.widgets.ledger import Ledger
from pisti_teach.widgets.listening import Listener
from pisti_teach.widgets.quiz import QuizWidget
from pisti_teach.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.trainer.quizzing import Plan, Quiz


class Examiner(Listener):
    """A quiz, and the page that shows it.

    `seed` fixes all questions; None draws one for each quiz. `key` is the name under which the page keeps a
    quiz.
    """

    def __init__(
        self, plan: Plan, words: Words, *, seed: int | None = None, quiz: Quiz | None = None, key: str = ""
    ) -> None:
        """Show the form, or the quiz that is given."""
        self.plan, self.words, self.quiz, self.key = plan, words, quiz, key
        self.is_summed_up = False
        self.looked_at: int | None = None
        self.refused: Refused | None = None
        self._seed, self._number = seed, 0
        self.widget = QuizWidget()
        self.ledger = Ledger(self.widget)
        self._redraw()
        self._prepare()
        self.widget.observe(self.picked, "picked")

    @property
    def number(self) -> int:
        """The number of the scene that stands there."""
        return self._number

    @property
    def code(self) -> str:
        """The code of a single question, which is kept apart from a running quiz; "" where none stands."""
        return write_task(self.quiz.task) if self.quiz is not None and self.quiz.plan.is_single else ""

    def _redraw(self, notice: str = "") -> None:
        sheet = Sheet(
            number=self._number + 1,
            plan=self.plan,
            quiz=self.quiz,
            is_summed_up=self.is_summed_up,
            looked_at=self.looked_at,
            notice=notice,
            refused=self.refused,
            key=self.key,
            code=self.code,
            saved=self._saved(),
        )
        made = scene(sheet, self.words)
        self._number = sheet.number
        self.widget.scene = made

    def _saved(self) -> dict[str, Any] | None:
        """What the page keeps of a quiz, with its summary, until another is asked for."""
        return None if self.quiz is None else saved_of(self.quiz, is_summed_up=self.is_summed_up)

    # ---- what the page asks for

    def _kept(self) -> object:
        return (self.plan, self.quiz, self.is_summed_up, self.looked_at, self.words, self.refused)

    def _restore(self, kept: Any) -> None:  # noqa: ANN401 - what `_kept` gives
        self.plan, self.quiz, self.is_summed_up, self.looked_at, self.words, self.refused = kept
        self._redraw(self.words.say("That did not work; everything is as it was."))

    def _do(self, pick: Mapping[str, Any]) -> None:
        if self.quiz is not None:
            self._answer(self.quiz, pick)
            self._sum_up(self.quiz, pick)
        self._choose(pick)

    def _answer(self, quiz: Quiz, pick: Mapping[str, Any]) -> None:
        """What she does with the question that stands there."""
        is_closed = not quiz.exchange.is_open
        match pick:
            case {"do": "answer", "text": str(text)} if len(text) <= LONGEST_ANSWER:
                self._close(quiz.answered(text, self.words.language))
            case {"do": "hint" | "show" as help}:
                self._close(quiz.helped(is_shown=help == "show"))
            case {"do": "next"} if is_closed and not quiz.is_last:
                self._go_on(quiz.further())
            case {"do": "like", "harder": int(harder)} if is_closed and quiz.plan.count < MOST_QUESTIONS:
                self._go_on(quiz.another(max(-1, min(1, harder))))

    def _close(self, quiz: Quiz) -> None:
        """Keep an answer that counts, before she is told what came of it."""
        if self.quiz is not None and self.quiz.exchange.is_open and not quiz.exchange.is_open:
            self.ledger.answered(quiz.task, quiz.exchange)
        self._go_on(quiz)

    def _sum_up(self, quiz: Quiz, pick: Mapping[str, Any]) -> None:
        """The summary, and what she looks at again out of it."""
        match pick:
            case {"do": "sum_up"} if quiz.can_be_summed_up:
                self.is_summed_up, self.looked_at = True, None
                self._redraw()
            case {"do": "look", "at": int(at)} if self.is_summed_up and 0 <= at < len(quiz.tasks):
                self.looked_at = at
                self._redraw()
            case {"do": "again"}:
                self._go_on(start(replace(quiz.plan, count=self.plan.count), self._new_seed()))

    def _choose(self, pick: Mapping[str, Any]) -> None:
        """What shall be asked, and how the page speaks."""
        match pick:
            case {"do": "start", "kinds": list(kinds), "house": house, "level": int(level)} if kinds:
                self.plan = plan_of(kinds, house, level, self.plan.count)
                self._go_on(start(self.plan, self._new_seed()))
            case {"do": "choose"}:
                self._leave()
            case {"do": "back", **wishes}:
                self._back(wishes.get("saved"))
            case {"do": "resume", "saved": saved}:
                self._resume(saved)
            case {"do": "open", "code": str(code), **wishes}:
                self._open(code, wishes.get("saved"))
            case {"do": "language", "language": language}:
                self._speak(language)
                self._redraw()
            case {"do": "greet", **wishes}:
                self._speak(wishes.get("language"))
                self._greet(wishes)

    def _go_on(self, quiz: Quiz, *, is_summed_up: bool = False) -> None:
        before = self.quiz
        self.quiz, self.is_summed_up, self.looked_at, self.refused = quiz, is_summed_up, None, None
        self._redraw()
        if before is None or before.exchange.question is not quiz.exchange.question:
            self._prepare()

    def _prepare(self) -> None:
        if self.quiz is not None and self.quiz.exchange.is_open:
            prepare(self.quiz.exchange.question)
            self.ledger.warm_up()

    def _leave(self) -> None:
        """Show the form."""
        self.quiz, self.is_summed_up, self.looked_at, self.refused = None, False, None, None
        self._redraw()

    def _new_seed(self) -> int:
        return secrets.randbelow(TASK_SEEDS) if self._seed is None else self._seed

    def _speak(self, language: object) -> None:
        if isinstance(language, str) and language in LANGUAGES:
            self.words = Words.of(language)

    def _greet(self, wishes: Mapping[str, Any]) -> None:
        """Do what the address asks for, or go on with what the page has kept."""
        code, saved = wishes.get("code"), wishes.get("saved")
        if isinstance(code, str) and code:
            self._open(code, saved)
        elif self.quiz is None:
            self._resume(saved)

    def _resume(self, saved: object) -> None:
        """Go on with what the page has kept; nonsense does nothing."""
        quiz = quiz_of(saved)
        if quiz is not None:
            self._go_on(quiz, is_summed_up=has_summary(saved, quiz))

    def _back(self, saved: object) -> None:
        """Go from a single question to the quiz that was running, or to the form."""
        quiz = quiz_of(saved)
        if quiz is None:
            self._leave()
        else:
            self._go_on(quiz, is_summed_up=has_summary(saved, quiz))

    def _open(self, text: str, saved: object) -> None:
        """Open the question of a code, as far as it went when the page has kept it, or say why it is none."""
        try:
            task = read_task(text)
            quiz = one_of(saved, task) or one(task, self._new_seed())
        except CodeError as error:
            self.refused = Refused(text, error)
            self._redraw("" if self.quiz is None else refused(text, error, self.words))
        else:
            self._go_on(quiz)
