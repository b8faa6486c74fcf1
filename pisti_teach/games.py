"""The verbs that all games share, and the games by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from pisti_teach import pisti
from pisti_teach.errors import RecordError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.shuffling import Generator


class Game(Protocol):
    """What the module of each game offers; its states, records and views are its own."""

    GAME: str
    """Name in records."""

    def deal(
        self,
        preset: str,
        players: int,
        dealer: int,
        chance: Generator,
        options: Mapping[str, Any] | None = None,
    ) -> Any:  # noqa: ANN401
        """Shuffle a deck for these rules: a record without plays; RulesError if they make no sense."""

    def read_record(self, data: object) -> Any:  # noqa: ANN401 - each game has its own record
        """Read a record from what JSON gives; RecordError with play 0 for a fault."""

    def write_record(self, record: Any) -> dict[str, Any]:  # noqa: ANN401
        """Write a record as JSON takes it."""

    def replay(self, record: Any) -> Any:  # noqa: ANN401
        """Play a record through: the state at its end; RecordError names the play that breaks a rule."""

    def result(self, state: Any) -> dict[str, Any]:  # noqa: ANN401
        """Give the result of a replay as JSON takes it."""

    def view(self, state: Any, seat: int) -> Any:  # noqa: ANN401
        """Give what a seat may know of a state."""


GAMES: Mapping[str, Game] = {game.GAME: game for game in (pisti,)}


def game_of(data: object) -> Game:
    """Give the game that a record is of; RecordError with play 0 if there is none such."""
    if not isinstance(data, dict):
        raise RecordError(f"expected a JSON object, got {data!r:.60}")
    name = data.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise RecordError(f"game: expected one of {list(GAMES)}, got {name!r:.60}")
    return GAMES[name]
