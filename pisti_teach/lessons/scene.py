"""The page of a lesson as plain data: the way through it, the step, its question, the teacher's plan."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.lessons.labels import labels_of
from pisti_teach.lessons.lesson import Example, Own, Play, Quiz
from pisti_teach.lessons.markup import plain
from pisti_teach.lessons.outcome import step_of
from pisti_teach.lessons.prompting import prompted
from pisti_teach.lessons.sheet import LEARN, TEACH
from pisti_teach.lessons.teaching import plan_of
from pisti_teach.lessons.trouble import of_step
from pisti_teach.show.questions.asking import asked
from pisti_teach.show.questions.exhibits import laid_out
from pisti_teach.show.questions.plain import house
from pisti_teach.show.questions.replies import steps as lines_with_math
from pisti_teach.words import on_offer

if TYPE_CHECKING:
    from pisti_teach.lessons.doing import Attempt
    from pisti_teach.lessons.sheet import Sheet
    from pisti_teach.lessons.walking import Walk
    from pisti_teach.words import Words


def scene(sheet: Sheet, words: Words) -> dict[str, Any]:
    """Everything that the page draws, but the table."""
    lesson = sheet.walk.lesson
    return {
        "number": sheet.number,
        "lang": words.language,
        "languages": on_offer(),
        "labels": labels_of(words),
        "mode": sheet.mode,
        "title": words.text(lesson.title),
        "about": words.say("Lesson {n}", n=lesson.number),
        "path": _path(sheet.walk, words),
        "notice": sheet.notice,
        "trouble": of_step(sheet.faults, words),
        "step": step_of(sheet, words),
        "question": _question(sheet, words),
        "example": _example(sheet, words),
        "has_table": isinstance(sheet.attempt.step.activity, Play) and not sheet.faults,
        "plan": plan_of(lesson, words) if sheet.mode == TEACH else None,
        "end": _end(sheet, words),
        "keep": {"key": sheet.key, "saved": {**sheet.walk.kept, "steps": sheet.walk.names}},
    }


def _path(walk: Walk, words: Words) -> list[dict[str, Any]]:
    """The steps, each to be gone to: none is locked."""
    return [
        {
            "label": str(at),
            "title": plain(step.title, words),
            "spoken": words.say("Step {n}: {title}", n=at, title=plain(step.title, words)),
            "done": words.say("done") if step.name in walk.done else "",
            "now": at == walk.at + 1,
            "pick": {"do": "step", "at": at - 1},
        }
        for at, step in enumerate(walk.lesson.steps, start=1)
    ]


# ---------- what is asked in it


def _question(sheet: Sheet, words: Words) -> dict[str, Any] | None:
    """The question that stands there; none while she plays, or reads a worked example."""
    attempt = sheet.attempt
    if attempt.exchange is None or _is_worked(attempt):
        return None
    prompt, exchange = prompted(attempt, words), attempt.exchange
    if sheet.is_revealed and exchange.is_open:
        exchange = exchange.answered(str(exchange.question.truth))
    shown = asked(prompt, exchange)
    filled = len((shown["answer"] or {}).get("filled", ()))
    return {
        **shown,
        "id": f"{attempt.step.name}-{attempt.asked}-{filled}",
        "about": "",
        "house": "" if isinstance(attempt.step.activity, Own) else house(prompt, _preset(attempt)),
        "exhibits": laid_out(prompt),
        "answer": None if sheet.is_hidden else shown["answer"],
        "posed": shown["answer"] if sheet.is_hidden else None,
        "late": _late(attempt, words),
    }


def _late(attempt: Attempt, words: Words) -> str:
    """What stands in place of a question that she reads only after the series."""
    match attempt.step.activity:
        case Quiz(late=True):
            return words.say("What is asked stands here once all cards have come.")
    return ""


def _preset(attempt: Attempt) -> str:
    activity = attempt.step.activity
    return activity.position.house if isinstance(activity, Play) else activity.house


def _is_worked(attempt: Attempt) -> bool:
    activity = attempt.step.activity
    return isinstance(activity, Example) and not activity.gaps


def _example(sheet: Sheet, words: Words) -> dict[str, Any] | None:
    """A worked example: the question, then its lines, one after another."""
    if sheet.faults or not _is_worked(sheet.attempt):
        return None
    prompt = prompted(sheet.attempt, words)
    lines = lines_with_math(prompt)
    return {
        "text": prompt.telling.ask(prompt),
        "more": prompt.telling.more(prompt),
        "exhibits": laid_out(prompt),
        "house": house(prompt, _preset(sheet.attempt)),
        "lines": lines[: sheet.lines],
        "next": words.say("Next line") if sheet.lines < len(lines) else "",
    }


def line_count(attempt: Attempt) -> int:
    """How many lines a worked example has; 0 where there is none."""
    return len(attempt.exchange.question.steps()) if _is_worked(attempt) and attempt.exchange else 0


# ---------- the end


def _end(sheet: Sheet, words: Words) -> dict[str, Any] | None:
    """Once every step is done: what she can do now, and where to go on."""
    if not sheet.walk.is_over or not sheet.walk.is_last or sheet.mode != LEARN:
        return None
    following = sheet.following
    return {
        "title": words.say("You have done this lesson."),
        "text": plain(sheet.walk.lesson.can, words),
        "next": {
            "label": words.say("Next lesson: {title}", title=words.text(following.title)),
            "address": following.address,
        }
        if following
        else None,
        "all": words.say("All lessons"),
    }
