"""Practice: questions one after another, each answer written down, an end, and what comes when."""

import pytest
from learners import SECRET, Clock, tell

from pisti_teach.practice.sitting import MOST
from pisti_teach.store import open_store
from pisti_teach.widgets.coach import Coach
from pisti_teach.words import LANGUAGES, Words


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Keep everything in a folder of this test."""
    monkeypatch.setenv("PISTI_TEACH_DATA", str(tmp_path))


@pytest.fixture
def clock():
    """Return a clock that only the test moves."""
    return Clock()


@pytest.fixture
def coach(clock):
    """Return practice in front of a learner."""
    return known(clock)


def known(clock, seed=7):
    """Open practice for a learner."""
    coach = Coach(Words.of("en"), house="zone", seed=seed)
    coach.ledger.now = clock
    tell(coach)
    return coach


def pick(coach, **what):
    """Let the page report something."""
    coach.widget.set_state({"picked": {"scene": coach.number, **what}})
    return coach.widget.scene


def answer(coach, *, rightly=True):
    """Answer the open question; a wrong answer is that of a known wrong way, or none."""
    question = coach.exchange.question
    if rightly:
        return pick(coach, do="answer", text=str(question.truth))
    return pick(coach, do="show")


def events():
    """Give all that is written down."""
    return [event for _, event in open_store(SECRET).events()]


def test_a_session_ends_after_twenty_questions(coach):
    """Each was written down; what comes when is said at the end."""
    pick(coach, do="start")
    for _ in range(MOST):
        answer(coach)
        scene = pick(coach, do="next")

    assert scene["summary"]["title"] == f"{MOST} of {MOST} right"
    assert scene["summary"]["coming"]["lines"]
    assert [event.deed for event in events()] == ["answer"] * MOST + ["session"]


def test_a_session_ends_after_twelve_minutes(coach, clock):
    """The question that stands there may still be answered."""
    pick(coach, do="start")
    clock.move(minutes=13)
    scene = answer(coach)

    assert scene["question"]["acts"][0]["label"] == "See how it went"
    assert pick(coach, do="next")["summary"]["title"] == "1 of 1 right"


def test_to_begin_counts_even_if_it_was_pressed_too_early(clock):
    """Before the page has told who she is, which draws it anew."""
    coach = Coach(Words.of("en"), seed=7)
    early = coach.number
    coach.ledger.now = clock
    tell(coach)
    coach.widget.set_state({"picked": {"scene": early, "do": "start"}})

    assert coach.widget.scene["question"]


def test_who_stops_before_the_first_answer_is_told_so(coach):
    """And can begin again."""
    pick(coach, do="start")
    scene = pick(coach, do="stop")

    assert scene["summary"]["text"] == "Nothing was asked this time."
    assert pick(coach, do="start")["question"]


def test_what_went_wrong_is_due_soon(coach, clock):
    """Ten minutes later it is asked first, on a page of its own."""
    pick(coach, do="start")
    kind = coach.task.kind
    answer(coach, rightly=False)
    pick(coach, do="stop")
    clock.move(minutes=11)
    later = known(clock)

    assert later.widget.scene["start"]["text"] == "1 skill is due to be asked again."
    pick(later, do="start")
    assert later.task.kind == kind
    assert later.widget.scene["question"]["about"].endswith("due again")


def test_a_hint_makes_it_hard(coach):
    """It is told once, and is written down with the answer."""
    pick(coach, do="start")
    while len(coach.widget.scene["question"]["help"]["acts"]) < 2:
        answer(coach)
        pick(coach, do="next")
    scene = pick(coach, do="hint")
    answer(coach)

    assert len(scene["question"]["help"]["hints"]) == 1
    assert [act["pick"]["do"] for act in scene["question"]["help"]["acts"]] == ["show"]
    assert events()[-1].hints == 1


def test_a_shown_answer_is_no_answer(coach):
    """It is told with its steps, and counts as not known."""
    pick(coach, do="start")
    scene = answer(coach, rightly=False)

    assert scene["question"]["reply"]["verdict"] == "shown"
    assert scene["question"]["reply"]["steps"] or scene["question"]["reply"]["exact"]
    assert events()[-1].verdict == "shown"


def test_mistakes_are_practised_until_none_is_left(coach, clock):
    """What was put right is a mistake no more."""
    pick(coach, do="start")
    kind = coach.task.kind
    answer(coach, rightly=False)
    pick(coach, do="stop")
    clock.move(seconds=5)
    later = known(clock, seed=8)
    begin = later.widget.scene["start"]["acts"][1]

    assert begin["label"] == "Practise 1 mistake"
    pick(later, **begin["pick"])
    assert later.task.kind == kind
    assert later.widget.scene["question"]["about"].endswith("went wrong before")
    answer(later)
    assert pick(later, do="next")["summary"]["title"] == "1 of 1 right"
    assert len(known(clock).widget.scene["start"]["acts"]) == 1


def test_a_second_answer_changes_nothing(coach):
    """Neither the verdict nor what is written down."""
    pick(coach, do="start")
    answer(coach)
    scene = pick(coach, do="answer", text="1")

    assert scene["question"]["reply"]["verdict"] == "right"
    assert len(events()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_practice_speaks_every_language(coach, language):
    """Also in the middle of a question, which stays the same."""
    pick(coach, do="start")
    question = coach.exchange.question
    scene = pick(coach, do="language", language=language)

    assert scene["lang"] == language
    assert coach.exchange.question is question
    assert pick(coach, do="stop")["summary"]["title"] == Words.of(language).say("Practice")


@pytest.mark.parametrize(
    "nonsense",
    [
        {},
        {"do": 5},
        {"do": "next"},
        {"do": "answer"},
        {"do": "answer", "text": 5},
        {"do": "hint"},
        {"do": "stop"},
    ],
)
def test_nonsense_breaks_nothing(coach, nonsense):
    """Before anything is asked."""
    scene = pick(coach, **nonsense)

    assert scene["start"]
    assert events() == []
