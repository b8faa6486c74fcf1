"""The table of a step: a table in use that can only be played at, and tells what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.bots import BOTS, USUAL
from pisti_teach.lessons.goals import Passage
from pisti_teach.shuffling import Generator
from pisti_teach.widgets.owner import Owner

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pisti_teach.session import Session
    from pisti_teach.words import Words


class LessonTable(Owner):
    """A table without a menu; `when_played` is called after each play, of whoever it is.

    `level` is how much help it gives.
    """

    def __init__(
        self, session: Session, words: Words, pause: float, *, level: str, when_played: Callable[[], None]
    ) -> None:
        """Sit down at the position where the session stands."""
        self._first = len(session.states) - 1
        self._when_played = when_played
        self._is_held = False  # the others wait, too
        super().__init__(session, words, pause, is_bare=True, level=level)
        self.screen.is_help_locked = True

    @property
    def passage(self) -> Passage:
        """What happened here."""
        return Passage(self.session.states[self._first :], self.session.seat, self.session.game)

    def play(self, move: str) -> None:
        """Play in her place, so that a class sees what it leads to."""
        self._play(move)

    def close(self) -> None:
        """Let her play no more, after a miss, or while she is asked; the others show what it leads to."""
        if not self.screen.is_closed:
            self.screen.is_closed = True
            self._redraw()

    def hold(self) -> None:
        """Let everybody wait: what she is asked is about the table as it stands."""
        self._is_held = True
        self.pace.stop()
        self.close()

    def _is_bots_turn(self) -> bool:
        return not self._is_held and super()._is_bots_turn()

    def leave(self) -> None:
        """Let nobody play here any more."""
        self.pace.stop()
        self.timer.stop()
        self.widget.close()

    def play_on(self) -> None:
        """Make a play in her place, as a computer player would; nothing while somebody else moves."""
        session = self.session
        if session.state.seat == session.seat:
            policy = BOTS[session.game.GAME][USUAL]
            self.play(str(policy(session.view, Generator(len(session.state.events)))))

    def speak(self, language: str) -> None:
        """Go on in another language."""
        self.screen.speak(language)
        self._redraw()

    def _ask_for(self, pick: Mapping[str, Any]) -> None:
        """Ask of the position while she may play at it."""
        if not self.screen.is_closed:
            super()._ask_for(pick)

    def _after_play(self) -> None:
        self._when_played()

    def _saved(self) -> None:
        """A step is begun again, not gone on with."""

    def _change_table(self, pick: Mapping[str, Any]) -> None:
        """A step has its own table: there is none to change it for."""

    def _act(self, pick: Mapping[str, Any]) -> None:
        """Play, and nothing else: the step is begun again by the lesson."""
        if pick.get("do") == "play" and not self.screen.is_closed:
            super()._act(pick)

    def _greet(self, _wishes: Mapping[str, Any]) -> None:
        """The lesson says in which language; the help is that of the step, and so is the deal."""
        self._draw_first()
