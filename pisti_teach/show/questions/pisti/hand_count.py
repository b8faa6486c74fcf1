"""Words for the number of hands that a seat may hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.games import DRAWINGS
from pisti_teach.show.questions.pisti.last_cards import places
from pisti_teach.show.questions.remarks import where
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("How many hands?")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say(
        "How many different hands can {name} hold, for all that you know?",
        name=prompt.name(prompt.fact("other")),
    )


def _more(prompt: Prompt) -> str:
    last = prompt.words.say(
        "These are the last hands of the deal. The order of the cards in a hand does not matter."
    )
    twins = (
        prompt.words.say("Two packs: equal cards count as one.") if prompt.question.rules.decks > 1 else ""
    )
    return " ".join(filter(None, (last, twins, where(prompt))))


def _exact(prompt: Prompt) -> str:
    return prompt.words.say_n("{n} hand", "{n} hands", int(str(prompt.question.truth)))


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        "ordered": (
            say("Orders counted"),
            say("The same cards in another order are the same hand."),
        ),
        "own_hand": (
            say("Own hand forgotten"),
            say("The cards in your own hand are seen, too: nobody else can hold them."),
        ),
        "returned_forgotten": (
            say("Returned Jack forgotten"),
            say(
                "A Jack that went back at the opening cannot be just anywhere, and so there are fewer hands."
            ),
        ),
        "down_forgotten": (
            say("Face-down cards forgotten"),
            say(
                "You have not seen the cards that lay face down either: they are among those that may be "
                "held."
            ),
        ),
        "twins_apart": (
            say("Equal cards told apart"),
            say("Two hands that differ only in which of two equal cards they hold are the same hand."),
        ),
        "down_made_up": (
            say("Face-down cards made up"),
            say("No card is face down that you do not know: all unseen cards are in hands or in the talon."),
        ),
    }


def sentence(step: Step, prompt: Prompt) -> str:
    """Say where the unseen cards lie, and what is chosen from what."""
    words = prompt.words
    if step.name == "places":
        return places(step, prompt)
    return _returned(step, prompt) or _chosen(step, prompt) or DRAWINGS[prompt.game].sentence(step, words)


def _returned(step: Step, prompt: Prompt) -> str:
    """Say what is known of returned Jacks."""
    words, n = prompt.words, step.count
    match step.name:
        case "placed":
            return words.say_n(
                "{n} Jack went back at the opening, and its place is known. The other unseen cards",
                "{n} Jacks went back at the opening, and their places are known. The other unseen cards",
                n,
            )
        case "must":
            return words.say_n(
                "{n} returned Jack must be in this hand: there is no other place for it. Cards of the "
                "hand besides",
                "{n} returned Jacks must be in this hand: there is no other place for them. Cards of the "
                "hand besides",
                n,
            )
    return ""


def _chosen(step: Step, prompt: Prompt) -> str:
    """Say what is chosen from what."""
    words, n = prompt.words, step.count
    match step.name:
        case "one_hand":
            return words.say("Nothing is left to choose: there is one hand")
        case "twins":
            return words.say_n(
                "{n} of them is there twice; equal cards count as one. Different cards",
                "{n} of them are there twice; equal cards count as one. Different cards",
                n,
            )
        case "choose_twins":
            return words.say("Hands of different cards, then those with one pair of equal cards, and so on")
        case "choose":
            return words.say_n(
                "Ways to choose {n} card from {of}", "Ways to choose {n} cards from {of}", n, of=step.of
            )
    return ""


TELLING = Telling(
    group=Group.LAST_DEAL,
    place=1,
    title=_title,
    ask=_ask,
    more=_more,
    exact=_exact,
    mends=_mends,
    sentence=sentence,
)
