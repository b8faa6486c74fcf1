"""Words that the questions about a single hidden card share: its wrong ways, and its steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.games import DRAWINGS

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.show.questions.telling import Prompt
    from pisti_teach.words import Words


def mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    """Name the wrong ways to the chance of a single card."""
    say = prompt.words.say
    return {
        "as_any_unseen": (
            say("Returned Jack forgotten"),
            say(
                "A Jack that went back at the opening cannot lie at every place where other unseen cards may."
            ),
        ),
        "whole_deck": (
            say("Counted on the whole pack"),
            say("The cards that you have seen cannot lie there: only the unseen ones count."),
        ),
        "own_counted": (
            say("Own hand forgotten"),
            say("The cards in your own hand are seen, too: none of them can lie there."),
        ),
    }


def sentence(step: Step, prompt: Prompt) -> str:
    """Give the sentence before a step's equations."""
    own = {**_plain(prompt.words), **_counted(step.count, step.of, prompt.words)}
    return own[step.name] if step.name in own else DRAWINGS[prompt.game].sentence(step, prompt.words)


def _plain(words: Words) -> dict[str, str]:
    return {
        "not_returned": words.say("Chance that it is none of those that went back"),
        "next_product": words.say("Chance of this rank: the one times the other"),
        "next_jack": words.say("Chance of a Jack: one that went back, or another one, added up"),
    }


def _counted(n: int, of: int, words: Words) -> dict[str, str]:
    return {
        "not_there": words.say_n(
            "{n} Jack went back at the opening and cannot lie there. The other unseen cards",
            "{n} Jacks went back at the opening and cannot lie there. The other unseen cards",
            n,
        ),
        "returned_next": words.say_n(
            "{n} Jack went back, and it is equally likely on each of {of} spots. Chance that it comes next",
            "{n} Jacks went back, and they are equally likely on each of {of} spots. Chance that one "
            "comes next",
            n,
            of=of,
        ),
        "next_other": words.say_n(
            "Then it is one of the other {of} unseen cards, of which {n} is of this rank",
            "Then it is one of the other {of} unseen cards, of which {n} are of this rank",
            n,
            of=of,
        ),
        "next_card": words.say_n(
            "Each of these {of} cards is equally likely to come next, and {n} is of this rank",
            "Each of these {of} cards is equally likely to come next, and {n} are of this rank",
            n,
            of=of,
        ),
        "down_is": words.say_n(
            "Each of these {of} cards is equally likely to lie there, and {n} is of this rank",
            "Each of these {of} cards is equally likely to lie there, and {n} are of this rank",
            n,
            of=of,
        ),
    }
