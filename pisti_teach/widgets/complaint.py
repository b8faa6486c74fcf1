"""Who says in a page that its lesson cannot be shown: what is wrong, where, and what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ipywidgets import VBox

from pisti_teach.lessons.trouble import scene_without_lesson
from pisti_teach.widgets.lesson import LessonWidget
from pisti_teach.widgets.listening import Listener
from pisti_teach.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Complaint(Listener):
    """The page of a lesson that has none; `name` is what was asked for, `faults` what is wrong with it."""

    def __init__(self, name: str, faults: Sequence[str], words: Words) -> None:
        """Say it in the language of the notebook; the page may ask for its own."""
        self.name, self.faults, self.words = name, tuple(faults), words
        self.widget = LessonWidget()
        self.box = VBox([self.widget]).add_class("pisti-lesson-page")
        self._number = 0
        self._redraw()
        self.widget.observe(self.picked, "picked")

    @property
    def number(self) -> int:
        """The number of the scene that stands there."""
        return self._number

    def _redraw(self) -> None:
        made = scene_without_lesson(self._number + 1, self.name, self.faults, self.words)
        self._number = made["number"]
        self.widget.scene = made

    def _do(self, pick: Mapping[str, Any]) -> None:
        match pick:
            case {"do": "language" | "greet", "language": str(language)} if language in LANGUAGES:
                self.words = Words.of(language)

    def _kept(self) -> object:
        return self.words

    def _restore(self, kept: Any) -> None:  # noqa: ANN401 - what `_kept` gives
        self.words = kept
        self._redraw()
