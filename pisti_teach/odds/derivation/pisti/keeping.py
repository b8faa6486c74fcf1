"""What a Jack kept for one turn brings, case by case; the last step is checked against `Keeping.expected`."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from pisti_teach.odds.derivation.steps import (
    added,
    choose,
    ends_in,
    equation,
    minus,
    number,
    product,
    quotient,
    unseen_cards,
)
from pisti_teach.odds.steps import Step

if TYPE_CHECKING:
    from pisti_teach.odds.pisti.keeping import Keeping, Stay


def derive_keeping(deck: int, kept: Keeping) -> tuple[Step, ...]:
    """Steps to the expected card points of a Jack that is kept, out of a deck of so many cards.

    ValueError if the pile cannot stay; ArithmeticError if they do not end in what `Keeping.expected` gives.
    """
    if not kept.stays:
        raise ValueError("expected a pile that may stay")
    safe = kept.unseen - kept.takers
    total = added(product(stay.chance, kept.pile + stay.points) for stay in kept.stays)
    steps = (
        unseen_cards(deck, kept.unseen),
        Step("safe", (equation(minus(kept.unseen, kept.takers), safe),), kept.takers),
        Step(
            "hands",
            (equation(choose(kept.unseen, kept.drawn), comb(kept.unseen, kept.drawn)),),
            kept.drawn,
            kept.unseen,
        ),
        *(_case(kept, stay) for stay in kept.stays),
        Step("brings", facts={"pile": kept.pile}),
        Step("expected", (equation(total, kept.expected),)),
    )
    return ends_in(steps, kept.expected)


def _case(kept: Keeping, stay: Stay) -> Step:
    """Hands without a taker whose cheapest card is worth so much."""
    drawn, every, dearer = kept.drawn, comb(stay.at_least, kept.drawn), comb(stay.more, kept.drawn)
    lines = [equation(choose(stay.at_least, drawn), every)]
    if dearer:
        lines += [equation(choose(stay.more, drawn), dearer), equation(minus(every, dearer), every - dearer)]
    share = quotient(number(every - dearer), choose(kept.unseen, drawn))
    facts = {"at_least": stay.at_least, "more": stay.more}
    return Step("case", (*lines, equation(share, stay.chance)), stay.points, facts=facts)
