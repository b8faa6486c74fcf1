"""Who shows a learner her progress: reads what is kept of her, once the page has told who she is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.show.progress.page import Sheet, scene
from pisti_teach.trainer.progress.standing import Standing
from pisti_teach.widgets.ledger import Ledger
from pisti_teach.widgets.listening import Listener
from pisti_teach.widgets.report import ReportWidget
from pisti_teach.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Mapping


class Reporter(Listener):
    """A learner's progress, and the page that shows it."""

    def __init__(self, words: Words) -> None:
        """Show an empty page until it is known whose."""
        self.words = words
        self.standing = Standing()
        self.is_known = False
        self._number = 0
        self.widget = ReportWidget()
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
            is_known=self.is_known,
            notice=notice,
        )
        made = scene(sheet, self.words)
        self._number = sheet.number
        self.widget.scene = made

    def _known(self) -> None:
        self.standing, self.is_known = self.ledger.standing, True
        self._redraw()

    def _kept(self) -> object:
        return (self.standing, self.words)

    def _restore(self, kept: Any) -> None:  # noqa: ANN401 - what `_kept` gives
        self.standing, self.words = kept
        self._redraw(self.words.say("That did not work; everything is as it was."))

    def _do(self, pick: Mapping[str, Any]) -> None:
        match pick:
            case {"do": "language" | "greet", "language": str(language)} if language in LANGUAGES:
                self.words = Words.of(language)
