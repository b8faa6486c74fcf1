"""Words for the chance that the seat after a card can go on without drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.cards import Rank
from pisti_teach.show.questions.holds import mends as of_one
from pisti_teach.show.questions.remarks import model
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.words import Words

TWO = 2


def _title(words: Words) -> str:
    return words.say("Can the seat go on?")


def _ask(prompt: Prompt) -> str:
    words, move = prompt.words, prompt.fact("move")
    said = {"card": prompt.card(move.card), "name": prompt.name(prompt.fact("other"))}
    if move.suit:
        said["suit"] = words.suit(move.suit)
        return words.say(
            "You lay: {card}. You name this suit: {suit}. How likely is it that {name} can go on "
            "without drawing?",
            **said,
        )
    return words.say("You lay: {card}. How likely is it that {name} can go on without drawing?", **said)


def _more(prompt: Prompt) -> str:
    nothing = model(prompt.words)
    if prompt.fact("move").card.rank is Rank.TEN and prompt.question.players > TWO:
        ten = prompt.words.say("After a ten the seat before you is to move.")
        return f"{ten} {nothing}"
    return nothing


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    jacks = say("Jacks forgotten"), say("A Jack may be laid on any card, as long as there is no debt.")
    return {**of_one(prompt), "no_jacks": jacks}


TELLING = Telling(group=Group.PIS_YEDILI, place=10, title=_title, ask=_ask, more=_more, mends=_mends)
