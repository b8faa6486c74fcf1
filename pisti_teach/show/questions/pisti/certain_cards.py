"""Words for the cards that a seat holds for certain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions.pisti import last_cards

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.show.questions.telling import Prompt
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("Cards held for certain")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say(
        "Which of these cards does {name} hold for certain?", name=prompt.name(prompt.fact("other"))
    )


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        "all_unseen": (
            say("All unseen cards taken for certain"),
            say(
                "There are more unseen cards than this hand has: some lie elsewhere, and you cannot know "
                "which."
            ),
        ),
        "nothing_sure": (
            say("Nothing taken for certain"),
            say("An unseen card that can lie nowhere else is in this hand for certain."),
        ),
    }


def _follows(step: Step, words: Words) -> str:
    """Say what must be in the hand."""
    if step.facts["all"]:
        return words.say("The hand has no place for any other card: what may be there must be there.")
    if step.facts["back"]:
        return words.say(
            "Any of them may lie elsewhere, but for a Jack that went back at the opening: {cards}.",
            cards=last_cards.named(step.facts["back"], words),
        )
    return words.say("Any of them may lie elsewhere: none is certain.")


TELLING = last_cards.telling(place=3, title=_title, ask=_ask, mends=_mends, follows=_follows)
