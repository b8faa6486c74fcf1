"""What can be opened in a cell: each gives a widget, and somebody behind it who owns it."""

from __future__ import annotations

import secrets
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pisti_teach.codes import SEEDS, read_task
from pisti_teach.errors import PistiTeachError
from pisti_teach.lessons import course
from pisti_teach.lessons.changing import changed
from pisti_teach.lessons.checking import faults
from pisti_teach.lessons.trouble import faults_of
from pisti_teach.lessons.walking import Walk
from pisti_teach.session import Session
from pisti_teach.trainer.questions import KINDS
from pisti_teach.trainer.quizzing import USUAL_COUNT, Plan, one
from pisti_teach.widgets.clerk import Clerk
from pisti_teach.widgets.coach import Coach
from pisti_teach.widgets.complaint import Complaint
from pisti_teach.widgets.examiner import Examiner
from pisti_teach.widgets.guide import Guide
from pisti_teach.widgets.owner import Owner
from pisti_teach.widgets.reporter import Reporter
from pisti_teach.widgets.seen import empty
from pisti_teach.widgets.tutor import Tutor
from pisti_teach.words import Words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ipywidgets import VBox

    from pisti_teach.lessons.lesson import Lesson
    from pisti_teach.widgets.desk import DeskWidget
    from pisti_teach.widgets.quiz import QuizWidget
    from pisti_teach.widgets.report import ReportWidget
    from pisti_teach.widgets.table import TableWidget

PAUSE = 0.9
"""Seconds that a computer player waits before it moves …"""
OWN = ".toml"
"""How the name of somebody's own lesson ends, which is a file."""
ROUND_PAUSE = 0.6
"""… and in Pis Yedili, where draws are moves of their own and more of them lie between two turns."""


def first_deal(*, seed: int | None = None, pause: float = PAUSE, language: str = "en") -> TableWidget:
    """Open a table by the rules of `zone`: two seats, no clock, against the greedy computer player.

    `seed` fixes all deals; None draws one. `pause` is in seconds; 0 lets the computer move at once.
    """
    return open_table("zone", 2, {1: "greedy"}, seed=seed, pause=pause, language=language)


def open_round(
    *, players: int = 2, seed: int | None = None, pause: float = ROUND_PAUSE, language: str = "en"
) -> TableWidget:
    """Open a table of Pis Yedili by the rules of `cardiva`: two to four seats, against greedy players.

    `seed` fixes all rounds; None draws one. `pause` is in seconds; 0 lets the computer move at once. Raises
    RulesError for another number of seats.
    """
    bots = dict.fromkeys(range(1, players), "greedy")
    return open_table("cardiva", players, bots, seed=seed, pause=pause, language=language)


def open_table(  # noqa: PLR0913 - what a reader may change about a table
    preset: str,
    players: int,
    bots: Mapping[int, str],
    *,
    seed: int | None = None,
    pause: float = PAUSE,
    language: str = "en",
    options: Mapping[str, Any] | None = None,
    stake: int = 0,
    timed: bool = False,
    key: str | None = None,
) -> TableWidget:
    """Open a table of Pişti or Pis Yedili; seat 0 is the learner's, `bots` names who plays the other seats.

    `stake` is in coins of play money from each seat (P25); `timed` plays by the clock of the house, if it
    has one (P26). The page keeps the running deal under `key`; None makes one of house, seats and seed, so
    name it where two such tables stand in one notebook. Raises RulesError if the rules, the seat count or
    the stake make no sense.
    """
    chance = secrets.randbelow(SEEDS) if seed is None else seed
    session = Session(preset, players, bots, chance, options=options, stake=stake, timed=timed)
    usual = "-".join(map(str, (preset, players) if seed is None else (preset, players, seed)))
    return Owner(session, Words.of(language), pause, key=usual if key is None else key).widget


def open_free_table(
    *, seed: int | None = None, pause: float = PAUSE, language: str = "en", key: str = "free-table"
) -> TableWidget:
    """Open a table of either game, and ask first which: house, seats, players, every rule.

    `seed` fixes all deals; None draws one. `pause` is in seconds. The page keeps the running deal under
    `key`.
    """
    session = Session("zone", 2, {1: "greedy"}, secrets.randbelow(SEEDS) if seed is None else seed)
    owner = Owner(session, Words.of(language), pause, key=key)
    owner.ask_for_table()
    return owner.widget


