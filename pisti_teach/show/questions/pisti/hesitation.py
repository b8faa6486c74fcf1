"""Words for whether a seat still holds what would have taken, though it took nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.faces import short
from pisti_teach.show.games import DRAWINGS
from pisti_teach.show.questions.pisti.passed import how_taken, ranks
from pisti_teach.show.questions.remarks import where
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("What a hesitation tells")


def _name(prompt: Prompt) -> str:
    return prompt.name(prompt.fact("passed").other)


def _ask(prompt: Prompt) -> str:
    return prompt.words.say(
        "Does {name} still hold a card that could have taken the pile? On top lay: {card}",
        name=_name(prompt),
        card=prompt.card(prompt.fact("passed").tops[-1]),
    )


def _top(prompt: Prompt) -> str:
    passed, words = prompt.fact("passed"), prompt.words
    return words.say(
        "{name} has just laid a card on this one, without taking: {card}.",
        name=prompt.name(passed.other),
        card=short(passed.tops[-1], words),
    )


def _more(prompt: Prompt) -> str:
    model = prompt.words.say(
        "{name} wants to lay any card of the hand, all equally likely. But if a card of the hand "
        "could take, {name} notices that with a chance of {sees}, and takes with it. Nothing is "
        "concluded from what else was played. How likely is it now?",
        name=_name(prompt),
        sees=prompt.fact("sees"),
    )
    return " ".join(filter(None, (_top(prompt), how_taken(prompt), model, where(prompt))))


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        "nothing_learned": (
            say("Nothing learned"),
            say(
                "This is the chance without what the turn tells. Who holds such a card mostly takes with it, "
                "so not taking makes it less likely."
            ),
        ),
        "proof": (
            say("Taken for a proof"),
            say("Such a card may have been overlooked, so the chance is smaller than before, but not 0."),
        ),
        "overlooked_only": (
            say("Only the overlooking counted"),
            say(
                "This is how often such a card is overlooked if it is there. How likely it is to be "
                "there at all "
                "counts, too."
            ),
        ),
        "not_shared": (
            say("Not shared out"),
            say(
                "Holding such a card and not taking is one of two cases. You know that one of the two "
                "happened, so "
                "divide by both together."
            ),
        ),
    }


def sentence(step: Step, prompt: Prompt) -> str:
    """Say what each line of Bayes' rule stands for."""
    words, name = prompt.words, _name(prompt)
    match step.name:
        case "not_taking":
            return words.say(
                "Any of these would have taken: {ranks}. The unseen cards without them",
                ranks=ranks(step.facts["ranks"], words),
            )
        case "no_taker":
            return words.say_n(
                "Chance that the {n} card of the hand is none of those",
                "Chance that the {n} cards of the hand are none of those",
                step.count,
            )
        case "back":
            return words.say_n(
                "{n} of them is a Jack that went back at the opening, which is looked at on its own. The "
                "others",
                "{n} of them are Jacks that went back at the opening, which are looked at on their own. "
                "The others",
                step.count,
            )
        case "back_elsewhere":
            return words.say_n(
                "The returned Jack does not lie face down. It may be on {of} spots. Chance that it is "
                "not in the hand",
                "The {n} returned Jacks do not lie face down. They may be on {of} spots. Chance that "
                "none of them is in the hand",
                step.count,
                of=step.of,
            )
    return _of_bayes(step, name, prompt)


def _of_bayes(step: Step, name: str, prompt: Prompt) -> str:
    words = prompt.words
    match step.name:
        case "both":
            return words.say("Chance of both: the one times the other")
        case "holds_taker":
            return words.say(
                "1 minus that: chance that {name} still holds such a card, without what the turn tells",
                name=name,
            )
        case "missed":
            return words.say(
                "One case: {name} holds one, overlooks it and lays this card. Its chance, up to the same "
                "factor in both cases",
                name=name,
            )
        case "silent":
            return words.say(
                "The other case: {name} holds none and lays this card. Both cases together, up to the same "
                "factor",
                name=name,
            )
        case "share":
            return words.say("The share of the first case in both (Bayes' rule)")
        case _:
            return DRAWINGS[prompt.game].sentence(step, words)


TELLING = Telling(
    group=Group.OTHERS, place=2, title=_title, ask=_ask, more=_more, mends=_mends, sentence=sentence
)
