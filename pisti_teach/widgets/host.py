"""Who runs the deal in a page: she plays, asks and takes back, computer players move, the clock runs."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from pisti_teach.errors import IllegalPlayError, NotationError, PistiTeachError
from pisti_teach.session import Replay, Session, save
from pisti_teach.show.games import DRAWINGS
from pisti_teach.show.help import LEFT
from pisti_teach.shuffling import Generator
from pisti_teach.widgets.asking import after, left_after, warm_up
from pisti_teach.widgets.pace import Pace
from pisti_teach.widgets.screen import Screen
from pisti_teach.widgets.timer import Timer

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pisti_teach.games import View
    from pisti_teach.show.left import Asked
    from pisti_teach.trainer.asking import Exchange
    from pisti_teach.widgets.table import TableWidget
    from pisti_teach.words import Words


class Host:
    """A session, the screen that shows it, and a record while one is looked through.

    `pause` is how long a computer player waits, `now` gives the time for the clock of a turn, both in
    seconds; `key` is the name under which the page keeps the running deal; `is_bare` leaves the menu away,
    and `level` is how much help there is at the start.
    """

    def __init__(  # noqa: PLR0913 - what a table in a page is
        self,
        session: Session,
        words: Words,
        pause: float,
        *,
        key: str = "",
        is_bare: bool = False,
        level: str = LEFT,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Draw the first scene, and let a computer player start if it is its turn."""
        self.session = session
        self.replay: Replay | None = None
        self.screen = Screen(words, round(pause * 1000), key, is_bare=is_bare, level=level)
        self.timer = Timer(now, self._time_is_up)
        self.pace = Pace(pause, self.widget.is_seen, self._is_bots_turn, self._bot_moves)
        self._chance = Generator(-1 - (session.seed or 0))  # a stream that no deal has
        self.widget.when_drawn = self._drawn
        self._draw(self.view if self.view.events else None)
        self.pace.go_on()

    # ---- what the page shows

    @property
    def widget(self) -> TableWidget:
        """The table in the page."""
        return self.screen.widget

    @property
    def number(self) -> int:
        """The number of the scene that stands there."""
        return self.screen.number

    @property
    def view(self) -> View:
        """What the page may show of the deal."""
        view: View = (self.replay or self.session).view
        return view

    def _draw(
        self,
        before: View | None,
        asked: Asked | None = None,
        exchange: Exchange | None = None,
        *,
        notice: str = "",
    ) -> None:
        self.screen.draw(
            (self.replay or self.session).shown,
            before,
            asked,
            exchange,
            notice=notice,
            saved=self._saved(),
            clock=self.timer.left(self.session.rules) if self._is_timed_turn else None,
        )

    def _redraw(self, notice: str = "") -> None:
        """Draw the same position again: other words, another answer."""
        self._draw(self.view, self.screen.asked, self.screen.exchange, notice=notice)

    def _saved(self) -> Mapping[str, Any] | None:
        """The match, as long as there is something to go on with."""
        return save(self.session) if self.session.state.events and not self.session.score.is_over else None

    # ---- what she does in the deal

    def _act(self, pick: Mapping[str, Any]) -> None:
        """What she does in the deal."""
        match pick:
            case {"do": "play", "move": str(move)}:
                self._play(move)
            case {"do": "next"} if self.session.state.is_over:
                self._next_deal()
            case {"do": "take_back"}:
                self._take_back()

    def _ask_for(self, pick: Mapping[str, Any]) -> None:
        """What she wants to know of this position, or is asked about it, while it stays as it is."""
        screen = self.screen
        if not screen.shows_left or not (self.replay or self.view.turn == self.view.seat):
            return
        asked, exchange = left_after(pick, screen.asked), screen.exchange
        if not self.replay:
            exchange = after(pick, self.view, exchange, self._chance, screen.words.language)
        if exchange is not screen.exchange and pick["do"] == "ask":
            asked = None  # what the panel says would be the answer
        if asked is not screen.asked or exchange is not screen.exchange:
            self._draw(self.view, asked, exchange)
            warm_up()

    def _play(self, text: str) -> None:
        before, game = self.session.view, self.session.game
        try:
            move = before.as_meant(game.Move.parse(text))
        except NotationError:
            return
        try:
            self.session.play(move)
        except IllegalPlayError:
            self._redraw(DRAWINGS[game.GAME].refusal(before, move, self.screen.words))
            return
        self._moved(before)

    def _moved(self, before: View | None, notice: str = "") -> None:
        """Draw what has happened, and let the others go on."""
        self.timer.stop()
        self._draw(before, notice=notice)
        self._after_play()
        self.pace.go_on()

    def _after_play(self) -> None:
        """Whoever looks on is told here; nobody does at a table of its own."""

    def _take_back(self) -> None:
        """Undo her latest play, also after the computer has answered, also while it thinks."""
        try:
            self.session.take_back()
        except PistiTeachError:
            return
        self.pace.stop()
        self.timer.stop()
        self._draw(self.session.view)

    def _next_deal(self) -> None:
        self.session.next_deal()
        self._moved(None)

    # ---- computer players, and the clock (P26)

    def _is_bots_turn(self) -> bool:
        """Whether a computer player is to move; nobody does behind a form or a record."""
        return self.session.is_bots_turn and not self.replay and not self.screen.form

    def _bot_moves(self) -> None:
        before = self.session.view
        self.session.play_bot()
        self._draw(before)
        self._after_play()

    @property
    def _is_timed_turn(self) -> bool:
        session = self.session
        is_hers = session.view.turn == session.seat
        return session.timed and is_hers and not self.replay and not self.screen.form

    def _drawn(self, number: int) -> None:
        """Start the clock of her turn, once the page has drawn it."""
        if number == self.number and self._is_timed_turn:
            self.timer.start(self.session.rules)

    def _time_is_up(self) -> None:
        before = self.session.view
        self.session.time_out()
        self._moved(before, self.screen.words.say("Time is up."))
