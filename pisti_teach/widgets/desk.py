"""The odds desk in a page: draws the pack, reports what was marked. It knows no rules and no words."""

from __future__ import annotations

from pisti_teach.widgets.scenes import SceneWidget, module, styles

PARTS = (
    *(
        "dom",
        "cards",
        "figures",
        "store",
        "languages",
        "learner",
        "pulse",
        "picks",
        "chances",
        "panel",
        "replies",
    ),
    *("files", "marks", "grid", "describing", "steps", "glance"),
)
"""The files of `parts/`, each after those that it imports."""
STYLES = ("panel", "answers", "steps", "desk")


class DeskWidget(SceneWidget):
    """One desk on a page."""

    _esm = module(PARTS, "desk")
    _css = styles(STYLES)
