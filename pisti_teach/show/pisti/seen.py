"""Where a learner has seen cards of a rank in Pişti (K1)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from pisti_teach.show.faces import named

if TYPE_CHECKING:
    from pisti_teach.cards import Rank
    from pisti_teach.pisti.view import View
    from pisti_teach.words import Words


def seen(view: View, rank: Rank, words: Words) -> list[str]:
    """Give a sentence for each place; none where nothing was seen."""
    returned = (Counter(view.returned) & Counter(view.unseen)).elements()
    places = {
        "hand": named(view.hand, rank, words),
        "opening": named(view.opening, rank, words),
        "played": named((event.card for event in view.events), rank, words),
        "peeked": named(view.peeked, rank, words),
        "returned": named(returned, rank, words),
    }
    sentences = [
        words.say("In your hand: {cards}", cards=places["hand"]),
        words.say("Open on the table at the start: {cards}", cards=places["opening"]),
        words.say("Played: {cards}", cards=places["played"]),
        words.say("Face down, but you have looked at them: {cards}", cards=places["peeked"]),
        words.say("Went back at the opening, so not seen since: {cards}", cards=places["returned"]),
    ]
    return [text for text, cards in zip(sentences, places.values(), strict=True) if cards]
