"""Who owns a game in a page: takes picks, plays them, lets computer players move, draws the next scene."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache
from importlib import import_module
from threading import Thread
from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Rank
from pisti_teach.codes import SEEDS, read_code
from pisti_teach.errors import PistiTeachError
from pisti_teach.pisti.state import Move
from pisti_teach.session import Session
from pisti_teach.show.left import Asked
from pisti_teach.show.table import Drawn, scene
from pisti_teach.shuffling import Generator
from pisti_teach.widgets.asking import after
from pisti_teach.widgets.table import TableWidget
from pisti_teach.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.pisti.view import View
    from pisti_teach.trainer.asking import Exchange

PAUSE = 0.9
"""Seconds that a computer player waits before it moves."""
LONGEST_GUESS = 2
"""Characters of a guess that are read."""


def first_deal(*, seed: int | None = None, pause: float = PAUSE, language: str = "en") -> TableWidget:
    """Open a table by the rules of `zone`: two seats, no clock, against the greedy computer player.

    `seed` fixes all deals; None draws one. `pause` is in seconds; 0 lets the computer move at once.
    """
    return open_table("zone", 2, {1: "greedy"}, seed=seed, pause=pause, language=language)


def open_table(  # noqa: PLR0913 - what a reader may change about a table
    preset: str,
    players: int,
    bots: Mapping[int, str],
    *,
    seed: int | None = None,
    pause: float = PAUSE,
    language: str = "en",
    options: Mapping[str, Any] | None = None,
) -> TableWidget:
    """Open a table of Pişti; seat 0 is the learner's, `bots` names who plays the other seats.

    Raises RulesError if the rules or the seat count make no sense.
    """
    chance = secrets.randbelow(SEEDS) if seed is None else seed
    session = Session(preset, players, bots, chance, options=options)
    return Owner(session, Words.of(language), pause).widget


class Owner:
    """A session and the widget that shows it."""

    def __init__(self, session: Session, words: Words, pause: float) -> None:
        """Draw the first scene, and let a computer player start if it is its turn."""
        self.session, self.words, self.pause = session, words, pause
        self.number = 0
        self._chance = Generator(-1 - session.seed)  # a stream that no deal has
        self.widget = TableWidget()
        self.widget.observe(self._picked, "picked")
        self._task: asyncio.Task[None] | None = None
        self._draw(None)
        self._let_bots_play()

    def _draw(
        self,
        before: View | None,
        asked: Asked | None = None,
        notice: str = "",
        exchange: Exchange | None = None,
    ) -> None:
        self.number += 1
        self.asked, self.exchange = asked, exchange
        hold = round(self.pause * 1000)
        drawn = Drawn(self.number, before, asked, hold, notice, exchange)
        self.widget.scene = scene(self.session.shown, drawn, self.words)

    def _picked(self, change: Mapping[str, Any]) -> None:
        """Do what the page asks for; nonsense and picks for an old scene do nothing."""
        pick = change["new"]
        if type(pick.get("scene")) is int and pick["scene"] == self.number:
            self._act(pick)
            self._arrange(pick)

    def _act(self, pick: Mapping[str, Any]) -> None:
        """What she does in the deal."""
        match pick:
            case {"do": "play", "move": str(move)}:
                self._play(move)
            case {"do": "guess", "guesses": dict(guesses)}:
                self._ask(Asked(_read_guesses(guesses)))
            case {"do": "show"}:
                self._ask(Asked())
            case {"do": "derive", "rank": str(rank)} if self.asked and rank in set(Rank):
                self._ask(Asked(self.asked.guesses, Rank(rank)))
            case {"do": "close"} if self.asked:
                self._ask(Asked(self.asked.guesses))
            case {"do": "ask" | "answer" | "leave"}:
                self._question(pick)

    def _arrange(self, pick: Mapping[str, Any]) -> None:
        """What she does with the table."""
        match pick:
            case {"do": "next"} if self.session.state.is_over:
                self._next_deal()
            case {"do": "take_back"}:
                self._take_back()
            case {"do": "open", "code": str(code), **rest} if not self.session.shown.can_take_back:
                self._speak(rest.get("language"))
                self._open(code)
            case {"do": "language", "language": language}:
                self._speak(language)
                self._draw(
                    self.session.view if self.session.state.events else None, self.asked, "", self.exchange
                )

    def _play(self, text: str) -> None:
        before = self.session.view
        try:
            self.session.play(Move.parse(text))
        except PistiTeachError:
            return
        self._draw(before)
        self._let_bots_play()

    def _ask(self, asked: Asked) -> None:
        """Answer what is left, in her own turn only: the position then stays as it is."""
        if self.session.view.turn == self.session.seat:
            self._draw(self.session.view, asked, exchange=self.exchange)
            _warm_up()

    def _question(self, pick: Mapping[str, Any]) -> None:
        """Go on with a question about this position; a new one hides what the panel says of what is left."""
        view = self.session.view
        exchange = after(pick, view, self.exchange, self._chance)
        if exchange is not self.exchange:
            asked = None if pick["do"] == "ask" else self.asked
            self._draw(view, asked, exchange=exchange)
            _warm_up()

    def _take_back(self) -> None:
        """Undo her latest play, also after the computer has answered, also while it thinks."""
        try:
            self.session.take_back()
        except PistiTeachError:
            return
        self._stop_bots()
        self._draw(self.session.view)

    def _speak(self, language: object) -> None:
        """Go on in another language, if there is such a one."""
        if isinstance(language, str) and language in LANGUAGES:
            self.words = Words.of(language)

    def _open(self, code: str) -> None:
        """Open the deal behind a code, before anything was played; a wrong code is said."""
        try:
            deal = read_code(code)
        except PistiTeachError:
            self._draw(
                self.session.view, notice=self.words.say("This is no deal code, so a new deal was dealt.")
            )
            return
        self._stop_bots()
        policy = next(iter(self.session.bots.values()))
        bots = dict.fromkeys(range(1, deal.players), policy)
        self.session = Session(deal.preset, deal.players, bots, secrets.randbelow(SEEDS))
        self.session.deal_from(deal.dealer, deal.seed)
        self._draw(None)
        self._let_bots_play()

    def _stop_bots(self) -> None:
        if self._task:
            self._task.cancel()

    def _next_deal(self) -> None:
        self.session.next_deal()
        self._draw(None)
        self._let_bots_play()

    def _let_bots_play(self) -> None:
        """Let computer players move after a pause, while the kernel goes on listening.

        In a script, where no loop runs that could wait, they move at once.
        """
        loop = _running_loop()
        if not self.pause or loop is None:
            while self.session.is_bots_turn:
                self._bot_moves()
        elif self.session.is_bots_turn:
            self._task = loop.create_task(self._bots_move_later())

    async def _bots_move_later(self) -> None:
        await self.widget.is_seen.wait()  # she shall see the deal first
        while self.session.is_bots_turn:
            await asyncio.sleep(self.pause)
            self._bot_moves()

    def _bot_moves(self) -> None:
        before = self.session.view
        self.session.play_bot()
        self._draw(before)


@cache
def _warm_up() -> None:
    """Load sympy behind her back, once she looks at chances: the first derivation then comes at once."""
    Thread(target=import_module, args=["pisti_teach.odds.derivation"], daemon=True).start()


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


def _read_guesses(guesses: Mapping[Any, Any]) -> dict[str, str]:
    """Take the guesses of the thirteen ranks that have something in them."""
    typed = {str(rank): guesses.get(str(rank)) for rank in Rank}
    return {
        rank: text.strip()[:LONGEST_GUESS]
        for rank, text in typed.items()
        if isinstance(text, str) and text.strip()
    }
