"""Who leads through a lesson in a page: opens each step, takes what is done, says what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ipywidgets import VBox

from pisti_teach.lessons import doing
from pisti_teach.lessons.lesson import Play
from pisti_teach.lessons.positions import table_of
from pisti_teach.lessons.scene import LEARN, MODES, PRESENT, Sheet, line_count, scene
from pisti_teach.show.help import NONE
from pisti_teach.widgets.asking import prepare
from pisti_teach.widgets.lesson import LessonWidget
from pisti_teach.widgets.lesson_table import LessonTable
from pisti_teach.widgets.listening import Listener
from pisti_teach.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.lessons.course import Heading
    from pisti_teach.lessons.walking import Walk

LONGEST_ANSWER = 400
"""Characters of an answer of several parts."""


class Tutor(Listener):
    """A walk through a lesson, the page that shows it, and the table of the step, if it has one.

    `key` is the name under which the page keeps what is done; `pause` how long computer players wait, in
    seconds; `following` the lesson after this one.
    """

    def __init__(
        self,
        walk: Walk,
        words: Words,
        *,
        pause: float,
        key: str = "",
        following: Heading | None = None,
    ) -> None:
        """Open the step that the walk looks at."""
        self.words, self.pause, self.key, self.following = words, pause, key, following
        self.mode = LEARN
        self.widget = LessonWidget()
        self.box = VBox([self.widget]).add_class("pisti-lesson-page")
        self.table: LessonTable | None = None
        self._number = 0
        self._open(walk)
        self.widget.observe(self.picked, "picked")

    @property
    def number(self) -> int:
        """The number of the scene that stands there."""
        return self._number

    def _redraw(self) -> None:
        sheet = Sheet(
            number=self._number + 1,
            walk=self.walk,
            attempt=self.attempt,
            mode=self.mode,
            is_revealed=self.is_revealed,
            lines=self.lines,
            key=self.key,
            following=self.following,
        )
        made = scene(sheet, self.words)
        self._number = sheet.number
        self.widget.scene = made

    # ---- steps

    def _open(self, walk: Walk) -> None:
        """Begin a step: its question, or its table."""
        self.walk, self.attempt = walk, doing.start(walk.step)
        self.is_revealed, self.lines = False, 1
        self._set_table()
        self._redraw()
        self._prepare()

    def _set_table(self) -> None:
        """Lay the table that the step plays at, and take away the one before."""
        if self.table:
            self.table.leave()
        play = self.walk.step.activity
        self.table = (
            LessonTable(
                table_of(play), self.words, self.pause, level=self._help(play), when_played=self._played
            )
            if isinstance(play, Play)
            else None
        )
        self.box.children = (self.widget, self.table.widget) if self.table else (self.widget,)

    def _help(self, play: Play) -> str:
        """How much the table helps; before a class it shall not tell the answer."""
        return NONE if self.mode == PRESENT else play.help

    def _prepare(self) -> None:
        if self.attempt.exchange and self.attempt.exchange.is_open:
            prepare(self.attempt.exchange.question)

    def _played(self) -> None:
        """Look at what happened at the table; a projector passes nothing."""
        if self.table and self.mode != PRESENT:
            self._go_on(self.attempt.judged(self.table.course))

    def _go_on(self, attempt: doing.Attempt) -> None:
        """Go on with the step; once it is passed, that is kept."""
        if attempt is self.attempt:
            return
        self.attempt = attempt
        if self.table and attempt.exchange and attempt.exchange.is_open:
            self.table.hold()
        if attempt.is_passed:
            self.walk = self.walk.passed()
        self._redraw()
        self._prepare()

    # ---- what the page asks for

    def _kept(self) -> object:
        return (self.walk, self.attempt, self.mode, self.is_revealed, self.lines, self.words)

    def _restore(self, kept: Any) -> None:  # noqa: ANN401 - what `_kept` gives
        self.walk, self.attempt, self.mode, self.is_revealed, self.lines, self.words = kept
        self._redraw()

    def _do(self, pick: Mapping[str, Any]) -> None:
        self._do_step(pick)
        self._arrange(pick)

    def _do_step(self, pick: Mapping[str, Any]) -> None:
        """What she does in the step, or with it."""
        match pick:
            case {"do": "answer", "text": str(text)} if len(text) <= LONGEST_ANSWER and self.mode != PRESENT:
                self._go_on(self.attempt.answered(text, self.words.language))
            case {"do": "further"}:
                self._go_on(self.attempt.further())
            case {"do": "hint"}:
                self._go_on(self.attempt.hinted())
            case {"do": "line"}:
                self._show_line()
            case {"do": "retry"}:
                self._open(self.walk)
            case {"do": "step", "at": int(at)} if type(at) is int and self.walk.to(at) is not self.walk:
                self._open(self.walk.to(at))
            case {"do": "reveal"} if self.mode == PRESENT:
                self.is_revealed, self.lines = True, max(1, line_count(self.attempt))
                self._redraw()

    def _show_line(self) -> None:
        """Show the next line of a worked example; with the last one it is read."""
        self.lines = min(self.lines + 1, line_count(self.attempt))
        if self.lines == line_count(self.attempt) and self.mode != PRESENT:
            self._go_on(self.attempt.read())
        else:
            self._redraw()

    def _arrange(self, pick: Mapping[str, Any]) -> None:
        """How the lesson is shown, and in which language."""
        match pick:
            case {"do": "mode", "mode": str(mode)} if mode in MODES:
                self.mode = mode
                self._open(self.walk)
            case {"do": "language", "language": language}:
                self._speak(language)
                self._redraw()
            case {"do": "greet", **wishes}:
                self._speak(wishes.get("language"))
                self._greet(wishes)

    def _speak(self, language: object) -> None:
        if isinstance(language, str) and language in LANGUAGES:
            self.words = Words.of(language)
            if self.table:
                self.table.speak(language)

    def _greet(self, wishes: Mapping[str, Any]) -> None:
        """Do what the address asks for, and go on where the page has kept it."""
        mode, step, saved = wishes.get("mode"), wishes.get("step"), wishes.get("saved")
        self.mode = mode if mode in MODES else self.mode
        walk = self.walk.resumed(saved) if isinstance(saved, dict) else self.walk
        names = [one.name for one in walk.lesson.steps]
        self._open(walk.to(names.index(step)) if step in names else walk)
