"""What one scene of the desk shows, and which chances are looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pisti_teach.cards import Rank
    from pisti_teach.sightings import Sighting


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which chances are looked at."""

    measure: str = "holds"
    """The kind of question that they answer."""
    seat: int | None = None
    """Whose hand they are about; None for the next seat with cards."""
    open_rank: Rank | None = None
    """The rank whose steps are open …"""
    open_chance: str | None = None
    """… or the other chance, by its key."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stand:
    """Where in a record the desk stands."""

    at: int
    """Plays that were made."""
    plays: int
    """Plays of the whole record."""
    last: int
    """Most plays after which somebody is still to move."""
    is_left: bool = False
    """Whether something was marked otherwise since."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Desk:
    """What one scene of the desk shows."""

    number: int
    sighting: Sighting
    wanted: Wanted
    is_fresh: bool
    """Whether the marks on the page are to be replaced by these."""
    before: Sighting | None = None
    """What was last seen at this table that could be: its chances stay in sight beside marks that cannot."""
    notice: str = ""
    record: Stand | None = None
    """None where nothing comes out of a record."""
