"""Words for the risk that a single card is answered by a pişti."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions import holds
from pisti_teach.show.questions.remarks import of_chance
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("Risk of a pişti")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say(
        "You lay this card alone: {card}. How likely is it that {name} can answer it with a pişti?",
        card=prompt.card(prompt.fact("card")),
        name=prompt.name(prompt.fact("other")),
    )


def _more(prompt: Prompt) -> str:
    say = prompt.words.say
    if not prompt.fact("card").is_jack:
        return of_chance(prompt, say("A pişti takes a single card with its own rank."))
    points = prompt.question.rules.jack_pisti
    first = prompt.words.say_n(
        "A Jack on a single Jack is a pişti, worth {n} point in this house.",
        "A Jack on a single Jack is a pişti, worth {n} points in this house.",
        points,
    )
    return of_chance(prompt, first)


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        **holds.mends(prompt),
        "any_jack": (
            say("A Jack taken for a pişti"),
            say("A Jack takes this card, too, but that is no pişti: only its own rank makes one."),
        ),
    }


TELLING = Telling(group=Group.ODDS, place=8, title=_title, ask=_ask, more=_more, mends=_mends)
