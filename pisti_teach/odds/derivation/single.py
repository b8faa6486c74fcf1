"""The chance of a single hidden card step by step: the next one of the talon, one that lies face down.

The last step is checked against `odds.single`.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Rank
from pisti_teach.odds.derivation.steps import (
    added,
    ends_in,
    equation,
    minus,
    number,
    product,
    unseen_cards,
)
from pisti_teach.odds.single import down_is, next_card, next_is_returned, open_places, share
from pisti_teach.odds.steps import Step
from pisti_teach.pisti.returned import TALON

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.odds.unseen import Unseen


def derive_next_card(places: Unseen, rank: Rank) -> tuple[Step, ...]:
    """Steps to the chance that the next card of the talon is of the rank.

    ValueError for an empty talon; ArithmeticError if they do not end in what `next_card` gives.
    """
    value, returned = next_card(places, rank), next_is_returned(places)
    if not returned:
        return (*_free(places), *ends_in((_share("next_card", places, rank),), value))
    steps = (*_returned(places), _share("next_other", places, rank), _either(places, rank))
    return (unseen_cards(places.deck, len(places.cards)), *ends_in(steps, value))


def derive_down_is(places: Unseen, rank: Rank) -> tuple[Step, ...]:
    """Steps to the chance that a given face-down card is of the rank.

    ValueError where the seat knows them; ArithmeticError if they do not end in what `down_is` gives.
    """
    value = down_is(places, rank)
    return (*_free(places), *ends_in((_share("down_is", places, rank),), value))


def _free(places: Unseen) -> tuple[Step, ...]:
    """The cards that may lie anywhere: the unseen ones, without the returned Jacks."""
    cards, free = len(places.cards), len(places.free)
    steps = [unseen_cards(places.deck, cards)]
    if cards > free:
        steps.append(Step("not_there", (equation(minus(cards, cards - free), free),), cards - free))
    return tuple(steps)


def _share(name: str, places: Unseen, rank: Rank) -> Step:
    """Cards of the rank out of all that may lie there."""
    free = len(places.free)
    wanted = sum(card.rank is rank for card in places.free)
    part = product(wanted, Fraction(1, max(free, 1)))
    return Step(name, (equation(part, share(places, rank)),), wanted, free)


def _returned(places: Unseen) -> Sequence[Step]:
    """The chance that a returned Jack comes next, and that none does."""
    known, chance = len(places.known.get(TALON, ())), next_is_returned(places)
    if known:
        first = [Step("returned_next", (_part(known, places.talon),), known, places.talon)]
    else:
        shy, cards = len(places.shy), len(places.free) + len(places.shy)
        first = [
            Step("shy", (equation(minus(cards, places.down), open_places(places)),), shy),
            Step("returned_next", (_part(shy, open_places(places)),), shy, open_places(places)),
        ]
    return (*first, Step("not_returned", (equation(minus(1, chance), 1 - chance),)))


def _part(some: int, of: int) -> Any:  # noqa: ANN401 - sympy has no types
    return equation(product(some, Fraction(1, of)), Fraction(some, of))


def _either(places: Unseen, rank: Rank) -> Step:
    """Both ways to a Jack, or the one to another rank."""
    returned, of_free = next_is_returned(places), share(places, rank)
    other = product(1 - returned, of_free)
    value = next_card(places, rank)
    if rank is Rank.JACK:
        return Step("next_jack", (equation(added((number(returned), other)), value),))
    return Step("next_product", (equation(other, value),))
