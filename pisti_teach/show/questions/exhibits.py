"""What lies beside a question, as plain data: a label, faces, backs, and the same in text."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Any

from pisti_teach.show.faces import face, short
from pisti_teach.show.questions.pis_yedili.exhibits import SHOWING as PIS_YEDILI
from pisti_teach.show.questions.pisti.exhibits import SHOWING as PISTI

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.show.questions.showing import Showing
    from pisti_teach.show.questions.telling import Prompt
    from pisti_teach.trainer.question import Exhibit
    from pisti_teach.words import Words

SHOWINGS: Mapping[str, Showing] = {"pisti": PISTI, "pis_yedili": PIS_YEDILI}
"""What each game says of the exhibits that are its own."""


def laid_out(prompt: Prompt) -> list[dict[str, Any]]:
    """Each exhibit with its label, its cards, the pace of a series, and how it is said in text."""
    return [_one(exhibit, prompt) for exhibit in prompt.question.exhibits]


def in_lines(prompt: Prompt) -> list[str]:
    """Each exhibit in a line of text."""
    return [_line(exhibit, prompt) for exhibit in prompt.question.exhibits]


def _line(exhibit: Exhibit, prompt: Prompt) -> str:
    showing = SHOWINGS[prompt.game]
    text = _text(exhibit, [prompt.name(seat) for seat in exhibit.by], prompt)
    told = ": ".join(filter(None, (_name(exhibit, prompt), text)))
    return " · ".join((told, *showing.more(exhibit, prompt)))


def _one(exhibit: Exhibit, prompt: Prompt) -> dict[str, Any]:
    words, showing = prompt.words, SHOWINGS[prompt.game]
    by, turns = [prompt.name(seat) for seat in exhibit.by], showing.turns(exhibit, prompt)
    return {
        "name": exhibit.name,
        "label": " · ".join((_name(exhibit, prompt), *showing.more(exhibit, prompt))),
        "backs": exhibit.backs,
        "backs_spoken": _backs(exhibit.backs, words) if exhibit.backs else "",
        "cards": [] if turns else [face(card, words) for card in exhibit.cards],
        "by": by,
        "turns": turns,
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


def _name(exhibit: Exhibit, prompt: Prompt) -> str:
    """What it is, in words of the game where it is the game's own."""
    match exhibit.name:
        case "hand":
            return _hand(exhibit, prompt)
        case "other":
            return _other(exhibit, prompt)
        case "talon":
            return prompt.words.say("Talon {n}", n=exhibit.facts["cards"])
        case "series":
            return prompt.words.say("Cards of the series")
    return SHOWINGS[prompt.game].label(exhibit, prompt)


def _hand(exhibit: Exhibit, prompt: Prompt) -> str:
    if exhibit.seat is None or exhibit.seat == prompt.question.seat:
        return prompt.words.say("Your hand")
    return prompt.words.say("Hand of {name}", name=prompt.name(exhibit.seat))


def _other(exhibit: Exhibit, prompt: Prompt) -> str:
    player = prompt.who[exhibit.seat or 0]
    return f"{player.name} ({player.does})" if player.does else player.name


def _backs(number: int, words: Words) -> str:
    return words.say_n("{n} card face down", "{n} cards face down", number)


def _text(exhibit: Exhibit, by: list[str], prompt: Prompt) -> str:
    """The cards in short, with who played each where that is told; or the turns."""
    if turns := SHOWINGS[prompt.game].turns(exhibit, prompt):
        return _in_turns(turns)
    words = prompt.words
    cards = [short(card, words) for card in exhibit.cards]
    told = [f"{name} {card}" for name, card in zip(by, cards, strict=True)] if by else cards
    backs = [_backs(exhibit.backs, words)] if exhibit.backs else []
    return ", ".join([*backs, *told])


def _in_turns(turns: list[dict[str, Any]]) -> str:
    told = ((turn["by"], ", ".join(play["text"] for play in turn["plays"])) for turn in turns)
    return " · ".join(": ".join(filter(None, one)) for one in told)
