"""The page of practice as plain data: what is due, a question with its help, what comes when."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pisti_teach.practice.planning import Reason
from pisti_teach.practice.sitting import LONGEST, MOST, Sitting
from pisti_teach.show.questions import TELLINGS
from pisti_teach.show.questions.page import labels, shown_question
from pisti_teach.trainer.progress.recording import skill_of
from pisti_teach.trainer.progress.schedule import due_by, times_of
from pisti_teach.words import on_offer

if TYPE_CHECKING:
    from datetime import datetime

    from pisti_teach.codes import Task
    from pisti_teach.trainer.asking import Exchange
    from pisti_teach.trainer.progress.schedule import Review
    from pisti_teach.trainer.progress.standing import Standing
    from pisti_teach.words import Words

MOST_LINES = 12
"""Skills that are listed with when they come again."""
WEEK = 7


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """What the page shows."""

    number: int
    """Number of the scene."""
    standing: Standing
    now: datetime
    sitting: Sitting | None = None
    """None before it begins."""
    task: Task | None = None
    exchange: Exchange | None = None
    """The latest question."""
    is_over: bool = False
    is_in_trouble: bool = False
    """Whether answers cannot be kept at the moment."""
    notice: str = ""


def scene(sheet: Sheet, words: Words) -> dict[str, Any]:
    """Everything that the page draws."""
    sitting = sheet.sitting
    runs = sitting is not None and not sheet.is_over
    return {
        "number": sheet.number,
        "lang": words.language,
        "languages": on_offer(),
        "labels": {**labels(words), "lost": _lost(words)},
        "title": words.say("Practice"),
        "notice": sheet.notice or _trouble(sheet, words),
        "progress": _progress(sitting, sheet.exchange, words) if sitting and runs else None,
        "setup": None,
        "start": _start(sheet, words) if sitting is None else None,
        "question": _question(sheet, sitting, words) if sitting and runs else None,
        "summary": _summary(sheet, sitting, words) if sitting and sheet.is_over else None,
        "keep": {"key": "", "code": "", "saved": None},
        "due": times_of(sheet.standing.reviews),
    }


def _lost(words: Words) -> str:
    return words.say("Practice does not answer any more. Reload the page: your answers are kept.")


def _trouble(sheet: Sheet, words: Words) -> str:
    if not sheet.is_in_trouble:
        return ""
    return words.say(
        "Your answers cannot be written down at the moment. This page keeps them and tries again."
    )


# ---------- before


def _start(sheet: Sheet, words: Words) -> dict[str, Any]:
    due = due_by(sheet.standing.reviews, sheet.now)
    return {
        "title": words.say("Practice"),
        "text": _what_is_due(len(due), sheet.standing, words),
        "note": words.say(
            "It ends after {n} minutes or {most} questions, or earlier when you like.",
            n=int(LONGEST.total_seconds()) // 60,
            most=MOST,
        ),
        "acts": [
            {"pick": {"do": "start"}, "label": words.say("Practise now")},
            *_mistakes(len(sheet.standing.mistakes), words),
        ],
        "coming": _coming(sheet, words),
    }


def _mistakes(number: int, words: Words) -> list[dict[str, Any]]:
    """The way to what went wrong and was not put right since."""
    label = words.say_n("Practise {n} mistake", "Practise {n} mistakes", number)
    return [{"pick": {"do": "start", "what": "mistakes"}, "label": label}] if number else []


def _what_is_due(due: int, standing: Standing, words: Words) -> str:
    if due:
        return words.say_n(
            "{n} skill is due to be asked again.", "{n} skills are due to be asked again.", due
        )
    if not standing.tried:
        return words.say("Questions that fit what you can, chosen so that about eight of ten come right.")
    return words.say("Nothing is due. There is something new, or more of what you know.")


# ---------- a question


def _progress(sitting: Sitting, exchange: Exchange | None, words: Words) -> dict[str, Any]:
    at = len(sitting.picks)
    said = words.say("Question {n}", n=at)
    spoken = words.say("Question {n}, {right} right so far", n=at, right=sitting.right)
    marks = ["right" if one else "wrong" for one in sitting.marks]
    return {
        "said": said,
        "spoken": spoken,
        "marks": [*marks, "now"] if exchange and exchange.is_open else marks,
    }


def _question(sheet: Sheet, sitting: Sitting, words: Words) -> dict[str, Any] | None:
    if sheet.task is None or sheet.exchange is None:
        return None
    is_last = sitting.is_enough(sheet.now)
    onwards = words.say("See how it went") if is_last else words.say("Next question")
    acts = [{"pick": {"do": "next"}, "label": onwards, "primary": True}]
    shown = shown_question(sheet.task, sheet.exchange, acts, words)
    why = _reasons(words)[sitting.picks[-1].reason]
    leave = {"pick": {"do": "stop"}, "label": words.say("Enough for now")}
    return {**shown, "about": f"{shown['about']} · {why}", "leave": None if is_last else leave}


def _reasons(words: Words) -> dict[Reason, str]:
    return {
        Reason.DUE: words.say("due again"),
        Reason.LESSON: words.say("from your lesson"),
        Reason.NEW: words.say("new"),
        Reason.MORE: words.say("once more"),
        Reason.MISTAKE: words.say("went wrong before"),
    }


# ---------- after


def _summary(sheet: Sheet, sitting: Sitting, words: Words) -> dict[str, Any]:
    asked = len(sitting.marks)
    return {
        "title": words.say("{right} of {of} right", right=sitting.right, of=asked)
        if asked
        else words.say("Practice"),
        "text": words.say("What you have practised comes back before it is forgotten.")
        if asked
        else words.say("Nothing was asked this time."),
        "list_title": "",
        "acts": [{"pick": {"do": "start"}, "label": words.say("Practise on"), "primary": True}],
        "lines": [],
        "coming": _coming(sheet, words),
    }


def _coming(sheet: Sheet, words: Words) -> dict[str, Any] | None:
    """What comes when, the earliest first."""
    kinds = {skill: kind for kind in TELLINGS if (skill := skill_of(kind)) in sheet.standing.reviews}
    rows = sorted(((sheet.standing.reviews[skill], kind) for skill, kind in kinds.items()), key=_by_due)
    if not rows:
        return None
    lines = [
        {"title": TELLINGS[kind].title(words), "text": when(review, sheet.now, words)}
        for review, kind in rows[:MOST_LINES]
    ]
    rest = len(rows) - len(lines)
    more = words.say_n("and {n} more later", "and {n} more later", rest) if rest else ""
    return {"title": words.say("What comes when"), "lines": lines, "more": more}


def _by_due(row: tuple[Review, str]) -> tuple[datetime, str]:
    return row[0].due, row[1]


def when(review: Review, now: datetime, words: Words) -> str:
    """Say when a skill is due: now, today, in so many days, or on a date."""
    if review.due <= now:
        return words.say("now")
    days = (review.due.date() - now.date()).days
    if days == 0:
        return words.say("later today")
    if days == 1:
        return words.say("tomorrow")
    if days <= WEEK:
        return words.say_n("in {n} day", "in {n} days", days)
    return words.date(review.due.date())
