"""Words for the Jacks that will still be dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.games import DRAWINGS
from pisti_teach.show.questions.remarks import of_chance
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("Jacks to come")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say("How many Jacks will still be dealt to you, on average?")


def _more(prompt: Prompt) -> str:
    around = prompt.words.say(
        "Each hand-out gives every seat four cards, as long as the talon has enough for all."
    )
    return of_chance(prompt, around)


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        "seats": (
            say("Shared among the seats"),
            say(
                "The unseen Jacks are not all still to come: some may be in the hands of others by now, "
                "or lie face "
                "down."
            ),
        ),
        "whole_talon": (
            say("The whole talon counted"),
            say("The talon is dealt to every seat: only your share of it counts."),
        ),
        "all_in_talon": (
            say("All Jacks put into the talon"),
            say("An unseen Jack may also be in the hand of another seat, or lie face down."),
        ),
        "returned_forgotten": (
            say("Returned Jack forgotten"),
            say(
                "More is known of a Jack that went back at the opening: it may be on fewer spots than "
                "the others."
            ),
        ),
    }


def sentence(step: Step, prompt: Prompt) -> str:
    """Say which cards and which places each line counts."""
    own = _of_returned(step, prompt) or _of_others(step, prompt)
    return own or DRAWINGS[prompt.game].sentence(step, prompt.words)


def _of_others(step: Step, prompt: Prompt) -> str:
    """Say what is dealt, and of what the other Jacks are part."""
    words, n = prompt.words, step.count
    match step.name:
        case "dealt":
            return words.say_n(
                "You are dealt four cards once more: spots for you",
                "You are dealt four cards {n} times more: spots for you",
                n,
            )
        case "left":
            return words.say("What that leaves of your spots for the other unseen cards, on average")
        case "others_come":
            return words.say_n(
                "{n} more Jack is one of {of} cards that may be anywhere. Times the share of them that "
                "comes to you",
                "{n} more Jacks are among {of} cards that may be anywhere. Times the share of them that "
                "comes to you",
                n,
                of=step.of,
            )
        case "together":
            return words.say("All together")
    return ""


def _of_returned(step: Step, prompt: Prompt) -> str:
    """Say what is known of returned Jacks."""
    words, n = prompt.words, step.count
    match step.name:
        case "placed":
            return words.say_n(
                "{n} Jack went back at the opening, and its place is known. The other unseen cards",
                "{n} Jacks went back at the opening, and their places are known. The other unseen cards",
                n,
            )
        case "sure" | "only_sure":
            return _sure(step, prompt)
        case "returned":
            return words.say_n(
                "{n} returned Jack may be on {of} spots, each equally likely. Times your share of "
                "these spots",
                "{n} returned Jacks may be on {of} spots, each equally likely. Times your share of "
                "these spots",
                n,
                of=step.of,
            )
    return ""


def _sure(step: Step, prompt: Prompt) -> str:
    if step.name == "sure":
        return prompt.words.say(
            "Dealt to you for certain, of these Jacks: {n}. Your other spots", n=step.count
        )
    return prompt.words.say("No other Jack is unseen, so this is certain")


TELLING = Telling(
    group=Group.ODDS, place=10, title=_title, ask=_ask, more=_more, mends=_mends, sentence=sentence
)
