"""How hard a question is before anybody has tried it: by its kind, its level and what it is made of.

The figures are ours: a first guess on the scale of abilities, from -4 (at once) to 2 (with pen and paper).
What is wrong in them for a learner moves the offset of her skill (`ability`).
"""

from __future__ import annotations

from math import log2
from typing import TYPE_CHECKING

from pisti_teach.trainer.progress.ability import Item
from pisti_teach.trainer.truths import Choice, Chosen, Estimate, Order

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.trainer.truths import Truth

BASES: Mapping[str, float] = {
    # counting
    "unseen": -3.0,
    "unseen_series": -2.6,
    "missing": -2.4,
    "key_cards": -2.4,
    "all_ranks": -1.0,
    # rules of Pişti
    "takes": -3.6,
    "takers": -3.2,
    "play_kind": -3.2,
    "cards_after": -2.6,
    "count_deal": -1.8,
    "other_house": -1.8,
    "match_winner": -2.0,
    "payout": -1.6,
    # one chance
    "next_card": -2.4,
    "estimate": -1.6,
    "holds": -0.8,
    "holds_none": -0.8,
    "holds_one": -0.2,
    "holds_either": 0.0,
    "down_is": -1.8,
    # several things at once
    "lead": -1.4,
    "pisti_risk": -0.4,
    "majority": -1.0,
    "silence": 0.0,
    "hesitation": 0.2,
    "jacks_to_come": 0.0,
    "stake_worth": -0.6,
    "break_even": -0.2,
    "jack_later": 0.2,
    "hand_count": 0.2,
    "certain_cards": -0.8,
    "possible_cards": -0.6,
    "best_card": -0.2,
    # Pis Yedili
    "may_play": -3.2,
    "debt": -2.4,
    "turn_order": -2.2,
    "penalty": -2.4,
    "muamele": -1.8,
    "drawn_fits": -1.0,
    "draws": -0.6,
    "answers_seven": -0.4,
    "muamele_draws": -0.2,
    "must_draw": -0.2,
    "opens": -0.4,
    "twin": -0.6,
}
"""The easiest question of each kind."""
A_LEVEL = 0.7
"""How much harder the next level is …"""
A_DOUBLING = 0.12
"""… and twice as much of what a question is made of."""
USUAL_MADE_OF = 6.0
"""Doublings in a usual question: one of usual make is as hard as its kind and level say."""
CLOSE_ENOUGH = 0.2
"""Chance to come close to a chance by a blind guess: most chances are small."""


def item_of(skill: str, kind: str, level: int, features: Mapping[str, float], guess: float) -> Item:
    """Give the item for a question of this kind and level; features count what it is made of."""
    made_of = sum(log2(1 + max(0.0, value)) for value in features.values())
    difficulty = BASES.get(kind, 0.0) + A_LEVEL * (level - 1) + A_DOUBLING * (made_of - USUAL_MADE_OF)
    return Item(skill, difficulty, guess)


def guess_rate(truth: Truth) -> float:
    """Chance to be right by a blind guess; 0 where something has to be typed."""
    match truth:
        case Choice(options=options, right=right):
            return len(right) / max(1, len(options))
        case Chosen(options=options):
            return float(2.0 ** -len(options))
        case Order(options=options, right=right):
            return float(max(1.0, len(options)) ** -len(right))
        case Estimate():
            return CLOSE_ENOUGH
    return 0.0
