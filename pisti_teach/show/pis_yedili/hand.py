"""The learner's hand: which cards fit, why the others do not, and the suits that a Jack may name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Suit
from pisti_teach.odds.pis_yedili import next_can_play
from pisti_teach.pis_yedili.moves import CLUB, DEBT, FIRST_RANK, LAST_ACE, Move
from pisti_teach.show.faces import face
from pisti_teach.show.help import MARKS, ODDS, is_at_least

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.cards import Card
    from pisti_teach.pis_yedili.view import View
    from pisti_teach.show.players import Player
    from pisti_teach.words import Words


def hand(view: View, who: Mapping[int, Player], level: str, words: Words) -> list[dict[str, Any]]:
    """Lay out the cards of the hand by suit and rank, with the help of that level."""
    is_marked, has_odds = is_at_least(MARKS, level), is_at_least(ODDS, level)
    return [
        {
            "move": str(card),
            "face": face(card, words),
            **_marked(card, view, words, is_marked=is_marked),
            "reason": _reason(card, view, words) if is_marked else "",
            "choices": _choices(card, view, who, words, has_odds=has_odds),
            "decline": None,
            "odds": _odds(card, view, who, words) if has_odds else None,
        }
        for card in sorted(view.hand, key=lambda card: (card.order[1], card.order[0]))
    ]


def refusal(view: View, move: Move, words: Words) -> str:
    """Say why a move that was wanted cannot be made."""
    return _reason(move.card, view, words) if move.card else ""


def _marked(card: Card, view: View, words: Words, *, is_marked: bool) -> dict[str, str]:
    """The name of a card, and a mark if it fits."""
    name = words.card(str(card))
    if not is_marked or view.turn != view.seat or not view.fits(card):
        return {"spoken": name, "tag": ""}
    return {"spoken": words.say("{card}, fits", card=name), "tag": words.say("fits")}


def _choices(
    jack: Card, view: View, who: Mapping[int, Player], words: Words, *, has_odds: bool
) -> list[dict[str, str]] | None:
    """The suits that a Jack may name (Y6), with the odds of each; None for any other card."""
    if view.turn != view.seat or not view.fits(jack) or not view.names_suit(jack):
        return None
    choices = []
    for number, suit in enumerate(Suit, start=1):
        move, label = Move(jack, suit), words.suit_label(suit)
        spoken = words.say("Name {suit}", suit=words.suit(suit))
        answer = _answer(move, view, who, words) if has_odds else None
        if answer:
            label = words.say("{suit}: {percent}", suit=label, percent=answer["label"])
            spoken = words.say("{choice}; {odds}", choice=spoken, odds=answer["spoken"])
        choices.append(
            {"move": str(move), "suit": str(suit), "label": label, "spoken": spoken, "number": str(number)}
        )
    return choices


def _reason(card: Card, view: View, words: Words) -> str:
    """Say why a card may not be laid now; empty if it may, or while it is not her turn."""
    name = words.card(str(card))
    obstacle = view.obstacle(card) if view.turn == view.seat else None
    if obstacle is None:
        return ""
    return {
        CLUB: words.say("{card} does not fit: the first card is a club.", card=name),
        FIRST_RANK: words.say("{card} does not fit: no Jack, 7, 10 or ace in the opening turn.", card=name),
        DEBT: words.say("{card} does not fit: only a seven answers a debt.", card=name),
        LAST_ACE: words.say("{card} does not fit: an ace may not be the last card.", card=name),
    }.get(obstacle) or _neither(name, view, words)


def _neither(name: str, view: View, words: Words) -> str:
    """Say which suit and rank it has not (Y3)."""
    if view.suit is None or view.top is None:
        raise AssertionError("expected a suit to follow after the first turn")
    suit = words.suit(view.suit)
    if view.top.is_jack:
        return words.say("{card} does not fit: the suit is {suit}.", card=name, suit=suit)
    rank = words.one(view.top.rank)
    return words.say("{card} does not fit: neither {suit} nor {rank}.", card=name, suit=suit, rank=rank)


def _odds(card: Card, view: View, who: Mapping[int, Player], words: Words) -> dict[str, str] | None:
    """The chance that the seat that comes next can go on from this card; a Jack has one for each suit."""
    if not view.fits(card) or view.names_suit(card):
        return None
    return _answer(Move(card), view, who, words)


def _answer(move: Move, view: View, who: Mapping[int, Player], words: Words) -> dict[str, str] | None:
    """The chance that the seat that comes next holds a card that fits; None where no other seat does."""
    chance = next_can_play(view, move) if move in view.allowed else None
    if chance is None or move.card is None:
        return None
    name, percent = who[view.seat_after(move.card)].name, words.percent(chance)
    spoken = words.say("chance that {name} can play on it: {percent}", name=name, percent=percent)
    return {"label": percent, "spoken": spoken}
