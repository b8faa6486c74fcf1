"""The chances of a round besides those of the ranks: draws, an answer to a seven, what hands cost."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from pisti_teach.cards import Rank
from pisti_teach.odds.pis_yedili import (
    answers_seven,
    drawn_fits,
    expected_draws,
    expected_penalty,
    expected_penalty_of_unknown,
    muamele_draws,
)
from pisti_teach.odds.pis_yedili.turns import fits_drawn
from pisti_teach.odds.unseen import unseen
from pisti_teach.pis_yedili.moves import DRAW
from pisti_teach.show.chances import Chance

if TYPE_CHECKING:
    from collections.abc import Mapping
    from types import ModuleType

    from pisti_teach.pis_yedili.view import View
    from pisti_teach.show.players import Player
    from pisti_teach.words import Words


def chances(view: View, who: Mapping[int, Player], words: Words) -> list[Chance]:
    """Give those that this position has; a hand without sevens draws nothing, and so on."""
    if view.turn is None or not view.hand:
        return []
    return [
        *_draws(view, words),
        *_answer(view, who, words),
        *_muamele(view, words),
        *_penalties(view, who, words),
    ]


def _board() -> ModuleType:
    """Give the room with sympy, which is loaded only when steps are asked for."""
    return import_module("pisti_teach.odds.derivation")


def _draws(view: View, words: Words) -> list[Chance]:
    """What a draw is good for, where she may draw, and how many it takes in the opening turn (Y2, Y4)."""
    if DRAW not in view.allowed:
        return []
    fits = Chance(
        "drawn_fits",
        words.say("A drawn card fits"),
        drawn_fits(view),
        lambda: _board().derive_drawn_fits(view),
    )
    if not view.is_first_turn:
        return [fits]
    cards = view.unseen
    counts = len(cards), sum(fits_drawn(view, card) for card in cards), view.talon
    until = Chance(
        "draws",
        words.say("Draws until a card fits"),
        expected_draws(*counts),
        lambda: _board().derive_draws(*counts),
        is_number=True,
    )
    return [fits, until]


def _answer(view: View, who: Mapping[int, Player], words: Words) -> list[Chance]:
    """Whether a seven that she lays would be answered (Y5)."""
    if not any(card.rank is Rank.SEVEN and view.obstacle(card) is None for card in view.hand):
        return []
    return [
        Chance(
            "answers_seven",
            words.say("{name} can answer a seven", name=who[view.next_seat].name),
            answers_seven(view),
            lambda: _board().derive(unseen(view), view.next_seat, Rank.SEVEN),
        )
    ]


def _muamele(view: View, words: Words) -> list[Chance]:
    """How many cards her sevens draw if another seat goes out now (Y15)."""
    sevens = sum(card.rank is Rank.SEVEN for card in view.hand)
    if not sevens:
        return []
    cards = view.unseen
    counts = sevens, len(cards), sum(card.rank is Rank.SEVEN for card in cards), view.talon
    return [
        Chance(
            "muamele",
            words.say("Muamele: cards for your sevens"),
            muamele_draws(*counts),
            lambda: _board().derive_muamele(*counts),
            is_number=True,
        )
    ]


def _penalties(view: View, who: Mapping[int, Player], words: Words) -> list[Chance]:
    """What her hand costs if another goes out now, and the next seat's if she does, single (Y14, Y15)."""
    own = view.hand, view.unseen, view.talon
    others = view.hand_sizes[view.next_seat], view.unseen, view.talon
    return [
        Chance(
            "penalty",
            words.say("Points of your hand at the end"),
            expected_penalty(*own),
            lambda: _board().derive_penalty(*own),
            is_number=True,
        ),
        Chance(
            "penalty_of_next",
            words.say("Points of {name} at the end", name=who[view.next_seat].name),
            expected_penalty_of_unknown(*others),
            lambda: _board().derive_penalty_of_unknown(*others),
            is_number=True,
        ),
    ]
