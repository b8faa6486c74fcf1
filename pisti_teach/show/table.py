"""A table as a scene: plain data to draw, in the learner's language, from her view alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pisti_teach.pisti.dealing import HAND_CARDS
from pisti_teach.pisti.state import Move
from pisti_teach.show.faces import face, short
from pisti_teach.show.left import left
from pisti_teach.show.motion import motion
from pisti_teach.show.players import players
from pisti_teach.show.questions import quiz
from pisti_teach.show.sheet import sheet
from pisti_teach.show.talk import tell, tell_new_hands, tell_opening, tell_peeked
from pisti_teach.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.cards import Card
    from pisti_teach.pisti.view import View
    from pisti_teach.session import Shown
    from pisti_teach.show.left import Asked
    from pisti_teach.show.players import Player
    from pisti_teach.trainer.asking import Exchange
    from pisti_teach.words import Words

FULL = 100
"""Percent."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """What the page shows besides the deal itself."""

    number: int
    """The scene's number; each scene has a higher one."""
    before: View | None
    """The view of the scene before; None for a new deal."""
    asked: Asked | None = None
    hold: int = 0
    """Milliseconds that a message stands before the next one comes."""
    notice: str = ""
    """What the learner has to be told about what she asked for."""
    exchange: Exchange | None = None
    """The question that she was asked about this very position."""


def scene(shown: Shown, drawn: Drawn, words: Words) -> dict[str, Any]:
    """Say what the page draws: the learner's view, and the count once the deal is over."""
    view = shown.view
    who = players(view.seat, shown.bots, words)
    around = [(view.seat + step) % view.players for step in range(1, view.players)]
    return {
        "number": drawn.number,
        "lang": words.language,
        "languages": [{"code": code, "name": name} for code, name in LANGUAGES.items()],
        "labels": _labels(words),
        "title": words.say("Pişti, deal {n}", n=shown.deal_number),
        "playable": view.turn == view.seat,
        "hold": drawn.hold,
        "say": " ".join(filter(None, (drawn.notice, _message(view, who, words)))),
        "code": shown.code or "",
        "can_take_back": shown.can_take_back,
        "score": _score(shown, who, words),
        "me": _seat(view.seat, view, who, words),
        "others": [_other(seat, view, who, words) for seat in around],
        "talon": _talon(view, words),
        "pile": _pile(view, words),
        "hand": [_hand_card(card, view, words) for card in view.hand],
        "motion": motion(drawn.before, view, words),
        "left": left(view, who, drawn.asked, words),
        "quiz": quiz(view, who, drawn.exchange, words),
        "sheet": sheet(shown, who, words),
    }


def _labels(words: Words) -> dict[str, str]:
    return {
        "table": words.say("Table"),
        "hand": words.say("Your hand"),
        "skip": words.say("Any key skips"),
        "take_back": words.say("Take back"),
        "share": words.say("Share this deal"),
        "share_code": words.say("Code of the deal"),
        "share_link": words.say("Link to the deal"),
        "copy": words.say("Copy the link"),
        "copied": words.say("Copied"),
        "language": words.say("Language"),
        "decline": words.say("Lay without taking"),
        "lost": words.say("The table does not answer any more. Reload the page for a new one."),
        "reload": words.say("Reload the page"),
    }


def _message(view: View, who: Mapping[int, Player], words: Words) -> str:
    """Say what happened last; it stays until something else does."""
    if not view.events:
        return tell_opening(view, who, words)
    last = view.events[-1]
    sentences = [tell(last, who[last.seat], words)]
    if view.peeked and last.is_take and not any(event.is_take for event in view.events[:-1]):
        sentences.append(tell_peeked(view.peeked, words))
    if len(view.events) == HAND_CARDS * view.players * (view.hand_outs - 1):
        sentences.append(tell_new_hands(words))
    return " ".join(sentences)


def _score(shown: Shown, who: Mapping[int, Player], words: Words) -> dict[str, Any]:
    """The totals, the learner's side first."""
    view, match, target = shown.view, shown.match, shown.view.rules.target
    seats = view.rules.sides(view.players)
    own = view.side_of(view.seat)
    sides = [
        {
            "name": " · ".join(who[at].name for at in seats[side]),
            "points": str(match.totals[side]),
            "share": min(FULL, FULL * match.totals[side] // target),
        }
        for side in sorted(range(len(seats)), key=lambda side: (side - own) % len(seats))
    ]
    points = ", ".join(f"{side['name']} {side['points']}" for side in sides)
    return {
        "deal": words.say("Deal {n}", n=shown.deal_number),
        "target": words.say("to {target}", target=target),
        "spoken": words.say("Score: {points}; played to {target}", points=points, target=target)
        if shown.result
        else words.say("Score before this deal: {points}; played to {target}", points=points, target=target),
        "sides": sides,
    }


def _seat(seat: int, view: View, who: Mapping[int, Player], words: Words) -> dict[str, Any]:
    """What stands beside a name: what it does, who deals, whose turn, what was taken."""
    player = who[seat]
    taken = view.taken[view.side_of(seat)]
    turn = view.turn == seat
    meta = [
        player.does,
        words.say("Your turn") if turn and player.is_you else "",
        words.say("dealer") if view.dealer == seat else "",
    ]
    return {
        "name": player.name,
        "meta": " · ".join(filter(None, meta)),
        "turn": turn,
        "taken": taken,
        "taken_label": words.say_n("{n} taken", "{n} taken", taken),
    }


def _other(seat: int, view: View, who: Mapping[int, Player], words: Words) -> dict[str, Any]:
    cards = view.hand_sizes[seat]
    spoken = words.say_n("{name} holds {n} card", "{name} holds {n} cards", cards, name=who[seat].name)
    return {**_seat(seat, view, who, words), "cards": cards, "spoken": spoken}


def _talon(view: View, words: Words) -> dict[str, Any]:
    return {
        "cards": view.talon,
        "label": words.say("Talon {n}", n=view.talon),
        "spoken": words.say_n("Talon, {n} card", "Talon, {n} cards", view.talon),
    }


def _pile(view: View, words: Words) -> dict[str, Any]:
    labels = [words.say("Pile {n}", n=view.pile_size)] if view.pile_size else []
    if view.down:
        labels.append(words.say_n("{n} face down", "{n} face down", view.down))
    if view.marker:
        labels.append(words.say("Marker: {card}", card=words.card(str(view.marker))))
    top = view.top
    return {
        "cards": view.pile_size,
        "down": view.down,
        "top": face(top, words) if top else None,
        "marker": face(view.marker, words) if view.marker else None,
        "labels": labels,
        "spoken": words.say("Top of the pile: {card}", card=words.card(str(top)))
        if top
        else words.say("The table is empty"),
    }


def _hand_card(card: Card, view: View, words: Words) -> dict[str, Any]:
    """A card of her own; marked with how many it would bring, while it is her turn (P27)."""
    name = words.card(str(card))
    brings = view.would_take(card) if view.turn == view.seat else 0
    return {
        "move": str(card),
        "face": face(card, words),
        "spoken": words.say_n("{card}, takes {n} card", "{card}, takes {n} cards", brings, card=name)
        if brings
        else name,
        "tag": words.say("takes {n}", n=brings) if brings else "",
        "decline": _decline(card, view, words),
    }


def _decline(card: Card, view: View, words: Words) -> dict[str, str] | None:
    """The other way to play a card that could take: to lay it (P11)."""
    move = Move(card, declined=True)
    if move not in view.allowed:
        return None
    spoken = words.say("Lay without taking: {card}", card=words.card(str(card)))
    return {"move": str(move), "label": short(card, words), "spoken": spoken}
