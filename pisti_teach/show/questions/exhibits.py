"""What lies beside a question, as plain data: a label, faces, backs, and the same in text."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Any

from pisti_teach.show.faces import face, short
from pisti_teach.show.questions.pis_yedili.exhibits import asks, pile, plays, top
from pisti_teach.show.questions.pisti.sides import label as side_label

if TYPE_CHECKING:
    from pisti_teach.show.questions.telling import Prompt
    from pisti_teach.trainer.question import Exhibit
    from pisti_teach.words import Words


def laid_out(prompt: Prompt) -> list[dict[str, Any]]:
    """Each exhibit with its label, its cards, the pace of a series, and how it is said in text."""
    return [_one(exhibit, prompt) for exhibit in prompt.question.exhibits]


def in_lines(prompt: Prompt) -> list[str]:
    """Each exhibit in a line of text."""
    return [_line(exhibit, prompt) for exhibit in prompt.question.exhibits]


def _line(exhibit: Exhibit, prompt: Prompt) -> str:
    text = _text(exhibit, [prompt.name(seat) for seat in exhibit.by], prompt)
    if exhibit.name == "top":
        return " · ".join(
            (": ".join(filter(None, (pile(exhibit, prompt.words), text))), *asks(exhibit, prompt.words))
        )
    return ": ".join(filter(None, (label(exhibit, prompt), text)))


def _one(exhibit: Exhibit, prompt: Prompt) -> dict[str, Any]:
    words = prompt.words
    by = [prompt.name(seat) for seat in exhibit.by]
    return {
        "name": exhibit.name,
        "label": label(exhibit, prompt),
        "backs": exhibit.backs,
        "backs_spoken": _backs(exhibit.backs, words) if exhibit.backs else "",
        "cards": [face(card, words) for card in exhibit.cards],
        "by": by,
        "plays": plays(exhibit, prompt),
        "text": _text(exhibit, by, prompt),
        "series": _series(exhibit, words) if exhibit.name == "series" else None,
    }


def _series(exhibit: Exhibit, words: Words) -> dict[str, Any]:
    """What stands around cards that come one after another."""
    number, pace = len(exhibit.cards), exhibit.facts["seconds"]
    paces = [Decimal(text) for text in ("4", "2", "1", "0.5")]
    return {
        "count": words.say_n("{n} card, one at a time", "{n} cards, one at a time", number),
        "shown": [words.say("Card {n} of {of}", n=at, of=number) for at in range(1, number + 1)],
        "over": words.say("That was the last card."),
        "start": words.say("Show the cards"),
        "again": words.say("Once more"),
        "pause": words.say("Pause"),
        "paused": [words.say("Paused at card {n} of {of}.", n=at, of=number) for at in range(1, number + 1)],
        "go_on": words.say("Go on"),
        "from_start": words.say("Again from the start"),
        "keys": words.say("P stops the cards and lets them go on."),
        "pace_label": words.say("Seconds a card"),
        "pace": float(pace),
        "paces": [{"value": float(one), "label": words.decimal(one)} for one in paces],
    }


def label(exhibit: Exhibit, prompt: Prompt) -> str:
    """What it is."""
    words, facts = prompt.words, exhibit.facts
    name = prompt.name(exhibit.seat) if exhibit.seat is not None else ""
    if "side" in facts:
        return side_label(exhibit, prompt)
    match exhibit.name:
        case "table":
            return words.say("Table") if exhibit.cards or exhibit.backs else words.say("The table is empty")
        case "top":
            return top(exhibit, words)
        case "hand":
            return (
                words.say("Your hand")
                if exhibit.seat == prompt.question.seat
                else words.say("Hand of {name}", name=name)
            )
        case "other":
            return _other(exhibit, prompt)
    return {
        "talon": words.say("Talon {n}", n=facts.get("cards", 0)),
        "start": words.say("On the table at the start"),
        "opening": words.say("Open on the table at the start"),
        "returned": words.say("Went back at the opening"),
        "peeked": words.say("Face down, but you have looked at them"),
        "played": words.say("Played, in this order"),
        "series": words.say("Cards of the series"),
        "taken": words.say("Taken by {name}", name=name),
        "top_before": words.say("On top before these plays"),
        "plays": words.say("Plays, one after another"),
        "last": words.say("Last card that was laid"),
        "talon_cards": words.say("The talon, in the order in which its cards come"),
        "taken_cards": words.say_n(
            "{name}: {n} card taken", "{name}: {n} cards taken", facts.get("n", 0), name=name
        ),
        "tricks": words.say_n("{name}: {n} trick", "{name}: {n} tricks", facts.get("n", 0), name=name),
        "last_taker": words.say("Took last: {name}", name=name),
        "latest_pisti": words.say("{name}: latest pişti worth {n}", name=name, n=facts.get("n", 0)),
        "totals": words.say("Total of {name}: {n}", name=name, n=facts.get("n", 0)),
    }[exhibit.name]


def _other(exhibit: Exhibit, prompt: Prompt) -> str:
    player = prompt.who[exhibit.seat or 0]
    return f"{player.name} ({player.does})" if player.does else player.name


def _backs(number: int, words: Words) -> str:
    return words.say_n("{n} card face down", "{n} cards face down", number)


def _text(exhibit: Exhibit, by: list[str], prompt: Prompt) -> str:
    """The cards in short; with who played each, where that is told."""
    words = prompt.words
    moves = [": ".join(filter(None, (play["by"], play["text"]))) for play in plays(exhibit, prompt)]
    cards = [short(card, words) for card in exhibit.cards]
    told = [f"{name} {card}" for name, card in zip(by, cards, strict=True)] if by else cards
    backs = [_backs(exhibit.backs, words)] if exhibit.backs else []
    return ", ".join([*backs, *told, *moves])
