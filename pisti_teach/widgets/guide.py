"""Who shows the houses in a page: side by side, and a difference at a table to try it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ipywidgets import VBox

from pisti_teach.lessons.houses.differences import differences, table_of
from pisti_teach.lessons.houses.scene import Trial, scene
from pisti_teach.show.help import MARKS
from pisti_teach.widgets.houses import HousesWidget
from pisti_teach.widgets.lesson_table import LessonTable
from pisti_teach.widgets.listening import Listener
from pisti_teach.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Mapping


class Guide(Listener):
    """The page of the houses, what is tried on it, and the table where it is; `pause` is in seconds."""

    def __init__(self, words: Words, *, pause: float) -> None:
        """Show the houses side by side."""
        self.words, self.pause = words, pause
        self.trial: Trial | None = None
        self.table: LessonTable | None = None
        self._number = 0
        self.widget = HousesWidget()
        self.box = VBox([self.widget]).add_class("pisti-lesson-page")
        self._redraw()
        self.widget.observe(self.picked, "picked")

    @property
    def number(self) -> int:
        """The number of the scene that stands there."""
        return self._number

    def _redraw(self) -> None:
        made = scene(self._number + 1, self.trial, self.words)
        self._number += 1
        self.widget.scene = made

    def _kept(self) -> object:
        return (self.trial, self.table, self.words)

    def _restore(self, kept: Any) -> None:  # noqa: ANN401 - what `_kept` gives
        self.trial, self.table, self.words = kept
        self._redraw()

    def _do(self, pick: Mapping[str, Any]) -> None:
        match pick:
            case {"do": "greet" | "language", "language": str(language)} if language in LANGUAGES:
                self._speak(language)
        match pick:
            case {"do": "try" | "greet", "option": str(option), "at": at} if option in differences():
                self._try(option, differences()[option].first if at is None else at)
            case {"do": "back"}:
                self._set_table(None)
            case {"do": "compare"} if self.trial:
                self.trial = Trial(self.trial.difference, self.trial.at, is_compared=True)

    def _try(self, option: str, at: object) -> None:
        """Lay the cards of a difference as they lie in one of the houses; nonsense does nothing."""
        difference = differences()[option]
        if type(at) is int and 0 <= at < len(difference.ways):
            was = self.trial
            is_compared = was is not None and was.difference is difference and was.is_compared
            self._set_table(Trial(difference, at, is_compared=is_compared))

    def _set_table(self, trial: Trial | None) -> None:
        """Lay the new table before the old one is taken away, so that a failure loses nothing."""
        before, table = self.table, self._table(trial) if trial else None
        self.trial, self.table = trial, table
        self.box.children = (self.widget, table.widget) if table else (self.widget,)
        if before:
            before.leave()

    def _table(self, trial: Trial) -> LessonTable:
        session = table_of(trial.difference, trial.way)
        return LessonTable(session, self.words, self.pause, level=MARKS, when_played=self._played)

    def _played(self) -> None:
        """Once she has made the play that tells, what it brings in each house is shown."""
        trial = self.trial
        if trial is None or self.table is None or trial.is_compared:
            return
        if any(
            str(event.move) == trial.difference.play for event in self.table.passage.states[-1].events[-1:]
        ):
            self.trial = Trial(trial.difference, trial.at, is_compared=True)
            self._redraw()

    def _speak(self, language: str) -> None:
        self.words = Words.of(language)
        if self.table:
            self.table.speak(language)
