"""What has to be said of a chance or a count: its model, and where returned Jacks are (K3, P4, P6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.trainer.questions.chances import returned

if TYPE_CHECKING:
    from pisti_teach.show.questions.telling import Prompt
    from pisti_teach.words import Words


def of_chance(prompt: Prompt, first: str = "") -> str:
    """Say what the chance is based on, after a sentence of the question's own."""
    return " ".join(filter(None, (first, model(prompt.words), where(prompt))))


def model(words: Words) -> str:
    """Say that a chance is that of K3."""
    return words.say("Nothing is concluded from what the others play, keep or draw.")


def where(prompt: Prompt) -> str:
    """Say where such a Jack may be; empty where none is unseen."""
    view, say = prompt.fact("view"), prompt.words.say
    if not returned(view):
        return ""
    if view.returns_to_end:
        return say(
            "In this house a Jack that goes back lies at the very bottom of the talon, and the dealer gets "
            "it with the last hands. Dealer: {name}.",
            name=prompt.name(view.dealer),
        )
    place = _shuffled_in(prompt)
    if view.rules.decks == 1:
        return place
    twins = say("Of two equal Jacks, the one that you have not seen is taken for the one that went back.")
    return f"{place} {twins}"


def _shuffled_in(prompt: Prompt) -> str:
    view, say = prompt.fact("view"), prompt.words.say
    if not view.talon:
        return say(
            "In this house a Jack that goes back is dealt later on. It does not lie face down, and the talon "
            "is empty, so another seat holds it."
        )
    if view.rules.deal_first == "table":
        return say(
            "In this house a Jack that goes back is shuffled into the talon before the hands are dealt, so "
            "it is in a hand or in the talon, but it does not lie face down."
        )
    if view.hand_outs == 1:
        return say(
            "In this house a Jack that goes back is shuffled into the talon after the first hands are dealt. "
            "No others have been dealt since, so it is still in the talon."
        )
    return say(
        "In this house a Jack that goes back is shuffled into the talon. New hands have been dealt since, "
        "so it may be in the talon or in a hand."
    )


def counts(prompt: Prompt) -> str:
    """Say that such a Jack counts as unseen; empty where none is."""
    if not returned(prompt.fact("view")):
        return ""
    return prompt.words.say("A Jack that went back at the opening counts as unseen until it is played.")
