"""The table in a page: draws a scene, reports what was picked. It knows no rules and no words."""

from __future__ import annotations

from pisti_teach.widgets.scenes import SceneWidget, module, styles

PARTS = (
    *("dom", "cards", "picture", "reasons", "felt", "around", "actions", "suits", "motion"),
    *("figures", "chances", "panel", "answers", "replies", "quiz", "hands", "sheet"),
    *("store", "languages", "keep", "clock", "steps", "house", "files", "tools", "strip"),
    *("learner", "pulse", "picks", "wishes", "skip"),
)
"""The files of `parts/`, each after those that it imports."""
STYLES = ("panel", "table", "tools", "steps", "answers", "quiz", "hands", "around")


class TableWidget(SceneWidget):
    """One table on a page."""

    _esm = module(PARTS, "table")
    _css = styles(STYLES)
