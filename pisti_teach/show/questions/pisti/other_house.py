"""Words for the points of a play in another house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.pisti.state import HIT, JACK_PISTI, LAY, PISTI, TAKE
from pisti_teach.show.pisti.house import house_name
from pisti_teach.show.questions.pisti import plays
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.trainer.questions.pisti.plays import Play
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("In another house")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say(
        "This card is played now: {card}. How many points would the play score in another house, {house}?",
        house=house_name(prompt.fact("there"), prompt.words),
        card=prompt.card(prompt.fact("play").card),
    )


def _more(prompt: Prompt) -> str:
    own = prompt.words.say("Only the play itself counts, not what its cards are worth.")
    return " ".join([*plays.around(prompt.fact("play"), prompt), own])


def _exact(prompt: Prompt) -> str:
    number = int(str(prompt.question.truth))
    return prompt.words.say_n("It scores {n} point there.", "It scores {n} points there.", number)


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        "as_here": (
            say("Counted as at home"),
            say("That is what it scores by the rules of your own table. Other houses have other rules."),
        ),
        "any_single": (
            say("Jack counted like the others"),
            say(
                "What a single card taken with a Jack brings depends on the house, and on whether it "
                "is a Jack."
            ),
        ),
        "as_plain": (
            say("Hit counted like a pişti"),
            say("A card on the marker of a pişti is no plain pişti: the table is empty."),
        ),
        "last_counts": (
            say("Last card forgotten"),
            say("In that house the last card of the deal makes no pişti."),
        ),
        "last_is_special": (
            say("Last card taken for an exception"),
            say("In that house a pişti counts with the last card of the deal, too."),
        ),
        "as_jacks": (
            say("Counted like a Jack pişti"),
            say("Only a Jack on a single Jack has a value of its own."),
        ),
    }


def sentence(step: Step, prompt: Prompt) -> str:
    """Say what the play is in a house."""
    return prompt.words.say(
        "{house}: {how}", house=house_name(step.facts["preset"], prompt.words), how=_how(step, prompt.words)
    )


def _how(step: Step, words: Words) -> str:
    event, play = step.facts["event"], step.facts["play"]
    n = event.points
    return {
        PISTI: words.say_n("a pişti, {n} point", "a pişti, {n} points", n),
        JACK_PISTI: words.say_n("a Jack pişti, {n} point", "a Jack pişti, {n} points", n),
        HIT: words.say_n("a hit, {n} point", "a hit, {n} points", n),
        LAY: words.say("a Jack is a card like any other and only lies there, no points")
        if play.card.is_jack
        else words.say("there are no hits, so it only lies there, no points"),
        TAKE: words.say("with the last card it is no pişti, no points")
        if event.voided
        else _jack_takes(play, words),
    }[event.kind]


def _jack_takes(play: Play, words: Words) -> str:
    if play.name == "jack_on_jack":
        return words.say("a Jack on a Jack is an ordinary take, no points")
    return words.say("a Jack takes, but it is no pişti, no points")


TELLING = Telling(
    group=Group.RULES,
    place=7,
    title=_title,
    ask=_ask,
    more=_more,
    exact=_exact,
    mends=_mends,
    sentence=sentence,
)
