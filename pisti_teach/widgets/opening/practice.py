"""Practice and progress, to be opened in a cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.widgets.coach import Coach
from pisti_teach.widgets.reporter import Reporter
from pisti_teach.words import Words

if TYPE_CHECKING:
    from pisti_teach.widgets.quiz import QuizWidget
    from pisti_teach.widgets.report import ReportWidget


def open_practice(*, house: str | None = "zone", seed: int | None = None, language: str = "en") -> QuizWidget:
    """Open practice: what is due, something of the current lesson, something new, as hard as fits.

    `house` by its name, None for any; kinds that it does not know are asked in the houses that do. `seed`
    fixes what is drawn, None draws one. Answers are kept for the learner whom the page names.
    """
    return Coach(Words.of(language), house=house, seed=seed).widget


def open_progress(*, language: str = "en") -> ReportWidget:
    """Open what is kept of the learner whom the page names: what comes when, skills, ranks, estimates."""
    return Reporter(Words.of(language)).widget
