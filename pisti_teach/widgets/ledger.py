"""What is kept of the learner in front of a page, once the page has told who she is."""

from __future__ import annotations

import logging
import secrets
from datetime import UTC, datetime
from importlib import import_module
from threading import Thread
from typing import TYPE_CHECKING, Any, TypeVar

from pisti_teach import __version__
from pisti_teach.codes import write_task
from pisti_teach.errors import PistiTeachError, StoreError
from pisti_teach.lessons.skills import needs
from pisti_teach.trainer.progress.deriving import derived, further
from pisti_teach.trainer.progress.events import Deed, Event
from pisti_teach.trainer.progress.recording import answer_event

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pisti_teach.codes import Task
    from pisti_teach.store.files import Taken
    from pisti_teach.store.store import Store
    from pisti_teach.trainer.asking import Exchange
    from pisti_teach.trainer.progress.standing import Standing
    from pisti_teach.widgets.scenes import SceneWidget

Result = TypeVar("Result")
LOG = logging.getLogger(__name__)


MOST_LEARNERS = 5
"""Learners that one page may be: each has a file, and a page that tells of more means no good."""


def utc_now() -> datetime:
    """Give the time, to the millisecond."""
    now = datetime.now(UTC)
    return now.replace(microsecond=now.microsecond // 1000 * 1000)


def opened(secret: str) -> Store:
    """Open what is kept of a learner; only now, since the database takes a moment to load."""
    from pisti_teach.store import open_store  # noqa: PLC0415

    return open_store(secret)


class Ledger:
    """Takes what she did, and writes it where it lasts; until the page has told who she is, it waits here.

    Nothing that goes wrong with the writing costs her an answer: it is tried again with the next one.
    """

    def __init__(
        self,
        widget: SceneWidget,
        now: Callable[[], datetime] = utc_now,
        opening: Callable[[str], Store] = opened,
        when_known: Callable[[], None] = lambda: None,
    ) -> None:
        """Listen to the page of this widget; `when_known` is called once it has told who she is."""
        widget.when_told = self.told
        self._when_known = when_known
        self.now, self._opening = now, opening
        self._secret = self._erased = ""
        self._heard: set[str] = set()
        self._store: Store | None = None
        self._own: list[Event] = []
        self._kept = 0  # so many of the own ones are written
        self.is_in_trouble = False
        """Whether the latest writing failed."""

    def told(self, secret: str) -> None:
        """Hear who she is; whoever is another one from now on takes what was done on this page along."""
        if secret not in {self._secret, self._erased} and len(self._heard | {secret}) <= MOST_LEARNERS:
            self._heard.add(secret)
            self._secret, self._store, self._kept = secret, None, 0
            if self._own:
                self._write()
            self._when_known()

    def warm_up(self) -> None:
        """Load the database behind her back, while she thinks: her first answer is then kept at once."""
        if self._secret and self._store is None:
            Thread(target=import_module, args=["pisti_teach.store.store"], daemon=True).start()

    # ---- what she did

    def answered(self, task: Task, exchange: Exchange, *, hints: int = 0) -> None:
        """Write down a question that is closed."""
        made = answer_event(
            task,
            exchange,
            id=secrets.token_hex(16),
            at=self.now(),
            version=__version__,
            hints=hints,
            tries=1 + self._tries(write_task(task)),
        )
        self._add(made)

    def passed(self, lesson: str, step: str) -> None:
        """Write down a step of a lesson."""
        self._add(self._event(Deed.STEP, code=f"{lesson}/{step}"))

    def sat(self) -> None:
        """Write down that a session of practice has come to its end, and take care of what is kept."""
        self._add(self._event(Deed.SESSION))
        if self._store is not None and self._kept == len(self._own):
            self._attempt(lambda store: store.back_up(self.now()))

    # ---- what is known of her

    @property
    def standing(self) -> Standing:
        """Where she stands, with what is not yet written."""
        kept = self._attempt(lambda store: store.standing(needs()))
        if kept is None:
            return derived(self._own, needs())
        waiting = self._own[self._kept :]
        return kept if not waiting else further(kept, waiting, needs()) or kept

    @property
    def notices(self) -> tuple[tuple[str, Mapping[str, Any]], ...]:
        """What has been noticed of what is kept, for the page to say."""
        return tuple((one.code, one.facts) for one in self._store.notices) if self._store else ()

    @property
    def code(self) -> str:
        """The code by which another device goes on as the same learner; "" before she is known."""
        from pisti_teach.store import code_of  # noqa: PLC0415

        return code_of(self._secret) if self._secret else ""

    def exported(self) -> str:
        """Write all that is kept as a text; "" where nothing is."""
        from pisti_teach.store.files import export  # noqa: PLC0415

        return self._attempt(lambda store: export(store, self.now())) or ""

    def imported(self, text: str) -> Taken:
        """Take in what was saved; StoreError for what is no such text."""
        from pisti_teach.store.files import import_  # noqa: PLC0415

        if self._store is None:
            raise StoreError("it is not yet known whose progress this shall be; try again")
        return import_(self._store, text)

    def erase(self) -> None:
        """Leave nothing of her."""
        self._attempt(lambda store: store.erase())
        self._erased = self._secret  # the page may still name it once
        self._own, self._kept, self._store, self._secret = [], 0, None, ""

    # ---- writing

    def _event(self, deed: Deed, code: str = "") -> Event:
        return Event(id=secrets.token_hex(16), at=self.now(), deed=deed, code=code, version=__version__)

    def _add(self, event: Event) -> None:
        self._own.append(event)
        self._write()

    def _write(self) -> None:
        """Write what is not yet written."""
        waiting = self._own[self._kept :]
        if self._secret and self._attempt(lambda store: store.append(waiting)) is not None:
            self._kept = len(self._own)

    def _tries(self, code: str) -> int:
        """Give how often she has answered this very question."""
        here = sum(event.code == code for event in self._own[self._kept :])
        return here + (self._attempt(lambda store: store.answers_to(code)) or 0)

    def _attempt(self, act: Callable[[Store], Result]) -> Result | None:
        """Do something with what is kept; None where there is nothing, or it does not work now."""
        if not self._secret:
            return None
        try:
            self._store = self._store or self._opening(self._secret)
            result = act(self._store)
        except (PistiTeachError, OSError):
            LOG.exception("the progress of a learner could not be kept")
            self.is_in_trouble = True
            return None
        self.is_in_trouble = False
        return result
