"""Sides by the names that a learner types: `us` and `them`, or `you` and where the others sit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.trainer.question import Exhibit, Question

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.pisti.rules import Rules
    from pisti_teach.trainer.tables import Table
    from pisti_teach.trainer.truths import Truth

AROUND = {
    2: ("north",),
    3: ("east", "west"),
    4: ("east", "north", "west"),
    5: ("east", "northeast", "northwest", "west"),
    6: ("east", "northeast", "north", "northwest", "west"),
}
"""Where the others sit, in the order of play, at a table of so many."""


def keys(rules: Rules, players: int, seat: int) -> dict[str, int]:
    """Give the index of each side by its name, the seat's own first, then in the order of play."""
    sides, own = rules.sides(players), rules.side_of(seat, players)
    order = [(own + step) % len(sides) for step in range(len(sides))]
    names = ("us", "them") if len(sides) < players else ("you", *AROUND[players])
    return dict(zip(names, order, strict=True))


def took(by_side: Sequence[int], order: Sequence[int], name: str = "took") -> tuple[Exhibit, ...]:
    """A number for each side, the sides in this order: `took` so many cards, or `tricks`."""
    return tuple(Exhibit(name=name, facts={"side": side, "n": by_side[side]}) for side in order)


def beside(at: Table, kind: str, truth: Truth, seat: int, **more: Any) -> Question:  # noqa: ANN401 - its own fields
    """Ask by the rules of a table, about no position of a deal."""
    seen = {"game": at.game.GAME, "rules": at.rules, "players": at.players, "seat": seat}
    return Question(kind=kind, truth=truth, **seen, **more).with_distinct()
