"""Words for the cards that a Muamele draws on average."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("The Muamele on average")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say_n(
        "Your hand has {n} seven. How many cards do you draw on average in the Muamele?",
        "Your hand has {n} sevens. How many cards do you draw on average in the Muamele?",
        prompt.fact("counts").sevens,
    )


def _more(prompt: Prompt) -> str:
    words, counts = prompt.words, prompt.fact("counts")
    unseen = words.say_n(
        "{cards} cards are unseen, {n} seven among them.",
        "{cards} cards are unseen, {n} sevens among them.",
        counts.unseen_sevens,
        cards=counts.unseen,
    )
    model = words.say("Model: another seat goes out now, and you are the first to draw in the Muamele.")
    return f"{unseen} {model}"


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        "first_only": (
            say("Sevens that are drawn forgotten"),
            say("Each seven that is drawn brings three more cards, like one in the hand."),
        ),
        "once_more": (
            say("Followed only once"),
            say("Among the cards that a drawn seven brings there may be a seven again."),
        ),
        "put_back": (
            say("Cards put back"),
            say("Each seven that comes is gone: after it, the chance of a further one is smaller."),
        ),
        "endless": (
            say("The end of the talon forgotten"),
            say("When the talon is empty nothing more is drawn."),
        ),
    }


TELLING = Telling(group=Group.PIS_YEDILI, place=9, title=_title, ask=_ask, more=_more, mends=_mends)
