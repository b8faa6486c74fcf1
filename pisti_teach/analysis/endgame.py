"""The last cards of a deal for two, solved: what each play is worth with best play of both sides.

Everything is known here, as in a `State`: both hands, and face-down cards. Whoever asks for a learner says what
she may know, and sets up that state. The search is minimax with a memory over `compact` positions, so each that
can come about is worked out once, and exactly; points already scored are no part of a position.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain, zip_longest
from typing import TYPE_CHECKING

from pisti_teach.analysis.compact import CLUBS, DECIDED, MASK, PLAIN, POINTS, SIZE, Table, bits
from pisti_teach.pisti.dealing import HAND_CARDS
from pisti_teach.pisti.scoring import points
from pisti_teach.pisti.state import Move

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pisti_teach.analysis.compact import Play, Position, Take
    from pisti_teach.pisti.state import State

SEATS = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Solution:
    """What the last cards of a deal are worth; values are points of the whole deal.

    A value is what the side of the seat to move makes more than the other side, majority and leftovers included
    (P20), once both have played their best.
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
        self.bonuses = bool(rules.two_of_clubs_match or rules.all_jacks_bonus)
        self.known: dict[Position, int] = {}
        taker = state.last_taker
        gets = 1 if (state.dealer if taker is None else taker) == own else -1
        # the side whose latest pişti the last card may break is that of the seat that does not play it (P16)
        layer = other if self.table.breaker == 1 else own
        standing = sides[layer].standing if rules.last_card_pisti == "breaks" else ()
        self.start: Position = (
            self.table.first_node(state),
            sum(map(self.table.weight, state.pile)),
            lead if self.table.counts else decided(lead),
            gets * (2 if taker is None else 1),
            standing[-1].pisti if standing else 0,
        )

    def value(self, position: Position) -> int:
        """Points that the first seat makes from here more than the other, with best play of both."""
        if position in self.known:
            return self.known[position]
        sign, plays, left = self.table[position[0]]
        if not plays:
            return self.end(position, left)
        values = [self.value_of(position, play) for play in plays]
        value = self.known[position] = max(values) if sign > 0 else min(values)
        return value

    def value_of(self, position: Position, play: Play) -> int:
        """What a play brings to the first seat, with best play of both after it."""
        take = play[3]
        if take is None:
            return self.value(laid(position, play))
        brought, then = self.taken(position, play, take)
        return brought + self.value(then)

    def taken(self, position: Position, play: Play, take: Take) -> tuple[int, Position]:
        """Points that a take brings to the first seat, and the position after it."""
        node, pile, lead, _last, latest = position
        sign = self.table[node][0]
        marker, brought, step, within, by_rank, breaks, standing = take
        caught = pile + marker
        won = caught + play[2]
        brought += won >> POINTS
        if self.bonuses:
            brought += self.bonus(caught, won, by_rank=by_rank)
        if breaks:
            brought += latest
        lead += sign * ((won & SIZE) + step)
        if not -within <= lead <= within:
            lead = decided(lead)
        return sign * brought, (play[1], 0, lead, sign, latest if standing is None else standing)

    def bonus(self, caught: int, won: int, *, by_rank: bool) -> int:
        """Points of P18 for a take, without that for the last one."""
        match = self.rules.two_of_clubs_match if by_rank and won & (1 << PLAIN) - (1 << CLUBS) else 0
        return match + (0 if caught & (1 << POINTS) - (1 << PLAIN) else self.rules.all_jacks_bonus)

    def end(self, position: Position, left: int) -> int:
        """Count what comes after the last take: leftovers, its bonus, the majority (P18–P20)."""
        _node, pile, lead, last, _latest = position
        rest = pile + left + self.table.rest
        sign = 1 if last > 0 else -1
        lead += sign * (rest & SIZE)
        points = sign * (rest >> POINTS)
        if last == sign:
            points += sign * self.rules.last_take_bonus
        return points + self.rules.majority * ((lead > 0) - (lead < 0))

    def moves(self) -> dict[Move, int]:
        """The value of each move of the first seat."""
        node, table = self.start[0], self.table
        _sign, plays, left = table[node]
        twins = table.twins(node)
        if not plays:
            value = self.end(self.start, left)
            return {Move(table.cards[at]): value for cards in twins.values() for at in cards}
        values = [(play[0], play[4], self.value_of(self.start, play)) for play in plays]
        return {
            Move(table.cards[at], declined): value
            for first, declined, value in values
            for at in twins[first]
        }

    def line(self) -> Iterator[Move]:
        """Play on with the first of the best plays, until the deal ends."""
        position, table = self.start, self.table
        while plays := table[position[0]].plays:
            value = self.value(position)
            best = next(play for play in plays if self.value_of(position, play) == value)
            yield Move(table.cards[best[0]], best[4])
            position = laid(position, best) if best[3] is None else self.taken(position, best, best[3])[1]
        left, sign = position[0] & MASK, table.sign(position[0])
        rest = chain.from_iterable(zip_longest(*(bits(left & table.hands[who]) for who in (sign, -sign))))
        yield from (Move(table.cards[at]) for at in rest if at is not None)


def laid(position: Position, play: Play) -> Position:
    """Give the position after a card that takes nothing."""
    _node, pile, lead, last, latest = position
    return play[1], pile + play[2], lead, last, latest


def decided(lead: int) -> int:
    """Give a lead that nobody can make up any more."""
    return DECIDED * ((lead > 0) - (lead < 0))
