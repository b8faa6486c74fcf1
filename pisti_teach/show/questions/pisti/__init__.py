"""Words for the kinds of questions about Pişti."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions.pisti import (
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
    from collections.abc import Mapping

    from pisti_teach.show.questions.telling import Telling

TELLINGS: Mapping[str, Telling] = {
    "takes": takes.TELLING,
    "takers": takers.TELLING,
    "play_kind": play_kind.TELLING,
    "cards_after": cards_after.TELLING,
    "count_deal": count_deal.TELLING,
    "other_house": other_house.TELLING,
    "match_winner": match_winner.TELLING,
    "payout": payout.TELLING,
    "key_cards": key_cards.TELLING,
    "down_is": down_is.TELLING,
    "lead": lead.TELLING,
    "pisti_risk": pisti_risk.TELLING,
    "silence": silence.TELLING,
    "hesitation": hesitation.TELLING,
    "jacks_to_come": jacks_to_come.TELLING,
    "stake_worth": stake_worth.TELLING,
    "break_even": break_even.TELLING,
    "jack_later": jack_later.TELLING,
    "majority": majority.TELLING,
    "hand_count": hand_count.TELLING,
    "certain_cards": certain_cards.TELLING,
    "possible_cards": possible_cards.TELLING,
    "best_card": best_card.TELLING,
}
