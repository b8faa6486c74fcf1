"""Words for the cards that a seat may hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions.pisti import last_cards

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.show.questions.telling import Prompt
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("Cards that may be held")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say("Which of these cards can {name} hold?", name=prompt.name(prompt.fact("other")))


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        "back_is_gone": (
            say("Returned Jack taken for gone"),
            say("A Jack that went back at the opening is dealt later on like any card."),
        ),
        "anywhere": (
            say("A known place forgotten"),
            say("Where a Jack that went back must lie, no other card can be, and it can be nowhere else."),
        ),
    }


def _follows(step: Step, words: Words) -> str:
    """Say what cannot be in the hand."""
    if not step.facts["impossible"]:
        return words.say("Each unseen card may be in this hand.")
    if step.facts["back"]:
        return words.say(
            "The Jacks that went back fill this hand, so no other card can be in it: {cards}.",
            cards=last_cards.named(step.facts["back"], words),
        )
    return words.say(
        "These went back at the opening and are in another hand: {cards}. Each other unseen card "
        "may be in this one.",
        cards=last_cards.named(step.facts["impossible"], words),
    )


TELLING = last_cards.telling(place=2, title=_title, ask=_ask, mends=_mends, follows=_follows)
