"""Where a learner has seen cards of a rank in Pis Yedili (K1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.faces import named

if TYPE_CHECKING:
    from pisti_teach.cards import Rank
    from pisti_teach.pis_yedili.view import View
    from pisti_teach.words import Words


def seen(view: View, rank: Rank, words: Words) -> list[str]:
    """Give a sentence for the hand and one for the pile; none where nothing was seen."""
    hand, laid = named(view.hand, rank, words), named(view.pile, rank, words)
    return [
        *([words.say("In your hand: {cards}", cards=hand)] if hand else []),
        *([words.say("Played: {cards}", cards=laid)] if laid else []),
    ]
