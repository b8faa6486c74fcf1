"""My progress: it tells what is kept, saves and loads it, moves it by a code, and erases it."""

import pytest
from learners import OTHER, SECRET, tell
from made_events import event

from pisti_teach.store import open_store
from pisti_teach.widgets.reporter import Reporter
from pisti_teach.words import LANGUAGES, Words

COUNTED = {"level": 1, "features": {}, "off": {"A": 1, "7": 0}}


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Keep everything in a folder of this test."""
    monkeypatch.setenv("PISTI_TEACH_DATA", str(tmp_path))


@pytest.fixture
def reporter():
    """Return the page of a learner of whom three answers are kept."""
    open_store(SECRET).append(
        [
            event(1),
            event(2, kind="all_ranks", tier="thirteen", verdict="wrong", facts=COUNTED),
            event(3, kind="estimate", reading="1/3", facts={"exact": "1/4"}),
        ]
    )
    reporter = Reporter(Words.of("en"))
    tell(reporter)
    return reporter


def pick(reporter, **what):
    """Let the page report something."""
    reporter.widget.set_state({"picked": {"scene": reporter.number, **what}})
    return reporter.widget.scene


def titles(scene):
    """Name the sections."""
    return [section["title"] for section in scene["sections"]]


def test_everything_that_is_kept_has_its_section(reporter):
    """With a table whose rows have a cell under each head."""
    scene = reporter.widget.scene

    assert titles(scene) == [
        "What comes when",
        "Skills",
        "Ranks that slip",
        "Estimates beside exact chances",
    ]
    for section in scene["sections"]:
        assert {len(row) for row in section["rows"]} == {len(section["head"])}


def test_who_is_new_is_told_what_counts():
    """Without empty charts."""
    scene = Reporter(Words.of("en")).widget.scene

    assert scene["sections"] == []
    assert scene["text"].startswith("Nothing is written down yet.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(reporter, language):
    """All of it."""
    scene = pick(reporter, do="language", language=language)

    assert scene["title"] == Words.of(language).say("My progress")
    assert len(scene["sections"]) == 4


def test_a_saved_file_is_loaded_by_another_learner(reporter):
    """With everything in it; a second time nothing is new."""
    file = pick(reporter, do="save")["keeping"]["file"]
    other = Reporter(Words.of("en"))
    tell(other, OTHER)

    assert pick(other, do="load", text=file["text"])["keeping"]["told"] == "3 entries were new."
    assert titles(other.widget.scene) == titles(reporter.widget.scene)
    assert pick(other, do="load", text=file["text"])["keeping"]["told"] == "0 entries were new."
    assert SECRET not in file["text"]


@pytest.mark.parametrize("text", ["", "{}", "x" * 1000, '{"format": "pisti_teach progress"}', "[1]\n[2]"])
def test_another_file_changes_nothing(reporter, text):
    """And is refused in words."""
    scene = pick(reporter, do="load", text=text)

    assert scene["keeping"]["told"] == "This is no saved progress that can be read; nothing has changed."
    assert len(open_store(SECRET).events()) == 3


def test_a_code_moves_a_learner_and_is_shown_once(reporter):
    """The other browser keeps her id from then on."""
    code = pick(reporter, do="reveal")["keeping"]["code"]
    other = Reporter(Words.of("en"))
    tell(other, OTHER)

    assert pick(other, do="adopt", code=code.lower())["keeping"]["adopted"] == SECRET
    tell(other)
    assert len(other.widget.scene["sections"]) == 4
    assert other.widget.scene["keeping"]["adopted"] == ""
    assert pick(reporter, do="language", language="de")["keeping"]["code"] == ""


def test_a_wrong_code_changes_nothing(reporter):
    """Nor does a question's code."""
    scene = pick(reporter, do="adopt", code="326522-Y73N95-F9JMF8")

    assert scene["keeping"]["told"] == "This is no such code; nothing has changed."
    assert scene["keeping"]["adopted"] == ""


def test_an_end_leaves_nothing(reporter, tmp_path):
    """Neither on the page nor on the disk."""
    scene = pick(reporter, do="erase")

    assert scene["sections"] == []
    assert scene["keeping"]["is_erased"]
    assert [file for file in tmp_path.rglob("*") if file.suffix == ".sqlite" or "backup" in file.name] == []


def test_what_was_pressed_before_the_page_was_drawn_anew_is_done(reporter):
    """Once: the page may report it again."""
    early = reporter.number
    tell(reporter, OTHER)
    for again in (0, 1):
        reporter.widget.set_state({"picked": {"scene": early, "do": "save", "again": again}})

    assert reporter.number == early + 2
    assert reporter.kept.file
