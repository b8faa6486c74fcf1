"""The clock of a turn as it runs: it begins when the page has drawn the turn, and rings at its end (P26)."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from pisti_teach.pisti.clock import TurnClock, turn_clock

if TYPE_CHECKING:
    from collections.abc import Callable

    from pisti_teach.pisti.rules import Rules


class Timer:
    """One turn's time; `now` gives the time in seconds, `ring` is called when it is up."""

    def __init__(self, now: Callable[[], float], ring: Callable[[], None]) -> None:
        """Stand still."""
        self.now, self.ring = now, ring
        self.turn: TurnClock | None = None
        self._held_at: float | None = None
        self._alarm: asyncio.TimerHandle | None = None

    def start(self, rules: Rules) -> None:
        """Begin the turn, or go on after it was held; it rings only where a loop runs."""
        now, held_at = self.now(), self._held_at
        if self.turn is None:
            self.turn = turn_clock(rules, now)
        elif held_at is None:
            return
        else:
            self.turn = self.turn.later(now - held_at)
        self._held_at = None
        self._set_alarm(now)

    def hold(self) -> None:
        """Stand still, with the time that is left."""
        if self.turn and self._held_at is None:
            self._held_at = self.now()
            self._cancel()

    def stop(self) -> None:
        """End the turn, without ringing."""
        self.turn = self._held_at = None
        self._cancel()

    def left(self, rules: Rules) -> tuple[float, float] | None:
        """Seconds left of the turn and of its extra time, all before it begins; None without a clock."""
        now = self.now() if self._held_at is None else self._held_at
        turn = self.turn or turn_clock(rules, now)
        if turn is None:
            return None
        return (0, turn.left(now)) if turn.is_extra(now) else (turn.left(now), turn.extra)

    def _set_alarm(self, now: float) -> None:
        loop = running_loop()
        if self.turn and loop:
            self._alarm = loop.call_later(self.turn.up_at - now, self.ring)

    def _cancel(self) -> None:
        if self._alarm:
            self._alarm.cancel()


def running_loop() -> asyncio.AbstractEventLoop | None:
    """Give the loop that runs here, if one does: in a script none can wait."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
