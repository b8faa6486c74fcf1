"""Words for the chance that the next card of the talon is of a rank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions import single
from pisti_teach.show.questions.remarks import of_chance
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("The next card")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say(
        "{ranks}: how likely is it that the next card of the talon is one of them?",
        ranks=prompt.words.ranks(prompt.fact("rank")),
    )


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        **single.mends(prompt),
        "talon_only": (
            say("Only the talon counted"),
            say("The unseen cards of the rank need not be in the talon: they may be in any hidden place."),
        ),
    }


TELLING = Telling(
    group=Group.ODDS,
    place=2,
    title=_title,
    ask=_ask,
    more=of_chance,
    mends=_mends,
    sentence=single.sentence,
)
