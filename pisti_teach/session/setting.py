"""How a table is set up: the house and its changes, who plays, what for; and how large its numbers may be."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

from pisti_teach.errors import RulesError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pisti_teach.games import Game

LARGEST = 10**6
"""Largest points, seconds, deals or stake of a table: any more would only be a way to stop it."""


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


def check_size(rules: Any) -> None:  # noqa: ANN401 - each game has its own rules
    """Raise RulesError for an option that is too large to play for."""
    for name, value in asdict(rules).items():
        _check_size(name, value)


def check_stake(game: Game, stake: object) -> None:
    """Raise RulesError for a stake that is none, that is too large, or that this game does not know."""
    _check_size("stake", stake)
    if type(stake) is not int or stake < 0:
        raise RulesError(f"option stake: expected a whole number of coins from 0, got {stake!r:.60}", "stake")
    if stake and game.gains is None:
        raise RulesError(
            f"option stake: expected 0, since {game.GAME} is played for none, got {stake}", "stake"
        )


def _check_size(name: str, value: object) -> None:
    if type(value) is int and value > LARGEST:
        raise RulesError(f"option {name}: expected at most {LARGEST}, got a larger number", name)
