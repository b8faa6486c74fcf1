"""The page of progress as plain data: what was done, what comes when, each skill, ranks, estimates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pisti_teach.show.progress.charts import coming, estimates, ranks
from pisti_teach.show.progress.keeping import NOTHING, Kept, keeping, noticed
from pisti_teach.show.progress.skills import skills
from pisti_teach.trainer.progress.deriving import streak_of_days
from pisti_teach.trainer.progress.schedule import times_of
from pisti_teach.words import on_offer

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from pisti_teach.trainer.progress.standing import Standing
    from pisti_teach.words import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """What the page shows."""

    number: int
    """Number of the scene."""
    standing: Standing
    now: datetime
    kept: Kept = NOTHING
    """What came of the latest thing that she did with what is kept."""
    notices: tuple[tuple[str, Mapping[str, Any]], ...] = ()
    """What the store has noticed of itself: a code, and facts."""
    notice: str = ""


def scene(sheet: Sheet, words: Words) -> dict[str, Any]:
    """Everything that the page draws."""
    standing = sheet.standing
    sections = [
        coming(standing, sheet.now, words),
        skills(standing, sheet.now, words),
        ranks(standing, words),
        estimates(standing, words),
    ]
    return {
        "number": sheet.number,
        "lang": words.language,
        "languages": on_offer(),
        "labels": {
            "language": words.say("Language"),
            "lost": words.say("This page does not answer any more. Reload it: your answers are kept."),
            "reload": words.say("Reload the page"),
            "table": words.say("As a table"),
        },
        "title": words.say("My progress"),
        "due": times_of(standing.reviews),
        "notice": sheet.notice or " ".join(filter(None, (noticed(*one, words) for one in sheet.notices))),
        "keeping": keeping(sheet.kept, words),
        "text": _text(sheet, words),
        "sections": [section for section in sections if section],
    }


def _text(sheet: Sheet, words: Words) -> str:
    """How much was done, and for how many days in a row."""
    answers = sum(sheet.standing.days.values())
    if not answers:
        return words.say("Nothing is written down yet. Questions in practice, quiz and lessons count.")
    days = streak_of_days(sheet.standing.days, sheet.now.date().isoformat())
    told = words.say_n("{n} answer is written down.", "{n} answers are written down.", answers)
    if days < 2:  # noqa: PLR2004 - one day is no row
        return told
    row = words.say_n("You have practised on {n} day.", "You have practised on {n} days in a row.", days)
    return f"{told} {row}"
