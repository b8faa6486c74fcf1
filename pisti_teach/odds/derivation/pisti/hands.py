"""How many hands there are, step by step; the last step is checked against `odds.pisti.hands`."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from pisti_teach.odds.derivation.steps import choose, ends_in, equation, minus, number, unseen_cards
from pisti_teach.odds.pisti.hands import elsewhere, hand_count
from pisti_teach.odds.steps import Step

if TYPE_CHECKING:
    from pisti_teach.odds.unseen import Unseen


def derive_hand_count(places: Unseen, seat: int) -> tuple[Step, ...]:
    """Steps to the number of hands that another seat with cards may hold.

    ValueError unless the returned Jacks that are only not face down must all be in the hand, or need not.
    ArithmeticError if the steps do not end in `hand_count`, as with equal unseen cards of two packs.
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
        return ends_in((*steps, Step("one_hand", (equation(number(1), 1),))), hand_count(places, seat))
    total = equation(choose(open_cards, drawn), comb(open_cards, drawn))
    return ends_in((*steps, Step("choose", (total,), drawn, open_cards)), hand_count(places, seat))
