"""The last cards of a deal for two, solved: what each play is worth with best play of both sides.

Everything is known here, as in a `State`: both hands, and face-down cards. Whoever asks for a learner sets
up a state out of what she may know.

The search is minimax over `compact` positions. It works each of them out once, whichever way leads there
(points already scored are no part of a position), and leaves out what cannot change a value (alpha-beta:
D. E. Knuth, R. W. Moore, An analysis of alpha-beta pruning, 1975).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain, zip_longest
from typing import TYPE_CHECKING

from pisti_teach.analysis.compact import POINTS, SIZE, Table, decided
from pisti_teach.pisti.dealing import HAND_CARDS
from pisti_teach.pisti.scoring import points
from pisti_teach.pisti.state import Move

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pisti_teach.analysis.compact import Position
    from pisti_teach.pisti.state import State

SEATS = 2
INF = 1 << 60
"""More than any points."""
UNKNOWN = -INF, INF


@dataclass(frozen=True, slots=True, kw_only=True)
class Solution:
    """What the last cards of a deal are worth; values are points of the whole deal.

    A value is what the side of the seat to move makes more than the other side, majority and leftovers
    included (P20), once both have played their best.
    """

    value: int
    """The value of the position."""
    moves: Mapping[Move, int]
    """The value of each allowed move, in the order of `State.allowed`."""
    line: tuple[Move, ...]
    """Best plays of both sides, to the end of the deal: one way among several that are as good."""

    @property
    def best(self) -> tuple[Move, ...]:
        """The moves that keep the value, one or more."""
        return tuple(move for move, value in self.moves.items() if value == self.value)


def solve(state: State) -> Solution:
    """Solve the last cards of a deal of two seats, at most four in each hand.

    ValueError for more seats, a deal that is over, or one in which more cards will be dealt (P7).

    >>> from pisti_teach.pisti import deal, play
    >>> from pisti_teach.shuffling import Generator
    >>> state = deal("zone", 2, 0, Generator(2026)).start()
    >>> while state.talon:
    ...     state, _ = play(state, state.allowed[0])
    >>> {str(move): value for move, value in solve(state).moves.items()}
    {'5C': -14, '8D': -14, '10S': -8, '10C': -8}
    >>> " ".join(map(str, solve(state).line))
    '10S 6H 5C 5H 8D 4C 10C 7S'
    """
    own, other = _hands(state)
    search = Search(state, own, other)
    made = points(state)
    so_far = made[own] - made[other]
    values = search.moves()
    moves = {move: so_far + values[move] for move in state.allowed}
    return Solution(value=max(moves.values()), moves=moves, line=tuple(search.line()))


def _hands(state: State) -> tuple[int, int]:
    """Give the seat to move and the other one, if this can be solved; else ValueError."""
    if state.players != SEATS:
        raise ValueError(f"expected a deal of {SEATS} seats, got {state.players}")
    if state.seat is None:
        raise ValueError("expected a deal with cards left to play, got one that is over")
    if len(state.talon) >= HAND_CARDS * SEATS:
        raise ValueError(f"expected the last hands of a deal, got {len(state.talon)} cards still to deal")
    own, other = state.seat, 1 - state.seat
    sizes = len(state.hands[own]), len(state.hands[other])
    if not sizes[1] <= sizes[0] <= min(sizes[1] + 1, HAND_CARDS):
        raise ValueError(
            f"expected at most {HAND_CARDS} cards to move and as many or one less in the other hand, "
            f"got {sizes[0]} and {sizes[1]}"
        )
    return own, other


class Search:
    """Minimax over the positions that one position can lead to."""

    def __init__(self, state: State, own: int, other: int) -> None:
        """Set up the position; points scored before it are no part of it."""
        sides, rules = state.sides, state.rules
        by_tricks = rules.majority_of == "tricks"
        amounts = [side.tricks if by_tricks else len(side.taken) for side in sides]
        lead = amounts[own] - amounts[other]
        self.rules = rules
        self.table = Table(state, state.hands[own], state.hands[other], lead)
        self.known: dict[Position, tuple[int, int]] = {}
        """The least and the most that each position can be worth, as far as it has been searched."""
        taker = state.last_taker
        gets = 1 if (state.dealer if taker is None else taker) == own else -1
        # the side whose latest pişti the last card may break is that of the seat that does not play it (P16)
        layer = other if self.table.last_is_first else own
        standing = sides[layer].standing if rules.last_card_pisti == "breaks" else ()
        self.start: Position = (
            self.table.full,
            self.table.first_top(state),
            sum(map(self.table.weight, state.pile)),
            lead if self.table.counts else decided(lead),
            gets * (2 if taker is None else 1),
            standing[-1].pisti if standing else 0,
        )

    def value(self, position: Position, low: int = -INF, high: int = INF) -> int:
        """Points that the seat to move makes from here more than the other, with best play of both.

        Exact between `low` and `high`. A value up to `low` says that it is no more than that, one from
        `high` on that it is no less.
        """
        least, most = self.known.get(position, UNKNOWN)
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        if self.table.is_settled(position[0], position[1]):
            best = self.end(position)
            self.known[position] = best, best
            return best
        best, floor = -INF, low
        for _, _, brought, then in self.table.plays(position):
            value = brought - self.value(then, brought - high, brought - floor)
            best = max(best, value)
            if best >= high:
                break
            floor = max(floor, best)
        self.known[position] = (least if best <= low else best), (most if best >= high else best)
        return best

    def end(self, position: Position) -> int:
        """Count what comes after the last take: leftovers, its bonus, the majority (P18-P20)."""
        mask, _top, pile, lead, last, _latest = position
        table = self.table
        rest = pile + table.left(mask) + table.rest
        sign = 1 if last > 0 else -1
        lead += sign * (rest & SIZE)
        brought = sign * (rest >> POINTS)
        if last == sign:
            brought += sign * self.rules.last_take_bonus
        brought += self.rules.majority * ((lead > 0) - (lead < 0))
        return brought if table.is_first(mask) else -brought

    def moves(self) -> dict[Move, int]:
        """The value of each move of the first seat."""
        table, position = self.table, self.start
        mask, top, *_ = position
        if table.is_settled(mask, top):
            return dict.fromkeys(map(Move, table.cards_in(mask & table.hands[1])), self.end(position))
        twins = {first: (first, *others) for first, *others in table.twins(mask, top)}
        return {
            Move(table.cards[at], declined): brought - self.value(then)
            for first, declined, brought, then in table.plays(position)
            for at in twins[first]
        }

    def line(self) -> Iterator[Move]:
        """Play on with the first of the best plays, until the deal ends."""
        position, table = self.start, self.table
        while not table.is_settled(position[0], position[1]):
            value = self.value(position)
            at, declined, _brought, position = next(
                play for play in table.plays(position) if play[2] - self.value(play[3]) == value
            )
            yield Move(table.cards[at], declined)
        mask = position[0]
        now = table.is_first(mask)
        hands = (table.cards_in(mask & table.hands[whose]) for whose in (now, not now))
        yield from (Move(card) for card in chain.from_iterable(zip_longest(*hands)) if card)
