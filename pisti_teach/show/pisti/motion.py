"""What moved between two views, step by step, for the page to act out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.pisti.dealing import seats_served
from pisti_teach.pisti.state import STANDING_KINDS
from pisti_teach.show.faces import face
from pisti_teach.show.pisti.talk import tell_returned, why_pisti

if TYPE_CHECKING:
    from pisti_teach.pisti.state import Event
    from pisti_teach.pisti.view import View
    from pisti_teach.words import Words


def motion(before: View | None, view: View, words: Words) -> list[dict[str, Any]]:
    """Steps from one view to the next; from None, the deal, if nothing was played in it yet."""
    if before is None and view.events:
        return []
    if before is None:
        opening = [_opening(view, words), _hands(view, words)]
        if view.rules.deal_first == "hands":
            opening.reverse()
        return [step for part in opening for step in part]
    new = view.events[len(before.events) :]
    plays = [_play(event, before, view.seat, words) for event in new]
    return plays + (_hands(view, words) if view.hand_outs > before.hand_outs else [])


def _opening(view: View, words: Words) -> list[dict[str, Any]]:
    """Cards to the table; a Jack that shows goes back before the last one lies (P2, P4)."""
    *first, last = ({"do": "open", "face": face(card, words)} for card in view.opening)
    down = [{"do": "open", "face": None}] * view.rules.opening_down
    returned = [step for card in view.returned for step in _returned(face(card, words), words)]
    return [*down, *first, *returned, last]


def _returned(jack: dict[str, Any], words: Words) -> list[dict[str, Any]]:
    say = tell_returned(jack["code"], words)
    return [{"do": "open", "face": jack}, {"do": "back", "face": jack, "say": say}]


def _hands(view: View, words: Words) -> list[dict[str, Any]]:
    """Cards to the hands in the order in which they are dealt (P3)."""
    own = iter(view.hand)
    return [
        {
            "do": "hand",
            "seat": _relative(seat, view),
            "face": face(next(own), words) if seat == view.seat else None,
        }
        for seat in seats_served(view.rules, view.players, view.dealer)
    ]


def _play(event: Event, before: View, seat: int, words: Words) -> dict[str, Any]:
    step = {
        "do": "take" if event.is_take else "lay",
        "seat": (event.seat - seat) % before.players,
        "face": face(event.card, words),
        "cards": event.cards,
    }
    caught = before.top or before.marker
    if event.kind not in STANDING_KINDS or caught is None:
        return step
    shout = {"word": words.say("PİŞTİ!"), "gain": f"+{event.points}", "why": why_pisti(event, words)}
    return {**step, "do": "pisti", "on": face(caught, words), **shout}


def _relative(seat: int, view: View) -> int:
    """Seats as the page counts them: 0 is the viewer's own."""
    return (seat - view.seat) % view.players
