"""What lies beside a question about Pis Yedili only: the top with what it asks for, and what was done."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from pisti_teach.pis_yedili.moves import DRAW, PASS, Move
from pisti_teach.show.faces import face, short
from pisti_teach.show.questions.showing import Showing

if TYPE_CHECKING:
    from pisti_teach.cards import Card
    from pisti_teach.show.questions.telling import Prompt
    from pisti_teach.trainer.exhibits import Done
    from pisti_teach.trainer.question import Exhibit
    from pisti_teach.words import Words


def label(exhibit: Exhibit, prompt: Prompt) -> str:
    """What it is."""
    words = prompt.words
    return {
        "top": words.say("Pile") if exhibit.cards else words.say("The pile is empty"),
        "played": words.say("Done so far, in this order"),
        "top_before": words.say("On top before these plays"),
        "plays": words.say("Plays, one after another"),
        "last": words.say("Last card that was laid"),
        "talon_cards": words.say("The talon, in the order in which its cards come"),
    }[exhibit.name]


def more(exhibit: Exhibit, prompt: Prompt) -> list[str]:
    """What the top asks for beside itself: a suit that a Jack has named, a debt, or that none is open."""
    if exhibit.name != "top" or not exhibit.cards:
        return []
    words, suit, debt = prompt.words, exhibit.facts["suit"], exhibit.facts["debt"]
    follows = suit and exhibit.cards[-1].suit is not suit
    return [
        *([words.say("to follow: {suit}", suit=words.suit(suit))] if follows else []),
        words.say("debt: {n}", n=debt) if debt else words.say("nothing owed"),
    ]


def turns(exhibit: Exhibit, prompt: Prompt) -> list[dict[str, Any]]:
    """What was done in order: the plays of a turn together, or each alone; by whom, where that is told."""
    if "done" in exhibit.facts:
        by_seat = groupby(exhibit.facts["done"], key=lambda done: done.seat)
        return [_turn(seat, _told(list(made), prompt.words), prompt) for seat, made in by_seat]
    return [
        _turn(seat, [_play(Move.parse(text), prompt.words)], prompt)
        for seat, text in exhibit.facts.get("plays", ())
    ]


def _turn(seat: int | None, plays: list[dict[str, Any]], prompt: Prompt) -> dict[str, Any]:
    return {"by": "" if seat is None else prompt.name(seat), "plays": plays}


def _told(turn: list[Done], words: Words) -> list[dict[str, Any]]:
    """The plays of a turn with what was drawn in each; draws one after another are one."""
    told = []
    for move, same in groupby(turn, key=lambda done: done.move):
        made = list(same)
        if move == DRAW:
            told.append(_drawn(len(made), words))
        else:
            told += [_play(move, words, done.drawn) for done in made]
    return told


def _drawn(n: int, words: Words) -> dict[str, Any]:
    return _said(words.say("drew {n}", n=n), words.say_n("drew {n} card", "drew {n} cards", n))


def _play(move: Move, words: Words, drawn: int = 0) -> dict[str, Any]:
    """A card, or a play without one; of a debt only with how much it was where that is told."""
    if move.card is not None:
        return _laid(move.card, move, words, drawn)
    if move == DRAW:
        return _drawn(1, words)
    if move == PASS:
        return _said(words.say("passed"))
    if not drawn:
        return _said(words.say("took the debt"))
    spoken = words.say_n("took a debt of {n} card", "took a debt of {n} cards", drawn)
    return _said(words.say("took {n}", n=drawn), spoken)


def _said(text: str, spoken: str = "") -> dict[str, Any]:
    """A play without a card."""
    return {"card": None, "text": text, "note": "", "spoken": spoken or text}


def _laid(card: Card, move: Move, words: Words, drawn: int) -> dict[str, Any]:
    """A card with what it brought: the suit that a Jack names (Y6), a card for each other seat (Y8)."""
    note, drawing = _note(move, words, drawn), face(card, words)
    laid = [words.say_in("done", "laid {card}", card=name) for name in (short(card, words), drawing["name"])]
    text, spoken = (f"{said} ({note})" if note else said for said in laid)
    return {"card": drawing, "text": text, "note": note, "spoken": spoken}


def _note(move: Move, words: Words, drawn: int) -> str:
    if move.suit:
        return words.say("to follow: {suit}", suit=words.suit(move.suit))
    if drawn:
        return words.say("the other drew one") if drawn == 1 else words.say("the others drew one each")
    return ""


SHOWING = Showing(label=label, more=more, turns=turns)
