"""Words for the chance that a face-down card is of a rank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions import single
from pisti_teach.show.questions.remarks import of_chance
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("What lies face down?")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say(
        "{ranks}: how likely is it that the lowest of the face-down cards is one of them?",
        ranks=prompt.words.ranks(prompt.fact("rank")),
    )


def _more(prompt: Prompt) -> str:
    view, words = prompt.fact("view"), prompt.words
    lay = (
        words.say("They have lain under the open cards since the opening.")
        if view.down
        else words.say("They were taken with the first take, and you have not seen them.")
    )
    return of_chance(prompt, lay)


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        **single.mends(prompt),
        "all_of_them": (
            say("All of them together"),
            say("This is the chance that any of the face-down cards is of this rank. Only one is meant."),
        ),
    }


TELLING = Telling(
    group=Group.ODDS, place=3, title=_title, ask=_ask, more=_more, mends=_mends, sentence=single.sentence
)
