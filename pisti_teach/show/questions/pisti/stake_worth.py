"""Words for what a stake is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions.pisti import stakes
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("What is a stake worth?")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say(
        "You win with a chance of {chance}, and everyone puts in {stake} coins. How many more coins "
        "do you have on average after a match than before?",
        chance=prompt.fact("wins"),
        stake=prompt.fact("stakes").stake,
    )


def _more(prompt: Prompt) -> str:
    minus = prompt.words.say("A loss is a number below 0, with a minus.")
    return " ".join([stakes.rules(prompt), stakes.no_draws(prompt), minus])


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        "fee_forgotten": stakes.fee_forgotten(prompt),
        "stake_not_off": stakes.stake_not_off(prompt),
        "loss_forgotten": (
            say("Losses forgotten"),
            say("When you do not win, your stake is gone: that counts as well, with its own chance."),
        ),
        "only_paid_out": (
            say("Stake forgotten"),
            say("This is what you are paid on average. You have put in your stake each time before."),
        ),
    }


TELLING = Telling(
    group=Group.STAKES,
    place=3,
    title=_title,
    ask=_ask,
    more=_more,
    mends=_mends,
    sentence=stakes.sentence,
)
