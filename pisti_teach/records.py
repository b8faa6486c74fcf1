"""What the records of all games share: keys that are read with clear errors, and plays played through."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from pisti_teach.cards import parse_cards
from pisti_teach.errors import DeckError, IllegalPlayError, NotationError, RecordError, RulesError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from pisti_teach.cards import Card

    State = TypeVar("State")
    Move = TypeVar("Move")


@dataclass(frozen=True, slots=True)
class Keys:
    """The keys of a record of one game, as JSON gave them; each RecordError says which key is wrong."""

    data: Mapping[str, Any]
    needs: Sequence[str]
    """Keys that a record of this game cannot do without …"""
    may_have: Sequence[str]
    """… and those that may be left out."""

    def needed(self, key: str) -> Any:  # noqa: ANN401 - what JSON gives
        """Give what stands in a key that has to be there."""
        if key not in self.data:
            *first, last = self.needs
            raise RecordError(f"{key}: missing; a record needs {', '.join(first)} and {last}")
        return self.data[key]

    def object_of(self, key: str) -> dict[str, Any]:
        """Give an object, empty if it was left out."""
        value = self.data.get(key, {})
        if not isinstance(value, dict):
            raise RecordError(f"{key}: expected an object, got {value!r:.60}")
        return value

    def list_of(self, key: str) -> list[Any]:
        """Give a list, empty if it was left out and may be."""
        value = self.data.get(key, []) if key in self.may_have else self.needed(key)
        if not isinstance(value, list):
            raise RecordError(f"{key}: expected a list, got {value!r:.60}")
        return value

    def cards_of(self, key: str) -> tuple[Card, ...]:
        """Give the cards of a list."""
        try:
            return parse_cards(self.list_of(key))
        except NotationError as error:
            raise RecordError(f"{key}: {error}") from error

    def others(self) -> dict[str, Any]:
        """Give all keys that records of this game do not know."""
        return {key: value for key, value in self.data.items() if key not in (*self.needs, *self.may_have)}


def keys_of(data: object, game: str, needs: Sequence[str], may_have: Sequence[str] = ()) -> Keys:
    """Give the keys of a record of this game; RecordError if it is none."""
    if not isinstance(data, dict):
        raise RecordError(f"expected a JSON object, got {data!r:.60}")
    if data.get("game") != game:
        raise RecordError(f"game: expected {game!r}, got {data.get('game')!r:.60}")
    return Keys(data, needs, may_have)


def played(
    start: Callable[[], State],
    plays: Sequence[object],
    parse: Callable[[object], Move],
    play: Callable[[State, Move], tuple[State, Any]],
) -> list[State]:
    """Fold over the plays of a record: the state before the first, and the one after each.

    Raises RecordError; its `play` is the first play that breaks a rule, or 0 if `start` cannot deal, which
    is looked for first.
    """
    try:
        states = [start()]
    except (RulesError, DeckError) as error:
        raise RecordError(str(error)) from error
    for number, text in enumerate(plays, start=1):
        try:
            states.append(play(states[-1], parse(text))[0])
        except (NotationError, IllegalPlayError) as error:
            raise RecordError(f"play {number}: {error}", number) from error
    return states
