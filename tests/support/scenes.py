"""Helpers: what a page is told of made-up rounds of Pis Yedili, and what is in any scene."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.pis_yedili.match import new_match
from pisti_teach.pis_yedili.view import view
from pisti_teach.session import Shown
from pisti_teach.show.help import MARKS
from pisti_teach.show.table import Drawn, scene
from pisti_teach.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pisti_teach.pis_yedili.state import State

EN = Words.of("en")
POLICIES = ("greedy", "careful", "random")


def bots_of(state: State, seat: int = 0) -> dict[int, str]:
    """Name a computer player for each seat but this one, in order."""
    others = [at for at in range(state.players) if at != seat]
    return dict(zip(others, POLICIES, strict=False))


def shown(state: State, seat: int = 0) -> Shown:
    """Show a made-up position to a seat; computer players sit at the others."""
    match = new_match(state.rules, state.players)
    return Shown(
        view=view(state, seat),
        bots=bots_of(state, seat),
        before=match,
        match=match,
        result=None,
        preset="cardiva",
    )


def drawn(state: State, seat: int = 0, before: State | None = None, level: str = MARKS) -> dict[str, Any]:
    """Draw a made-up position; what is left would need a whole deck."""
    return scene(shown(state, seat), Drawn(1, before and view(before, seat), help=level), EN)


def codes(data: object) -> Iterator[str]:
    """Give every card's notation in a scene."""
    if isinstance(data, dict):
        if "suit" in data and "code" in data:
            yield data["code"]
        for value in data.values():
            yield from codes(value)
    elif isinstance(data, list):
        for value in data:
            yield from codes(value)
