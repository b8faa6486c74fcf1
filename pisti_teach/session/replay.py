"""A record to look through: forwards, backwards, from any seat."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pisti_teach.errors import RecordError
from pisti_teach.games import game_of_house
from pisti_teach.session.setting import check_size
from pisti_teach.session.shown import Result, Shown


class Replay:
    """A record, how many of its plays are shown, and the seat that looks."""

    def __init__(self, record: Any, *, seat: int = 0) -> None:  # noqa: ANN401 - of any game
        """Stand before the first play; RecordError or RulesError for a record that makes no sense."""
        check_size(record.rules)
        self.record, self.seat, self.at = record, seat, 0
        self.game = game_of_house(record.preset)
        self.states = self.game.states(record)

    @property
    def plays(self) -> int:
        """How many plays the record has."""
        return len(self.states) - 1

    @property
    def state(self) -> Any:  # noqa: ANN401 - each game has its own
        """The deal after the plays that are shown; knows hidden cards, never show it."""
        return self.states[self.at]

    @property
    def view(self) -> Any:  # noqa: ANN401
        """What the seat that looks knew then."""
        return self.game.view(self.state, self.seat)

    def step(self, at: int) -> None:
        """Show this many plays; RecordError for more than there are."""
        if not 0 <= at <= self.plays:
            raise RecordError(f"expected a play from 0 to {self.plays}, got {at}")
        self.at = at

    def look_from(self, seat: int) -> None:
        """Look from another seat; RecordError if it is not there."""
        if not 0 <= seat < self.record.players:
            raise RecordError(f"seat: expected 0 to {self.record.players - 1}, got {seat}")
        self.seat = seat

    @property
    def here(self) -> Any:  # noqa: ANN401
        """The record as far as it is shown."""
        return replace(self.record, plays=self.record.plays[: self.at])

    @property
    def shown(self) -> Shown:
        """What a page may show now."""
        before, over = self.game.new_match(self.state.rules, self.record.players), self.state.is_over
        return Shown(
            view=self.view,
            bots={},
            before=before,
            match=self.game.after_deal(before, self.game.points(self.state)) if over else before,
            result=self._result() if over else None,
            preset=self.record.preset,
            replay=(self.at, self.plays),
        )

    def _result(self) -> Result:
        return Result(
            ending=self.game.ending(self.states[-2], self.state),
            record=self.game.write_record(self.record),
        )
