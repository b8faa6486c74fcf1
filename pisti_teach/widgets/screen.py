"""What one page shows of a table: its language, its help, the form, what she has asked of the position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.show.help import LEFT, LEVELS, is_at_least
from pisti_teach.show.table import Drawn, scene
from pisti_teach.widgets.table import TableWidget
from pisti_teach.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.games import View
    from pisti_teach.session import Setting, Shown
    from pisti_teach.show.left import Asked
    from pisti_teach.trainer.asking import Exchange


class Screen:
    """A widget and all that its scenes depend on besides the deal.

    `hold` is how long a message stands, in milliseconds; `key` is the name under which the page keeps the
    running deal; `is_bare` leaves the menu away, `level` is how much help there is at the start.
    """

    def __init__(
        self, words: Words, hold: int, key: str, *, is_bare: bool = False, level: str = LEFT
    ) -> None:
        """Show nothing yet."""
        self.words, self.hold, self.key, self.is_bare = words, hold, key, is_bare
        self.help, self.is_help_locked = level, False
        self.is_closed = False
        self.form: Setting | None = None
        self.refused = ""
        self.asked: Asked | None = None
        self.exchange: Exchange | None = None
        self.number = 0
        self.widget = TableWidget()

    @property
    def shows_left(self) -> bool:
        """Whether she has so much help that she may ask what is left."""
        return is_at_least(LEFT, self.help)

    def draw(  # noqa: PLR0913 - what a scene depends on
        self,
        shown: Shown,
        before: View | None,
        asked: Asked | None,
        exchange: Exchange | None,
        *,
        notice: str,
        saved: Mapping[str, Any] | None,
        clock: tuple[float, float] | None,
    ) -> None:
        """Draw the next scene; if that fails, the last one and its number still hold."""
        drawn = Drawn(
            self.number + 1,
            before,
            asked,
            self.hold,
            notice,
            exchange,
            help=self.help,
            is_help_locked=self.is_help_locked,
            key=self.key,
            is_bare=self.is_bare,
            is_closed=self.is_closed,
            saved=saved,
            asked_for=self.form,
            refused=self.refused,
            clock=clock,
        )
        made = scene(shown, drawn, self.words)
        self.number, self.asked, self.exchange = drawn.number, asked, exchange
        self.widget.scene = made

    def speak(self, language: object) -> None:
        """Go on in another language, if there is such a one."""
        if isinstance(language, str) and language in LANGUAGES:
            self.words = Words.of(language)

    def help_with(self, level: object, *, locks: bool) -> None:
        """Give another level of help, if there is such a one and no link has fixed it."""
        if isinstance(level, str) and level in LEVELS and not self.is_help_locked:
            self.help, self.is_help_locked = level, locks
