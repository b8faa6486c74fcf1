"""Goals of Pişti: what a play brings, the safest lead, the best of the last cards, what a deal brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.analysis.endgame import solve
from pisti_teach.lessons.goals.shared import (
    MAYBE_NUMBER,
    NOTHING,
    NUMBER,
    Kind,
    by_end,
    by_first,
    own_events,
    totals,
)
from pisti_teach.pisti.state import HIT, JACK_PISTI, LAY, PISTI
from pisti_teach.trainer.measures import COMPARISONS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.lessons.goals import Course


def _takes(event: Any, _course: Course, needs: tuple[str, ...]) -> bool:  # noqa: ANN401 - an event of Pişti
    return bool(event.is_take) and event.cards >= int(needs[0] if needs else 1)


def _is(kind: str) -> Kind:
    return Kind(NOTHING, by_first(lambda event, _course, _needs: event.kind == kind))


def _is_safest(event: Any, course: Course, _needs: tuple[str, ...]) -> bool:  # noqa: ANN401
    """Whether it gives away as little as any card could (P27)."""
    before = next(state for state in course.states if len(state.events) == _number(course, event) - 1)
    asked = COMPARISONS["pisti"].ask(course.game.view(before, course.seat))
    return asked is not None and str(event.move) in asked.truth.right  # type: ignore[attr-defined]


def _is_best(event: Any, course: Course, _needs: tuple[str, ...]) -> bool:  # noqa: ANN401
    """Whether no other card brings more against the best answers, all cards being known."""
    before = next(state for state in course.states if len(state.events) == _number(course, event) - 1)
    return event.move in solve(before).best


def _number(course: Course, event: Any) -> int:  # noqa: ANN401
    """Which play of the deal it was, from 1."""
    return 1 + next(at for at, one in enumerate(course.states[-1].events) if one is event)


def _partner_takes(course: Course, _needs: tuple[str, ...]) -> bool | None:
    """Whether the partner takes next, after her first card has only been laid."""
    own = own_events(course)
    if not own:
        return None
    if own[0].is_take:
        return False
    latest = course.states[-1]
    later = latest.events[_number(course, own[0]) :]
    takes = next((event for event in later if event.is_take), None)
    if takes is not None:
        return bool(takes.seat != course.seat and latest.side_of(takes.seat) == _side(course))
    return False if latest.is_over or any(latest.side_of(e.seat) == _side(course) for e in later) else None


def _side(course: Course) -> int:
    return int(course.states[-1].side_of(course.seat))


def _has_points(course: Course, needs: tuple[str, ...]) -> bool:
    return totals(course)[_side(course)] >= int(needs[0])


def _has_most(course: Course, _needs: tuple[str, ...]) -> bool:
    made = totals(course)
    own = _side(course)
    return all(made[own] > points for side, points in enumerate(made) if side != own)


KINDS: Mapping[str, Kind] = {
    "take": Kind(MAYBE_NUMBER, by_first(_takes)),
    "lay": _is(LAY),
    "pisti": _is(PISTI),
    "jack_pisti": _is(JACK_PISTI),
    "hit": _is(HIT),
    "safest": Kind(NOTHING, by_first(_is_safest)),
    "best": Kind(NOTHING, by_first(_is_best)),
    "partner_takes": Kind(NOTHING, _partner_takes),
    "points": Kind(NUMBER, by_end(_has_points)),
    "win": Kind(NOTHING, by_end(_has_most)),
}
"""By the word that they begin with."""
