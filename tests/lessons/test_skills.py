"""The skills of the course: all kinds, each with its lesson, none that stands on itself."""

from pisti_teach.lessons import course
from pisti_teach.lessons.skills import needs, of_lesson, skills
from pisti_teach.trainer.questions import KINDS


def test_every_kind_of_question_is_a_skill():
    """And has a lesson of the course."""
    assert set(skills()) == set(KINDS)
    assert {skill.lesson for skill in skills().values()} <= set(course.names())


def test_what_a_skill_stands_on_comes_before_it():
    """So nothing stands on itself, and something new can always be offered."""
    order = list(skills())

    for kind, skill in skills().items():
        assert all(order.index(below) < order.index(kind) for below in skill.needs)
        assert {skills()[below].name for below in skill.needs} <= set(needs()[kind])


def test_a_lesson_has_its_skills():
    """As the data says."""
    heading = next(heading for heading in course.headings() if heading.name == "at_least_one")

    assert [skill.kind for skill in of_lesson(heading)] == [
        "estimate",
        "holds",
        "holds_none",
        "holds_one",
        "holds_either",
    ]
