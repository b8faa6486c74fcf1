"""What is wrong with a lesson whose form is right: positions, goals, questions, texts; all of it at once."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pisti_teach.bots import BOTS
from pisti_teach.errors import LessonError, NotationError, PistiTeachError
from pisti_teach.games import game_of_house
from pisti_teach.lessons.doing import lines_of, own_question, task_of
from pisti_teach.lessons.exhibits import too_often
from pisti_teach.lessons.forms import place
from pisti_teach.lessons.lesson import ELSE, Example, Own, Play, Quiz
from pisti_teach.lessons.markup import drawn
from pisti_teach.lessons.texts import texts_of, texts_of_step
from pisti_teach.lessons.trying import can_be_reached, tried
from pisti_teach.show.help import LEFT, MARKS, NONE, is_at_least
from pisti_teach.trainer.answers import Verdict
from pisti_teach.trainer.generating import question_of, tables_of
from pisti_teach.trainer.questions import KINDS
from pisti_teach.trainer.questions.pisti import key_cards
from pisti_teach.trainer.tables import Table
from pisti_teach.trainer.truths import Choice, Order
from pisti_teach.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pisti_teach.lessons.lesson import Lesson, Step

LONGEST = 45
"""Minutes of a lesson in class."""
TRIES = 12
"""Deals that each policy plays in her seat, to see whether a goal can be reached."""


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
    if play.count:
        yield from _of_count(play)
    judged = {one.move: one.reached for one in tried(play)}
    yield from _of_goal(play, judged)
    yield from _of_said(play, judged)


def _of_count(play: Play) -> Iterator[str]:
    """Look at what she has to keep count of: it can be asked here, and nothing at the table tells it."""
    if Table(play.position.house, play.position.players) not in tables_of(key_cards.KIND):
        yield f"count: expected a step of Pişti, there is no count of unseen cards in {play.position.house}"
    if is_at_least(LEFT, play.help):
        yield (
            f"help: expected {NONE} or {MARKS} beside count, got {play.help}: it shows what she has to count"
        )
    twice = [text for text, times in Counter(play.count).items() if times > 1]
    if twice:
        yield f"count: expected each rank or card once, got {', '.join(twice)} more often"
    for text in play.count:
        try:
            key_cards.group_of(text)
        except NotationError:
            yield f"count: expected ranks and cards, like J A 2C 10D, got {text!r:.20}"


def _of_goal(play: Play, judged: Mapping[str, bool | None]) -> Iterator[str]:
    """Ask whether a play reaches the goal, or a way of many plays."""
    if None in judged.values() and not can_be_reached(play, TRIES):
        done = f"no computer player in your seat did in {TRIES} tries"
        yield f"goal: expected that {play.goal} can be reached, {done}"
    if not any(reached is not False for reached in judged.values()):
        yield f"goal: expected that a play reaches {play.goal}, none of {', '.join(judged)} does"


def _of_said(play: Play, judged: Mapping[str, bool | None]) -> Iterator[str]:
    """Ask for what is said to each play that misses the goal, at once or later in the deal."""
    for move in play.wrong:
        if move != ELSE and judged.get(move, True):
            yield f"wrong: expected a first play that does not reach the goal, got {move!r:.20}"
    unsaid = [] if ELSE in play.wrong else [move for move in judged if move not in play.wrong]
    if at_once := [move for move in unsaid if judged[move] is False]:
        yield f"wrong: expected what is said to {', '.join(sorted(at_once))}, or {ELSE}"
    elif play.goal.can_miss and any(judged[move] is None for move in unsaid):
        yield f"wrong: expected what is said, as {ELSE}, to whoever misses {play.goal} later in the deal"


# ---------- questions


def _of_quiz(quiz: Quiz | Example) -> Iterator[str]:
    if quiz.kind not in KINDS:
        yield f"kind: expected one of {', '.join(KINDS)}, got {quiz.kind!r:.40}"
        return
    if Table(quiz.house, quiz.players) not in tables_of(quiz.kind):
        known = ", ".join(f"{table.preset} for {table.players}" for table in tables_of(quiz.kind))
        yield f"house: {quiz.kind} is asked at {known}; got {quiz.house!r:.40} for {quiz.players}"
        return
    question = question_of(task_of(quiz, 0))
    if isinstance(quiz, Quiz) and quiz.late and all(one.name != "series" for one in question.exhibits):
        yield f"late: expected a kind whose cards come in a series, as in unseen_series; got {quiz.kind}"
    lines = len(lines_of(question))
    if isinstance(quiz, Example) and not quiz.gaps and lines == 1:
        yield f"kind: expected an example with several lines, {quiz.kind} has one at this seed; take another"
    if isinstance(quiz, Example) and not lines:
        yield f"kind: expected one whose answer is calculated, {quiz.kind} has no lines to show"
    if isinstance(quiz, Example) and max(quiz.gaps, default=0) > lines:
        yield f"gaps: expected lines from 1 to {lines}, got {max(quiz.gaps)}"


def _of_own(own: Own) -> Iterator[str]:
    question = own_question(own)
    pack = game_of_house(own.house).pack_of(question.rules, own.players)
    if more := too_often(own.exhibits, pack):
        said = f"got {', '.join(more)} too often"
        yield f"you, others, table: expected each card as often as it is played with, {said}"
    if isinstance(own.truth, Order) and own.replies:
        yield f"options: expected no reply where they are put in order, got one to {', '.join(own.replies)}"
    for answer in own.wrong:
        if answer != ELSE and own.truth.judge(answer, "en").verdict is not Verdict.WRONG:
            yield f"wrong: expected wrong answers, in the form of {own.truth}, or {ELSE}; got {answer!r:.40}"
    if own.guess and isinstance(own.truth, Choice):
        unsaid = [option for option in own.truth.options if option not in own.replies]
        if unsaid:
            yield f"options: expected a reply to each guess, there is none to {', '.join(unsaid)}"


_CHECKS: dict[type, Any] = {Play: _of_play, Quiz: _of_quiz, Example: _of_quiz, Own: _of_own}
