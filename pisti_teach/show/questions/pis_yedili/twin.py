"""Words for the chance that a seat holds the twin of the top card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions.holds import mends
from pisti_teach.show.questions.remarks import model
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("Who has the twin?")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say(
        "Two packs: each card is there twice. How likely is it that {name} holds the twin of the top card?",
        name=prompt.name(prompt.fact("other")),
    )


def _more(prompt: Prompt) -> str:
    return model(prompt.words)


TELLING = Telling(group=Group.PIS_YEDILI, place=12, title=_title, ask=_ask, more=_more, mends=mends)
