"""What draws in Jupyter: traits in, one event out."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pisti_teach.widgets.desk import DeskWidget
    from pisti_teach.widgets.opening.lessons import open_houses, open_lesson, open_step
    from pisti_teach.widgets.opening.practice import open_practice, open_progress
    from pisti_teach.widgets.opening.questions import ask_question, open_desk, open_quiz
    from pisti_teach.widgets.opening.tables import first_deal, open_free_table, open_round, open_table
    from pisti_teach.widgets.quiz import QuizWidget
    from pisti_teach.widgets.table import TableWidget

_HOMES = {
    "desk": ("DeskWidget",),
    "opening.lessons": ("open_houses", "open_lesson", "open_step"),
    "opening.practice": ("open_practice", "open_progress"),
    "opening.questions": ("ask_question", "open_desk", "open_quiz"),
    "opening.tables": ("first_deal", "open_free_table", "open_round", "open_table"),
    "quiz": ("QuizWidget",),
    "table": ("TableWidget",),
}
"""A page loads what it opens and nothing else: each takes a while, and a kernel serves one page."""

__all__ = [
    "DeskWidget",
    "QuizWidget",
    "TableWidget",
    "ask_question",
    "first_deal",
    "open_desk",
    "open_free_table",
    "open_houses",
    "open_lesson",
    "open_practice",
    "open_progress",
    "open_quiz",
    "open_round",
    "open_step",
    "open_table",
]


def __getattr__(name: str) -> object:
    """Load what is asked for; AttributeError for what is not there."""
    home = next((home for home, names in _HOMES.items() if name in names), None)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{home}"), name)
