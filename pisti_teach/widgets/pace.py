"""How fast computer players move: one after another, with a pause before each, while the kernel listens."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from pisti_teach.widgets.timer import running_loop

if TYPE_CHECKING:
    from collections.abc import Callable


class Pace:
    """The pauses of one table; `is_due` says whether a computer player is to move, `move` lets it."""

    def __init__(
        self, seconds: float, is_seen: asyncio.Event, is_due: Callable[[], bool], move: Callable[[], None]
    ) -> None:
        """Wait for somebody to go on."""
        self.seconds, self.is_seen, self.is_due, self.move = seconds, is_seen, is_due, move
        self._task: asyncio.Task[None] | None = None

    def go_on(self) -> None:
        """Let them move after a pause; at once without one, or in a script, where no loop could wait."""
        loop = running_loop()
        if not self.seconds or loop is None:
            while self.is_due():
                self.move()
        elif self.is_due():
            self._task = loop.create_task(self._later())

    def stop(self) -> None:
        """Let nobody move any more."""
        if self._task:
            self._task.cancel()

    async def _later(self) -> None:
        await self.is_seen.wait()  # she shall see the deal first
        while self.is_due():
            await asyncio.sleep(self.seconds)
            self.move()
