"""The felt of a round: discard pile, debt, which way the turn goes, and what can be done without a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.pis_yedili.moves import DRAW, PASS, TAKE
from pisti_teach.show.faces import SYMBOLS, face, short

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.pis_yedili.view import View
    from pisti_teach.show.players import Player
    from pisti_teach.words import Words

TWO = 2
"""Seats at a table where the next one goes without saying, and so does the way."""
RIGHT, LEFT = "right", "left"
"""Which way the turn goes: to the next seat, or to the seat before (Y7)."""


def felt(view: View, who: Mapping[int, Player], words: Words, *, playable: bool) -> dict[str, Any]:
    """Lay out the middle of the table."""
    return {
        "felt": "round",
        "pile": _pile(view, words),
        "debt": _debt(view, who, words),
        "way": _way(view, who, words),
        "actions": _actions(view, words) if playable else [],
    }


def seat(at: int, view: View, who: Mapping[int, Player], words: Words) -> dict[str, Any]:
    """What stands beside a name: how many cards it holds, what it laid last, whether it comes next."""
    if at == view.seat:
        return {"meta": [], "taken": None, "taken_label": ""}
    last = view.events[-1] if view.events else None
    laid = last.card if last and last.seat == at else None
    comes_next = view.turn is not None and at == (view.turn + 1) % view.players
    meta = [
        who[at].does if view.players == TWO else "",
        words.say("next") if comes_next and view.players > TWO else "",
        words.say("laid {card}", card=short(laid, words)) if laid else "",
        words.say_n("{n} card", "{n} cards", view.hand_sizes[at]),
    ]
    return {"meta": meta, "taken": None, "taken_label": ""}


def _pile(view: View, words: Words) -> dict[str, Any]:
    top, named = view.top, view.suit if view.top and view.top.is_jack else None
    wanted = _wanted(view, words)
    return {
        "cards": len(view.pile),
        "down": 0,
        "top": face(top, words) if top else None,
        "under": face(view.pile[-2], words) if len(view.pile) > 1 else None,
        "suit": {"code": str(named), "label": words.suit_label(named)} if named else None,
        "marker": None,
        "labels": [wanted] if wanted else [],
        "spoken": _spoken(view, words),
    }


def _wanted(view: View, words: Words) -> str:
    """Say in short what fits."""
    if view.turn is None:
        return ""
    if view.is_first_turn:
        return words.say("clubs only")
    if view.debt:
        return words.say("only a seven")
    if view.top is None or view.suit is None:
        return ""
    suit = SYMBOLS[view.suit]
    if view.top.is_jack:
        return words.say("{suit} or {rank}", suit=suit, rank=words.letter("J"))
    return words.say(
        "{suit}, {rank} or {jack}", suit=suit, rank=words.letter(view.top.rank), jack=words.letter("J")
    )


def _spoken(view: View, words: Words) -> str:
    """Say what lies on top, and the suit that a Jack named."""
    if view.top is None:
        return words.say("Nothing is laid yet")
    card = words.card(str(view.top))
    if view.top.is_jack and view.suit:
        return words.say("Top of the pile: {card}; to follow: {suit}", card=card, suit=words.suit(view.suit))
    return words.say("Top of the pile: {card}", card=card)


def _debt(view: View, who: Mapping[int, Player], words: Words) -> dict[str, str] | None:
    """The open debt in large figures (Y5)."""
    if not view.debt or view.turn is None:
        return None
    debtor, debt = who[view.turn], view.debt
    spoken = (
        words.say_n("You owe {n} card", "You owe {n} cards", debt)
        if debtor.is_you
        else words.say_n("{name} owes {n} card", "{name} owes {n} cards", debt, name=debtor.name)
    )
    return {
        "before": words.say("You owe") if debtor.is_you else words.say("{name} owes", name=debtor.name),
        "number": str(debt),
        "after": words.say_n("card", "cards", debt),
        "spoken": spoken,
    }


def _way(view: View, who: Mapping[int, Player], words: Words) -> dict[str, str] | None:
    """Which way the turn goes; with two seats there is but one (Y7)."""
    if view.players == TWO or view.turn is None:
        return None
    name = who[(view.turn + 1) % view.players].name
    if view.goes_left:
        return {
            "turns": LEFT,
            "label": words.say("a ten: to the left"),
            "spoken": words.say("A ten has sent the turn to the left; it comes back along the tens."),
        }
    if view.detour:
        return {
            "turns": RIGHT,
            "label": words.say("back along the tens"),
            "spoken": words.say("The turn runs back along the tens; next: {name}", name=name),
        }
    return {
        "turns": RIGHT,
        "label": words.say("counter-clockwise"),
        "spoken": words.say("The turn goes counter-clockwise; next: {name}", name=name),
    }


def _actions(view: View, words: Words) -> list[dict[str, Any]]:
    """What she may do without laying a card; brass if there is nothing else to do."""
    can_lay = any(move.card for move in view.allowed)
    labels = {
        DRAW: (words.say("Draw one"), words.say("Draw one card from the talon")),
        PASS: (words.say("Pass"), words.say("Pass, and end the turn")),
        TAKE: (
            words.say("Take {n}", n=view.debt),
            words.say_n("Take {n} card", "Take {n} cards", view.debt),
        ),
    }
    return [
        {"move": str(move), "label": label, "spoken": spoken, "primary": not can_lay or move == TAKE}
        for move, (label, spoken) in labels.items()
        if move in view.allowed
    ]
