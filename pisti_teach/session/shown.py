"""What a page may show of a table: the view of one seat, and the result once the deal is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """All that is public once a deal is over."""

    ending: Any
    """How it ended, as the game tells it."""
    record: Mapping[str, Any]
    """The whole deal, as JSON takes it."""
    gains: tuple[int, ...] = ()
    """Coins that each seat wins or loses with the match, if it is over and was played for some (P25)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """What a page may show of a table now."""

    view: Any
    """The game's own view of the seat that looks."""
    bots: Mapping[int, str]
    """Policies of the seats that a computer plays; none in a replay."""
    before: Any
    """The match, as the game keeps it, without this deal."""
    match: Any
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
