"""Words for the cards that each side has after some plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.faces import short
from pisti_teach.show.questions.pisti import plays
from pisti_teach.show.questions.pisti.sides import option, side_name
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("Who has taken how many?")


def _ask(prompt: Prompt) -> str:
    if len(prompt.fact("sides")) < prompt.question.players:
        return prompt.words.say("How many cards has each side taken after these plays?")
    return prompt.words.say("How many cards has each of them taken after these plays?")


def _more(prompt: Prompt) -> str:
    if not prompt.fact("may_decline"):
        return ""
    return prompt.words.say("Whatever could take has taken: nobody has laid it without taking.")


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        "own_card": (
            say("Itself forgotten"),
            say("The card that takes goes along with the cards that it takes."),
        ),
        "open_only": (
            say("Face-down cards forgotten"),
            say("The first take gets the cards that lie face down, too."),
        ),
        "jack_lies": plays.jack_left(prompt.words),
        "hit_missed": (
            say("Hit forgotten"),
            say("A card of the same rank right after a pişti takes the marker away from whoever made it."),
        ),
    }


def sentence(step: Step, prompt: Prompt) -> str:
    """Say who takes with which card, and what each side has in the end."""
    if step.name == "sum":
        return _sum(step, prompt)
    words, event = prompt.words, step.facts["event"]
    named = {"name": prompt.name(event.seat), "card": short(event.card, words)}
    if step.facts["marker"] and step.name.startswith("hit"):
        marker = short(step.facts["marker"], words)
        return words.say(
            "{name}, {card}: a hit, the marker {marker} and the card itself", marker=marker, **named
        )
    if step.facts["down"]:
        return words.say(
            "{name}, {card}: what lies there, face-down cards included, and the card itself", **named
        )
    return words.say("{name}, {card}: what lies there, and the card itself", **named)


def _sum(step: Step, prompt: Prompt) -> str:
    name = side_name(step.facts["side"], prompt)
    if step.facts["lost"]:
        return prompt.words.say("{name}, all together, without the marker that was hit", name=name)
    return prompt.words.say("{name}, all together", name=name)


TELLING = Telling(
    group=Group.RULES,
    place=4,
    title=_title,
    ask=_ask,
    more=_more,
    mends=_mends,
    sentence=sentence,
    option=option,
)
