"""Who owns a table in a page: takes its picks, and changes language, help, table, or deal for a record."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING, Any

from pisti_teach.bots import BOTS, USUAL
from pisti_teach.codes import SEEDS, read_code
from pisti_teach.errors import PistiTeachError, RulesError
from pisti_teach.games import HOUSES
from pisti_teach.session import Replay, Session, is_saved, resume
from pisti_teach.widgets.host import Host
from pisti_teach.widgets.listening import Listener
from pisti_teach.widgets.picks import open_record, read_record_text, read_setting, setting_of_house

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pisti_teach.codes import Deal
    from pisti_teach.games import View
    from pisti_teach.session import Setting
    from pisti_teach.words import Words


class Owner(Host, Listener):
    """A host that does what the page asks for, whatever it asks for."""

    def __init__(self, session: Session, words: Words, pause: float, **more: Any) -> None:  # noqa: ANN401
        """Open the table as a host does, and listen to the page."""
        super().__init__(session, words, pause, **more)
        self.widget.observe(self.picked, "picked")

    def ask_for_table(self) -> None:
        """Ask which table she wants, before anything is played."""
        self._show_form(self.session.setting)

    def _kept(self) -> object:
        return (self.session, self.replay, self.screen.form)

    def _restore(self, kept: Any) -> None:  # noqa: ANN401 - what `_kept` gives
        self.session, self.replay, self.screen.form = kept
        self._redraw(self.screen.words.say("That did not work; everything is as it was."))

    def _do(self, pick: Mapping[str, Any]) -> None:
        self._ask_for(pick)
        if self.replay:
            self._look(self.replay, pick)
        else:
            self._act(pick)
        self._arrange(pick)
        self._change_table(pick)

    def _look(self, replay: Replay, pick: Mapping[str, Any]) -> None:
        """What she does with a record."""
        before = replay.view
        try:
            match pick:
                case {"do": "step", "at": int(at)} if type(at) is int:
                    replay.step(at)
                    self._draw(
                        before if 0 <= len(replay.view.events) - len(before.events) <= 1 else replay.view
                    )
                case {"do": "look_from", "seat": int(seat)} if type(seat) is int:
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
                self.screen.speak(language)
                self._redraw()
            case {"do": "help", "level": level}:
                self.screen.help_with(level, locks=False)
                self._redraw()

    def _change_table(self, pick: Mapping[str, Any]) -> None:
        """What she wants instead of the running deal."""
        words = self.screen.words
        match pick:
            case {"do": "form", "preset": str(preset)} if preset in HOUSES:
                self._show_form(setting_of_house(preset, self.session.setting))
            case {"do": "form"} if "preset" not in pick:
                self._show_form(self.session.setting)
            case {"do": "keep_table"} if self.screen.form:
                self._show_form(None)
            case {"do": "table", "table": dict(table)}:
                self._open_table(table)
            case {"do": "resume", "saved": dict(saved)}:
                self._try(partial(self._go_on, saved), words.say("This deal cannot be continued."))
            case {"do": "load", "record": str(text)}:
                self._try(partial(self._open_record, text), words.say("This file is no record of a deal."))

    def _greet(self, wishes: Mapping[str, Any]) -> None:
        """Do what the address of the page asks for, before anything was played."""
        self.screen.speak(wishes.get("language"))
        self.screen.help_with(wishes.get("help"), locks=True)
        if wishes.get("keeps") is True:
            self.screen.form = None
        if isinstance(wishes.get("code"), str) and not self.session.shown.can_take_back:
            self._open(wishes["code"])
        else:
            self._draw_first()

    def _draw_first(self, notice: str = "") -> None:
        """Draw for a page that has just been opened: a deal that nothing was played in is dealt."""
        before = self.view if self.view.events else None
        self._draw(before, self.screen.asked, self.screen.exchange, notice=notice)

    def _open(self, code: str) -> None:
        """Open the deal behind a code; a wrong code is said."""
        try:
            session = self._session_of(read_code(code))
        except PistiTeachError:
            self._draw_first(self.screen.words.say("This is no deal code, so a new deal was dealt."))
            return
        self._sit_down(session)

    def _session_of(self, deal: Deal) -> Session:
        """Open the deal of a code, with computer players as they sit here; RulesError for odd seats."""
        policy = next(iter(self.session.bots.values()))
        usual = policy if policy in BOTS[deal.game] else USUAL
        bots = dict.fromkeys(range(1, deal.players), usual)
        session = Session(deal.preset, deal.players, bots, secrets.randbelow(SEEDS))
        session.deal_from(deal.dealer, deal.seed)
        return session

    def _sit_down(self, session: Session, before: View | None = None) -> None:
        """Go over to another session."""
        self.pace.stop()
        self.session, self.replay = session, None
        self.screen.form, self.screen.refused = None, ""
        self._moved(before)

    def _show_form(self, setting: Setting | None) -> None:
        """Show the form for another table, filled in with this one; None shuts it."""
        self.screen.form, self.screen.refused = setting, ""
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
            self.screen.refused = error.option or "table"
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
            where = self.screen.words.say("Play {n} breaks a rule.", n=play) if play else ""
            self._redraw(" ".join(filter(None, (complaint, where))))
