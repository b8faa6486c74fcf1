"""The lessons of the course: nothing is wrong with them, and each can be walked to its end."""

import json
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from walks import Act, way_through

from pisti_teach.lessons import course
from pisti_teach.lessons.checking import LONGEST, faults
from pisti_teach.lessons.goals import Passage
from pisti_teach.lessons.lesson import Play
from pisti_teach.lessons.notebooks import notebook_of
from pisti_teach.lessons.positions import table_of
from pisti_teach.lessons.reading import read
from pisti_teach.lessons.walking import Walk
from pisti_teach.shuffling import Generator
from pisti_teach.widgets.tutor import Tutor
from pisti_teach.words import Words

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
EACH = pytest.mark.parametrize("name", course.names())


def test_the_course_has_its_lessons():
    """Fourteen of Pişti and three of Pis Yedili, in order."""
    assert [heading.number for heading in course.headings()] == [*map(str, range(14)), "P1", "P2", "P3"]


@EACH
def test_nothing_is_wrong_with_a_lesson(name):
    """Neither with its form nor with its positions, goals, questions and texts."""
    file = next(file for file in course.DATA.iterdir() if file.name.endswith(f"_{name}.toml"))

    assert faults(read(file.read_text("utf-8"), name)) == []


@EACH
def test_a_lesson_fills_a_school_hour(name):
    """Several steps, of which some are at a table or asked by the trainer; a plan of almost 45 minutes."""
    lesson = course.lesson(name)

    assert 7 <= len(lesson.steps) <= 10
    assert len({type(step.activity) for step in lesson.steps}) >= 3
    assert LONGEST - 5 <= sum(part.minutes for part in lesson.plan) <= LONGEST


@EACH
def test_a_lesson_can_be_walked_to_its_end(name):
    """By doing what its steps ask for, and nothing else."""
    tutor = Tutor(Walk(course.lesson(name)), Words.of("en"), pause=0)
    for at, step in enumerate(tutor.walk.lesson.steps):
        tutor.widget.set_state({"picked": {"scene": tutor.number, "do": "step", "at": at}})
        for act in way_through(step):
            do(tutor, act)

        assert tutor.widget.scene["step"]["outcome"] == "passed", step.name

    assert tutor.walk.is_over
    assert tutor.widget.scene["end"]["title"] == "You have done this lesson."


def do(tutor, act):
    """Let the page report an act, of the lesson or of its table."""
    if act.do == "play":
        table = tutor.table.widget
        table.set_state({"picked": {"scene": table.scene["number"], "do": "play", "move": act.text}})
        return
    pick = {"do": act.do, "text": act.text} if act.do == "answer" else {"do": act.do}
    tutor.widget.set_state({"picked": {"scene": tutor.number, **pick}})


@EACH
def test_a_wrong_play_passes_nothing_and_is_explained(name):
    """At each table where a first play can miss the goal; then the step may be tried again."""
    tutor = Tutor(Walk(course.lesson(name)), Words.of("en"), pause=0)
    for at, step in enumerate(tutor.walk.lesson.steps):
        if isinstance(step.activity, Play):
            tutor.widget.set_state({"picked": {"scene": tutor.number, "do": "step", "at": at}})
            if missing := [move for move in step.activity.wrong if move != "else"]:
                table = tutor.table.widget
                table.set_state(
                    {"picked": {"scene": table.scene["number"], "do": "play", "move": missing[0]}}
                )
                if tutor.attempt.reached is False:
                    assert tutor.widget.scene["step"]["said"]
                assert step.name not in tutor.walk.done


@EACH
def test_the_notebook_of_a_lesson_is_what_the_command_writes(name):
    """A page in one cell, and a cell for each step that a reader may change."""
    written = json.loads((NOTEBOOKS / f"{name}.ipynb").read_text("utf-8"))

    assert written == notebook_of(course.lesson(name))


def test_a_count_that_was_lost_is_played_again():
    """After a wrong answer the same cards are dealt once more."""
    lesson = course.lesson("counting_jacks")
    at = next(at for at, step in enumerate(lesson.steps) if getattr(step.activity, "count", ()))
    tutor = Tutor(Walk(lesson), Words.of("en"), pause=0)
    tutor.widget.set_state({"picked": {"scene": tutor.number, "do": "step", "at": at}})
    *plays, answer = way_through(lesson.steps[at])
    for act in plays:
        do(tutor, act)
    do(tutor, replace(answer, text=" ".join("9" for _ in answer.text.split())))

    acts = tutor.widget.scene["step"]["acts"]
    assert [act["pick"] for act in acts] == [{"do": "retry"}]
    tutor.widget.set_state({"picked": {"scene": tutor.number, "do": "retry"}})
    assert tutor.attempt.exchange is None
    for act in (*plays, answer):
        do(tutor, act)
    assert tutor.attempt.is_passed


def test_from_the_last_step_the_way_leads_to_what_is_open():
    """A lesson that was begun at its end has no dead end."""
    lesson = course.lesson("capturing")
    tutor = Tutor(Walk(lesson, at=len(lesson.steps) - 1), Words.of("en"), pause=0)
    for act in way_through(lesson.steps[-1]):
        do(tutor, act)

    assert [act["pick"] for act in tutor.widget.scene["step"]["acts"]] == [{"do": "step", "at": 0}]
    assert tutor.widget.scene["end"] is None


@pytest.mark.parametrize(
    ("name", "step"),
    [
        pytest.param("counting_points", "what_is_left", id="points"),
        pytest.param("spending_a_jack", "race", id="win"),
        pytest.param("special_cards", "ten_goes_left", id="out"),
        pytest.param("round_odds", "jack_last", id="out after many moves"),
    ],
)
def test_a_goal_that_is_missed_at_the_end_of_a_deal_is_explained(name, step):
    """Whatever the first play was; then the deal may be played again."""
    lesson = course.lesson(name)
    tutor = Tutor(Walk(lesson, at=[one.name for one in lesson.steps].index(step)), Words.of("en"), pause=0)
    missing = next(filter(None, map(partial(missed_way, lesson.step(step)), range(40))))
    for move in missing:
        do(tutor, Act("play", move))

    assert tutor.widget.scene["step"]["outcome"] == "missed"
    assert tutor.widget.scene["step"]["said"]
    assert tutor.widget.scene["step"]["acts"][0]["pick"] == {"do": "retry"}


def missed_way(step, seed):
    """Play at random, to miss the goal later than by the first play; None if that does not come of it."""
    table, chance, moves = table_of(step.activity), Generator(seed), []
    begun = len(table.states) - 1
    while (
        reached := step.activity.goal.judged(Passage(table.states[begun:], table.seat, table.game))
    ) is None:
        if table.is_bots_turn:
            table.play_bot()
        else:
            moves.append(str(chance.choice(table.view.allowed)))
            table.play(table.game.Move.parse(moves[-1]))
    return moves if not reached and len(moves) > 1 else None
