"""My progress in a page: draws charts and tables. It knows no words and derives nothing."""

from __future__ import annotations

from pisti_teach.widgets.scenes import SceneWidget, module, styles

PARTS = ("dom", "store", "learner", "pulse", "picks", "languages", "charts", "keeping")
"""The files of `parts/`, each after those that it imports."""
STYLES = ("report",)


class ReportWidget(SceneWidget):
    """One report on a page."""

    _esm = module(PARTS, "report")
    _css = styles(STYLES)
