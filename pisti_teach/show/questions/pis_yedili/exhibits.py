"""What lies beside a question about Pis Yedili only: the top with what is to follow, plays without a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.pis_yedili.moves import Move
from pisti_teach.show.faces import face, short

if TYPE_CHECKING:
    from pisti_teach.show.questions.telling import Prompt
    from pisti_teach.trainer.question import Exhibit
    from pisti_teach.words import Words


def top(exhibit: Exhibit, words: Words) -> str:
    """The top of the pile of Pis Yedili, with the suit to follow and the debt."""
    return " · ".join((pile(exhibit, words), *asks(exhibit, words)))


def pile(exhibit: Exhibit, words: Words) -> str:
    """Whether cards lie there."""
    return words.say("Pile") if exhibit.cards else words.say("The pile is empty")


def asks(exhibit: Exhibit, words: Words) -> list[str]:
    """What the top asks for beside itself: a suit that a Jack has named, a debt."""
    suit, debt = exhibit.facts["suit"], exhibit.facts["debt"]
    parts = [
        words.say("to follow: {suit}", suit=words.suit(suit))
        if suit and exhibit.cards[-1].suit is not suit
        else "",
        words.say("debt: {n}", n=debt) if debt else "",
    ]
    return list(filter(None, parts))


def plays(exhibit: Exhibit, prompt: Prompt) -> list[dict[str, Any]]:
    """Plays with cards and without, each with who made it where that is told."""
    moves = exhibit.facts.get("plays", ())
    return [
        {"by": "" if seat is None else prompt.name(seat), **_play(Move.parse(text), prompt.words)}
        for seat, text in moves
    ]


def _play(move: Move, words: Words) -> dict[str, Any]:
    """A play of Pis Yedili: a card, a Jack with the suit that it names, or one without a card."""
    if move.card is None:
        said = {
            "draw": words.say("draw one card"),
            "pass": words.say("pass the turn"),
            "take": words.say("take the debt"),
        }
        return {"card": None, "text": said[move.word], "note": ""}
    named = words.say("to follow: {suit}", suit=words.suit(move.suit)) if move.suit else ""
    card = short(move.card, words)
    return {"card": face(move.card, words), "text": f"{card} ({named})" if named else card, "note": named}
