"""The learner's hand: each card with what it would bring, and what it would risk, as far as she has help."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.odds.pisti.leads import leads
from pisti_teach.pisti.state import Move
from pisti_teach.show.faces import face, short
from pisti_teach.show.help import MARKS, ODDS, is_at_least

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from pisti_teach.cards import Card
    from pisti_teach.pisti.view import View
    from pisti_teach.show.players import Player
    from pisti_teach.words import Words


def hand(view: View, who: Mapping[int, Player], level: str, words: Words) -> list[dict[str, Any]]:
    """Lay out the cards of the hand in their order, with the help of that level."""
    risks = {lead.move: lead.taken for lead in leads(view)} if is_at_least(ODDS, level) else {}
    name = who[view.next_seat].name
    return [
        {
            **_card(card, view, words, is_marked=is_at_least(MARKS, level)),
            "decline": _decline(card, view, words, is_marked=is_at_least(MARKS, level)),
            "reason": "",
            "choices": None,
            "odds": _odds(risks.get(Move(card)), name, words),
        }
        for card in view.hand
    ]


def refusal(_view: View, _move: Move, _words: Words) -> str:
    """Say nothing: any card of the hand may be played (P8)."""
    return ""


def _card(card: Card, view: View, words: Words, *, is_marked: bool) -> dict[str, Any]:
    """A card, marked with how many it would bring, while it is her turn (P27)."""
    name = words.card(str(card))
    brings = view.would_take(card) if is_marked and view.turn == view.seat else 0
    return {
        "move": str(card),
        "face": face(card, words),
        "spoken": words.say_n("{card}, takes {n} card", "{card}, takes {n} cards", brings, card=name)
        if brings
        else name,
        "tag": words.say("takes {n}", n=brings) if brings else "",
    }


def _odds(taken: Fraction | None, name: str, words: Words) -> dict[str, str] | None:
    """The chance that the next seat takes a card that would only lie; None for one that takes."""
    if taken is None:
        return None
    percent = words.percent(taken)
    return {
        "label": percent,
        "spoken": words.say("chance that {name} takes it: {percent}", name=name, percent=percent),
    }


def _decline(card: Card, view: View, words: Words, *, is_marked: bool) -> dict[str, str] | None:
    """The other way to play a card that could take: to lay it (P11); without marks every card has it."""
    move, may = Move(card, declined=True), view.rules.may_decline and view.turn == view.seat
    if not may or (is_marked and move not in view.allowed):
        return None
    spoken = words.say("Lay without taking: {card}", card=words.card(str(card)))
    return {"move": str(move), "label": short(card, words), "spoken": spoken}
