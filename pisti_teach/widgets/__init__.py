"""What draws in Jupyter: traits in, one event out."""

from pisti_teach.widgets.desk import DeskWidget
from pisti_teach.widgets.play import (
    ask_question,
    first_deal,
    open_desk,
    open_free_table,
    open_houses,
    open_lesson,
    open_practice,
    open_progress,
    open_quiz,
    open_round,
    open_step,
    open_table,
)
from pisti_teach.widgets.quiz import QuizWidget
from pisti_teach.widgets.table import TableWidget

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
