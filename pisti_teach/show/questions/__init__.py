"""Questions in words: a file a kind, under the name that it has in `trainer.questions`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions import holds, unseen
from pisti_teach.show.questions.pisti import (
    break_even,
    cards_after,
    count_deal,
    lead,
    majority,
    match_winner,
    other_house,
    payout,
    play_kind,
    stake_worth,
    takers,
    takes,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.show.questions.telling import Telling

TELLINGS: Mapping[str, Telling] = {
    "unseen": unseen.TELLING,
    "holds": holds.TELLING,
    "takes": takes.TELLING,
    "takers": takers.TELLING,
    "play_kind": play_kind.TELLING,
    "cards_after": cards_after.TELLING,
    "count_deal": count_deal.TELLING,
    "other_house": other_house.TELLING,
    "match_winner": match_winner.TELLING,
    "payout": payout.TELLING,
    "lead": lead.TELLING,
    "stake_worth": stake_worth.TELLING,
    "break_even": break_even.TELLING,
    "majority": majority.TELLING,
}
"""The words of each kind."""
