"""What a hand costs when another seat goes out: its points, and what the Muamele brings (Y14–Y16)."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from pisti_teach.cards import Rank, without
from pisti_teach.odds.pis_yedili.muamele import muamele_cases
from pisti_teach.pis_yedili.rules import CARDIVA
from pisti_teach.pis_yedili.scoring import penalty, sevens_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pisti_teach.cards import Card
    from pisti_teach.pis_yedili.view import View

SEVEN_POINTS = 7


class Pool(NamedTuple):
    """Unseen cards as the Muamele looks at them: sevens and others."""

    cards: int
    sevens: int
    other: Fraction
    """Points of those that are no sevens, on average: the same whatever was drawn."""

    @classmethod
    def of(cls, unseen: Sequence[Card]) -> Pool:
        """Sort these cards."""
        others = [card for card in unseen if card.rank is not Rank.SEVEN]
        mean = Fraction(penalty(CARDIVA, others), len(others)) if others else Fraction(0)
        return cls(len(unseen), len(unseen) - len(others), mean)

    def worth(self, cards: int | Fraction, sevens: int | Fraction) -> Fraction:
        """Points that so many of the cards have on average, with that many sevens among them."""
        return SEVEN_POINTS * Fraction(sevens) + (cards - sevens) * self.other

    def held(self, cards: int) -> list[tuple[int, Fraction]]:
        """Numbers of sevens that a hand of so many may hold, each with its chance (hypergeometric)."""
        others = self.cards - self.sevens
        return [
            (held, Fraction(comb(self.sevens, held) * comb(others, cards - held), comb(self.cards, cards)))
            for held in range(min(cards, self.sevens) + 1)
            if cards - held <= others
        ]

    def less(self, cards: int, sevens: int) -> Pool:
        """Give what is left without these."""
        return Pool(self.cards - cards, self.sevens - sevens, self.other)


def expected_penalty(
    hand: Sequence[Card], unseen: Sequence[Card], talon: int, multiplier: int = 1
) -> Fraction:
    """Penalty that a known hand has on average if another seat goes out now (Y14–Y16).

    `unseen` are the cards of which `talon` can be drawn; 0 <= talon <= their number, else ValueError.
    What other seats draw before changes nothing as long as the talon is enough for all, since what they
    leave is as unknown as what they take; `penalty_if_out` minds the order where it is not.
    Source: the hand's points, and for each case of `muamele_cases` its sevens and as many others, which
    are worth what the unseen others are on average; all times the multiplier.

    >>> from pisti_teach.cards import parse_cards
    >>> expected_penalty(parse_cards(["7S", "KD"]), parse_cards(["7D", "2S", "3S", "QS"]), talon=4)
    Fraction(149, 4)
    """
    cost = penalty(CARDIVA, hand) + _muamele_points(sevens_in(hand), Pool.of(unseen), talon)
    return multiplier * cost


def expected_penalty_of_unknown(
    cards: int, unseen: Sequence[Card], talon: int, multiplier: int = 1
) -> Fraction:
    """Penalty that a hand of so many unseen cards has on average if another seat goes out now.

    0 <= cards, talon and cards + talon <= number of `unseen`, else ValueError.
    Source: as `expected_penalty`, for each number of sevens that the hand may hold.

    >>> from pisti_teach.cards import parse_cards
    >>> expected_penalty_of_unknown(1, parse_cards(["7D", "2S", "3S", "QS"]), talon=3, multiplier=2)
    Fraction(37, 2)
    """
    if not 0 <= cards <= cards + talon <= len(unseen):
        raise ValueError(f"need 0 <= cards, talon and cards + talon <= {len(unseen)}, got {cards=}, {talon=}")
    return multiplier * _cost_of_unknown(cards, Pool.of(unseen), talon)


def penalty_if_out(view: View, winner: int, last: Card, seat: int) -> Fraction:
    """Penalty that a seat has on average if the winner goes out now with this card (Y14–Y16).

    The viewer's hand is known, any other is not; 0 for the winner. The Muamele goes in the order of play
    after the winner, and a seat that draws before may end the talon (Y15). ValueError if the card is none
    that the winner may hold, or a seat is not there.
    Source: as `expected_penalty`, over all that the seats between them may draw before.

    >>> from pisti_teach.pis_yedili import deal, view
    >>> from pisti_teach.shuffling import Generator
    >>> seen = view(deal("cardiva", 3, 0, Generator(11)).start(), 0)  # no seven
    >>> penalty_if_out(seen, winner=1, last=seen.unseen[0], seat=0)
    Fraction(70, 1)
    """
    if not (0 <= winner < view.players and 0 <= seat < view.players):
        raise ValueError(f"need seats 0 to {view.players - 1}, got {winner=}, {seat=}")
    held = view.hand if winner == view.seat else view.unseen
    if last not in held:
        raise ValueError(f"seat {winner} cannot hold {last}")
    if seat == winner:
        return Fraction(0)
    unseen = view.unseen if winner == view.seat else without(view.unseen, [last])
    before = [(winner + turn) % view.players for turn in range(1, (seat - winner) % view.players)]
    left = _left_by(view, before, Pool.of(unseen))
    cost = sum((chance * _cost(view, seat, places, talon) for (places, talon), chance in left), Fraction(0))
    return view.rules.multiplier(last) * cost


def _muamele_points(held: int, places: Pool, talon: int) -> Fraction:
    cases = muamele_cases(held, places.cards, places.sevens, talon)
    return sum((case.chance * places.worth(case.cards, case.sevens) for case in cases), Fraction(0))


def _cost_of_unknown(cards: int, places: Pool, talon: int) -> Fraction:
    """Single penalty of a hand of so many unseen cards."""
    costs = (
        chance * (places.worth(cards, held) + _muamele_points(held, places.less(cards, held), talon))
        for held, chance in places.held(cards)
    )
    return sum(costs, Fraction(0))


def _left_by(view: View, seats: Iterable[int], places: Pool) -> Iterable[tuple[tuple[Pool, int], Fraction]]:
    """Unseen cards and talon that these seats may leave, one after the other, with the chance of each."""
    left: dict[tuple[Pool, int], Fraction] = {(places, view.talon): Fraction(1)}
    for seat in seats:
        after: defaultdict[tuple[Pool, int], Fraction] = defaultdict(Fraction)
        for (now, talon), chance in left.items():
            for held, rest, holds in _hands(view, seat, now):
                for case in muamele_cases(held, rest.cards, rest.sevens, talon):
                    after[rest.less(case.cards, case.sevens), talon - case.cards] += (
                        chance * holds * case.chance
                    )
        left = after
    return left.items()


def _hands(view: View, seat: int, places: Pool) -> list[tuple[int, Pool, Fraction]]:
    """Numbers of sevens that a seat may hold, and what is unseen besides its hand."""
    if seat == view.seat:
        return [(sevens_in(view.hand), places, Fraction(1))]
    cards = view.hand_sizes[seat]
    return [(held, places.less(cards, held), chance) for held, chance in places.held(cards)]


def _cost(view: View, seat: int, places: Pool, talon: int) -> Fraction:
    """Single penalty of a seat that draws from this talon."""
    if seat != view.seat:
        return _cost_of_unknown(view.hand_sizes[seat], places, talon)
    return penalty(view.rules, view.hand) + _muamele_points(sevens_in(view.hand), places, talon)
