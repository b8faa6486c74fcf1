"""Words for a quick guess at the chance that a seat holds a rank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions.holds import mends
from pisti_teach.show.questions.remarks import of_chance
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("A quick guess")


def _ask(prompt: Prompt) -> str:
    return prompt.words.holds_one(prompt.fact("rank"), prompt.name(prompt.fact("other")))


def _more(prompt: Prompt) -> str:
    guess = prompt.words.say(
        "Guess in a few seconds how likely it is. At least one counts, and five percentage points off "
        "is close enough."
    )
    return of_chance(prompt, guess)


TELLING = Telling(group=Group.ODDS, place=1, title=_title, ask=_ask, more=_more, mends=mends)
