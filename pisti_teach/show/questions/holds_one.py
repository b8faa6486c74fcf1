"""Words for the chance that a seat holds exactly one card of a rank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.games import DRAWINGS
from pisti_teach.show.questions.remarks import of_chance
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("Exactly one")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say(
        "How likely is it that {name} holds exactly one of these? {ranks}",
        name=prompt.name(prompt.fact("other")),
        ranks=prompt.words.ranks(prompt.fact("rank")),
    )


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        "at_least_one": (
            say("At least one"),
            say("This counts the hands with two or more of them, too. Here it is exactly one."),
        ),
        "added": (
            say("Average number"),
            say(
                "So many cards of the rank are in the hand on average. That is more than the chance of "
                "exactly one, since a hand may hold several."
            ),
        ),
        "one_order": (
            say("One place only"),
            say("The card may be any of the cards of the hand, not just a certain one of them."),
        ),
        "whole_deck": (
            say("Counted on the whole pack"),
            say("The cards that you have seen cannot be in the hand: only the unseen ones count."),
        ),
    }


def sentence(step: Step, prompt: Prompt) -> str:
    """Say how the hands with exactly one of the rank are counted."""
    words = prompt.words
    match step.name:
        case "hands_with_one":
            return words.say_n(
                "Hands of {n} card that is one of this rank",
                "Hands of {n} cards with one of this rank, all others out of the {of}",
                step.count,
                of=step.of,
            )
        case "rest_one":
            return words.say_n(
                "Then {n} of the other cards fills the hand. Chance that it is of this rank",
                "Then {n} of the other cards fill the hand. Chance that exactly one is of this rank",
                step.count,
            )
        case "exactly_one":
            return words.say("Chance of exactly one")
        case "sum_one":
            return words.say("Chance of exactly one: each case times the chance of the rest, added up")
    return DRAWINGS[prompt.game].sentence(step, words)


TELLING = Telling(
    group=Group.ODDS, place=6, title=_title, ask=_ask, more=of_chance, mends=_mends, sentence=sentence
)
