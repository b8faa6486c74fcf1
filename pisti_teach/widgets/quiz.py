"""The quiz in a page: draws a question, reports the answer. It knows no rules and no words."""

from __future__ import annotations

from pisti_teach.widgets.scenes import SceneWidget, module, styles

PARTS = (
    *("dom", "cards", "figures", "answers", "replies", "store", "languages", "learner", "pulse", "picks"),
    *(
        "series",
        "exhibits",
        "asked",
        "progress",
        "bycode",
        "setup",
        "start",
        "summary",
        "waiting",
        "elsewhere",
    ),
)
"""The files of `parts/`, each after those that it imports."""
STYLES = ("answers", "asked", "questions")


class QuizWidget(SceneWidget):
    """One quiz on a page."""

    _esm = module(PARTS, "questions")
    _css = styles(STYLES)
