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

    from pisti_teach.lessons.goals import Passage


def _takes(event: Any, _passage: Passage, needs: tuple[str, ...]) -> bool:  # noqa: ANN401 - an event of Pişti
    return bool(event.is_take) and event.cards >= int(needs[0] if needs else 1)


def _is(kind: str) -> Kind:
    return Kind(NOTHING, by_first(lambda event, _passage, _needs: event.kind == kind))


def _is_safest(event: Any, passage: Passage, _needs: tuple[str, ...]) -> bool:  # noqa: ANN401
    """Whether it gives away as little as any card could (P27)."""
    before = next(state for state in passage.states if len(state.events) == _number(passage, event) - 1)
    asked = COMPARISONS["pisti"].ask(passage.game.view(before, passage.seat))
    return asked is not None and str(event.move) in asked.truth.right  # type: ignore[attr-defined]


def _is_best(event: Any, passage: Passage, _needs: tuple[str, ...]) -> bool:  # noqa: ANN401
    """Whether no other card brings more against the best answers, all cards being known."""
    before = next(state for state in passage.states if len(state.events) == _number(passage, event) - 1)
    return event.move in solve(before).best


def _number(passage: Passage, event: Any) -> int:  # noqa: ANN401
    """Which play of the deal it was, from 1."""
    return 1 + next(at for at, one in enumerate(passage.states[-1].events) if one is event)


def _partner_takes(passage: Passage, _needs: tuple[str, ...]) -> bool | None:
    """Whether the partner takes next, after her first card has only been laid."""
    own = own_events(passage)
    if not own:
        return None
    if own[0].is_take:
        return False
    latest = passage.states[-1]
    later = latest.events[_number(passage, own[0]) :]
    takes = next((event for event in later if event.is_take), None)
    if takes is not None:
        return bool(takes.seat != passage.seat and latest.side_of(takes.seat) == _side(passage))
    return False if latest.is_over or any(latest.side_of(e.seat) == _side(passage) for e in later) else None


def _side(passage: Passage) -> int:
    return int(passage.states[-1].side_of(passage.seat))


def _has_points(passage: Passage, needs: tuple[str, ...]) -> bool:
    return totals(passage)[_side(passage)] >= int(needs[0])


def _has_most(passage: Passage, _needs: tuple[str, ...]) -> bool:
    made = totals(passage)
    own = _side(passage)
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
