"""Lessons that cannot be shown: their page says what is wrong, where, and what to do; the rest stays open."""

import pytest

from pisti_teach.lessons import course
from pisti_teach.lessons.reading import read
from pisti_teach.lessons.trouble import faults_of, of_step
from pisti_teach.lessons.walking import Walk
from pisti_teach.widgets import open_lesson
from pisti_teach.widgets.tutor import Tutor
from pisti_teach.words import Words

SOUND = (course.DATA / "01_capturing.toml").read_text("utf-8")
HAND = "4H 9C KS 2D"
"""The learner's at the first table of that lesson, the step `pair`."""


@pytest.fixture
def file(tmp_path):
    """Return what writes a lesson file: `file(text)`."""

    def written(text):
        path = tmp_path / "my_lesson.toml"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    return written


def scene_of(box):
    """Give what the page of a lesson draws."""
    return box.children[0].scene


def changed(*changes):
    """Give the lesson's text with these changes."""
    text = SOUND
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    return text


@pytest.mark.parametrize(
    ("text", "where"),
    [
        pytest.param(
            changed(('number = "1"', "number = 1"), ('goal = "take 5"', 'goul = "take 5"')),
            ["number", "steps[2].play", "steps[2].play"],
            id="two wrong places of the form",
        ),
        pytest.param(changed((f'"{HAND}"', '"4H 9X KS 2D"')), ["steps[2] (pair)"], id="no card"),
        pytest.param("number = [", ["the last line"], id="no TOML"),
        pytest.param(b"\xff\xfe", ["line 1"], id="no UTF-8"),
        pytest.param(changed(("A pair takes", "A {pair} takes")), ["steps[2] (pair)"], id="a title"),
    ],
)
def test_a_wrong_file_is_told_in_its_page(file, text, where):
    """Every fault with its place, in place of a traceback; no step stands there to be gone to."""
    scene = scene_of(open_lesson(str(file(text))))

    assert [fault["where"] for fault in scene["trouble"]["faults"]] == where
    assert all(fault["what"] for fault in scene["trouble"]["faults"])
    assert (scene["step"]["title"], scene["path"]) == ("This lesson cannot be shown", [])


def test_a_file_that_is_not_there_is_told_by_its_name(tmp_path):
    """Where it was looked for, and what the system says."""
    missing = tmp_path / "my_lesson.toml"
    scene = scene_of(open_lesson(str(missing)))

    assert scene["title"] == "my_lesson.toml"
    assert scene["trouble"]["faults"] == [{"where": str(missing), "what": "No such file or directory"}]


def test_a_lesson_that_the_course_does_not_have_is_told():
    """With the names of those that it has."""
    (fault,) = scene_of(open_lesson("capturin"))["trouble"]["faults"]

    assert "capturing" in fault["what"]
    assert "'capturin'" in fault["what"]


def test_the_page_may_ask_for_its_language(file):
    """What is wrong is in the language of the file, all around it in that of the page."""
    widget = open_lesson(str(file("number = ["))).children[0]
    faults = widget.scene["trouble"]["faults"]
    widget.set_state({"picked": {"scene": 1, "do": "greet", "language": "de", "saved": None}})

    assert (widget.scene["lang"], widget.scene["number"]) == ("de", 2)
    assert widget.scene["trouble"]["faults"] == faults
    widget.set_state({"picked": {"scene": 2, "do": "language", "language": "xx"}})
    assert widget.scene["lang"] == "de"


@pytest.fixture(params=["4H 4H KS 2D", "4H 9C KS 2D 3D 5D"], ids=["twice the same card", "too many cards"])
def tutor(request):
    """Return a lesson whose first table cannot be laid."""
    lesson = read(changed((f'"{HAND}"', f'"{request.param}"')), "my_lesson")
    return Tutor(Walk(lesson), Words.of("en"), pause=0)


def test_a_step_whose_table_cannot_be_laid_leaves_the_others_open(tutor):
    """It says so in its place, with its faults, and has nothing to be done; the next one can be gone to."""
    goes_to(tutor, 1)
    scene = tutor.widget.scene

    assert scene["trouble"]["title"] == "This step cannot be shown"
    assert [fault["where"] for fault in scene["trouble"]["faults"]] == ["steps[2] (pair)"]
    assert (scene["step"]["id"], scene["has_table"], scene["step"]["acts"]) == ("pair", False, [])
    assert len(tutor.box.children) == 1
    goes_to(tutor, 2)
    assert tutor.widget.scene["trouble"] is None
    assert len(tutor.box.children) == 2


def goes_to(tutor, at):
    """Let the page ask for a step."""
    tutor.widget.set_state({"picked": {"scene": tutor.number, "do": "step", "at": at}})


@pytest.mark.parametrize(
    ("error", "faults"),
    [
        pytest.param(KeyError("no policy 'x'"), ("no policy 'x'",), id="a key, unquoted"),
        pytest.param(IndexError("line 9"), ("line 9",), id="any other"),
        pytest.param(OSError(2, "No such file", "my.toml"), ("my.toml: No such file",), id="a file"),
    ],
)
def test_what_an_error_says(error, faults):
    """A readable line each."""
    assert faults_of(error) == faults


@pytest.mark.parametrize(
    ("fault", "where", "what"),
    [
        ("steps[2].play.goal: expected x", "steps[2].play.goal", "expected x"),
        ("steps[2] (pair): goal: expected x", "steps[2] (pair)", "goal: expected x"),
        ("the file: 'plan' is a required property", "the file", "'plan' is a required property"),
        ("expected one of these: a, b", "", "expected one of these: a, b"),
    ],
)
def test_the_place_of_a_fault_stands_apart(fault, where, what):
    """As `reading` and `checking` write it; a sentence with a colon has none."""
    told = of_step([fault], Words.of("en"))

    assert told["faults"] == [{"where": where, "what": what}]
