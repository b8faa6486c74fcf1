"""Every text of a lesson, as an entry of the catalogues."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.lessons.changing import TOLD_ELSEWHERE
from pisti_teach.lessons.houses.differences import differences
from pisti_teach.lessons.lesson import Own, Play
from pisti_teach.lessons.markup import drawn
from pisti_teach.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pisti_teach.lessons.lesson import Lesson, Step


def texts_of(lesson: Lesson) -> Iterator[str]:
    """Give all of them, in the order of the file."""
    yield from (lesson.title, lesson.can)
    for part in lesson.plan:
        yield from filter(None, (part.what, part.board, part.ask))
    for step in lesson.steps:
        yield from texts_of_step(step)


def texts_beside() -> Iterator[str]:
    """Give those that stand in no lesson: of a step that was changed, and of the page of the houses."""
    yield TOLD_ELSEWHERE
    for one in differences().values():
        yield from (*one.text, *one.after)


def texts_of_step(step: Step) -> Iterator[str]:
    """Give those of a step."""
    yield from (step.title, *step.text, *step.hints, *step.after)
    match step.activity:
        case Play(wrong=wrong):
            yield from wrong.values()
        case Own(ask=ask, labels=labels, replies=replies, wrong=wrong):
            yield from (ask, *labels.values(), *replies.values(), *wrong.values())


def read_through(step: Step) -> None:
    """Look at what stands in the brackets of a step's texts; LessonError for what cannot be drawn."""
    for text in texts_of_step(step):
        drawn(text, Words.of("en"))
