"""Words for the chance at which a stake costs nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions.pisti import stakes
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("Break even")


def _ask(prompt: Prompt) -> str:
    words, stake, matches = prompt.words, prompt.fact("stakes").stake, prompt.fact("matches")
    if matches is None:
        return words.say(
            "Everyone puts in {stake} coins. With which chance of winning do you neither gain nor lose "
            "coins "
            "in the long run?",
            stake=stake,
        )
    return words.say(
        "Everyone puts in {stake} coins each time. How many of {n} matches must you win at least, so that "
        "you "
        "lose no coins in all?",
        stake=stake,
        n=matches,
    )


def _more(prompt: Prompt) -> str:
    return f"{stakes.rules(prompt)} {stakes.no_draws(prompt)}"


def _exact(prompt: Prompt) -> str:
    if prompt.fact("matches") is None:
        return ""
    return prompt.words.say_n("{n} match", "{n} matches", int(str(prompt.question.truth)))


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        "fee_forgotten": stakes.fee_forgotten(prompt),
        "half": (
            say("Half for half"),
            say("Half is enough only for two sides and without a fee. Look at what a win brings."),
        ),
        "fee_added": (
            say("Fee added"),
            say(
                "A win brings less by the fee: divide by what is left of it. Adding the fee is not the same."
            ),
        ),
        "alone": stakes.not_shared(prompt),
        "against_gain": (
            say("Compared with the gain"),
            say(
                "You pay the stake each time, also when you win. So compare it with all that a win pays out."
            ),
        ),
        "rounded_down": (
            say("Rounded down"),
            say("With one match fewer you would lose coins in all, so round up."),
        ),
    }


TELLING = Telling(
    group=Group.STAKES,
    place=4,
    title=_title,
    ask=_ask,
    more=_more,
    exact=_exact,
    mends=_mends,
    sentence=stakes.sentence,
)
