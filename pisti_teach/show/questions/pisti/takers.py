"""Words for the cards of a hand that would take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.faces import short
from pisti_teach.show.questions.pisti import plays
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pisti_teach.cards import Card
    from pisti_teach.odds.steps import Step
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("Which cards take?")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say("Which of your cards would take now?")


def _more(prompt: Prompt) -> str:
    say, marker = prompt.words.say, prompt.fact("marker")
    lines = [say("Choose all of them. There may be none."), plays.jacks(prompt.question.rules, prompt.words)]
    if marker is not None:
        lines.append(
            say(
                "The last play was a pişti, so this marker can be hit: {card}.",
                card=short(marker, prompt.words),
            )
        )
    elif prompt.question.rules.double_pisti and not _lies(prompt):
        lines.append(plays.no_marker(prompt.words))
    return " ".join(lines)


def _lies(prompt: Prompt) -> bool:
    return any(one.cards or one.backs for one in prompt.question.exhibits if one.name == "table")


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    words = prompt.words
    say = words.say
    return {
        "by_suit": plays.taken_by_suit(words),
        "jack_lies": plays.jack_left(words),
        "jack_takes": plays.plain_jack(words),
        "jack_on_empty": (
            say("Jack on the empty table"),
            say("A Jack takes what lies there. Nothing lies there, so the Jack itself stays on the table."),
        ),
        "marker_missed": (
            say("Hit forgotten"),
            say("A card of the same rank right after a pişti hits it, though the table is empty."),
        ),
    }


def sentence(step: Step, prompt: Prompt) -> str:
    """Say which cards take by what."""
    words, cards = prompt.words, _named(step.facts.get("cards", ()), prompt.words)
    return {
        "empty": plays.empty(words),
        "marker": words.say("Of the rank of the marker: {cards}", cards=cards)
        if cards
        else words.say("None of your cards has the rank of the marker."),
        "rank": words.say("Of the rank of the top card: {cards}", cards=cards)
        if cards
        else words.say("None of your cards has the rank of the top card."),
        "jacks": words.say("A Jack takes whatever lies there: {cards}", cards=cards)
        if cards
        else words.say("You hold no Jack that takes besides."),
        "plain_jacks": words.say("In this house a Jack is a card like any other: it takes only a Jack."),
        "brings": words.say("What each of them brings: the cards that lie there, and itself"),
    }[step.name]


def _named(cards: Iterable[Card], words: Words) -> str:
    return ", ".join(short(card, words) for card in cards)


TELLING = Telling(
    group=Group.RULES, place=2, title=_title, ask=_ask, more=_more, mends=_mends, sentence=sentence
)
