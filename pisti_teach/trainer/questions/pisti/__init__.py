"""Kinds of questions about Pişti."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.trainer.questions.pisti import (
    best_card,
    break_even,
    cards_after,
    certain_cards,
    count_deal,
    down_is,
    hand_count,
    hesitation,
    jack_later,
    jacks_to_come,
    key_cards,
    lead,
    majority,
    match_winner,
    other_house,
    payout,
    pisti_risk,
    play_kind,
    possible_cards,
    silence,
    stake_worth,
    takers,
    takes,
)

if TYPE_CHECKING:
    from pisti_teach.trainer.questions.kinds import Kind

KINDS: tuple[Kind, ...] = (
    takes,
    takers,
    play_kind,
    cards_after,
    count_deal,
    other_house,
    match_winner,
    payout,
    key_cards,
    down_is,
    lead,
    pisti_risk,
    silence,
    hesitation,
    jacks_to_come,
    stake_worth,
    break_even,
    jack_later,
    majority,
    hand_count,
    certain_cards,
    possible_cards,
    best_card,
)
