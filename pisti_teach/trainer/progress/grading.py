"""How a review went: the first try counts, hints make it hard, speed is never rated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fsrs import Rating

from pisti_teach.trainer.progress.events import Deed

if TYPE_CHECKING:
    from pisti_teach.trainer.progress.events import Event


def counts(event: Event) -> bool:
    """Whether it tells what somebody can: the first try at a question; what comes after it is practice."""
    return event.deed is Deed.ANSWER and bool(event.kind) and event.tries == 1


def rating(event: Event) -> Rating:
    """Rate a first try: wrong or shown is Again, right after a hint is Hard, right without one is Good."""
    if not event.is_right:
        return Rating.Again
    return Rating.Hard if event.hints else Rating.Good
