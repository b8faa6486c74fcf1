"""Words for the numbers of unseen cards of all ranks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions import counting

if TYPE_CHECKING:
    from pisti_teach.show.questions.telling import Prompt
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("All thirteen ranks")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say("How many of each rank have you not seen yet?")


TELLING = counting.telling(place=4, title=_title, ask=_ask)
