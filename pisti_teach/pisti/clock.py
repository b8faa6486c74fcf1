"""The clock of a turn, and the timeout play: what is played for a seat whose time is up (P26)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pisti_teach.pisti.state import Move

if TYPE_CHECKING:
    from pisti_teach.pisti.rules import Rules
    from pisti_teach.pisti.view import View


USUAL_CLOCK = {"turn_seconds": 30, "extra_seconds": 30}
"""Options that give a house without a clock that of `miniokey` (P26), in seconds."""


@dataclass(frozen=True, slots=True)
class TurnClock:
    """The time of one turn, all in seconds; the time of day comes in as an argument."""

    turn: float
    """What every turn has …"""
    extra: float
    """… and what it has once more."""
    began: float
    """When the turn began, by the caller's clock."""

    def later(self, seconds: float) -> TurnClock:
        """Give the clock of a turn that was held up for so long."""
        return replace(self, began=self.began + seconds)

    @property
    def extra_from(self) -> float:
        """When the extra time begins."""
        return self.began + self.turn

    @property
    def up_at(self) -> float:
        """When the timeout play is made."""
        return self.extra_from + self.extra

    def is_extra(self, now: float) -> bool:
        """Whether the turn is in its extra time."""
        return now >= self.extra_from

    def left(self, now: float) -> float:
        """Seconds until the extra time, in it until the end; never below 0."""
        return max(0.0, (self.up_at if self.is_extra(now) else self.extra_from) - now)


def turn_clock(rules: Rules, began: float) -> TurnClock | None:
    """Give the clock of a turn that begins now; None where the house has none."""
    if rules.turn_seconds is None or rules.extra_seconds is None:
        return None
    return TurnClock(rules.turn_seconds, rules.extra_seconds, began)


def timeout_move(view: View) -> Move:
    """Give the move that P26 makes for the seat to move; ValueError if it has no card.

    It takes by rank if it can (a hit counts), with the card worth the most; else it keeps Jacks where
    Jacks take, and lays the card worth the fewest points, the lowest rank, the first suit.
    """
    if not view.hand:
        raise ValueError("a timeout play needs a hand with cards, got an empty one")
    takers = [card for card in view.hand if view.takes_by_rank(card)]
    if takers:
        return Move(min(takers, key=lambda card: (-view.rules.card_points(card), card.order[1])))
    kept = [card for card in view.hand if not (view.rules.jack_takes and card.is_jack)]
    if not kept:
        return Move(min(view.hand, key=lambda card: card.order[1]))
    return Move(min(kept, key=lambda card: (view.rules.card_points(card), card.order)))
