"""The last cards of a deal in small whole numbers, so that they can be searched fast.

What no further play can tell apart is one and the same here, so that the search meets it once:

- Of a pile only its top, whether it is a single card, its size and its points matter; and the size only while
  the majority is open, the ♣2 and the Jacks in it only where a bonus asks for them (P18, P20).
- A top or a marker matters only if the seat to move holds its rank: after the next play it is covered or gone.
- Twins: cards of one hand that bring the same and whose rank the other hand lacks. They can take nothing and be
  taken by their rank by nothing, whatever their ranks are, so one stands for all; so do cards of one rank.
- Once no hand holds a Jack that takes, or a rank of the other hand, all that is left goes to the last taker (P19).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pisti_teach.cards import Rank
from pisti_teach.pisti.rules import TWO_OF_CLUBS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pisti_teach.cards import Card
    from pisti_teach.pisti.rules import Rules
    from pisti_teach.pisti.state import State

RANKS = {rank: number for number, rank in enumerate(Rank, 1)}
JACK = RANKS[Rank.JACK]
MAX_CARDS = 8
"""Cards in both hands together: each is a bit of a mask."""
MASK = (1 << MAX_CARDS) - 1
# A weight is what a card adds to a pile, four numbers in one; those of a pile are the sum of its cards'.
SIZE = 0xFF
CLUBS, PLAIN, POINTS = 8, 12, 20
"""Where a weight has its number of ♣2, of cards that are no Jacks, and its points."""
# What lies on the table, as the seat to move can answer it: the double of a rank, one more if it is a single
# card; or a marker, by the number of its card.
EMPTY, COVERED, MARKER = 0, 1, 32
DECIDED = 10_000
"""A lead in cards or tricks that nobody can make up any more."""


class Position(NamedTuple):
    """Between two plays; `sign` is 1 for the seat that moves first, and -1 for the other one."""

    node: int
    """The cards in the hands, as bits, and above them what lies on the table."""
    pile: int
    """Weight of the pile."""
    lead: int
    """Cards or tricks that the first seat has more than the other."""
    last: int
    """Sign of who took last; its double if nobody has taken, and the leftovers go to the dealer (P19)."""
    latest: int
    """Points of the pişti that a last card would break (P16)."""


class Play(NamedTuple):
    """A play of any one of some cards that bring the same."""

    cards: tuple[int, ...]
    declined: bool
    sign: int
    then: int
    """The node after it."""
    takes: bool
    weight: int
    """What the card itself weighs."""
    marker: int = 0
    """Weight of the marker that it hits (P17)."""
    gain: int = 0
    """Points for the pişti, and for the marker that the other side loses."""
    step: int = 0
    """What it adds to the lead besides the cards that it brings."""
    within: int = 0
    """The most by which the lead may change after it."""
    by_rank: bool = False
    breaks: bool = False
    standing: int | None = None
    """Points of the pişti, if a last card may break it (P16)."""


class Node(NamedTuple):
    """What the seat to move may do; without plays, nothing can be taken any more."""

    sign: int
    plays: tuple[Play, ...]
    left: int
    """Weight of all cards in the hands."""


class Table(dict[int, Node]):
    """The nodes of one position, each made when it is first asked for."""

    def __init__(self, state: State, own: Sequence[Card], other: Sequence[Card], lead: int) -> None:
        """Number the cards, the mover's own first; `lead` as in `Position`."""
        super().__init__()
        self.rules = state.rules
        self.cards = (*own, *other)
        self.own = (1 << len(own)) - 1
        self.full = (1 << len(self.cards)) - 1
        self.swings = 3 if self.rules.double_pisti else 1  # a hit moves a card from one side to the other, too
        self.counts = self._majority_is_open(state, lead)
        marker = (state.marker,) if state.marker and not state.pile else ()
        numbered = (*self.cards, *marker)
        self.ranks = [RANKS[card.rank] for card in numbered]
        self.weights = [self.weight(card) for card in numbered]
        self.of_rank = [0] * (len(RANKS) + 1)
        for at in range(len(self.cards)):
            self.of_rank[self.ranks[at]] |= 1 << at
        self.rest = sum(map(self.weight, state.talon))
        self.undealt = len(state.talon) if self.counts == "cards" else 0
        self.breaker = 1 if len(own) > len(other) else -1
        """Sign of the seat that plays the very last card."""

    def _majority_is_open(self, state: State, lead: int) -> str | None:
        """Say what is counted for the majority, None if that cannot change its points any more."""
        rules = self.rules
        lying = 0 if rules.majority_of == "tricks" else len(state.pile) + len(state.talon)
        is_open = rules.majority and abs(lead) <= len(self.cards) * self.swings + lying
        return rules.majority_of if is_open else None

    def weight(self, card: Card) -> int:
        """Weigh a card, by what can matter under these rules."""
        rules = self.rules
        return (
            (self.counts == "cards")
            + ((card == TWO_OF_CLUBS and rules.two_of_clubs_match > 0) << CLUBS)
            + ((not card.is_jack and rules.all_jacks_bonus > 0) << PLAIN)
            + (rules.card_points(card) << POINTS)
        )

    def first_node(self, state: State) -> int:
        """The node of the position itself."""
        if state.pile:
            rank, single = RANKS[state.pile[-1].rank], len(state.pile) == 1
            return self.full | self._top(rank, self.own, single=single) << MAX_CARDS
        if len(self.ranks) > len(self.cards) and self.of_rank[self.ranks[-1]] & self.own:
            return self.full | MARKER + len(self.cards) << MAX_CARDS
        return self.full

    def hands(self, code: int) -> tuple[int, int]:
        """The hand of the seat to move and the other one, as bits."""
        mask = code & MASK
        is_first = (mask.bit_count() - self.full.bit_count()) % 2 == 0
        hand = mask & (self.own if is_first else ~self.own)
        return hand, mask ^ hand

    def _top(self, rank: int, hand: int, *, single: bool) -> int:
        """How this hand can answer a top card of that rank."""
        return 2 * rank + single if self.of_rank[rank] & hand else COVERED

    def __missing__(self, code: int) -> Node:
        """Make the node."""
        hand, facing = self.hands(code)
        sign = 1 if hand <= self.own else -1
        plays = self._plays(sign, hand, facing, code >> MAX_CARDS)
        left = sum(self.weights[at] for at in bits(hand | facing))
        node = self[code] = Node(sign, plays, left)
        return node

    def _plays(self, sign: int, hand: int, facing: int, top: int) -> tuple[Play, ...]:
        """All plays of the seat to move, twins as one; none if nothing can be taken any more."""
        if top <= COVERED and not self._can_take(hand, facing):
            return ()
        wanted = self._wanted(top)
        return tuple(
            play
            for cards in self._twins(hand, facing, wanted)
            for play in self._plays_of(cards, sign, hand | facing, facing, top, wanted)
        )

    def _can_take(self, hand: int, facing: int) -> bool:
        """Whether any card of these hands may still take one of the others."""
        if self.rules.jack_takes and (hand | facing) & self.of_rank[JACK]:
            return True
        return any(of_rank & hand and of_rank & facing for of_rank in self.of_rank)

    def _wanted(self, top: int) -> int:
        """The rank that takes what lies there; 0 for none."""
        return self.ranks[top - MARKER] if top >= MARKER else top >> 1

    def _twins(self, hand: int, facing: int, wanted: int) -> list[list[int]]:
        """The cards of a hand, those together that bring the same."""
        found: dict[tuple[int, int], list[int]] = {}
        for at in bits(hand):
            rank = self.ranks[at]
            matters = rank in {wanted, JACK} or self.of_rank[rank] & facing
            found.setdefault((rank if matters else 0, self.weights[at]), []).append(at)
        return list(found.values())

    def _plays_of(  # noqa: PLR0913, PLR0917 - what a node is made of
        self, cards: list[int], sign: int, mask: int, facing: int, top: int, wanted: int
    ) -> Iterator[Play]:
        """Take with any one of these cards, or lay it; both where it may decline (P11)."""
        at = cards[0]
        rank, rest = self.ranks[at], mask ^ 1 << at
        bare = top == EMPTY or top >= MARKER
        takes = rank == wanted or (rank == JACK and self.rules.jack_takes and not bare)
        if takes:
            yield self._take(cards, sign, rest, facing, top, wanted)
        if not takes or self.rules.may_decline:
            then = rest | self._top(rank, facing, single=bare) << MAX_CARDS
            yield Play(tuple(cards), takes, sign, then, takes=False, weight=self.weights[at])

    def _take(  # noqa: PLR0913, PLR0917 - what a node is made of
        self, cards: list[int], sign: int, rest: int, facing: int, top: int, wanted: int
    ) -> Play:
        """Say what a take brings besides the pile (P13, P16, P17)."""
        at, is_hit = cards[0], top >= MARKER
        rank, marker = self.ranks[at], self.weights[top - MARKER] if is_hit else 0
        pisti = self._pisti(rank, top, wanted)
        voided = pisti is not None and not rest and self.rules.last_card_pisti != "counts"
        breaking = self.rules.last_card_pisti == "breaks"
        if voided:
            pisti = None
        makes_marker = pisti is not None and self.rules.double_pisti and self.of_rank[rank] & facing
        return Play(
            cards=tuple(cards),
            declined=False,
            sign=sign,
            then=rest | (MARKER + at << MAX_CARDS if makes_marker else EMPTY),
            takes=True,
            weight=self.weights[at],
            marker=marker,
            gain=(pisti or 0) + (marker >> POINTS),
            step=self.counts == "tricks" or (self.counts == "cards" and is_hit),
            within=rest.bit_count() * self.swings + self.undealt,
            by_rank=rank == wanted,
            breaks=voided and breaking,
            standing=pisti if breaking and sign != self.breaker else None,
        )

    def _pisti(self, rank: int, top: int, wanted: int) -> int | None:
        """Points of the pişti that a take is; None if it is none (P13, P17)."""
        if top >= MARKER:
            return self.rules.double_pisti
        if not top & 1 or rank != wanted:
            return None
        return self.rules.pisti if rank != JACK else self.rules.jack_pisti or None


def bits(mask: int) -> Iterator[int]:
    """Give the numbers of the bits that are set, the lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
