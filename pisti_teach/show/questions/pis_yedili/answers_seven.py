"""Words for the chance that a seven is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions.holds import mends
from pisti_teach.show.questions.remarks import model
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("Is a seven answered?")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say(
        "You lay a seven. How likely is it that {name} can answer it?", name=prompt.name(prompt.fact("other"))
    )


def _more(prompt: Prompt) -> str:
    return model(prompt.words)


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    jacks = say("A Jack counted as an answer"), say("Only a seven answers a seven; a Jack does not.")
    return {**mends(prompt), "jack_answers": jacks}


TELLING = Telling(group=Group.PIS_YEDILI, place=8, title=_title, ask=_ask, more=_more, mends=_mends)
