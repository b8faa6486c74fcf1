"""Words for the number of unseen cards after a series."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.faces import short
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("Counting along")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say(
        "{ranks}: how many have you not seen yet?", ranks=prompt.words.ranks(prompt.fact("rank"))
    )


def _more(prompt: Prompt) -> str:
    return prompt.words.say_n(
        "The series is drawn from a pack of 52 cards, with {of} of each rank.",
        "The series is drawn from {n} packs of 52 cards, with {of} of each rank.",
        prompt.fact("decks"),
        of=prompt.fact("of"),
    )


def _exact(prompt: Prompt) -> str:
    number, of = int(str(prompt.question.truth)), prompt.fact("of")
    return prompt.words.say_n("{n} of {of} is unseen.", "{n} of {of} are unseen.", number, of=of)


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        "missed": (
            say("One missed"),
            say("One card of the rank passed unnoticed. Look at the series once more."),
        ),
        "repeated": (
            say("Equal cards counted once"),
            say("With two packs the same card comes twice, and each of the two counts."),
        ),
        "twice": (
            say("One counted twice"),
            say("One card too many was taken for seen. Look at the series once more."),
        ),
        "seen_instead": (
            say("Counted the seen ones"),
            say("These are the cards that you have seen. The unseen ones are all the others."),
        ),
    }


def sentence(step: Step, prompt: Prompt) -> str:
    """Say which cards of the rank came, and what that leaves."""
    words = prompt.words
    if step.name == "left":
        return words.say("All cards of the rank, without those that you have seen")
    cards = ", ".join(short(card, words) for card in step.facts["cards"])
    return words.say("Of this rank came: {cards}", cards=cards)


TELLING = Telling(
    group=Group.COUNTING,
    place=2,
    title=_title,
    ask=_ask,
    more=_more,
    exact=_exact,
    mends=_mends,
    sentence=sentence,
)
