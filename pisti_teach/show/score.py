"""The totals of a match, for any game: a name, the points, and how much of the way is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.session import Shown
    from pisti_teach.show.players import Player

FULL = 100
"""Percent."""


def own_first(view: Any) -> list[int]:  # noqa: ANN401 - the view of any game
    """Give the sides in the order in which they are shown: the seat's own first, then on in play."""
    sides, own = view.rules.sides(view.players), view.side_of(view.seat)
    return sorted(range(len(sides)), key=lambda side: (side - own) % len(sides))


def sides(shown: Shown, who: Mapping[int, Player]) -> list[dict[str, Any]]:
    """Give each side's name, its points and its share of the target in percent."""
    view, totals, target = shown.view, shown.match.totals, shown.view.rules.target
    of_sides = view.rules.sides(view.players)
    return [
        {
            "name": " · ".join(who[at].name for at in of_sides[side]),
            "points": str(totals[side]),
            "share": min(FULL, FULL * totals[side] // target),
        }
        for side in own_first(view)
    ]
