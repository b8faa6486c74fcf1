"""Questions in words: a file a kind, under the name that it has in `trainer.questions`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions import (
    all_ranks,
    estimate,
    holds,
    holds_either,
    holds_none,
    holds_one,
    next_card,
    unseen,
    unseen_series,
)
from pisti_teach.show.questions.pisti import down_is, key_cards, lead, takes

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.show.questions.telling import Telling

TELLINGS: Mapping[str, Telling] = {
    "unseen": unseen.TELLING,
    "unseen_series": unseen_series.TELLING,
    "all_ranks": all_ranks.TELLING,
    "key_cards": key_cards.TELLING,
    "next_card": next_card.TELLING,
    "down_is": down_is.TELLING,
    "holds": holds.TELLING,
    "holds_none": holds_none.TELLING,
    "holds_one": holds_one.TELLING,
    "holds_either": holds_either.TELLING,
    "estimate": estimate.TELLING,
    "takes": takes.TELLING,
    "lead": lead.TELLING,
}
"""The words of each kind."""
