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
from pisti_teach.show.questions.pis_yedili import (
    answers_seven,
    debt,
    drawn_fits,
    draws,
    may_play,
    muamele,
    muamele_draws,
    must_draw,
    opens,
    penalty,
    turn_order,
    twin,
)
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
    "takers": takers.TELLING,
    "play_kind": play_kind.TELLING,
    "cards_after": cards_after.TELLING,
    "count_deal": count_deal.TELLING,
    "other_house": other_house.TELLING,
    "match_winner": match_winner.TELLING,
    "payout": payout.TELLING,
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
    "stake_worth": stake_worth.TELLING,
    "break_even": break_even.TELLING,
    "majority": majority.TELLING,
    "may_play": may_play.TELLING,
    "debt": debt.TELLING,
    "turn_order": turn_order.TELLING,
    "penalty": penalty.TELLING,
    "muamele": muamele.TELLING,
    "drawn_fits": drawn_fits.TELLING,
    "draws": draws.TELLING,
    "answers_seven": answers_seven.TELLING,
    "muamele_draws": muamele_draws.TELLING,
    "must_draw": must_draw.TELLING,
    "opens": opens.TELLING,
    "twin": twin.TELLING,
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
