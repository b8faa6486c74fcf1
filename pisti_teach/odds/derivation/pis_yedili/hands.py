"""Whether a hand holds one of some cards, step by step: clubs for the opening, a twin, what goes on."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from pisti_teach.odds.derivation.pis_yedili.draws import by_reason, counted
from pisti_teach.odds.derivation.steps import choose, ends_in, equation, minus, quotient, unseen_cards
from pisti_teach.odds.exact import none_of
from pisti_teach.odds.pis_yedili.turns import answering, next_can_play, turn_after
from pisti_teach.odds.steps import Step

if TYPE_CHECKING:
    from pisti_teach.pis_yedili.moves import Move
    from pisti_teach.pis_yedili.view import View


def derive_none_of(deck: int, unseen: int, wanted: int, drawn: int) -> tuple[Step, ...]:
    """Steps to the chance that a hand of `drawn` cards holds none of the wanted.

    All four count cards: `unseen` of the `deck` may be in the hand, `wanted` of them are meant; bounds and
    errors are those of `none_of`. ArithmeticError if the steps do not end in its value.
    """
    none, others = none_of(unseen, wanted, drawn), unseen - wanted
    without, every = choose(others, drawn), choose(unseen, drawn)
    steps = (
        unseen_cards(deck, unseen),
        Step("others_than", (equation(minus(unseen, wanted), others),)),
        Step("hands_of_others", (equation(without, comb(others, drawn)),), drawn, others),
        Step("hands", (equation(every, comb(unseen, drawn)),), drawn, unseen),
        Step("none", (equation(quotient(without, every), none),)),
    )
    return ends_in(steps, none)


def derive_one_of(deck: int, unseen: int, wanted: int, drawn: int) -> tuple[Step, ...]:
    """Steps to the chance that the hand holds at least one of the wanted; all else as `derive_none_of`."""
    none = none_of(unseen, wanted, drawn)
    steps = derive_none_of(deck, unseen, wanted, drawn)
    return ends_in((*steps, Step("at_least_one", (equation(minus(1, none), 1 - none),))), 1 - none)


def derive_next_can_play(view: View, move: Move) -> tuple[Step, ...]:
    """Steps to the chance that the seat that is to move after this card holds one that fits it.

    Bounds and errors are those of `next_can_play`, and ValueError where it gives None; ArithmeticError if
    the steps do not end in its value.
    """
    value, card = next_can_play(view, move), move.card
    if value is None or card is None:
        raise ValueError(f"expected a card after which another seat is to move, got {move}")
    fitting, unseen = answering(view, move), len(view.unseen)
    kinds = by_reason(turn_after(view, move, card), fitting)
    held, deck = view.hand_sizes[view.seat_after(card)], unseen + len(view.seen)
    first, *others = derive_one_of(deck, unseen, len(fitting), held)
    return ends_in((first, *counted(kinds, unseen, view.decks), *others), value)
