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
from pisti_teach.show.questions.pisti import (
    best_card,
    certain_cards,
    down_is,
    hand_count,
    hesitation,
    jack_later,
    jacks_to_come,
    key_cards,
    lead,
    pisti_risk,
    possible_cards,
    silence,
    takes,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.show.questions.telling import Telling
    from pisti_teach.words import Words

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
    "pisti_risk": pisti_risk.TELLING,
    "silence": silence.TELLING,
    "hesitation": hesitation.TELLING,
    "jacks_to_come": jacks_to_come.TELLING,
    "jack_later": jack_later.TELLING,
    "hand_count": hand_count.TELLING,
    "certain_cards": certain_cards.TELLING,
    "possible_cards": possible_cards.TELLING,
    "best_card": best_card.TELLING,
}
"""The words of each kind."""


def groups(words: Words) -> dict[str, tuple[str, ...]]:
    """Name the groups in which kinds are offered, each with its kinds."""
    return {
        words.say("Rules and play"): ("takes",),
        words.say("Counting"): ("unseen",),
        words.say("Odds"): ("holds", "lead"),
        words.say("Odds with a model"): (
            "pisti_risk",
            "silence",
            "hesitation",
            "jacks_to_come",
            "jack_later",
        ),
        words.say("The last deal"): ("hand_count", "certain_cards", "possible_cards", "best_card"),
    }
