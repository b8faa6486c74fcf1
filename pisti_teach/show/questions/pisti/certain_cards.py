"""Words for the cards that a seat holds for certain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions.pisti import last_cards
from pisti_teach.show.questions.remarks import where
from pisti_teach.show.questions.telling import Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("Cards held for certain")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say(
        "Which of these cards does {name} hold for certain?", name=prompt.name(prompt.fact("other"))
    )


def _more(prompt: Prompt) -> str:
    last = prompt.words.say("These are the last hands of the deal.")
    return " ".join(filter(None, (last, where(prompt))))


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        **last_cards.mends(prompt),
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


def sentence(step: Step, prompt: Prompt) -> str:
    """Say what is unseen, where it may lie, and what follows."""
    words = prompt.words
    match step.name:
        case "unseen_here":
            return last_cards.unseen_here(step, words)
        case "places":
            return last_cards.places(step, prompt)
        case _ if step.facts["all"]:
            return words.say("The hand has no place for any other card: what may be there must be there.")
        case _ if step.facts["back"]:
            return words.say(
                "Any of them may lie elsewhere, but for a Jack that went back at the opening: {cards}.",
                cards=last_cards.named(step.facts["back"], words),
            )
        case _:
            return words.say("Any of them may lie elsewhere: none is certain.")


TELLING = Telling(title=_title, ask=_ask, more=_more, mends=_mends, sentence=sentence)
