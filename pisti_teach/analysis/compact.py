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

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from pisti_teach.cards import Rank
from pisti_teach.pisti.rules import TWO_OF_CLUBS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pisti_teach.cards import Card
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


Position: TypeAlias = tuple[int, int, int, int, int]
"""Between two plays, as signs and leads of the seat that moved first; a plain tuple is made fastest:

- its node: the cards in the hands, as bits, and above them what lies on the table;
- the weight of the pile;
- the lead: cards or tricks that the first seat has more than the other;
- who took last, 1 or -1; the double if nobody has, and the leftovers go to the dealer's side (P19);
- the points of the pişti that a last card would break (P16).
"""


class Take(NamedTuple):
    """What a take brings besides the pile and the card."""

    marker: int
    """Weight of the marker that it hits (P17)."""
    gain: int
    """Points for the pişti, and for the marker that the other side loses."""
    step: int
    """What it adds to the lead besides the cards that it brings."""
    within: int
    """The most by which the lead may change after it."""
    by_rank: bool
    breaks: bool
    standing: int | None
    """Points of the pişti, if a last card may break it (P16)."""


Play: TypeAlias = tuple[int, int, int, Take | None, bool]
"""A card's number, the node after it, its weight, its take if it takes, and whether it could and does not."""


class Node(NamedTuple):
    """What the seat to move may do; without plays, nothing can be taken any more."""

    sign: int
    """1 if the first seat is to move, else -1."""
    plays: tuple[Play, ...]
    left: int
    """Weight of the cards in the hands, where there are no plays."""


