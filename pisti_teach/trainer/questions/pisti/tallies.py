"""Counts of whole deals to ask about: what a side has taken, and how much the others have.

A deal is not played out for them: only its end is needed, and ties or broken piştis would be too rare.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pisti_teach.cards import Rank, Suit, pack
from pisti_teach.pisti.scoring import count
from pisti_teach.pisti.state import HIT, JACK_PISTI, PISTI, Event, Move, Side, State

if TYPE_CHECKING:
    from pisti_teach.cards import Card
    from pisti_teach.pisti.rules import Rules
    from pisti_teach.pisti.scoring import Count
    from pisti_teach.shuffling import Generator

SPREAD = 8
"""Cards that a side may have more than its share, or less."""
AHEAD = 2
"""Cards that two sides have at least more than their share when they share the most."""
SUITS = len(Suit)
HIT_IN = 4
"""One pişti in so many is a hit, where there are hits."""
TIE_IN = 2
"""One harder deal in so many has a tie for the most."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """The end of a deal, as one side counts it."""

    rules: Rules
    players: int
    own: int
    """Index of the side."""
    taken: tuple[Card, ...]
    """Its cards."""
    amounts: tuple[int, ...]
    """Cards of every side."""
    tricks: tuple[int, ...]
    """Tricks of every side."""
    made: tuple[Event, ...]
    """Its piştis in order, a broken one included."""
    broken: bool = False
    """The last card of the deal has undone the latest of them (P16)."""

    def count(self, *, broken: bool | None = None) -> Count:
        """Count the side (P20), with its latest pişti broken or not."""
        is_broken = self.broken if broken is None else broken
        standing = self.made[:-1] if is_broken else self.made
        sides = [
            Side(self.taken, tricks, standing) if at == self.own else Side(_any(number), tricks)
            for at, (number, tricks) in enumerate(zip(self.amounts, self.tricks, strict=True))
        ]
        return count(self._over(tuple(sides)))[self.own]

    def _over(self, sides: tuple[Side, ...]) -> State:
        """A deal that is over, with these sides."""
        return State(
            rules=self.rules,
            players=self.players,
            dealer=0,
            returned=(),
            hands=((),) * self.players,
            pile=(),
            down=0,
            talon=(),
            seat=None,
            sides=sides,
            opening=(),
        )


def _any(number: int) -> tuple[Card, ...]:
    """So many cards of others, of which only the number counts."""
    return pack(2)[:number]


def draw(rules: Rules, players: int, own: int, chance: Generator, *, hard: bool) -> Tally | None:
    """Draw the end of a deal; None where what was drawn does not go together."""
    sides = len(rules.sides(players))
    amounts = _amounts(52 * rules.decks, sides, chance)
    tricks = tuple(number // 5 + chance.below(3) for number in amounts)
    if hard and not chance.below(TIE_IN):
        amounts, tricks = _tied(rules, amounts, tricks, own, chance)
    taken = chance.shuffled(pack(rules.decks))[: amounts[own]]
    made = _made(rules, taken, chance, 1 + chance.below(3) if hard else chance.below(2))
    broken = hard and rules.last_card_pisti == "breaks" and bool(made) and bool(chance.below(2))
    can_be = all(0 < of <= number // 2 for number, of in zip(amounts, tricks, strict=True))
    if not can_be or tricks[own] < len(made):
        return None
    return Tally(
        rules=rules,
        players=players,
        own=own,
        taken=taken,
        amounts=amounts,
        tricks=tricks,
        made=made,
        broken=broken,
    )


def _amounts(cards: int, sides: int, chance: Generator) -> tuple[int, ...]:
    """Cards of each side, near an equal share, the last one gets what is left."""
    spread = min(SPREAD, cards // sides - 4)
    some = [cards // sides - spread + chance.below(2 * spread + 1) for _ in range(sides - 1)]
    return (*some, cards - sum(some))


def _tied(
    rules: Rules, amounts: tuple[int, ...], tricks: tuple[int, ...], own: int, chance: Generator
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Let the side share the most of what counts with another one."""
    other = chance.choice([side for side in range(len(amounts)) if side != own])
    if rules.majority_of == "tricks":
        return amounts, tuple(max(tricks) if at in {own, other} else one for at, one in enumerate(tricks))
    total, rest = sum(amounts), [at for at in range(len(amounts)) if at not in {own, other}]
    each = total // len(amounts) + (AHEAD + chance.below(3) if rest else 0)
    left = total - 2 * each
    shares = {at: left // len(rest) for at in rest}
    shares |= {rest[0]: left - left // len(rest) * (len(rest) - 1)} if rest else {}
    return tuple(shares.get(at, each) for at in range(len(amounts))), tricks


def _made(rules: Rules, taken: tuple[Card, ...], chance: Generator, number: int) -> tuple[Event, ...]:
    """Piştis of different ranks of which the side has a pair, so that it can have made them."""
    ranks = [rank for rank in Rank if sum(card.rank is rank for card in taken) > 1]
    if not rules.jack_pisti:
        ranks = [rank for rank in ranks if rank is not Rank.JACK]
    return tuple(
        _event(rules, [card for card in taken if card.rank is rank], chance)
        for rank in chance.shuffled(ranks)[:number]
    )


def _event(rules: Rules, cards: list[Card], chance: Generator) -> Event:
    """A pişti with one of these cards of a rank; a hit if one of them is left for who was hit (P17)."""
    card = chance.choice(cards)
    if rules.double_pisti and len(cards) < SUITS * rules.decks and not chance.below(HIT_IN):
        return Event(0, Move(card), HIT, 2, rules.double_pisti)
    if card.is_jack:
        return Event(0, Move(card), JACK_PISTI if rules.jack_takes else PISTI, 2, rules.jack_pisti)
    return Event(0, Move(card), PISTI, 2, rules.pisti)
