"""Who owns a game in a page: takes picks, plays them, lets computer players move, draws the next scene."""

from __future__ import annotations

import logging
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING, Any

from pisti_teach.codes import SEEDS, read_code
from pisti_teach.errors import PistiTeachError, RulesError
from pisti_teach.pisti.rules import PRESETS
from pisti_teach.pisti.state import Move
from pisti_teach.session import Replay, Session, is_saved, resume, save
from pisti_teach.show.help import LEFT, LEVELS, is_at_least
from pisti_teach.show.table import Drawn, scene
from pisti_teach.shuffling import Generator
from pisti_teach.widgets.asking import after, left_after, warm_up
from pisti_teach.widgets.pace import Pace
from pisti_teach.widgets.picks import open_record, read_record_text, read_setting, setting_of_house
from pisti_teach.widgets.table import TableWidget
from pisti_teach.widgets.timer import Timer
from pisti_teach.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pisti_teach.codes import Deal
    from pisti_teach.pisti.view import View
    from pisti_teach.session import Setting
    from pisti_teach.show.left import Asked
    from pisti_teach.trainer.asking import Exchange

LOG = logging.getLogger(__name__)


class Owner:
    """A session and the widget that shows it, and a record while one is looked through.

    `pause` is how long a computer player waits, `now` gives the time for the clock of a turn, both in
    seconds; `key` is the name under which the page keeps the running deal.
    """

    def __init__(
        self,
        session: Session,
        words: Words,
        pause: float,
        *,
        key: str = "",
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Draw the first scene, and let a computer player start if it is its turn."""
        self.session, self.words = session, words
        self.key = key
        self.help, self.is_help_locked = LEFT, False
        self.replay: Replay | None = None
        self.asked_for: Setting | None = None
        self.refused = ""
        self.timer = Timer(now, self._time_is_up)
        self.number = 0
        self._chance = Generator(-1 - session.seed)  # a stream that no deal has
        self.widget = TableWidget()
        self.widget.observe(self._picked, "picked")
        self.widget.when_drawn = self._drawn
        self.pace = Pace(pause, self.widget.is_seen, self._is_bots_turn, self._bot_moves)
        self._draw(None)
        self.pace.go_on()

    # ---- what the page shows

    @property
    def view(self) -> View:
        """What the page may show of the deal."""
        return self.replay.view if self.replay else self.session.view

    def _draw(
        self,
        before: View | None,
        asked: Asked | None = None,
        exchange: Exchange | None = None,
        *,
        notice: str = "",
    ) -> None:
        number = self.number + 1
        drawn = Drawn(
            number,
            before,
            asked,
            round(self.pace.seconds * 1000),
            notice,
            exchange,
            help=self.help,
            is_help_locked=self.is_help_locked,
            key=self.key,
            saved=self._saved(),
            asked_for=self.asked_for,
            refused=self.refused,
            clock=self.timer.left(self.session.rules) if self._is_timed_turn else None,
        )
        shown = scene((self.replay or self.session).shown, drawn, self.words)
        self.number, self.asked, self.exchange = number, asked, exchange
        self.widget.scene = shown

    def _redraw(self, notice: str = "") -> None:
        """Draw the same position again: other words, another answer."""
        self._draw(self.view, self.asked, self.exchange, notice=notice)

    def _saved(self) -> Mapping[str, Any] | None:
        """The match, as long as there is something to go on with."""
        return save(self.session) if self.session.state.events and not self.session.score.is_over else None

    # ---- what the page asks for

    def _picked(self, change: Mapping[str, Any]) -> None:
        """Do what the page asks for; nonsense does nothing, nor does a pick for an old scene.

        The page waits for a new scene after each pick, so it gets one whatever comes of it.
        """
        pick = change["new"]
        if type(pick.get("scene")) is not int or pick["scene"] != self.number:
            return
        kept = (self.session, self.replay, self.asked_for)
        try:
            self._do(pick)
        except Exception:  # whatever it is, it must not cost her the deal
            LOG.exception("a pick could not be done")
            self.session, self.replay, self.asked_for = kept
            self._redraw(self.words.say("That did not work; everything is as it was."))
        if pick["scene"] == self.number:
            self._redraw()

    def _do(self, pick: Mapping[str, Any]) -> None:
        self._ask_for(pick)
        if self.replay:
            self._look(self.replay, pick)
        else:
            self._act(pick)
        self._arrange(pick)
        self._change_table(pick)

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
        if not is_at_least(LEFT, self.help) or not (self.replay or self.view.turn == self.view.seat):
            return
        asked, exchange = left_after(pick, self.asked), self.exchange
        if not self.replay:
            exchange = after(pick, self.view, exchange, self._chance)
        if exchange is not self.exchange and pick["do"] == "ask":
            asked = None  # what the panel says would be the answer
        if asked is not self.asked or exchange is not self.exchange:
            self._draw(self.view, asked, exchange)
            warm_up()

    def _look(self, replay: Replay, pick: Mapping[str, Any]) -> None:
        """What she does with a record."""
        before = replay.view
        try:
            match pick:
                case {"do": "step", "at": int(at)} if at is not True:
                    replay.step(at)
                    self._draw(
                        before if 0 <= len(replay.view.events) - len(before.events) <= 1 else replay.view
                    )
                case {"do": "look_from", "seat": int(seat)}:
                    replay.look_from(seat)
                    self._draw(replay.view)
                case {"do": "close_record"}:
                    self._close_record()
        except PistiTeachError:
            return

    def _arrange(self, pick: Mapping[str, Any]) -> None:
        """How the table speaks and helps."""
        match pick:
            case {"do": "greet", **wishes}:
                self._greet(wishes)
            case {"do": "language", "language": language}:
                self._speak(language)
                self._redraw()
            case {"do": "help", "level": str(level)} if level in LEVELS and not self.is_help_locked:
                self.help = level
                self._redraw()

    def _change_table(self, pick: Mapping[str, Any]) -> None:
        """What she wants instead of the running deal."""
        words = self.words
        match pick:
            case {"do": "form", "preset": str(preset)} if preset in PRESETS:
                self._show_form(setting_of_house(preset, self.session.setting))
            case {"do": "form"} if "preset" not in pick:
                self._show_form(self.session.setting)
            case {"do": "keep_table"} if self.asked_for:
                self._show_form(None)
            case {"do": "table", "table": dict(table)}:
                self._open_table(table)
            case {"do": "resume", "saved": dict(saved)}:
                self._try(partial(self._go_on, saved), words.say("This deal cannot be gone on with."))
            case {"do": "load", "record": str(text)}:
                self._try(partial(self._open_record, text), words.say("This file is no record of a deal."))

    # ---- the deal

    def _play(self, text: str) -> None:
        before = self.session.view
        try:
            self.session.play(self._as_meant(Move.parse(text)))
        except PistiTeachError:
            return
        self._moved(before)

    def _as_meant(self, move: Move) -> Move:
        """A card that takes nothing is just laid, with or without taking: what takes is for her to know."""
        return move if move in self.session.view.allowed else Move(move.card)

    def _moved(self, before: View | None, notice: str = "") -> None:
        """Draw what has happened, and let the others go on."""
        self.timer.stop()
        self._draw(before, notice=notice)
        self.pace.go_on()

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

    # ---- the table

    def _greet(self, wishes: Mapping[str, Any]) -> None:
        """Do what the address of the page asks for, before anything was played."""
        self._speak(wishes.get("language"))
        if wishes.get("help") in LEVELS and not self.is_help_locked:
            self.help, self.is_help_locked = str(wishes["help"]), True
        if isinstance(wishes.get("code"), str) and not self.session.shown.can_take_back:
            self._open(wishes["code"])
        else:
            self._draw_first()

    def _draw_first(self, notice: str = "") -> None:
        """Draw for a page that has just been opened: a deal that nothing was played in is dealt."""
        self._draw(self.view if self.view.events else None, self.asked, self.exchange, notice=notice)

    def _speak(self, language: object) -> None:
        """Go on in another language, if there is such a one."""
        if isinstance(language, str) and language in LANGUAGES:
            self.words = Words.of(language)

    def _open(self, code: str) -> None:
        """Open the deal behind a code; a wrong code is said."""
        try:
            session = self._session_of(read_code(code))
        except PistiTeachError:
            self._draw_first(self.words.say("This is no deal code, so a new deal was dealt."))
            return
        self._sit_down(session)

    def _session_of(self, deal: Deal) -> Session:
        """Open the deal of a code, with computer players as they sit here; RulesError for odd seats."""
        policy = next(iter(self.session.bots.values()))
        bots = dict.fromkeys(range(1, deal.players), policy)
        session = Session(deal.preset, deal.players, bots, secrets.randbelow(SEEDS))
        session.deal_from(deal.dealer, deal.seed)
        return session

    def _sit_down(self, session: Session, before: View | None = None) -> None:
        """Go over to another session."""
        self.pace.stop()
        self.session, self.replay, self.asked_for, self.refused = session, None, None, ""
        self._moved(before)

    def _show_form(self, setting: Setting | None) -> None:
        """Show the form for another table, filled in with this one; None shuts it."""
        self.asked_for, self.refused = setting, ""
        self._hold()
        self._redraw()
        if setting is None:
            self.pace.go_on()

    def _hold(self) -> None:
        """Let nobody move, and no time run, behind a form or a record."""
        self.pace.stop()
        self.timer.hold()

    def _open_table(self, wanted: Mapping[str, Any]) -> None:
        """Open the table that the form asks for; what makes no sense is said in the form."""
        try:
            session = Session.of(read_setting(wanted), secrets.randbelow(SEEDS))
        except RulesError as error:
            self.refused = error.option or "table"
            self._redraw()
            return
        self._sit_down(session)

    def _go_on(self, saved: Mapping[str, Any]) -> None:
        """Go on with a match that the page or a file has kept."""
        session = resume(dict(saved), secrets.randbelow(SEEDS))
        self._sit_down(session, session.view)

    def _open_record(self, text: str) -> None:
        """Look through a record; one that was saved in the middle of a deal is gone on with."""
        data = read_record_text(text)
        if is_saved(data):
            self._go_on(data)
            return
        self.replay = Replay(open_record(data))
        self._hold()
        self._draw(None)

    def _close_record(self) -> None:
        self.replay = None
        self._draw(self.session.view)
        self.pace.go_on()

    def _try(self, act: Callable[[], None], complaint: str) -> None:
        """Do something that may not be possible; then it is said, and everything stays as it is."""
        try:
            act()
        except PistiTeachError as error:
            play = getattr(error, "play", 0)
            where = self.words.say("Play {n} breaks a rule.", n=play) if play else ""
            self._redraw(" ".join(filter(None, (complaint, where))))

    def _is_bots_turn(self) -> bool:
        """Whether a computer player is to move; nobody does behind a form or a record."""
        return self.session.is_bots_turn and not self.replay and not self.asked_for

    def _bot_moves(self) -> None:
        before = self.session.view
        self.session.play_bot()
        self._draw(before)

    # ---- the clock (P26)

    @property
    def _is_timed_turn(self) -> bool:
        session = self.session
        is_hers = session.view.turn == session.seat
        return session.timed and is_hers and not self.replay and not self.asked_for

    def _drawn(self, number: int) -> None:
        """Start the clock of her turn, once the page has drawn it."""
        if number == self.number and self._is_timed_turn:
            self.timer.start(self.session.rules)

    def _time_is_up(self) -> None:
        before = self.session.view
        self.session.time_out()
        self._moved(before, self.words.say("Time is up."))
