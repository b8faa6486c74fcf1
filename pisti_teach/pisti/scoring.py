"""The count of a deal (P20–P22), side by side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pisti_teach.cards import Rank
from pisti_teach.pisti.rules import TEN_OF_DIAMONDS, TWO_OF_CLUBS
from pisti_teach.pisti.state import HIT, JACK_PISTI, PISTI

if TYPE_CHECKING:
    from pisti_teach.pisti.rules import Rules
    from pisti_teach.pisti.state import Event, Side, State


@dataclass(frozen=True, slots=True)
class Count:
    """One side's count; the fields of a replay's result, in its order (rules, section 9).

    `cards` to `hits` are numbers of cards, tricks or piştis; `bonus`, `majority` and `points` are points.
    """

    cards: int
    tricks: int
    aces: int
    jacks: int
    two_of_clubs: int
    ten_of_diamonds: int
    pistis: int
    jack_pistis: int
    hits: int
    bonus: int
    majority: int
    points: int


def count(state: State) -> tuple[Count, ...]:
    """Count each side (P20); in an unfinished deal what stands so far, without the majority."""
    best = _majority_side(state) if state.is_over else None
    return tuple(
        _count_side(state.rules, side, state.rules.majority if at == best else 0)
        for at, side in enumerate(state.sides)
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending:
    """All that is public once a deal is over, besides what was seen at the table."""

    counts: tuple[Count, ...]
    """The count of each side."""
    standing: tuple[tuple[Event, ...], ...]
    """The piştis of each side that stand."""
    leftovers: int
    """Cards that nobody had taken when the last one was played (P19)."""


def ending(before: State, state: State) -> Ending:
    """Give the ending of a deal from its last two states."""
    last = state.events[-1]
    return Ending(
        counts=count(state),
        standing=tuple(side.standing for side in state.sides),
        leftovers=len(before.talon) + (0 if last.is_take else len(before.pile) + 1),
    )


def points(state: State) -> tuple[int, ...]:
    """Give the points of each side, which a finished deal adds to its total (P23)."""
    return tuple(side.points for side in count(state))


def _majority_side(state: State) -> int | None:
    """Index of the side that alone has the most cards or tricks; None on a tie (P20)."""
    by_tricks = state.rules.majority_of == "tricks"
    amounts = [side.tricks if by_tricks else len(side.taken) for side in state.sides]
    most = max(amounts)
    return amounts.index(most) if amounts.count(most) == 1 else None


def _count_side(rules: Rules, side: Side, majority: int) -> Count:
    kinds = [event.kind for event in side.standing]
    card_points = sum(map(rules.card_points, side.taken))
    pistis = sum(event.pisti for event in side.standing)
    return Count(
        cards=len(side.taken),
        tricks=side.tricks,
        aces=sum(card.rank is Rank.ACE for card in side.taken),
        jacks=sum(card.is_jack for card in side.taken),
        two_of_clubs=side.taken.count(TWO_OF_CLUBS),
        ten_of_diamonds=side.taken.count(TEN_OF_DIAMONDS),
        pistis=kinds.count(PISTI),
        jack_pistis=kinds.count(JACK_PISTI),
        hits=kinds.count(HIT),
        bonus=side.bonus,
        majority=majority,
        points=card_points + pistis + side.bonus + majority,
    )
