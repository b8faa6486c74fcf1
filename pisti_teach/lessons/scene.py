"""The page of a lesson as plain data: the way through it, the step, its question, the teacher's plan."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pisti_teach.lessons.lesson import ELSE, Example, Own, Play, Quiz
from pisti_teach.lessons.markup import drawn, plain
from pisti_teach.lessons.prompting import prompted
from pisti_teach.lessons.replying import replies_to
from pisti_teach.lessons.teaching import plan_of
from pisti_teach.lessons.walking import first_open
from pisti_teach.show.questions.asking import asked
from pisti_teach.show.questions.exhibits import laid_out
from pisti_teach.show.questions.plain import house
from pisti_teach.show.questions.replies import steps as lines_with_math
from pisti_teach.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pisti_teach.lessons.course import Heading
    from pisti_teach.lessons.doing import Attempt
    from pisti_teach.lessons.walking import Walk
    from pisti_teach.words import Words

LEARN, TEACH, PRESENT = "learn", "teach", "present"
MODES = (LEARN, TEACH, PRESENT)
"""How a lesson is shown: to a learner, with the teacher's plan, on a projector."""

Pieces = list[dict[str, Any]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """What the page shows."""

    number: int
    """Number of the scene."""
    walk: Walk
    attempt: Attempt
    mode: str = LEARN
    is_revealed: bool = False
    """Whether the answer is shown to a class."""
    lines: int = 1
    """Lines of a worked example that are shown."""
    key: str = ""
    """Name under which the page keeps what is done."""
    following: Heading | None = None
    """The lesson after this one."""


def scene(sheet: Sheet, words: Words) -> dict[str, Any]:
    """Everything that the page draws, but the table."""
    lesson = sheet.walk.lesson
    return {
        "number": sheet.number,
        "lang": words.language,
        "languages": [{"code": code, "name": name} for code, name in LANGUAGES.items()],
        "labels": _labels(words),
        "mode": sheet.mode,
        "title": words.text(lesson.title),
        "about": words.say("Lesson {n}", n=lesson.number),
        "path": _path(sheet.walk, words),
        "step": _step(sheet, words),
        "question": _question(sheet, words),
        "example": _example(sheet, words),
        "has_table": isinstance(sheet.attempt.step.activity, Play),
        "plan": plan_of(lesson, words) if sheet.mode == TEACH else None,
        "end": _end(sheet, words),
        "keep": {"key": sheet.key, "saved": {**sheet.walk.kept, "steps": sheet.walk.names}},
    }


def _labels(words: Words) -> dict[str, str]:
    return {
        "language": words.say("Language"),
        "lost": words.say(
            "The lesson does not answer any more. Reload the page: what you have done is kept."
        ),
        "reload": words.say("Reload the page"),
        "path": words.say("Steps of the lesson"),
        "position": words.say("The position"),
        "question": words.say("The question"),
        "present": words.say("Projector"),
        "teach": words.say("Teacher's plan"),
        "learn": words.say("Learner's view"),
        "print": words.say("Print"),
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


# ---------- the step


def _step(sheet: Sheet, words: Words) -> dict[str, Any]:
    attempt, walk = sheet.attempt, sheet.walk
    step = attempt.step
    outcome = _outcome(sheet)
    return {
        "id": step.name,
        "place": words.say("Step {n} of {of}", n=walk.at + 1, of=len(walk.lesson.steps)),
        "title": plain(step.title, words),
        "text": _paragraphs(step.text, words),
        "hints": _paragraphs(step.hints[: attempt.hints], words),
        "hint": _hint(sheet, words),
        "outcome": outcome,
        "told": _told(sheet, outcome, words),
        "said": _said(sheet, outcome, words),
        "streak": _streak(attempt, words),
        "acts": _acts(sheet, outcome, words),
    }


def _paragraphs(texts: Iterable[str], words: Words) -> list[Pieces]:
    return [drawn(text, words) for text in texts]


def _outcome(sheet: Sheet) -> str:
    """What came of the step: `passed`, `missed`, `answered` where more is asked, or nothing yet."""
    attempt = sheet.attempt
    if sheet.mode == PRESENT:
        return "passed" if sheet.is_revealed else ""
    if attempt.is_passed:
        return "passed"
    if attempt.reached is False:
        return "missed"
    return "answered" if attempt.can_go_on else ""


def _told(sheet: Sheet, outcome: str, words: Words) -> str:
    """Name the outcome; on a projector nothing is passed, there the answer is shown."""
    if sheet.mode == PRESENT and outcome:
        return words.say("The answer")
    return {
        "passed": words.say("Done"),
        "missed": words.say("Not yet"),
        "answered": words.say("Not yet"),
        "": "",
    }[outcome]


def _said(sheet: Sheet, outcome: str, words: Words) -> list[Pieces]:
    """What is explained afterwards: what a wrong play led to, the reply to an option, why it is so."""
    step, attempt = sheet.attempt.step, sheet.attempt
    said: list[str] = []
    match step.activity:
        case Play(wrong=wrong) if outcome == "missed":
            said = [wrong.get(attempt.missed_by) or wrong.get(ELSE, "")]
        case Own() as own if attempt.exchange:
            said = replies_to(own, attempt.exchange)
    return _paragraphs([*filter(None, said), *(step.after if _is_explained(attempt, outcome) else ())], words)


def _is_explained(attempt: Attempt, outcome: str) -> bool:
    """Whether it is said why: once it is done, and as soon as a question has told its right answer."""
    return outcome == "passed" or (outcome == "answered" and isinstance(attempt.step.activity, Own))


def _hint(sheet: Sheet, words: Words) -> str:
    """What the button for the next hint says; nothing once there is none, or the step is over."""
    attempt = sheet.attempt
    left = len(attempt.step.hints) - attempt.hints
    if not left or attempt.is_passed or sheet.mode == PRESENT:
        return ""
    return words.say("Another hint") if attempt.hints else words.say("A hint")


def _streak(attempt: Attempt, words: Words) -> str:
    """How many are right in a row, where more than one is wanted."""
    match attempt.step.activity:
        case Quiz(right=wanted) if wanted > 1:
            is_right = attempt.exchange is not None and attempt.exchange.is_right
            return words.say("{n} of {of} right in a row", n=attempt.streak + is_right, of=wanted)
    return ""


def _acts(sheet: Sheet, outcome: str, words: Words) -> list[dict[str, Any]]:
    """What may be done next; the first is what is meant to be."""
    if sheet.mode == PRESENT and not sheet.is_revealed:
        return [_act({"do": "reveal"}, words.say("Show the answer"))]
    walk = sheet.walk
    after = walk.at + 1
    if walk.is_last:  # a class has nothing open
        after = walk.at if sheet.mode == PRESENT else first_open(walk)
    following = _act({"do": "step", "at": after}, words.say("Next step"))
    return {
        "missed": [_act({"do": "retry"}, words.say("Try again"))],
        "answered": [_further(sheet.attempt, words)],
        "passed": [] if after == walk.at else [following],
        "": [],
    }[outcome]


def _further(attempt: Attempt, words: Words) -> dict[str, Any]:
    """Another question, the same one again, or the same table."""
    match attempt.step.activity:
        case Quiz():
            return _act({"do": "further"}, words.say("Next question"))
        case Play():
            return _act({"do": "retry"}, words.say("Try again"))
    return _act({"do": "further"}, words.say("Try again"))


def _act(pick: dict[str, Any], label: str) -> dict[str, Any]:
    return {"pick": pick, "label": label}


# ---------- what is asked in it


def _question(sheet: Sheet, words: Words) -> dict[str, Any] | None:
    """The question that stands there; none while she plays, or reads a worked example."""
    attempt = sheet.attempt
    if attempt.exchange is None or _is_worked(attempt):
        return None
    prompt, exchange = prompted(attempt, words), attempt.exchange
    if sheet.mode == PRESENT and sheet.is_revealed and exchange.is_open:
        exchange = exchange.answered(str(exchange.question.truth))
    shown = asked(prompt, exchange)
    is_hidden = sheet.mode == PRESENT and not sheet.is_revealed
    return {
        **shown,
        "id": f"{attempt.step.name}-{attempt.asked}",
        "about": "",
        "house": "" if isinstance(attempt.step.activity, Own) else house(prompt, _preset(attempt)),
        "exhibits": laid_out(prompt),
        "answer": None if is_hidden else shown["answer"],
    }


def _preset(attempt: Attempt) -> str:
    activity = attempt.step.activity
    return activity.position.house if isinstance(activity, Play) else activity.house


def _is_worked(attempt: Attempt) -> bool:
    activity = attempt.step.activity
    return isinstance(activity, Example) and not activity.gaps


def _example(sheet: Sheet, words: Words) -> dict[str, Any] | None:
    """A worked example: the question, then its lines, one after another."""
    if not _is_worked(sheet.attempt):
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
