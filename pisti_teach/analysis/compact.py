"""The last cards of a deal in small whole numbers, so that they can be searched fast.

What no further play can tell apart is one and the same here, so that the search meets it once:

- Of a pile only its top, whether it is a single card, its size and its points matter; and the size only
  while the majority is open, the ♣2 and the Jacks in it only where a bonus asks for them (P18, P20).
- A top or a marker matters only if the seat to move holds its rank: after the next play it is covered or
  gone.
- Twins: cards of one hand that are worth the same, and are of one rank, or are no Jacks and of ranks that
  neither lie on top nor are in the other hand. The latter take nothing, and no card of their rank takes them.
- Once no hand holds a Jack that takes, or a rank of the other hand, all that is left goes to who took last
  (P19).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from pisti_teach.cards import Rank
from pisti_teach.pisti.rules import TWO_OF_CLUBS

if TYPE_CHECKING:
    from collections.abc import Sequence

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


Position: TypeAlias = tuple[int, int, int, int, int, int]
"""Between two plays, as signs and leads of the seat that moved first; a plain tuple is made fastest:

- the cards in the hands, as bits;
- what lies on the table;
- the weight of the pile;
- the lead: cards or tricks that the first seat has more than the other;
- who took last, 1 or -1; the double if nobody has, and the leftovers go to the dealer's side (P19);
- the points of the pişti that a last card would break (P16).
"""
Play: TypeAlias = tuple[int, bool, int, Position]
"""The number of a card, whether it could take and does not, the points that it brings, and what follows."""


class Table:
    """The cards of one position, numbered and weighed, and what may be played."""

    def __init__(self, state: State, own: Sequence[Card], other: Sequence[Card], lead: int) -> None:
        """Number the cards, the mover's own first; `lead` as in `Position`."""
        rules = self.rules = state.rules
        self.cards = (*own, *other)
        self.marks = bool(rules.double_pisti)
        self.last_is_void, self.breaks = rules.last_card_pisti != "counts", rules.last_card_pisti == "breaks"
        self.swings = 3 if self.marks else 1  # a hit moves a card from one side to the other, too
        self.counts = self._majority_is_open(state, lead)
        self.undealt = len(state.talon) if self.counts == "cards" else 0
        self.rest = sum(map(self.weight, state.talon))
        marker = () if state.pile or state.marker is None else (state.marker,)
        numbered = (*self.cards, *marker)
        self.ranks = [RANKS[card.rank] for card in numbered]
        self.weights = [self.weight(card) for card in numbered]
        self.of_rank = [0] * (len(RANKS) + 1)
        for at in range(len(self.cards)):
            self.of_rank[self.ranks[at]] |= 1 << at
        self.full, first = (1 << len(self.cards)) - 1, (1 << len(own)) - 1
        self.hands = self.full ^ first, first
        """Cards of the other seat, and of the first one, as bits."""
        self.jacks = self.of_rank[JACK] if rules.jack_takes else 0
        self.shared = [alike for alike in self.of_rank if alike & first and alike & self.hands[0]]
        self.bonuses = bool(rules.two_of_clubs_match or rules.all_jacks_bonus)
        self.last_is_first = len(own) > len(other)
        """Whether the first seat plays the very last card."""

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

    def first_top(self, state: State) -> int:
        """What lies on the table at first."""
        own = self.hands[1]
        if state.pile:
            rank = RANKS[state.pile[-1].rank]
            return 2 * rank + (len(state.pile) == 1) if self.of_rank[rank] & own else COVERED
        if len(self.ranks) > len(self.cards) and self.of_rank[self.ranks[-1]] & own:
            return MARKER + len(self.cards)
        return EMPTY

    def is_first(self, mask: int) -> bool:
        """Whether the seat that moved first is to move."""
        return not (mask ^ self.full).bit_count() & 1

    def is_settled(self, mask: int, top: int) -> bool:
        """Whether nothing can be taken any more."""
        if top > COVERED or mask & self.jacks:
            return False
        own, other = self.hands
        for alike in self.shared:  # noqa: SIM110 - a loop is faster than `any`
            if alike & mask & own and alike & mask & other:
                return False
        return True

    def cards_in(self, mask: int) -> tuple[Card, ...]:
        """These cards, no longer as bits."""
        return tuple(self.cards[at] for at in BITS[mask])

    def left(self, mask: int) -> int:
        """Weight of these cards."""
        return sum([self.weights[at] for at in BITS[mask]])

    def _wanted(self, top: int) -> int:
        """The rank that takes what lies there; 0 for none."""
        return self.ranks[top - MARKER] if top >= MARKER else top >> 1

    def twins(self, mask: int, top: int) -> list[list[int]]:
        """The cards of the seat to move, those together that bring the same."""
        hand = mask & self.hands[self.is_first(mask)]
        facing, wanted = mask ^ hand, self._wanted(top)
        found: dict[int, list[int]] = {}
        for at in BITS[hand]:
            rank, kind = self.ranks[at], self.weights[at] << 4
            if self.of_rank[rank] & facing or rank in (wanted, JACK):
                kind += rank
            if kind in found:
                found[kind].append(at)
            else:
                found[kind] = [at]
        return list(found.values())

    def plays(self, position: Position) -> list[Play]:
        """All plays of the seat to move, one for twins; takes come first, since they may spare the others."""
        mask, top, pile, lead, last, latest = position
        facing = mask & self.hands[not self.is_first(mask)]
        bare = top == EMPTY or top >= MARKER
        wanted, jack = self._wanted(top), 0 if bare or not self.jacks else JACK
        found: list[Play] = []
        for cards in self.twins(mask, top):
            at = cards[0]
            rank = self.ranks[at]
            takes = rank in (wanted, jack)
            if takes:
                found.insert(0, (at, False, *self._take(position, at, facing, by_rank=rank == wanted)))
            if not takes or self.rules.may_decline:
                over = 2 * rank + bare if self.of_rank[rank] & facing else COVERED
                then = mask ^ 1 << at, over, pile + self.weights[at], lead, last, latest
                found.append((at, takes, 0, then))
        return found

    def _take(self, position: Position, at: int, facing: int, *, by_rank: bool) -> tuple[int, Position]:
        """Points that a take brings, and the position after it (P9, P13, P16-P18)."""
        mask, top, pile, lead, _last, latest = position
        is_first, is_hit, rest = self.is_first(mask), top >= MARKER, mask ^ 1 << at
        caught = self.weights[top - MARKER] if is_hit else pile
        won = caught + self.weights[at]
        points = won >> POINTS
        if is_hit:
            points += caught >> POINTS  # the other side loses its marker
        if self.bonuses:
            points += self._bonus(caught, won, by_rank=by_rank)
        marker = EMPTY
        pisti = self._pisti(self.ranks[at], top) if by_rank else None
        if pisti is not None and (rest or not self.last_is_void):
            points += pisti
            marker = MARKER + at if self.marks and self.of_rank[self.ranks[at]] & facing else EMPTY
            if self.breaks and is_first != self.last_is_first:
                latest = pisti
        elif pisti is not None and self.breaks:
            points += latest
        if self.counts:
            lead = self._lead(lead, won, rest, is_first=is_first, is_hit=is_hit)
        return points, (rest, marker, 0, lead, 1 if is_first else -1, latest)

    def _lead(self, lead: int, won: int, rest: int, *, is_first: bool, is_hit: bool) -> int:
        """Give the lead after a take; those that nobody can make up any more are all one."""
        gained = (won & SIZE) + is_hit if self.counts == "cards" else 1
        lead += gained if is_first else -gained
        within = rest.bit_count() * self.swings + self.undealt
        return lead if -within <= lead <= within else decided(lead)

    def _bonus(self, caught: int, won: int, *, by_rank: bool) -> int:
        """Points of P18 for a take, without that for the last one."""
        match = self.rules.two_of_clubs_match if by_rank and won & (1 << PLAIN) - (1 << CLUBS) else 0
        return match + (0 if caught & (1 << POINTS) - (1 << PLAIN) else self.rules.all_jacks_bonus)

    def _pisti(self, rank: int, top: int) -> int | None:
        """Points of the pişti that a take by rank is; None if it is none (P13, P17)."""
        if top >= MARKER:
            return self.rules.double_pisti
        if not top & 1:
            return None
        return self.rules.pisti if rank != JACK else self.rules.jack_pisti or None


def decided(lead: int) -> int:
    """Give a lead that nobody can make up any more."""
    return DECIDED * ((lead > 0) - (lead < 0))


BITS = tuple(tuple(at for at in range(MAX_CARDS) if mask >> at & 1) for mask in range(MASK + 1))
"""The numbers of the bits that are set in each mask, the lowest first."""
