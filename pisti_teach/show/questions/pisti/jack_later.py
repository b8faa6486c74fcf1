"""Words for a Jack that is kept for one turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.games import DRAWINGS
from pisti_teach.show.pisti.points import card_values
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("A Jack, now or later?")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say(
        "You could take with the Jack, but lay this card first: {card}. How many card points does the "
        "Jack bring "
        "next turn, on average?",
        card=prompt.card(prompt.fact("laid")),
    )


def _more(prompt: Prompt) -> str:
    words, name = prompt.words, prompt.name(prompt.fact("other"))
    model = words.say(
        "{name} takes the pile with the rank of its top card, or with a Jack, if there is one in the "
        "hand. Else "
        "{name} lays the card worth the fewest points, each of several such equally likely.",
        name=name,
    )
    counts = words.say(
        "What counts: the points of all cards that the Jack takes, and its own; 0 if the pile is gone."
    )
    return f"{model} {counts} {card_values(prompt.question.rules, words)}"


def _exact(prompt: Prompt) -> str:
    now = prompt.fact("kept").now
    return prompt.words.say_n(
        "Taking now brings {n} point for certain.", "Taking now brings {n} points for certain.", now
    )


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        "no_risk": (
            say("The risk forgotten"),
            say("The pile may be gone by then: what it brings counts only as often as it stays."),
        ),
        "jacks_forgotten": (
            say("Other Jacks forgotten"),
            say("A Jack takes the pile, too, not only the rank of the card on top."),
        ),
        "old_top": (
            say("The old top card counted"),
            say("The card that you lay is the new top: its rank takes, no longer that of the card under it."),
        ),
        "other_card": (
            say("The other's card forgotten"),
            say("If the pile stays, it has grown by one card, which may be worth points, too."),
        ),
        "jack_not_counted": (
            say("The Jack itself forgotten"),
            say("The Jack goes along with what it takes, and is worth a point itself."),
        ),
    }


def sentence(step: Step, prompt: Prompt) -> str:
    """Say what each case is, and what it brings."""
    words = prompt.words
    match step.name:
        case "safe":
            return words.say_n(
                "{n} unseen card would take. The others",
                "{n} unseen cards would take. The others",
                step.count,
            )
        case "case":
            return words.say_n(
                "Case: no taking card in the hand, and its cheapest is worth {n} point. Others worth so much "
                "or more: {at_least}, worth more: {more}. Hands, and their share of all hands",
                "Case: no taking card in the hand, and its cheapest is worth {n} points. Others worth so "
                "much or more: {at_least}, worth more: {more}. Hands, and their share of all hands",
                step.count,
                **step.facts,
            )
        case "brings":
            return words.say_n(
                "The pile, your card and the Jack are worth {n} point; to this comes the card that is "
                "laid on them.",
                "The pile, your card and the Jack are worth {n} points; to this comes the card that is "
                "laid on them.",
                step.facts["pile"],
            )
        case "expected":
            return words.say("Each chance times its points, added up; a pile that is taken brings nothing")
        case _:
            return DRAWINGS[prompt.game].sentence(step, words)


TELLING = Telling(
    group=Group.OTHERS,
    place=3,
    title=_title,
    ask=_ask,
    more=_more,
    exact=_exact,
    mends=_mends,
    sentence=sentence,
)
