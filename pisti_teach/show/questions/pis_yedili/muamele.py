"""Words for the Muamele: the cards that sevens draw, and the penalty with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions.pis_yedili import penalty
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("The Muamele")


def _ask(prompt: Prompt) -> str:
    if prompt.fact("has_points"):
        return prompt.words.say(
            "How many cards do you draw in the Muamele, and what is your penalty with them?"
        )
    return prompt.words.say("How many cards do you draw in the Muamele?")


def _more(prompt: Prompt) -> str:
    return prompt.words.say(
        "The winner, who laid the last card: {name}. You are the first to draw, and the whole talon lies "
        "here.",
        name=prompt.name(prompt.fact("winner")),
    )


def _option(option: str, prompt: Prompt) -> str:
    return {"cards": prompt.words.say("Cards drawn"), "points": prompt.words.say("Penalty points")}[option]


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        "no_more": (
            say("Sevens that are drawn forgotten"),
            say("Each seven that is drawn brings three more cards, like one in the hand."),
        ),
        "whole_talon": (
            say("The whole talon drawn"),
            say("Cards are drawn only as long as a seven asks for them; later sevens do not count."),
        ),
        "talon_forgotten": (
            say("The end of the talon forgotten"),
            say("When the talon is empty nothing more is drawn."),
        ),
        "single": penalty.mends(prompt)["single"],
        "hand_only": (
            say("Only the hand counted"),
            say("The cards that are drawn in the Muamele count with the hand."),
        ),
    }


def sentence(step: Step, prompt: Prompt) -> str:
    """Say what the sevens draw, and what it costs."""
    words, n = prompt.words, step.count
    if step.name == "multiplied":
        return penalty.multiplier(step, words)
    return {
        "first": words.say_n(
            "{n} seven in the hand draws three cards", "{n} sevens in the hand draw three cards each", n
        ),
        "again": words.say_n(
            "{n} seven comes among the cards drawn, and brings three more",
            "{n} sevens come among the cards drawn, and bring three more each",
            n,
        ),
        "short": words.say_n(
            "The talon has only {n} card, and then it ends.",
            "The talon has only {n} cards, and then it ends.",
            n,
        ),
        "enough": words.say_n(
            "The talon is enough: {n} card is drawn.", "The talon is enough: {n} cards are drawn.", n
        ),
        "points": words.say("Points of the hand and of the cards drawn"),
    }[step.name]


TELLING = Telling(
    group=Group.PIS_YEDILI,
    place=5,
    title=_title,
    ask=_ask,
    more=_more,
    mends=_mends,
    sentence=sentence,
    option=_option,
)
