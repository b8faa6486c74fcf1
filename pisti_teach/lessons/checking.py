"""What is wrong with a lesson whose form is right: positions, goals, questions, texts; all of it at once."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from pisti_teach.bots import BOTS
from pisti_teach.errors import LessonError, PistiTeachError
from pisti_teach.lessons.doing import lines_of, task_of
from pisti_teach.lessons.lesson import Example, Own, Play, Quiz
from pisti_teach.lessons.markup import drawn
from pisti_teach.lessons.positions import table_of
from pisti_teach.lessons.reading import place
from pisti_teach.lessons.texts import texts_of, texts_of_step
from pisti_teach.shuffling import Generator
from pisti_teach.trainer.generating import question_of, tables_of
from pisti_teach.trainer.questions import KINDS
from pisti_teach.trainer.questions.pisti.key_cards import group_of
from pisti_teach.trainer.tables import Table
from pisti_teach.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pisti_teach.lessons.lesson import Lesson, Step
    from pisti_teach.session import Session

LONGEST = 45
"""Minutes of a lesson in class."""
TRIES = 12
"""Deals that each policy plays in her seat, to see whether a goal can be reached."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What happened at a table since a step began."""

    states: Sequence[Any]
    seat: int
    game: Any


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
    except PistiTeachError as error:
        yield str(error)


def _of_text(text: str) -> Iterator[str]:
    try:
        drawn(text, Words.of("en"))
    except LessonError as error:
        yield f"{text!r:.40}: {error}"


# ---------- at the table


def _of_play(play: Play) -> Iterator[str]:
    session = table_of(play) if play.bots in BOTS[play.goal.game] else None
    if session is None:
        yield f"bots: expected one of {', '.join(BOTS[play.goal.game])}, got {play.bots!r:.40}"
        return
    for text in play.count:
        group_of(text)
    yield from _of_moves(play, session)


def _of_moves(play: Play, session: Session) -> Iterator[str]:
    """Try each first move: one has to reach the goal, and what a wrong one leads to has to be said."""
    judged = {str(move): _tried(play, session, move) for move in session.view.allowed}
    if None in judged.values():
        yield from _of_long_goal(play)
    elif not any(judged.values()):
        yield f"goal: expected that a play reaches {play.goal}, none of {', '.join(judged)} does"
    missing = {move for move, reached in judged.items() if reached is False}
    for move in play.wrong:
        if move != "else" and move not in missing:
            some = ", ".join(sorted(missing)) or "none does"
            yield f"wrong: expected a play that misses the goal ({some}), got {move!r:.20}"
    unsaid = missing - set(play.wrong)
    if unsaid and "else" not in play.wrong:
        yield f"wrong: expected what is said to {', '.join(sorted(unsaid))}, or else"


def _tried(play: Play, session: Session, move: Any) -> bool | None:  # noqa: ANN401 - of its game
    """Judge a first move, the others having answered."""
    states = [session.state, session.game.play(session.state, move)[0]]
    policy, chance = BOTS[play.goal.game][play.bots], Generator(0)
    while play.goal.judged(Seen(states, session.seat, session.game)) is None:
        seat = states[-1].seat
        if seat is None or seat == session.seat:
            return None
        answer = policy(session.game.view(states[-1], seat), chance)
        states.append(session.game.play(states[-1], answer)[0])
    return play.goal.judged(Seen(states, session.seat, session.game))


def _of_long_goal(play: Play) -> Iterator[str]:
    """Let each policy play in her seat, to see whether the goal can be reached at all."""
    game = table_of(play).game
    for policy in BOTS[game.GAME].values():
        for seed in range(TRIES):
            if _played(play, policy, Generator(seed)):
                return
    tried = f"no computer player in your seat did in {TRIES} tries"
    yield f"goal: expected that {play.goal} can be reached, {tried}"


def _played(play: Play, policy: Any, chance: Generator) -> bool:  # noqa: ANN401
    session = table_of(play)
    states, game = [session.state], session.game
    others = BOTS[game.GAME][play.bots]
    while (reached := play.goal.judged(Seen(states, session.seat, game))) is None:
        seat = states[-1].seat
        if seat is None:
            return False
        chosen = policy if seat == session.seat else others
        states.append(game.play(states[-1], chosen(game.view(states[-1], seat), chance))[0])
    return reached


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
