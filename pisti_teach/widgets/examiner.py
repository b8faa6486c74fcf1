"""Who runs a quiz in a page: asks, takes answers, sums up; keeps nothing but what the page keeps."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pisti_teach.codes import TASK_SEEDS, read_task, write_task
from pisti_teach.errors import CodeError
from pisti_teach.games import HOUSES
from pisti_teach.show.questions.page import Sheet, scene
from pisti_teach.trainer.answers import LONGEST
from pisti_teach.trainer.questions import KINDS
from pisti_teach.trainer.quizzing import Plan, kept, one, resumed, start
from pisti_teach.widgets.asking import prepare
from pisti_teach.widgets.listening import Listener
from pisti_teach.widgets.quiz import QuizWidget
from pisti_teach.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.trainer.quizzing import Quiz

MOST_LEVEL = 3
"""The hardest level that the form offers."""
MOST_QUESTIONS = 100
"""Questions of a quiz that a page may ask for."""
LONGEST_ANSWER = 4 * LONGEST
"""Characters of an answer of several parts."""


class Examiner(Listener):
    """A quiz, and the page that shows it.

    `seed` fixes all questions; None draws one for each quiz. `key` is the name under which the page keeps a
    running quiz.
    """

    def __init__(
        self, plan: Plan, words: Words, *, seed: int | None = None, quiz: Quiz | None = None, key: str = ""
    ) -> None:
        """Show the form, or the quiz that is given."""
        self.plan, self.words, self.quiz, self.key = plan, words, quiz, key
        self.is_summed_up = False
        self.looked_at: int | None = None
        self._seed, self._number = seed, 0
        self.widget = QuizWidget()
        self._redraw()
        self.widget.observe(self.picked, "picked")

    @property
    def number(self) -> int:
        """The number of the scene that stands there."""
        return self._number

    def _redraw(self, notice: str = "") -> None:
        sheet = Sheet(
            number=self._number + 1,
            plan=self.plan,
            quiz=self.quiz,
            is_summed_up=self.is_summed_up,
            looked_at=self.looked_at,
            notice=notice,
            key=self.key,
            saved=self._saved(),
        )
        made = scene(sheet, self.words)
        self._number = sheet.number
        self.widget.scene = made

    def _saved(self) -> dict[str, Any] | None:
        """What the page keeps of a running quiz: its plan, its seed, codes and answers."""
        if self.quiz is None or self.is_summed_up:
            return None
        plan = self.quiz.plan
        return {
            "kinds": list(plan.kinds),
            "house": plan.preset,
            "level": plan.level,
            "count": plan.count,
            "seed": str(self.quiz.seed),
            "asked": [list(row) for row in kept(self.quiz)],
        }

    # ---- what the page asks for

    def _kept(self) -> object:
        return (self.plan, self.quiz, self.is_summed_up, self.looked_at, self.words, self.key)

    def _restore(self, kept: Any) -> None:  # noqa: ANN401 - what `_kept` gives
        self.plan, self.quiz, self.is_summed_up, self.looked_at, self.words, self.key = kept
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
                self._go_on(quiz.answered(text, self.words.language))
            case {"do": "next"} if is_closed and not quiz.is_last:
                self._go_on(quiz.further())
            case {"do": "like", "harder": int(harder)} if is_closed and quiz.plan.count < MOST_QUESTIONS:
                self._go_on(quiz.another(max(-1, min(1, harder))))

    def _sum_up(self, quiz: Quiz, pick: Mapping[str, Any]) -> None:
        """The summary, and what she looks at again out of it."""
        match pick:
            case {"do": "sum_up"} if quiz.is_over:
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
                self.quiz, self.is_summed_up, self.looked_at = None, False, None
                self._redraw()
            case {"do": "language", "language": language}:
                self._speak(language)
                self._redraw()
            case {"do": "greet", **wishes}:
                self._speak(wishes.get("language"))
                self._greet(wishes)

    def _go_on(self, quiz: Quiz) -> None:
        self.quiz, self.is_summed_up, self.looked_at = quiz, False, None
        self._redraw()
        if quiz.exchange.is_open:
            prepare(quiz.exchange.question)

    def _new_seed(self) -> int:
        return secrets.randbelow(TASK_SEEDS) if self._seed is None else self._seed

    def _speak(self, language: object) -> None:
        if isinstance(language, str) and language in LANGUAGES:
            self.words = Words.of(language)

    def _greet(self, wishes: Mapping[str, Any]) -> None:
        """Do what the address asks for, or go on with what the page has kept."""
        code, saved = wishes.get("code"), wishes.get("saved")
        try:
            if isinstance(code, str) and code:
                self._open(code, saved)
            elif isinstance(saved, dict) and self.quiz is None:
                self._go_on(quiz_of(saved))
        except CodeError:
            self._redraw(self.words.say("This is no question code, so choose what shall be asked."))

    def _open(self, code: str, saved: object) -> None:
        """Open the question of a code; the page keeps it apart from the quiz that may be running."""
        task = read_task(code)
        self.key = self.key and f"{self.key}:{write_task(task)}"
        quiz = quiz_of(saved) if isinstance(saved, dict) else None
        self._go_on(quiz if quiz and quiz.tasks[0] == task else one(task, self._new_seed()))


def plan_of(kinds: list[Any], house: object, level: int, count: int) -> Plan:
    """Read what shall be asked; CodeError if no kind is there."""
    known = [kind for kind in dict.fromkeys(map(str, kinds[: 2 * len(KINDS)])) if kind in KINDS]
    return Plan(
        kinds=tuple(known),
        preset=house if isinstance(house, str) and house in HOUSES else None,
        level=min(max(level, 1), MOST_LEVEL),
        count=min(max(count, 1), MOST_QUESTIONS),
    )


def quiz_of(saved: Mapping[str, Any]) -> Quiz:
    """Read a quiz that a page has kept; CodeError for one that makes no sense."""
    match saved:
        case {"kinds": list(kinds), "level": int(level), "count": int(count), "asked": list(rows)}:
            plan = plan_of(kinds, saved.get("house"), level, count)
            return resumed(plan, _whole(saved.get("seed")), _answers(rows))
    raise CodeError("expected a quiz with kinds, level, count and what was asked")


def _whole(text: object) -> int:
    """Read a seed; 0 for one that makes no sense."""
    return (
        int(text) % TASK_SEEDS if isinstance(text, str) and text.isdecimal() and len(text) <= LONGEST else 0
    )


def _answers(rows: list[Any]) -> list[tuple[str, str, str]]:
    """Read codes, answers and their languages; what makes no sense is left out."""
    return [
        (row[0], row[1][:LONGEST_ANSWER], row[2])
        for row in rows[:MOST_QUESTIONS]
        if isinstance(row, list) and len(row) == 3 and all(isinstance(part, str) for part in row)  # noqa: PLR2004
    ]
