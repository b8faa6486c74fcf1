"""A record to look through: forwards, backwards, from any seat."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pisti_teach.errors import RecordError
from pisti_teach.pisti.match import after_deal, new_match
from pisti_teach.pisti.record import states
from pisti_teach.pisti.scoring import count
from pisti_teach.pisti.view import view
from pisti_teach.session.setting import check_size
from pisti_teach.session.shown import Shown, result_of

if TYPE_CHECKING:
    from pisti_teach.pisti.record import Record
    from pisti_teach.pisti.state import State
    from pisti_teach.pisti.view import View


class Replay:
    """A record, how many of its plays are shown, and the seat that looks."""

    def __init__(self, record: Record, *, seat: int = 0) -> None:
        """Stand before the first play; RecordError or RulesError for a record that makes no sense."""
        check_size(record.rules)
        self.record, self.seat, self.at = record, seat, 0
        self.states = states(record)

    @property
    def plays(self) -> int:
        """How many plays the record has."""
        return len(self.states) - 1

    @property
    def state(self) -> State:
        """The deal after the plays that are shown; knows hidden cards, never show it."""
        return self.states[self.at]

    @property
    def view(self) -> View:
        """What the seat that looks knew then."""
        return view(self.state, self.seat)

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
    def here(self) -> Record:
        """The record as far as it is shown."""
        return replace(self.record, plays=self.record.plays[: self.at])

    @property
    def shown(self) -> Shown:
        """What a page may show now."""
        before = new_match(self.state.rules, self.record.players)
        over = self.state.is_over
        points = [side.points for side in count(self.state)]
        return Shown(
            view=self.view,
            bots={},
            before=before,
            match=after_deal(before, points) if over else before,
            result=result_of(self.states[-2], self.state, self.record) if over else None,
            preset=self.record.preset,
            replay=(self.at, self.plays),
        )
