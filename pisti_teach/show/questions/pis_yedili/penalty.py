"""Words for the penalty of a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.cards import Rank
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("What does the hand cost?")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say("How many penalty points do you get for your hand?")


def _more(prompt: Prompt) -> str:
    winner, words = prompt.fact("winner"), prompt.words
    if winner is None:
        return words.say("The talon is empty: the round ends without a winner.")
    return words.say("The winner, who laid the last card: {name}.", name=prompt.name(winner))


def mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    """Name the wrong ways to a penalty."""
    say, rules = prompt.words.say, prompt.fact("rules")
    return {
        "single": (
            say("Multiplier forgotten"),
            say("Going out with a Jack doubles the penalties of the others, with a seven it triples them."),
        ),
        "multiplied": (
            say("Multiplied without a winner"),
            say("Only going out multiplies. Without a winner every hand counts once."),
        ),
        "jack_ten": (
            say("Jack counted as ten"),
            say("A Jack is no court card here: it costs {n} points.", n=rules.jack),
        ),
        "ace_one": (
            say("Ace counted as one"),
            say("An ace costs {n} points.", n=rules.ace),
        ),
    }


def sentence(step: Step, prompt: Prompt) -> str:
    """Say what each card costs, and what multiplies the sum."""
    words = prompt.words
    if step.name == "hand_points":
        rules = step.facts["rules"]
        return words.say(
            "2 to 10 cost their number, Q and K {court}, ace {ace}, Jack {jack}",
            court=rules.court,
            ace=rules.ace,
            jack=rules.jack,
        )
    return multiplier(step, words)


def multiplier(step: Step, words: Words) -> str:
    """Say what multiplies the penalties, or why nothing does."""
    if not step.facts["has_winner"]:
        return words.say("Nobody has gone out, so the hand counts once.")
    match step.facts["last"].rank:
        case Rank.JACK:
            return words.say("The last card was a Jack, so the penalty is doubled")
        case Rank.SEVEN:
            return words.say("The last card was a seven, so the penalty is tripled")
        case _:
            return words.say("The last card was neither a Jack nor a seven, so the hand counts once.")


TELLING = Telling(
    group=Group.PIS_YEDILI, place=4, title=_title, ask=_ask, more=_more, mends=mends, sentence=sentence
)
