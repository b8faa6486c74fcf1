"""Who shows a learner her progress, once the page has told who she is: saves it, loads it, erases it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pisti_teach.errors import CodeError, PistiTeachError
from pisti_teach.show.progress.keeping import NOTHING, Kept, loaded
from pisti_teach.show.progress.page import Sheet, scene
from pisti_teach.trainer.progress.standing import Standing
from pisti_teach.widgets.ledger import Ledger
from pisti_teach.widgets.listening import PatientListener
from pisti_teach.widgets.report import ReportWidget
from pisti_teach.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

LONGEST_CODE = 100
"""Characters of a code that are read, with whatever stands between its symbols."""


class Reporter(PatientListener):
    """A learner's progress, and the page that shows it."""

    def __init__(self, words: Words) -> None:
        """Show an empty page until it is known whose."""
        super().__init__()
        self.words = words
        self.standing = Standing()
        self.kept = NOTHING
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
            kept=self.kept,
            notices=self.ledger.notices,
            notice=notice,
        )
        made = scene(sheet, self.words)
        self._number = sheet.number
        self.widget.scene = made

    def _known(self) -> None:
        self.standing = self.ledger.standing
        self.kept = replace(
            self.kept, file=None, adopted="", is_erased=False
        )  # what the browser had to do is done
        self._redraw()

    # ---- what the page asks for

    def _kept(self) -> object:
        return (self.standing, self.words)

    def _restore(self, kept: Any) -> None:  # noqa: ANN401 - what `_kept` gives
        (self.standing, self.words), self.kept = kept, NOTHING
        self._redraw(self.words.say("That did not work; everything is as it was."))

    def _do(self, pick: Mapping[str, Any]) -> None:
        self.kept = NOTHING  # a code is shown once, a file is saved once
        match pick:
            case {"do": "language" | "greet", "language": str(language)} if language in LANGUAGES:
                self.words = Words.of(language)
            case {"do": "save"}:
                self._save()
            case {"do": "load", "text": str(text)}:
                self._load(text)
            case {"do": "reveal"}:
                self.kept = Kept(code=self.ledger.code)
            case {"do": "adopt", "code": str(code)} if len(code) <= LONGEST_CODE:
                self._adopt(code)
            case {"do": "erase"}:
                self.ledger.erase()
                self.standing = Standing()
                self.kept = Kept(is_erased=True, told=self.words.say("Everything is erased."))

    def _save(self) -> None:
        name = f"pisti-progress-{self.ledger.now().date().isoformat()}.jsonl"
        self.kept = Kept(file={"name": name, "text": self.ledger.exported()})

    def _load(self, text: str) -> None:
        """Take in a file; one that is none changes nothing."""
        try:
            taken = self.ledger.imported(text)
        except PistiTeachError:
            said = self.words.say("This is no saved progress that can be read; nothing has changed.")
            self.kept = Kept(told=said)
            return
        self.kept = Kept(told=loaded(taken.new, taken.bad + taken.missing, self.words))
        self.standing = self.ledger.standing

    def _adopt(self, code: str) -> None:
        """Let the page go on as the learner of this code."""
        from pisti_teach.store import secret_of  # noqa: PLC0415 - with the database, which takes a moment

        try:
            secret = secret_of(code)
        except CodeError:
            self.kept = Kept(told=self.words.say("This is no such code; nothing has changed."))
        else:
            told = self.words.say("From now on this browser goes on with that progress.")
            self.kept = Kept(adopted=secret, told=told)
