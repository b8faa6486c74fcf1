"""The rules of the houses in a page: draws them side by side, reports what shall be tried."""

from __future__ import annotations

from pisti_teach.widgets.scenes import SceneWidget, module, styles

PARTS = ("dom", "cards", "store", "learner", "pulse", "picks", "texts", "languages")
"""The files of `parts/`, each after those that it imports."""
STYLES = ("lesson", "houses")


class HousesWidget(SceneWidget):
    """The houses on a page; the table of a difference is a widget of its own."""

    _esm = module(PARTS, "houses")
    _css = styles(STYLES)
