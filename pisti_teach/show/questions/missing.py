"""Words for the ranks that lack a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.cards import Suit
from pisti_teach.show.faces import short
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("What is missing?")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say_n(
        "Which rank lacks a card?",
        "Which {n} ranks lack a card each?",
        len(prompt.fact("lacking")),
    )


def _more(prompt: Prompt) -> str:
    words = prompt.words
    return words.say_n(
        "The series has all cards of these ranks but {n}: {ranks}.",
        "The series has all cards of these ranks but {n}: {ranks}.",
        len(prompt.fact("lacking")),
        ranks=words.listed([words.ranks(rank) for rank in prompt.fact("ranks")]),
    )


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        "overlooked": (
            say("One overlooked"),
            say("One more rank came only three times. Keep a finger for each rank while the cards run."),
        ),
        "taken_for_lacking": (
            say("A whole rank taken for lacking"),
            say("All four of this rank came, the last of them long ago. A rank that is whole can be let go."),
        ),
        "whole_instead": (
            say("Named the whole ones"),
            say("These ranks are whole. The ones that are asked for came only three times."),
        ),
    }


def sentence(step: Step, prompt: Prompt) -> str:
    """Say which cards of a rank came, and whether that is all of them."""
    words = prompt.words
    cards = step.facts["cards"]
    named = {"ranks": words.ranks(step.name), "cards": ", ".join(short(card, words) for card in cards)}
    if len(cards) == len(Suit):
        return words.say("{ranks}: all four came, {cards}", **named)
    return words.say("{ranks}: one is missing, only these came: {cards}", **named)


def _option(option: str, prompt: Prompt) -> str:
    return prompt.words.ranks(option)


TELLING = Telling(
    group=Group.COUNTING,
    place=5,
    title=_title,
    ask=_ask,
    more=_more,
    mends=_mends,
    sentence=sentence,
    option=_option,
)
