"""Words for the number of unseen cards of a rank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.games import DRAWINGS
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("How many are unseen?")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say(
        "{ranks}: how many have you not seen yet?", ranks=prompt.words.ranks(prompt.fact("rank"))
    )


def _exact(prompt: Prompt) -> str:
    number, of = int(str(prompt.question.truth)), prompt.fact("of")
    return prompt.words.say_n("{n} of {of} is unseen.", "{n} of {of} are unseen.", number, of=of)


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        "own_hand": (
            say("Own hand forgotten"),
            say("The cards in your own hand are seen, too: nobody else can hold them."),
        ),
        "opening": (
            say("First card forgotten"),
            say("What lay open on the table before the first play was seen by everybody."),
        ),
    }


def sentence(step: Step, prompt: Prompt) -> str:
    """Say where cards of the rank were seen, and what that leaves."""
    words = prompt.words
    if step.name == "left":
        return words.say("All cards of the rank, without those that you have seen")
    seen = DRAWINGS[prompt.game].seen(step.facts["view"], step.facts["rank"], words)
    return " · ".join(seen) if seen else words.say("You have seen none of them.")


TELLING = Telling(
    group=Group.COUNTING, place=1, title=_title, ask=_ask, exact=_exact, mends=_mends, sentence=sentence
)
