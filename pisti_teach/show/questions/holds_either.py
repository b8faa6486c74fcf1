"""Words for the chance that a seat holds at least one card of two ranks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.games import DRAWINGS
from pisti_teach.show.questions.remarks import of_chance
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("One or the other")


def _ask(prompt: Prompt) -> str:
    first, second = (prompt.words.ranks(rank) for rank in prompt.fact("ranks"))
    return prompt.words.say(
        "How likely is it that {name} holds at least one of these? {first}, {second}",
        name=prompt.name(prompt.fact("other")),
        first=first,
        second=second,
    )


def _more(prompt: Prompt) -> str:
    one_is_enough = prompt.words.say("One card of either rank is enough; more of them count, too.")
    return of_chance(prompt, one_is_enough)


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say, (first, second) = prompt.words.say, map(prompt.words.ranks, prompt.fact("ranks"))
    return {
        "ranks_added": (
            say("Added the two chances"),
            say("Hands with both ranks are counted twice then. Count the cards of both ranks together."),
        ),
        "first_only": _one_only(prompt, first),
        "second_only": _one_only(prompt, second),
        "multiplied": (
            say("Multiplied"),
            say("That is about the chance of both. Here one of the two is enough, which is more likely."),
        ),
        "opposite": (
            say("The opposite"),
            say("This is the chance of none. That of at least one is 1 minus it."),
        ),
    }


def _one_only(prompt: Prompt, ranks: str) -> tuple[str, str]:
    say = prompt.words.say
    return (
        say("One rank only"),
        say(
            "This is the chance of one of the two ranks alone: {ranks}. The other one counts, too.",
            ranks=ranks,
        ),
    )


def sentence(step: Step, prompt: Prompt) -> str:
    """Say of two ranks what others say of one."""
    words = prompt.words
    match step.name:
        case "others":
            return words.say("Unseen cards that are of neither rank")
        case "hands_without":
            return words.say_n(
                "Hands of {n} card of neither rank, chosen from {of}",
                "Hands of {n} cards of neither rank, chosen from {of}",
                step.count,
                of=step.of,
            )
        case "rest":
            return words.say_n(
                "Then {n} of the other cards fills the hand. Chance that it is of neither rank",
                "Then {n} of the other cards fill the hand. Chance that all are of neither rank",
                step.count,
            )
    return DRAWINGS[prompt.game].sentence(step, words)


TELLING = Telling(
    group=Group.ODDS, place=7, title=_title, ask=_ask, more=_more, mends=_mends, sentence=sentence
)
