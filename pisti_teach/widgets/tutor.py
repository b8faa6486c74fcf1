"""Who leads through a lesson in a page: opens each step, takes what is done, says what came of it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ipywidgets import VBox

from pisti_teach.errors import PistiTeachError
from pisti_teach.lessons import doing
from pisti_teach.lessons.checking import faults
from pisti_teach.lessons.lesson import Example, Play, Quiz
from pisti_teach.lessons.positions import table_of
from pisti_teach.lessons.scene import line_count, scene
from pisti_teach.lessons.sheet import MODES, PRESENT, Sheet
from pisti_teach.lessons.texts import read_through
from pisti_teach.lessons.trouble import faults_of
from pisti_teach.lessons.trying import deciding
from pisti_teach.show.help import NONE
from pisti_teach.widgets.asking import prepare, warm_up
from pisti_teach.widgets.ledger import Ledger
from pisti_teach.widgets.lesson import LessonWidget
from pisti_teach.widgets.lesson_table import LessonTable
from pisti_teach.widgets.listening import Listener
from pisti_teach.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.lessons.course import Heading
    from pisti_teach.lessons.lesson import Step
    from pisti_teach.lessons.walking import Walk

LONGEST_ANSWER = 400
"""Characters of an answer of several parts."""
UNFIT = (PistiTeachError, LookupError, ValueError)
"""What comes of a step whose table cannot be laid, or whose question cannot be asked."""


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
        """Open the step that the walk looks at; LessonError where not even the way through can be drawn."""
        self.words, self.pause = words, pause
        self.widget = LessonWidget()
        self.ledger = Ledger(self.widget)
        self.box = VBox([self.widget]).add_class("pisti-lesson-page")
        self.table: LessonTable | None = None
        self._number = 0
        self.sheet = Sheet(
            number=0, walk=walk, attempt=doing.Attempt(walk.step), key=key, following=following
        )
        self._open(walk)
        self.widget.observe(self.picked, "picked")

    @property
    def number(self) -> int:
        """The number of the scene that stands there."""
        return self._number

    @property
    def walk(self) -> Walk:
        """Where she is, and what is done."""
        return self.sheet.walk

    @property
    def attempt(self) -> doing.Attempt:
        """What came of the step until now."""
        return self.sheet.attempt

    @property
    def mode(self) -> str:
        """How the lesson is shown."""
        return self.sheet.mode

    def _show(self, **changes: Any) -> None:  # noqa: ANN401 - what a `Sheet` has
        """Draw the page with these changes; if that fails, the last one still holds."""
        sheet = replace(self.sheet, number=self._number + 1, **{"notice": "", **changes})
        made = scene(sheet, self.words)
        self.sheet, self._number = sheet, sheet.number
        self.widget.scene = made

    def _redraw(self) -> None:
        self._show()

    # ---- steps

    def _open(self, walk: Walk, mode: str = "") -> None:
        """Begin a step: its question, or its table; the table before goes once the page shows the new one."""
        mode, before = mode or self.mode, self.table
        attempt, table, wrong = self._made(walk, mode)
        try:
            self._show(
                walk=walk,
                attempt=attempt,
                mode=mode,
                is_revealed=False,
                plays_on=mode == PRESENT and _takes_several(walk.step),
                has_played=False,
                lines=1,
                faults=wrong,
            )
        except Exception:
            if table:
                table.leave()
            raise
        self.table = table
        self.box.children = (self.widget, table.widget) if table else (self.widget,)
        if before:
            before.leave()
        self._prepare()

    def _made(self, walk: Walk, mode: str) -> tuple[doing.Attempt, LessonTable | None, tuple[str, ...]]:
        """Make what the step asks for; where that cannot be, say all that is wrong with the lesson."""
        try:
            read_through(walk.step)
            return doing.start(walk.step), self._table_of(walk.step, mode), ()
        except UNFIT as error:
            return doing.Attempt(walk.step), None, tuple(faults(walk.lesson)) or faults_of(error)

    def _table_of(self, step: Step, mode: str) -> LessonTable | None:
        """Lay the table that the step plays at; before a class it shall not tell the answer."""
        play = step.activity
        if not isinstance(play, Play):
            return None
        level = NONE if mode == PRESENT else play.help
        return LessonTable(table_of(play), self.words, self.pause, level=level, when_played=self._played)

    def _prepare(self) -> None:
        """Let the computer do what takes time while she thinks."""
        following = self.walk.lesson.steps[self.walk.at + 1 : self.walk.at + 2]
        if any(isinstance(step.activity, Example) for step in following):
            warm_up()
        if self.attempt.exchange and self.attempt.exchange.is_open:
            prepare(self.attempt.exchange.question)
            self.ledger.warm_up()

    def _played(self) -> None:
        """Look at what happened at the table."""
        if self.table:
            self._go_on(self.attempt.judged(self.table.passage), has_played=True)

    def _go_on(self, attempt: doing.Attempt, **changes: Any) -> None:  # noqa: ANN401 - as `_show`
        """Go on with the step; once it is passed, that is kept. A projector passes nothing."""
        is_same = attempt is self.attempt
        if is_same and all(getattr(self.sheet, name) == value for name, value in changes.items()):
            return
        passed = attempt.is_passed and self.mode != PRESENT
        self._keep(attempt, passed=passed)
        if attempt.reached is not None:
            changes["plays_on"] = False
        if attempt.exchange and not self.attempt.exchange:
            changes["is_revealed"] = False  # a class is asked now what it has counted
        self._show(attempt=attempt, walk=self.walk.passed() if passed else self.walk, **changes)
        if self.table and attempt.exchange and attempt.exchange.is_open:
            self.table.hold()
        elif self.table and attempt.reached is False:
            self.table.close()
        if not is_same:
            self._prepare()

    def _keep(self, attempt: doing.Attempt, *, passed: bool) -> None:
        """Keep what counts of a step: an answer to a question that has a code, and that it is passed."""
        before, quiz = self.attempt, self.walk.step.activity
        is_closed = attempt.exchange is not None and not attempt.exchange.is_open
        was_open = before.exchange is not None and before.exchange.is_open
        if isinstance(quiz, Quiz) and not quiz.guess and attempt.exchange and was_open and is_closed:
            task = doing.task_of(quiz, attempt.asked)
            self.ledger.answered(task, attempt.exchange, hints=attempt.hints)
        if passed and self.sheet.key and self.walk.step.name not in self.walk.done:
            self.ledger.passed(self.sheet.key, self.walk.step.name)

    # ---- what the page asks for

    def _kept(self) -> object:
        return (self.sheet, self.words, self.table)

    def _restore(self, kept: Any) -> None:  # noqa: ANN401 - what `_kept` gives
        self.sheet, self.words, self.table = kept
        self._show(notice=self.words.say("That did not work; everything is as it was."))

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
                self._reveal()

    def _show_line(self) -> None:
        """Show the next line of a worked example; with the last one it is read."""
        count = line_count(self.attempt)
        lines = min(self.sheet.lines + 1, count)
        if lines == count and self.mode != PRESENT:
            self._go_on(self.attempt.read(), lines=lines)
        else:
            self._show(lines=lines)

    def _reveal(self) -> None:
        """Show the answer to a class; at a table by the play that reaches the goal, or play by play."""
        play = self.walk.step.activity
        if isinstance(play, Play) and self.attempt.reached is False and _takes_several(self.walk.step):
            self._open(self.walk)  # from the start, play by play
        if self.table and self.sheet.plays_on:
            self.table.play_on()
            return
        if isinstance(play, Play) and self.attempt.reached is not True and (move := deciding(play)):
            self._open(self.walk)  # also after a wrong play
            if self.table:
                self.table.play(move)
            if self.attempt.exchange:
                return  # what she has kept count of is asked now; that has an answer of its own
        filled = self.attempt.filled(self.words.language)
        if filled.exchange and filled.exchange.is_open and filled is not self.attempt:
            self._show(attempt=filled)  # gap by gap
        else:
            self._show(is_revealed=True, lines=max(1, line_count(self.attempt)))

    def _arrange(self, pick: Mapping[str, Any]) -> None:
        """How the lesson is shown, and in which language."""
        match pick:
            case {"do": "mode", "mode": str(mode)} if mode in MODES:
                self._open(self.walk, mode)
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
        walk = self.walk.resumed(saved) if isinstance(saved, dict) else self.walk
        names = [one.name for one in walk.lesson.steps]
        walk = walk.to(names.index(step)) if step in names else walk
        self._open(walk, str(mode) if mode in MODES else "")


def _takes_several(step: Step) -> bool:
    """Whether no single play at its table decides."""
    return isinstance(step.activity, Play) and not deciding(step.activity)
