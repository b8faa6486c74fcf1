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
        self._alarm: asyncio.TimerHandle | None = None

    def start(self, rules: Rules) -> None:
        """Begin the turn, unless it runs already; it rings only where a loop runs."""
        if self.turn is None:
            self.turn, loop = turn_clock(rules, self.now()), running_loop()
            if self.turn and loop:
                self._alarm = loop.call_later(self.turn.turn + self.turn.extra, self.ring)

    def stop(self) -> None:
        """End the turn, without ringing."""
        self.turn = None
        if self._alarm:
            self._alarm.cancel()

    def left(self, rules: Rules) -> tuple[float, float] | None:
        """Seconds left of the turn and of its extra time, all before it begins; None without a clock."""
        now = self.now()
        turn = self.turn or turn_clock(rules, now)
        if turn is None:
            return None
        return (0, turn.left(now)) if turn.is_extra(now) else (turn.left(now), turn.extra)


def running_loop() -> asyncio.AbstractEventLoop | None:
    """Give the loop that runs here, if one does: in a script none can wait."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
