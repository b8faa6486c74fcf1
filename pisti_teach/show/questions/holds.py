"""Words for the chance that a seat holds at least one card of a rank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions.remarks import of_chance
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("At least one")


def _ask(prompt: Prompt) -> str:
    return prompt.words.holds_one(prompt.fact("rank"), prompt.name(prompt.fact("other")))


def _more(prompt: Prompt) -> str:
    return of_chance(prompt, prompt.words.say("How likely is it? At least one counts."))


def mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    """Name the wrong ways to a chance of at least one."""
    say = prompt.words.say
    return {
        "added": (
            say("Added chances"),
            say(
                "Each card of the hand has the same chance, but hands with two such cards are counted twice. "
                "Chances add up only where two things cannot both happen."
            ),
        ),
        "one_card": (
            say("One card only"),
            say("This is the chance of a single unseen card. The hand has several cards that may be it."),
        ),
        "whole_deck": (
            say("Counted on the whole pack"),
            say("The cards that you have seen cannot be in the hand: only the unseen ones count."),
        ),
        "opposite": (
            say("The opposite"),
            say("This is the chance of none. That of at least one is 1 minus it."),
        ),
    }


TELLING = Telling(group=Group.ODDS, place=4, title=_title, ask=_ask, more=_more, mends=mends)
