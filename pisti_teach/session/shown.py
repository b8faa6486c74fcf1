"""What a page may show of a table: the view of one seat, and the result once the deal is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pisti_teach.pisti.scoring import count

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.pisti.match import Match
    from pisti_teach.pisti.record import Record
    from pisti_teach.pisti.scoring import Count
    from pisti_teach.pisti.state import Event, State
    from pisti_teach.pisti.view import View


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """All that is public once a deal is over."""

    counts: tuple[Count, ...]
    """The count of each side."""
    standing: tuple[tuple[Event, ...], ...]
    """The piştis of each side that stand."""
    leftovers: int
    """Cards that nobody had taken when the last one was played (P19)."""
    record: Record
    """The whole deal."""
    gains: tuple[int, ...] = ()
    """Coins that each seat wins or loses with the match, if it is over and was played for some (P25)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """What a page may show of a table now."""

    view: View
    bots: Mapping[int, str]
    """Policies of the seats that a computer plays; none in a replay."""
    before: Match
    """The match without this deal."""
    match: Match
    """The match with this deal, once it is over."""
    result: Result | None
    """None while the deal goes on."""
    deal_number: int = 1
    """Which deal of the match this is, from 1."""
    preset: str
    """Name of the house."""
    code: str | None = None
    """Code of the deal; None where options were changed, which travel as a record."""
    can_take_back: bool = False
    """Whether the learner has played in this deal."""
    stake: int = 0
    """Coins that every seat has put in; 0 if it is played for none (P25)."""
    purse: int = 0
    """Coins that the learner has won or lost at this table, this match included once it is over."""
    timed: bool = False
    """Whether her turns have the clock of the house (P26)."""
    replay: tuple[int, int] | None = None
    """In a replay, how many plays are shown and how many there are."""


def result_of(before: State, state: State, record: Record, gains: tuple[int, ...] = ()) -> Result:
    """Give the result of a deal from its last two states."""
    last = state.events[-1]
    return Result(
        counts=count(state),
        standing=tuple(side.standing for side in state.sides),
        leftovers=len(before.talon) + (0 if last.is_take else len(before.pile) + 1),
        record=record,
        gains=gains,
    )
