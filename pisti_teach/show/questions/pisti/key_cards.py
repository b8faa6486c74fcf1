"""Words for the numbers of unseen cards that bring points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions import counting

if TYPE_CHECKING:
    from pisti_teach.show.questions.telling import Prompt
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("The cards that count")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say("How many of each of these have you not seen yet?")


TELLING = counting.telling(place=3, title=_title, ask=_ask)
