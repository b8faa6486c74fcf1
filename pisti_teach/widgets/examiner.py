"""Who runs a quiz in a page: asks, takes answers, sums up; keeps nothing but what the page keeps."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from pisti_teach.codes import TASK_SEEDS, read_task
from pisti_teach.errors import PistiTeachError
from pisti_teach.games import HOUSES
from pisti_teach.show.questions.page import Sheet, scene
from pisti_teach.trainer.answers import LONGEST
from pisti_teach.trainer.quizzing import Plan, kept, one, resumed, start
from pisti_teach.widgets.asking import warm_up
from pisti_teach.widgets.listening import Listener
from pisti_teach.widgets.quiz import QuizWidget
from pisti_teach.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.trainer.quizzing import Quiz

MOST_LEVEL = 3
"""The hardest level that the form offers."""


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
        self.is_summed_up, self._seed, self._number = False, seed, 0
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
            "asked": [[code, text, self.words.language] for code, text in kept(self.quiz)],
        }

    # ---- what the page asks for

    def _kept(self) -> object:
        return (self.plan, self.quiz, self.is_summed_up)

    def _restore(self, kept: Any) -> None:  # noqa: ANN401 - what `_kept` gives
        self.plan, self.quiz, self.is_summed_up = kept
        self._redraw(self.words.say("That did not work; everything is as it was."))

    def _do(self, pick: Mapping[str, Any]) -> None:
        try:
            self._answer(pick)
            self._choose(pick)
        except PistiTeachError:
            self._redraw(self.words.say("This is no question code, so choose what shall be asked."))

    def _answer(self, pick: Mapping[str, Any]) -> None:
        """What she does with the question that stands there."""
        quiz = self.quiz
        if quiz is None:
            return
        match pick:
            case {"do": "answer", "text": str(text)} if len(text) <= LONGEST * 4:
                warm_up()
                self._go_on(quiz.answered(text, self.words.language))
            case {"do": "next"} if not quiz.is_last and not quiz.exchange.is_open:
                self._go_on(quiz.further())
            case {"do": "like", "harder": int(harder)} if not quiz.is_last and not quiz.exchange.is_open:
                self._go_on(quiz.further(max(-1, min(1, harder))))
            case {"do": "sum_up"} if quiz.is_over:
                self.is_summed_up = True
                self._redraw()

    def _choose(self, pick: Mapping[str, Any]) -> None:
        """What shall be asked, and how the page speaks."""
        match pick:
            case {"do": "start", "kinds": list(kinds), "house": house, "level": int(level)}:
                self._start(kinds, house, level)
            case {"do": "again"} if self.quiz:
                self._go_on(start(self.quiz.plan, self._new_seed()))
            case {"do": "choose"}:
                self.quiz, self.is_summed_up = None, False
                self._redraw()
            case {"do": "open", "code": str(code)}:
                self._go_on(one(read_task(code), self._new_seed()))
            case {"do": "language", "language": language}:
                self._speak(language)
                self._redraw()
            case {"do": "greet", **wishes}:
                self._greet(wishes)

    def _start(self, kinds: list[Any], house: object, level: int) -> None:
        plan = Plan(
            kinds=tuple(kind for kind in kinds if isinstance(kind, str)),
            preset=house if isinstance(house, str) and house in HOUSES else None,
            level=min(max(level, 1), MOST_LEVEL),
            count=self.plan.count,
        )
        self.plan = plan
        self._go_on(start(plan, self._new_seed()))

    def _go_on(self, quiz: Quiz) -> None:
        self.quiz, self.is_summed_up = quiz, False
        self._redraw()

    def _new_seed(self) -> int:
        return secrets.randbelow(TASK_SEEDS) if self._seed is None else self._seed

    def _speak(self, language: object) -> None:
        if isinstance(language, str) and language in LANGUAGES:
            self.words = Words.of(language)

    def _greet(self, wishes: Mapping[str, Any]) -> None:
        """Do what the address asks for, or go on with what the page has kept."""
        self._speak(wishes.get("language"))
        match wishes:
            case {"code": str(code)} if code:
                self._go_on(one(read_task(code), self._new_seed()))
            case {"saved": dict(saved)} if self.quiz is None or not self.quiz.exchanges[0].text:
                self._resume(saved)
            case _:
                self._redraw()

    def _resume(self, saved: Mapping[str, Any]) -> None:
        """Go on with a quiz that the page has kept; one that cannot be read is left."""
        match saved:
            case {"kinds": list(kinds), "house": house, "level": int(level), "count": int(count)}:
                plan = Plan(
                    kinds=tuple(map(str, kinds)),
                    preset=house if isinstance(house, str) and house in HOUSES else None,
                    level=min(max(level, 1), MOST_LEVEL),
                    count=min(max(count, 1), 100),
                )
                self.plan = plan
                self._go_on(resumed(plan, _whole(saved.get("seed")), _answers(saved.get("asked"))))
            case _:
                self._redraw()


def _whole(text: object) -> int:
    """Read a seed; 0 for one that makes no sense."""
    return (
        int(text) % TASK_SEEDS if isinstance(text, str) and text.isdecimal() and len(text) <= LONGEST else 0
    )


def _answers(asked: object) -> list[tuple[str, str, str]]:
    """Read codes, answers and their languages; what makes no sense is left out."""
    rows = asked if isinstance(asked, list) else []
    return [
        (row[0], row[1][: LONGEST * 4], row[2])
        for row in rows
        if isinstance(row, list) and len(row) == 3 and all(isinstance(part, str) for part in row)  # noqa: PLR2004
    ]
