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
    pis_yedili,
    pisti,
    unseen,
    unseen_series,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.show.questions.telling import Telling
    from pisti_teach.words import Words

TELLINGS: Mapping[str, Telling] = {
    "unseen": unseen.TELLING,
    "unseen_series": unseen_series.TELLING,
    "all_ranks": all_ranks.TELLING,
    "next_card": next_card.TELLING,
    "holds": holds.TELLING,
    "holds_none": holds_none.TELLING,
    "holds_one": holds_one.TELLING,
    "holds_either": holds_either.TELLING,
    "estimate": estimate.TELLING,
    **pisti.TELLINGS,
    **pis_yedili.TELLINGS,
}
"""The words of each kind."""


def groups(words: Words) -> dict[str, tuple[str, ...]]:
    """Name the groups in which kinds are offered, each with its kinds, the easier ones first."""
    return {
        words.say("Rules and play"): (
            *("takes", "takers", "play_kind", "cards_after", "count_deal", "majority", "other_house"),
        ),
        words.say("Match and stakes"): ("match_winner", "payout", "stake_worth", "break_even"),
        words.say("Counting"): ("unseen", "unseen_series", "key_cards", "all_ranks"),
        words.say("Odds"): (
            *("estimate", "next_card", "down_is", "holds", "holds_none", "holds_one", "holds_either"),
            *("pisti_risk", "lead", "jacks_to_come"),
        ),
        words.say("What others do"): ("silence", "hesitation", "jack_later"),
        words.say("The last deal"): ("hand_count", "possible_cards", "certain_cards", "best_card"),
        words.say("Pis Yedili"): (
            *("may_play", "debt", "turn_order", "penalty", "muamele", "drawn_fits", "draws"),
            *("answers_seven", "muamele_draws", "must_draw", "opens", "twin"),
        ),
    }
