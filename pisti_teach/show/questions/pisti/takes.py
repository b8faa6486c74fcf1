"""Words for the cards that a card brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.faces import short
from pisti_teach.show.questions.pisti import plays
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("What does it take?")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say(
        "How many cards does this one bring now? {card}", card=prompt.card(prompt.fact("card"))
    )


def _more(prompt: Prompt) -> str:
    marker = prompt.fact("marker")
    own = prompt.words.say("It counts itself; 0 if it takes nothing.")
    own = f"{own} {plays.jacks(prompt.question.rules, prompt.words)}"
    if marker is None:
        return own
    fresh = prompt.words.say(
        "The last play was a pişti, so this marker can be hit: {card}.", card=short(marker, prompt.words)
    )
    return f"{own} {fresh}"


def _exact(prompt: Prompt) -> str:
    number = int(str(prompt.question.truth))
    return prompt.words.say_n("It brings {n} card.", "It brings {n} cards.", number)


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        "own_card": (
            say("Itself forgotten"),
            say("The card that takes goes along with the cards that it takes."),
        ),
        "open_only": (
            say("Face-down cards forgotten"),
            say("The first take gets the cards that lie face down, too."),
        ),
        "jack_lies": (say("Jack left lying"), say("In this house a Jack takes any pile.")),
        "by_suit": (say("Taken by suit"), say("Suits do not matter: only the same rank takes, or a Jack.")),
    }


def sentence(step: Step, prompt: Prompt) -> str:
    """Say whether it takes, and what."""
    words = prompt.words
    match step.name:
        case "takes":
            return _takes(step, words)
        case "pile" if step.facts["top"] is None:
            return words.say("The marker is one card.")
        case "pile":
            return words.say_n(
                "{n} card lies there, face-down ones included",
                "{n} cards lie there, face-down ones included",
                step.count,
            )
        case "with_itself":
            return words.say("With the card itself")
        case _:
            return words.say("It does not have the rank of the top card, so it only lies there.")


def _takes(step: Step, words: Words) -> str:
    """Say by what it takes: on an empty table only a fresh marker is there to be taken (P17)."""
    if step.facts["top"] is None:
        marker = short(step.facts["marker"], words)
        return words.say("It has the rank of the fresh marker, so it hits it: {card}", card=marker)
    if step.facts["by_rank"]:
        return words.say("It has the rank of the card on top, so it takes.")
    return words.say("A Jack takes whatever lies there.")


TELLING = Telling(
    group=Group.RULES,
    place=1,
    title=_title,
    ask=_ask,
    more=_more,
    exact=_exact,
    mends=_mends,
    sentence=sentence,
)
