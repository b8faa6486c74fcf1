"""Progress to test with: events, learners, and where they are kept."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

from pisti_teach.store import open_store
from pisti_teach.store.store import Store
from pisti_teach.trainer.progress.events import Deed, Event

SECRET = "0123456789abcdef" * 2
OTHER = "fedcba9876543210" * 2
START = datetime(2026, 3, 1, 9, 30, tzinfo=UTC)
KINDS = ("holds", "lead", "unseen")
NEEDS = {"holds": ("unseen",), "lead": ("holds", "unseen"), "unseen": ()}


def event(number: int, **more) -> Event:
    """Make the event of this number; the later ones have the higher numbers."""
    made = {
        "id": f"{number:032x}",
        "at": START + timedelta(minutes=number),
        "deed": Deed.ANSWER,
        "code": "326522-Y73N95-F9JMF8",
        "kind": KINDS[number % 3],
        "answer": f"{number} in 1081, so pişti",
        "reading": f"{number}/1081",
        "verdict": "wrong" if number % 4 == 0 else "right",
        "facts": {"level": 1 + number % 3, "seconds": number / 8, "exact": "178/1081"},
    }
    return Event(**{**made, **more})


def events(count: int, first: int = 1) -> list[Event]:
    """Make so many of them."""
    return [event(number) for number in range(first, first + count)]


def ids(every: Iterable[tuple[int, Event]]) -> list[str]:
    """Give the ids of what `Store.events` gives."""
    return [one.id for _, one in every]


def store_in(folder, secret: str = SECRET, **more) -> Store:
    """Open a learner's file in this folder, at a time that stands still."""
    return open_store(
        secret, **{"environ": {"PISTI_TEACH_DATA": str(folder)}, "clock": lambda: START, **more}
    )
