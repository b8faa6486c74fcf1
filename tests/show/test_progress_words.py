"""What is noticed of a learner's progress is told in words."""

import pytest

from pisti_teach.show.progress.keeping import loaded, noticed
from pisti_teach.words import Words

EN = Words.of("en")


@pytest.mark.parametrize(
    ("code", "facts", "said"),
    [
        ("not_lasting", {}, "Here nothing lasts"),
        ("newer_version", {}, "A newer version"),
        ("mended", {}, "nothing is missing"),
        ("lost", {"rows": 1}, "1 entry is missing"),
        ("lost", {"rows": 3}, "3 entries are missing"),
        ("damaged", {"rows": 2}, "2 entries of your progress cannot be read"),
        ("unreadable", {"rows": 1}, "1 entry of your progress cannot be read"),
    ],
)
def test_every_notice_is_told(code, facts, said):
    """With the number of entries, where it has one."""
    assert said in noticed(code, facts, EN)


def test_an_unknown_notice_is_not_told():
    """A newer store may say more than the page knows."""
    assert noticed("later", {}, EN) == ""


@pytest.mark.parametrize(
    ("new", "bad", "said"),
    [
        (1, 0, "1 entry was new."),
        (0, 0, "0 entries were new."),
        (5, 2, "5 entries were new. 2 could not be read."),
    ],
)
def test_what_came_of_a_file_is_told(new, bad, said):
    """What was new, and what could not be read."""
    assert loaded(new, bad, EN) == said
