"""Words for the chance that a seat holds no card of a rank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions.remarks import of_chance
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("None at all")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say(
        "How likely is it that {name} holds none of these? {ranks}",
        name=prompt.name(prompt.fact("other")),
        ranks=prompt.words.ranks(prompt.fact("rank")),
    )


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        "opposite": (
            say("The opposite"),
            say("This is the chance of at least one. That of none is 1 minus it."),
        ),
        "added": (
            say("Taken off too often"),
            say(
                "The chances of the single cards do not add up: hands with two such cards are counted twice."
            ),
        ),
        "one_card": (
            say("One card only"),
            say(
                "This is the chance that a single unseen card is of another rank. All cards of the hand have "
                "to be so."
            ),
        ),
        "whole_deck": (
            say("Counted on the whole pack"),
            say("The cards that you have seen cannot be in the hand: only the unseen ones count."),
        ),
    }


TELLING = Telling(group=Group.ODDS, place=5, title=_title, ask=_ask, more=of_chance, mends=_mends)
