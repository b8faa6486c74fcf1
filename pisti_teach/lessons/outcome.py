"""A step in words: what is said before it, what came of it, and what may be done next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.lessons.lesson import ELSE, Own, Play, Quiz
from pisti_teach.lessons.markup import drawn, plain
from pisti_teach.lessons.replying import replies_to
from pisti_teach.lessons.sheet import PRESENT
from pisti_teach.lessons.walking import first_open

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pisti_teach.lessons.doing import Attempt
    from pisti_teach.lessons.sheet import Sheet
    from pisti_teach.words import Words

Pieces = list[dict[str, Any]]
RETRY, REVEAL, FURTHER = {"do": "retry"}, {"do": "reveal"}, {"do": "further"}
"""Picks: the same step anew, the answer for a class, another question."""


def step_of(sheet: Sheet, words: Words) -> dict[str, Any]:
    """Give the step; of one that cannot be shown only its place and its title."""
    attempt, walk = sheet.attempt, sheet.walk
    step, outcome = attempt.step, _outcome(sheet)
    is_shown = not sheet.faults
    return {
        "id": step.name,
        "place": words.say("Step {n} of {of}", n=walk.at + 1, of=len(walk.lesson.steps)),
        "title": plain(step.title, words),
        "text": _paragraphs(step.text, words) if is_shown else [],
        "hints": _paragraphs(step.hints[: attempt.hints], words),
        "hint": _hint(sheet, words) if is_shown else "",
        "again": _again(sheet, outcome, words),
        "onwards": _onwards(sheet, words) if _was_done(sheet, outcome) else [],
        "outcome": outcome,
        "told": _told(sheet, outcome, words),
        "said": _said(sheet, outcome, words),
        "streak": _streak(attempt, words) if is_shown and sheet.mode != PRESENT else "",
        "acts": _acts(sheet, outcome, words) if is_shown else [],
    }


def _paragraphs(texts: Iterable[str], words: Words) -> list[Pieces]:
    return [drawn(text, words) for text in texts]


def _outcome(sheet: Sheet) -> str:
    """What came of the step: `passed`, `missed`, `answered` where more is asked, or nothing yet."""
    attempt = sheet.attempt
    if sheet.is_revealed:
        return "passed"
    if attempt.reached is False:
        return "missed"
    if sheet.mode == PRESENT:
        return ""
    if attempt.is_passed:
        return "passed"
    return "answered" if attempt.can_go_on else ""


def _told(sheet: Sheet, outcome: str, words: Words) -> str:
    """Name the outcome; on a projector nothing is passed, there the answer is shown."""
    if sheet.is_revealed:
        return words.say("The answer")
    return {
        "passed": words.say("Done"),
        "missed": words.say("Not yet"),
        "answered": "" if _is_on_the_way(sheet.attempt) else words.say("Not yet"),
        "": "",
    }[outcome]


def _is_on_the_way(attempt: Attempt) -> bool:
    """Whether the answer was right, and more of them are wanted: the row that is counted says so."""
    return attempt.exchange is not None and attempt.exchange.is_right


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


def _again(sheet: Sheet, outcome: str, words: Words) -> str:
    """What the button says that lays the same cards again, unless that is what is meant to be done next."""
    if not sheet.has_played or outcome in {"missed", "answered"}:
        return ""
    return words.say("Begin again")


def _streak(attempt: Attempt, words: Words) -> str:
    """How many are right in a row, where more than one is wanted."""
    match attempt.step.activity:
        case Quiz(right=wanted) if wanted > 1:
            return words.say("{n} of {of} right in a row", n=_in_a_row(attempt), of=wanted)
    return ""


def _in_a_row(attempt: Attempt) -> int:
    """How many right answers stand in a row now; a wrong one begins anew."""
    if attempt.exchange is None or attempt.exchange.is_open:
        return attempt.streak
    return attempt.streak + 1 if attempt.exchange.is_right else 0


def _was_done(sheet: Sheet, outcome: str) -> bool:
    """Whether a step that is open, or was missed, was done before: it need not be done again to go on."""
    return outcome != "passed" and sheet.mode != PRESENT and sheet.attempt.step.name in sheet.walk.done


def _acts(sheet: Sheet, outcome: str, words: Words) -> list[dict[str, Any]]:
    """What may be done next; the first is what is meant to be."""
    again = [_act(RETRY, words.say("Try again"))]
    if sheet.is_hidden:
        shows = words.say("Play on") if sheet.plays_on else words.say("Show the answer")
        return [*(again if outcome else []), _act(REVEAL, shows)]
    return {
        "missed": again,
        "answered": [_further(sheet.attempt, words)],
        "passed": _onwards(sheet, words),
        "": [],
    }[outcome]


def _onwards(sheet: Sheet, words: Words) -> list[dict[str, Any]]:
    """Lead to the next step; from the last one to what is open, and a class has nothing open."""
    walk = sheet.walk
    after = walk.at + 1
    if walk.is_last:
        after = walk.at if sheet.mode == PRESENT else first_open(walk)
    return [] if after == walk.at else [_act({"do": "step", "at": after}, words.say("Next step"))]


def _further(attempt: Attempt, words: Words) -> dict[str, Any]:
    """Another question, the same one again, or the same table."""
    match attempt.step.activity:
        case Quiz():
            return _act(FURTHER, words.say("Next question"))
        case Play():
            return _act(RETRY, words.say("Try again"))
    return _act(FURTHER, words.say("Try again"))


def _act(pick: dict[str, Any], label: str) -> dict[str, Any]:
    return {"pick": pick, "label": label}