class Table(dict[int, Node]):
    """The nodes of one position, each made when it is first asked for."""

    def __init__(self, state: State, own: Sequence[Card], other: Sequence[Card], lead: int) -> None:
        """Number the cards, the mover's own first; `lead` as in `Position`."""
        super().__init__()
        rules = self.rules = state.rules
        self.cards = (*own, *other)
        self.swings = 3 if rules.double_pisti else 1  # a hit moves a card from one side to the other, too
        self.counts = self._majority_is_open(state, lead)
        self.undealt = len(state.talon) if self.counts == "cards" else 0
        self.rest = sum(map(self.weight, state.talon))
        marker = () if state.pile or state.marker is None else (state.marker,)
        numbered = (*self.cards, *marker)
        self.ranks = [RANKS[card.rank] for card in numbered]
        self.weights = [self.weight(card) for card in numbered]
        self.full, first = (1 << len(self.cards)) - 1, (1 << len(own)) - 1
        self.hands = {1: first, -1: self.full ^ first}
        self.of_rank = [0] * (len(RANKS) + 1)
        for at in range(len(self.cards)):
            self.of_rank[self.ranks[at]] |= 1 << at
        self.jacks = self.of_rank[JACK] if rules.jack_takes else 0
        self.shared = [alike for alike in self.of_rank if alike & first and alike & self.hands[-1]]
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
        weight = rules.card_points(card) << POINTS | (self.counts == "cards")
        if rules.two_of_clubs_match and card == TWO_OF_CLUBS:
            weight |= 1 << CLUBS
        if rules.all_jacks_bonus and not card.is_jack:
            weight |= 1 << PLAIN
        return weight

    def first_node(self, state: State) -> int:
        """The node of the position itself."""
        own = self.hands[1]
        if state.pile:
            alike = RANKS[state.pile[-1].rank]
            top = 2 * alike + (len(state.pile) == 1) if self.of_rank[alike] & own else COVERED
        elif len(self.ranks) > len(self.cards) and self.of_rank[self.ranks[-1]] & own:
            top = MARKER + len(self.cards)
        else:
            top = EMPTY
        return self.full | top << MAX_CARDS

    def sign(self, code: int) -> int:
        """Who is to move at a node."""
        return 1 - 2 * ((code & MASK ^ self.full).bit_count() & 1)

    def __missing__(self, code: int) -> Node:
        """Make the node."""
        sign, mask, top = self.sign(code), code & MASK, code >> MAX_CARDS
        hand = mask & self.hands[sign]
        if top > COVERED or self._can_take(hand, mask ^ hand):
            node = Node(sign, tuple(self._plays(sign, mask, top)), 0)
        else:
            node = Node(sign, (), sum([self.weights[at] for at in bits(mask)]))
        self[code] = node
        return node

    def _can_take(self, hand: int, facing: int) -> bool:
        """Whether any card of these hands may still take one of the others."""
        if (hand | facing) & self.jacks:
            return True
        for alike in self.shared:  # noqa: SIM110 - a loop is faster than `any`
            if alike & hand and alike & facing:
                return True
        return False

    def _wanted(self, top: int) -> int:
        """The rank that takes what lies there; 0 for none."""
        return self.ranks[top - MARKER] if top >= MARKER else top >> 1

    def twins(self, code: int) -> dict[int, list[int]]:
        """The hand of the seat to move, those cards together that bring the same; the first stands for all."""
        mask, wanted = code & MASK, self._wanted(code >> MAX_CARDS)
        hand = mask & self.hands[self.sign(code)]
        facing, of_rank, ranks, weights = mask ^ hand, self.of_rank, self.ranks, self.weights
        found: dict[int, list[int]] = {}
        for at in bits(hand):
            rank = ranks[at]
            matters = rank == wanted or rank == JACK or of_rank[rank] & facing  # noqa: PLR1714 - faster
            alike = weights[at] << 4 | (rank if matters else 0)
            if alike in found:
                found[alike].append(at)
            else:
                found[alike] = [at]
        return {cards[0]: cards for cards in found.values()}

    def _plays(self, sign: int, mask: int, top: int) -> Iterator[Play]:
        """All plays of the seat to move, twins as one."""
        wanted, bare = self._wanted(top), top == EMPTY or top >= MARKER
        facing = mask & self.hands[-sign]
        takers = {wanted} if bare or not self.rules.jack_takes else {wanted, JACK}
        for at in self.twins(mask | top << MAX_CARDS):
            rank, weight, rest = self.ranks[at], self.weights[at], mask ^ 1 << at
            takes = rank in takers
            if takes:
                take, marker = self._take(sign, at, rest, top)
                yield at, rest | marker << MAX_CARDS, weight, take, False
            if not takes or self.rules.may_decline:
                over = 2 * rank + bare if self.of_rank[rank] & facing else COVERED
                yield at, rest | over << MAX_CARDS, weight, None, takes

    def _take(self, sign: int, at: int, rest: int, top: int) -> tuple[Take, int]:
        """Say what a take brings (P13, P16, P17), and what lies on the table after it: a marker or nothing."""
        rules, rank, is_hit = self.rules, self.ranks[at], top >= MARKER
        marker = self.weights[top - MARKER] if is_hit else 0
        by_rank = rank == self._wanted(top)
        pisti = self._pisti(rank, top) if by_rank else None
        voided = pisti is not None and not rest and rules.last_card_pisti != "counts"
        if voided:
            pisti = None
        can_break = rules.last_card_pisti == "breaks"
        take = Take(
            marker,
            (pisti or 0) + (marker >> POINTS),
            1 if self.counts == "tricks" or (is_hit and self.counts) else 0,
            rest.bit_count() * self.swings + self.undealt,
            by_rank,
            voided and can_break,
            pisti if can_break and sign != self.breaker else None,
        )
        is_fresh = pisti is not None and rules.double_pisti and self.of_rank[rank] & rest & self.hands[-sign]
        return take, MARKER + at if is_fresh else EMPTY

    def _pisti(self, rank: int, top: int) -> int | None:
        """Points of the pişti that a take by rank is; None if it is none (P13, P17)."""
        if top >= MARKER:
            return self.rules.double_pisti
        if not top & 1:
            return None
        return self.rules.pisti if rank != JACK else self.rules.jack_pisti or None


def bits(mask: int) -> tuple[int, ...]:
    """Give the numbers of the bits that are set, the lowest first."""
    return BITS[mask]


BITS = tuple(tuple(at for at in range(MAX_CARDS) if mask >> at & 1) for mask in range(MASK + 1))
