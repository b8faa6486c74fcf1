"""The differences as data, and as tables: the same cards in one house after another."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from pisti_teach.lessons.lesson import ELSE
from pisti_teach.lessons.positions import LEARNER, record_of
from pisti_teach.lessons.reading import paragraphs, position_of
from pisti_teach.pisti.houses import played
from pisti_teach.pisti.rules import PRESETS, rules_of
from pisti_teach.session import Session

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pisti_teach.lessons.lesson import Paragraphs, Position
    from pisti_teach.pisti.houses import House

BOTS = "greedy"


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """An option of the rules in which the houses differ, and where that is seen."""

    option: str
    rule: str
    """Number in the rule book."""
    text: Paragraphs
    """What to do there, or to look at."""
    after: Paragraphs
    """What it shows."""
    position: Position
    """The house is that which is tried."""
    play: str = ""
    """The play that tells, as a record writes it; none where the deal itself does."""
    seats: Mapping[str, int] = field(default_factory=dict)
    """Seats of the table in some houses, where those of the position would tell nothing."""
    totals: Mapping[str, Sequence[int]] = field(default_factory=dict)
    """Points of each side before the deal, by the value that is tried; `else` for all others."""
    deals: int = 0
    """Deals before it."""
    timed: bool = False
    """Whether it is played by the clock of the house."""
    begins_with: str = ""
    """The value that is tried first, where the commonest has nothing to show."""
    order: Sequence[str]
    """Houses in the order in which they are tried, where several play the same."""

    @property
    def ways(self) -> tuple[Way, ...]:
        """Give each value that some house has, the commonest first."""
        by_value = played(self.option)
        variants = {house.preset for houses in by_value.values() for house in houses if house.is_variant}
        common = sorted(by_value.items(), key=lambda item: -sum(not house.is_variant for house in item[1]))
        return tuple(self._way(value, houses, variants) for value, houses in common)

    @property
    def first(self) -> int:
        """Give the way that is tried first."""
        values = [str(way.value) for way in self.ways]
        return values.index(self.begins_with) if self.begins_with else 0

    def _way(self, value: object, houses: tuple[House, ...], variants: set[str]) -> Way:
        """Choose the house to try it in: beside a variant of a house its usual rules, else a plain one."""
        here = [house for house in houses if self._seats_in(house.preset) in PRESETS[house.preset].players]
        best = min(
            here,
            key=lambda one: (one.is_variant, one.preset not in variants, self.order.index(one.preset)),
        )
        return Way(value, houses, best, self._seats_in(best.preset))

    def _seats_in(self, preset: str) -> int:
        return self.seats.get(preset, self.position.players)


@dataclass(frozen=True, slots=True)
class Way:
    """A value of an option: who plays it, and the house in which it is tried."""

    value: Any
    houses: tuple[House, ...]
    tried_in: House
    players: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the play that tells brings in a house."""

    kind: str
    """As in the results of a record; none where the house does not allow the play."""
    cards: int
    points: tuple[int, ...]
    """Of each side: what it has more after the play, the count of the deal included if that is over."""
    is_over: bool
    """Whether the match is."""


@cache
def differences() -> Mapping[str, Difference]:
    """Give all of them by their options, in the order of the file."""
    data = tomllib.loads((resources.files(__package__) / "differences.toml").read_text("utf-8"))
    return {name: _difference(name, one, data) for name, one in data["differences"].items()}


def _difference(option: str, data: Mapping[str, Any], file: Mapping[str, Any]) -> Difference:
    return Difference(
        option=option,
        rule=data["rule"],
        text=paragraphs(data["text"]),
        after=paragraphs(data["after"]),
        position=position_of(file["positions"][data["position"]]),
        play=data.get("play", ""),
        seats=data.get("seats", {}),
        totals=data.get("totals", {}),
        deals=data.get("deals", 0),
        timed=data.get("timed", False),
        begins_with=data.get("begins_with", ""),
        order=file["order"],
    )


def table_of(difference: Difference, way: Way) -> Session:
    """Open the table at which a value is tried."""
    preset, players = way.tried_in.preset, way.players
    options = {difference.option: way.value} if way.tried_in.is_variant else {}
    dealer = difference.position.dealer if players == difference.position.players else players - 1
    at = replace(difference.position, house=preset, players=players, options=options, dealer=dealer)
    session = Session(
        preset,
        players,
        dict.fromkeys(range(1, players), BOTS),
        at.seed,
        options=options,
        timed=difference.timed,
    )
    totals = difference.totals.get(str(way.value), difference.totals.get(ELSE, ()))
    session.sit_at(record_of(at), totals, difference.deals)
    return session


def outcome(difference: Difference, way: Way) -> Outcome:
    """Make the play that tells, and see what it brings."""
    session = table_of(difference, way)
    before, move = session.state, session.game.Move.parse(difference.play)
    if move not in before.allowed:
        return Outcome("", 0, (0,) * len(session.match.totals), is_over=False)
    event = session.play(move)
    had, has = (session.game.result(state)["sides"] for state in (before, session.state))
    more = tuple(now["points"] - then["points"] for then, now in zip(had, has, strict=True))
    return Outcome(event.kind, event.cards, more, is_over=session.score.is_over)


def own_side(way: Way) -> int:
    """Give the side of the learner."""
    return rules_of(way.tried_in.preset).side_of(LEARNER, way.players)
