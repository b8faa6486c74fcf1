"""Words for what comes out of the pot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions.pisti import stakes
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("Out of the pot")


def _ask(prompt: Prompt) -> str:
    words, stake = prompt.words, prompt.fact("stakes").stake
    if prompt.fact("drawn"):
        return words.say(
            "Everyone has put in {stake} coins, and the match is drawn. How many coins do you get back?",
            stake=stake,
        )
    if prompt.fact("gain"):
        return words.say(
            "Everyone has put in {stake} coins, and you win. How many more coins do you have in the "
            "end than before the match?",
            stake=stake,
        )
    return words.say(
        "Everyone has put in {stake} coins, and you win. How many coins do you get out of the pot?",
        stake=stake,
    )


def _exact(prompt: Prompt) -> str:
    return prompt.words.say_n("{n} coin", "{n} coins", int(str(prompt.question.truth)))


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        "fee_forgotten": stakes.fee_forgotten(prompt),
        "stake_not_off": stakes.stake_not_off(prompt),
        "not_shared": stakes.not_shared(prompt),
        "fee_from_winnings": (
            say("Fee from the others' stakes only"),
            say("The fee is taken from the whole pot, your own stake included."),
        ),
        "rounded_up": (say("Rounded up"), say("What is left after the fee is rounded down to whole coins.")),
        "fee_on_draw": (say("Fee on a draw"), say("On a draw each gets the stake back, without a fee.")),
        "drawn_is_lost": (
            say("Stake taken for lost"),
            say("On a draw nobody wins the pot: each gets the stake back."),
        ),
    }


TELLING = Telling(
    group=Group.STAKES,
    place=2,
    title=_title,
    ask=_ask,
    more=stakes.rules,
    exact=_exact,
    mends=_mends,
    sentence=stakes.sentence,
)
