"""How a table is set up: the house and its changes, who plays, what for."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


@dataclass(frozen=True, slots=True)
class Setting:
    """A table that is set up, or asked for; the learner has seat 0."""

    preset: str
    players: int
    bots: Sequence[str]
    """Policies of the other seats, in the order of play."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """Changes to the house, as a record has them."""
    stake: int = 0
    """Coins from each seat (P25)."""
    timed: bool = False
    """Whether the house's clock runs (P26)."""
