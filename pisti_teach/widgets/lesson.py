"""A lesson in a page: draws the step, reports what is done. The table of a step is a widget of its own."""

from __future__ import annotations

from pisti_teach.widgets.scenes import SceneWidget, module, styles

PARTS = (
    *("dom", "cards", "figures", "answers", "replies", "store", "learner", "pulse", "picks"),
    *("series", "exhibits", "asked", "posed", "texts", "trouble", "plan", "path", "languages"),
)
"""The files of `parts/`, each after those that it imports."""
STYLES = ("answers", "asked", "lesson")


class LessonWidget(SceneWidget):
    """One lesson on a page."""

    _esm = module(PARTS, "lesson")
    _css = styles(STYLES)