def open_lesson(lesson: str, *, pause: float = PAUSE, language: str = "en", key: str | None = None) -> VBox:
    """Open a lesson of the course by its name, or one of your own by its file, `my_lesson.toml`.

    The page keeps what is done under `key`; None takes the lesson's name, `own:` before that of a file.
    `pause` is how long computer players wait, in seconds. Where the lesson cannot be shown, the page says all
    that is wrong with it.
    """
    words = Words.of(language)
    try:
        found = _lesson(lesson)
    except (PistiTeachError, OSError) as error:
        return Complaint(Path(lesson).name, faults_of(error), words).box
    is_own = lesson.endswith(OWN)
    usual = f"own:{Path(lesson).name}" if is_own else found.name
    kept, following = usual if key is None else key, None if is_own else course.following(found.name)
    try:
        return Tutor(Walk(found), words, pause=pause, key=kept, following=following).box
    except PistiTeachError as error:
        return Complaint(Path(lesson).name, faults(found) or faults_of(error), words).box


def open_step(
    lesson: str,
    step: str,
    *,
    pause: float = PAUSE,
    language: str = "en",
    **changes: Any,  # noqa: ANN401 - whatever the step has
) -> VBox:
    """Open one step of a lesson, with some of what it has changed: `goal`, `bots`, `house`, `level`, say.

    KeyError for a step that is not there, LessonError for a change that makes no sense.
    """
    found = _lesson(lesson)
    alone = replace(found, steps=(changed(found.step(step), changes),))
    return Tutor(Walk(alone), Words.of(language), pause=pause).box


def open_houses(*, pause: float = PAUSE, language: str = "en") -> VBox:
    """Open the rules of the houses side by side; each difference has a position to try it at.

    `pause` is how long computer players wait there, in seconds.
    """
    return Guide(Words.of(language), pause=pause).box


def _lesson(name: str) -> Lesson:
    """Give a lesson by its name in the course, or by its file."""
    return course.lesson_in(Path(name)) if name.endswith(OWN) else course.lesson(name)


def open_quiz(  # noqa: PLR0913 - what a reader may change about a quiz
    kinds: Sequence[str] | None = None,
    *,
    house: str | None = None,
    level: int = 1,
    count: int = USUAL_COUNT,
    seed: int | None = None,
    language: str = "en",
    key: str = "quiz",
) -> QuizWidget:
    """Open a quiz: `kinds` by their names, None for all; `house` by its name, None for any.

    `level` is from 1, `count` the number of questions; `seed` fixes them, None draws one. The page keeps the
    running quiz under `key`. CodeError for a kind that is not there.
    """
    plan = Plan(kinds=tuple(KINDS if kinds is None else kinds), preset=house, level=level, count=count)
    return Examiner(plan, Words.of(language), seed=seed, key=key).widget


def open_practice(*, house: str | None = "zone", seed: int | None = None, language: str = "en") -> QuizWidget:
    """Open practice: what is due, something of the current lesson, something new, as hard as fits.

    `house` by its name, None for any; kinds that it does not know are asked in the houses that do. `seed`
    fixes what is drawn, None draws one. Answers are kept for the learner whom the page names.
    """
    return Coach(Words.of(language), house=house, seed=seed).widget


def open_progress(*, language: str = "en") -> ReportWidget:
    """Open what is kept of the learner whom the page names: what comes when, skills, ranks, estimates."""
    return Reporter(Words.of(language)).widget


def ask_question(code: str, *, language: str = "en") -> QuizWidget:
    """Open the question of a code; CodeError if it is none."""
    task = read_task(code)
    plan = Plan(kinds=(task.kind,), preset=task.preset, level=task.level)
    return Examiner(plan, Words.of(language), quiz=one(task, task.seed)).widget


def open_desk(house: str = "zone", *, players: int | None = None, language: str = "en") -> DeskWidget:
    """Open the odds desk: mark what you have seen at a table, read every chance with its derivation.

    `house` by its name; `players` None for the fewest seats of the house. KeyError for a house that is not
    there.
    """
    return Clerk(empty(house, players), Words.of(language)).widget
