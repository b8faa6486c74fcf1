"""Words that the questions about unseen cards of several groups share: their wrong ways, and their steps."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pisti_teach.cards import Rank
from pisti_teach.show.faces import short
from pisti_teach.show.questions.remarks import counts
from pisti_teach.show.questions.telling import Group, Telling

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.show.questions.telling import Prompt


def mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    """Name the wrong ways to the numbers of unseen cards."""
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
        "returned": (
            say("Returned Jack taken for seen"),
            say("A Jack that went back at the opening is hidden again: it is unseen until it is played."),
        ),
        "seen_instead": (
            say("Counted the seen ones"),
            say("These are the cards that you have seen. The unseen ones are all the others."),
        ),
    }


def option(name: str, prompt: Prompt) -> str:
    """Name a field: a rank, or a card."""
    words = prompt.words
    return words.ranks(name) if name in set(Rank) else words.card(name)


def sentence(step: Step, prompt: Prompt) -> str:
    """Say which cards of a group were seen."""
    group, cards = option(step.name, prompt), step.facts["cards"]
    if not cards:
        return prompt.words.say_n(
            "{group}: not seen, so {n} is left",
            "{group}: none seen, so all {n} are left",
            step.count,
            group=group,
        )
    named = ", ".join(short(card, prompt.words) for card in cards)
    return prompt.words.say("{group} seen: {cards}. The others", group=group, cards=named)


telling = partial(Telling, group=Group.COUNTING, more=counts, mends=mends, sentence=sentence, option=option)
"""Makes the words of such a kind: only its title and its question are its own."""
