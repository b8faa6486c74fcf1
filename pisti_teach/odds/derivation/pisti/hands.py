"""How many hands there are, step by step; the last step is checked against `odds.pisti.hands`."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING

from sympy import Mul

from pisti_teach.odds.derivation.steps import added, choose, ends_in, equation, minus, number, unseen_cards
from pisti_teach.odds.pisti.hands import elsewhere, hand_count
from pisti_teach.odds.steps import Step

if TYPE_CHECKING:
    from pisti_teach.odds.unseen import Unseen


def derive_hand_count(places: Unseen, seat: int) -> tuple[Step, ...]:
    """Steps to the number of hands that another seat with cards may hold.

    ValueError unless the returned Jacks that are only not face down must all be in the hand, or need not.
    ArithmeticError if the steps do not end in what `hand_count` gives.
    """
    cards, open_cards, drawn = len(places.cards), len(places.free), places.open_places(seat)
    shy = len(places.shy)
    steps = [unseen_cards(places.deck, cards), Step("places", facts={"places": places, "seat": seat})]
    placed = cards - open_cards - shy
    if placed:
        steps.append(Step("placed", (equation(minus(cards, placed), cards - placed),), placed))
    here = len(places.known.get(seat, ()))
    if here:
        steps.append(Step("known_here", (equation(minus(drawn + here, here), drawn),), here))
    if shy and not elsewhere(places, seat):
        steps.append(Step("must", (equation(minus(drawn, shy), drawn - shy),), shy))
        drawn -= shy
    elif shy <= elsewhere(places, seat):
        open_cards += shy
    else:
        raise ValueError(f"expected all or none of {shy} returned Jacks to be in the hand for certain")
    if not drawn:
        return ends_in(
            (*steps, Step("one_hand", (equation(number(1), 1),))), Fraction(hand_count(places, seat))
        )
    twins = open_cards - len(set(places.free)) if not shy else 0
    last = _with_twins(open_cards, twins, drawn) if twins else _plain(open_cards, drawn)
    return ends_in((*steps, *last), Fraction(hand_count(places, seat)))


def _plain(cards: int, drawn: int) -> tuple[Step, ...]:
    return (Step("choose", (equation(choose(cards, drawn), comb(cards, drawn)),), drawn, cards),)


def _with_twins(cards: int, twins: int, drawn: int) -> tuple[Step, ...]:
    """Case by case: how many pairs of equal cards are whole in the hand; the rest is of different cards."""
    kinds = cards - twins
    pairs = range(min(twins, drawn // 2) + 1)
    ways = [(choose(twins, whole), choose(kinds - whole, drawn - 2 * whole)) for whole in pairs]
    count = sum(comb(twins, whole) * comb(kinds - whole, drawn - 2 * whole) for whole in pairs)
    total = added(Mul(*factors, evaluate=False) if at else factors[1] for at, factors in enumerate(ways))
    return (
        Step("twins", (equation(minus(cards, twins), kinds),), twins),
        Step("choose_twins", (equation(total, count),), drawn),
    )
