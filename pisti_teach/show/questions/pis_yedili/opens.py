"""Words for the chance that a hand has no card for its first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions.holds import mends as of_one
from pisti_teach.show.questions.remarks import model
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("No card to open?")


def _ask(prompt: Prompt) -> str:
    words, other = prompt.words, prompt.fact("other")
    if other is not None:
        return words.say(
            "How likely is it that {name} holds no card that may be laid in the opening turn?",
            name=prompt.name(other),
        )
    counts = prompt.fact("counts")
    said = {"hand": counts.drawn, "cards": counts.deck}
    if prompt.fact("any_club"):
        return words.say(
            "{hand} cards are dealt from {cards}. How likely is it that none of them is a club?", **said
        )
    return words.say(
        "{hand} cards are dealt from {cards}. How likely is it that none of them may be laid in the "
        "opening turn?",
        **said,
    )


def _more(prompt: Prompt) -> str:
    if prompt.fact("any_club"):
        return ""
    club = prompt.words.say("The opening turn wants a club, but no Jack, 7, 10 or ace.")
    return club if prompt.fact("other") is None else f"{club} {model(prompt.words)}"


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say, shared = prompt.words.say, of_one(prompt)
    return {
        "put_back": (
            say("Cards put back"),
            say("The cards of a hand are dealt without putting any back: each one changes what is left."),
        ),
        "one_card": (
            say("One card only"),
            say("This is the chance for a single card. It has to be so for every card of the hand."),
        ),
        "whole_deck": shared["whole_deck"],
        "opposite": (
            say("The opposite"),
            say("This is the chance of at least one. That of none is 1 minus it."),
        ),
        "special_clubs": (
            say("Special clubs"),
            say("In the opening turn a club may be no Jack, seven, ten or ace."),
        ),
    }


TELLING = Telling(group=Group.PIS_YEDILI, place=11, title=_title, ask=_ask, more=_more, mends=_mends)
