"""Progress as a text to carry away: a header, then an event a line, each with a checksum.

What comes in may be from anywhere: every line is read as if it wanted to do harm, one that does not check is
counted and left out, and a file that was cut gives all that came before the cut.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from pisti_teach.errors import EventError, StoreError
from pisti_teach.store.learners import is_secret, learner_of
from pisti_teach.store.rows import MOST_FACTS, checked, checksum_of, read_event
from pisti_teach.trainer.progress.events import LONGEST, written

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime

    from pisti_teach.store.store import Store
    from pisti_teach.trainer.progress.events import Event

FORMAT = "pisti_teach progress"
VERSION = 1
MOST_CHARACTERS = 200_000_000
"""Of a file; a hundred thousand events have about fifty million."""
MOST_EVENTS = 500_000
MOST_LINE = 12 * (MOST_FACTS + 12 * LONGEST)
"""Characters of a line: every field full, every character escaped."""


class Header(NamedTuple):
    """What the first line says."""

    created: str = ""
    events: int | None = None
    """How many follow; None if it does not say."""
    nickname: str = ""
    secret: str = ""
    """Empty unless it was asked for: whoever has it, is this learner."""


class Taken(NamedTuple):
    """What came of a file."""

    new: int
    known: int
    """Events that were there already."""
    bad: int
    """Lines that do not check."""
    missing: int
    """Events that the header promised and the file has not, beside the bad ones."""


def export(store: Store, created: datetime, *, secret: str = "") -> str:
    """Write all events and the nickname; with the secret, another device goes on as the same learner.

    Raises StoreError for the secret of somebody else.
    """
    if secret and learner_of(secret) != store.learner:
        raise StoreError("this secret is of another learner; export her progress instead")
    events = store.events()
    header: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "created": written(created),
        "events": len(events),
        "nickname": store.nickname,
    }
    lines = [header | {"secret": secret} if secret else header]
    lines += [sealed(event) for _, event in events]
    return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


def sealed(event: Event) -> dict[str, Any]:
    """Write an event with its checksum."""
    plain = event.plain
    return {"event": plain, "checksum": checksum_of(plain)}


def import_(store: Store, text: str) -> Taken:
    """Add the events of such a text that are not there yet, and the nickname if there is none.

    Raises StoreError for what is no such text, or of a newer version of the program.
    """
    header = read_header(text)
    good, bad = _events(text)
    new = store.append(good)
    if header.nickname and not store.nickname:
        store.nickname = header.nickname
    promised = len(good) if header.events is None else header.events
    return Taken(new, len(good) - new, bad, max(0, promised - len(good) - bad))


def read_header(text: str) -> Header:
    """Read the first line; StoreError says what was expected."""
    if len(text) > MOST_CHARACTERS:
        raise StoreError(f"expected at most {MOST_CHARACTERS} characters of progress, got {len(text)}")
    first = text.removeprefix("\ufeff").partition("\n")[0]
    data = _parsed(first)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise StoreError(
            f"expected a file that pisti_teach has exported, got one that begins with {first[:40]!r}"
        )
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise StoreError(f"version: expected {VERSION}, got {version!r:.60}")
    if version > VERSION:
        raise StoreError("this file is of a newer version of pisti_teach; update, then import it")
    return _header(data)


def _header(data: dict[str, Any]) -> Header:
    texts = {name: str(data.get(name, "")) for name in ("created", "nickname", "secret")}
    events = data.get("events")
    return Header(
        created=texts["created"][:40],
        events=events if type(events) is int and 0 <= events <= MOST_EVENTS else None,
        nickname=texts["nickname"].encode(errors="replace").decode(),
        secret=texts["secret"] if is_secret(texts["secret"]) else "",
    )


def _events(text: str) -> tuple[list[Event], int]:
    """Read the lines after the first; returns the events, and how many lines do not check."""
    good: list[Event] = []
    bad = 0
    for line in _lines(text):
        event = _event(line)
        if event is None:
            bad += 1
        else:
            good.append(event)
        if len(good) > MOST_EVENTS:
            raise StoreError(f"expected at most {MOST_EVENTS} events in a file, got more; split it")
    return good, bad


def _lines(text: str) -> Iterator[str]:
    """Go through the lines without a copy of all of them; only a line feed ends one."""
    at = text.find("\n") + 1 or len(text)
    while at < len(text):
        end = text.find("\n", at)
        end = len(text) if end < 0 else end
        if line := text[at:end].strip():
            yield line
        at = end + 1


def _event(line: str) -> Event | None:
    data = _parsed(line)
    if not isinstance(data, dict) or set(data) != {"event", "checksum"}:
        return None
    try:
        event = read_event(data["event"])
        checked(event)  # what cannot be stored is a bad line, and keeps no other out
        return event if data["checksum"] == checksum_of(event.plain) else None
    except (EventError, ValueError, TypeError, RecursionError):
        return None


def _parsed(line: str) -> object:
    if len(line) > MOST_LINE:
        return None
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None
