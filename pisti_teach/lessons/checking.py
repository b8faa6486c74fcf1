"""What is wrong with a lesson whose form is right: positions, goals, questions, texts; all of it at once."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pisti_teach.bots import BOTS
from pisti_teach.errors import LessonError, PistiTeachError
from pisti_teach.lessons.doing import lines_of, task_of
from pisti_teach.lessons.lesson import Example, Own, Play, Quiz
from pisti_teach.lessons.markup import drawn
from pisti_teach.lessons.reading import place
from pisti_teach.lessons.texts import texts_of, texts_of_step
from pisti_teach.lessons.trying import can_be_reached, tried
from pisti_teach.trainer.generating import question_of, tables_of
from pisti_teach.trainer.questions import KINDS
from pisti_teach.trainer.questions.pisti.key_cards import group_of
from pisti_teach.trainer.tables import Table
from pisti_teach.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pisti_teach.lessons.lesson import Lesson, Step

LONGEST = 45
"""Minutes of a lesson in class."""
TRIES = 12
"""Deals that each policy plays in her seat, to see whether a goal can be reached."""
ELSE = "else"
"""Stands for all plays that nothing is said to."""


def faults(lesson: Lesson) -> list[str]:
    """Give all that is wrong, each with its place; none for a good lesson."""
    found = list(_of_whole(lesson))
    for at, step in enumerate(lesson.steps):
        where = f"{place(['steps', at])} ({step.name})"
        found += [f"{where}: {fault}" for fault in _of_step(step)]
    return found


def _of_whole(lesson: Lesson) -> Iterator[str]:
    minutes = sum(part.minutes for part in lesson.plan)
    if minutes > LONGEST:
        yield f"plan: expected at most {LONGEST} minutes in all, got {minutes}"
    twice = [name for name, times in Counter(step.name for step in lesson.steps).items() if times > 1]
    if twice:
        yield f"steps: expected each name once, got {', '.join(twice)} more often"
    for text in texts_of(replace(lesson, steps=())):
        yield from _of_text(text)


def _of_step(step: Step) -> Iterator[str]:
    for text in texts_of_step(step):
        yield from _of_text(text)
    try:
        yield from _CHECKS[type(step.activity)](step.activity)
    except (PistiTeachError, ValueError) as error:  # the solver of last cards wants them to be known
        yield str(error)


def _of_text(text: str) -> Iterator[str]:
    try:
        drawn(text, Words.of("en"))
    except LessonError as error:
        yield f"{text!r:.40}: {error}"


# ---------- at the table


def _of_play(play: Play) -> Iterator[str]:
    if play.bots not in BOTS[play.goal.game]:
        yield f"bots: expected one of {', '.join(BOTS[play.goal.game])}, got {play.bots!r:.40}"
        return
    for text in play.count:
        group_of(text)
    yield from _of_moves(play)


def _of_moves(play: Play) -> Iterator[str]:
    """Try each first play: one has to reach the goal, and what a wrong one leads to has to be said."""
    judged = {one.move: one.reached for one in tried(play)}
    if None in judged.values() and not can_be_reached(play, TRIES):
        done = f"no computer player in your seat did in {TRIES} tries"
        yield f"goal: expected that {play.goal} can be reached, {done}"
    if not any(reached is not False for reached in judged.values()):
        yield f"goal: expected that a play reaches {play.goal}, none of {', '.join(judged)} does"
    missing = {move for move, reached in judged.items() if reached is False}
    for move in set(play.wrong) - {move for move, reached in judged.items() if not reached} - {ELSE}:
        yield f"wrong: expected a first play that does not reach the goal, got {move!r:.20}"
    unsaid = missing - set(play.wrong)
    if unsaid and ELSE not in play.wrong:
        yield f"wrong: expected what is said to {', '.join(sorted(unsaid))}, or {ELSE}"


# ---------- questions


def _of_quiz(quiz: Quiz | Example) -> Iterator[str]:
    if quiz.kind not in KINDS:
        yield f"kind: expected one of {', '.join(KINDS)}, got {quiz.kind!r:.40}"
        return
    if Table(quiz.house, quiz.players) not in tables_of(quiz.kind):
        known = ", ".join(f"{table.preset} for {table.players}" for table in tables_of(quiz.kind))
        yield f"house: {quiz.kind} is asked at {known}; got {quiz.house!r:.40} for {quiz.players}"
        return
    lines = len(lines_of(question_of(task_of(quiz, 0))))
    if isinstance(quiz, Example) and not quiz.gaps and lines == 1:
        yield f"kind: expected an example with several lines, {quiz.kind} has one at this seed; take another"
    if isinstance(quiz, Example) and not lines:
        yield f"kind: expected one whose answer is calculated, {quiz.kind} has no lines to show"
    if isinstance(quiz, Example) and max(quiz.gaps, default=0) > lines:
        yield f"gaps: expected lines from 1 to {lines}, got {max(quiz.gaps)}"


def _of_own(own: Own) -> Iterator[str]:
    unknown = set(own.replies) - set(getattr(own.truth, "options", ()))
    if unknown:
        yield f"options: expected replies to options, got some to {', '.join(sorted(unknown))}"
    if own.guess and not own.replies and own.truth.form == "choice":
        yield "options: expected a reply to each guess, there is none"


_CHECKS: dict[type, Any] = {Play: _of_play, Quiz: _of_quiz, Example: _of_quiz, Own: _of_own}
