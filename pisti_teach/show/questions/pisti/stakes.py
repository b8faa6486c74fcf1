"""Words about stakes that several kinds share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.pisti.match import FEE

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.show.questions.telling import Prompt


def rules(prompt: Prompt) -> str:
    """Say what becomes of the pot (P25)."""
    words, among = prompt.words, prompt.fact("stakes")
    fee = words.percent_of(FEE)
    if among.winners > 1:
        return words.say(
            "{n} players, two of them win together. The pot less {fee} is shared equally by those who win, "
            "rounded down to whole coins.",
            n=among.players,
            fee=fee,
        )
    return words.say(
        "{n} players, each alone. The pot less {fee} goes to whoever wins, rounded down to whole coins.",
        n=among.players,
        fee=fee,
    )


def no_draws(prompt: Prompt) -> str:
    """Say what is left out."""
    return prompt.words.say("Whoever does not win loses the stake; no match is drawn.")


def fee_forgotten(prompt: Prompt) -> tuple[str, str]:
    """Mend a pot that was shared whole."""
    words = prompt.words
    return (
        words.say("Fee forgotten"),
        words.say("{fee} of the whole pot is kept before it is shared.", fee=words.percent_of(FEE)),
    )


def stake_not_off(prompt: Prompt) -> tuple[str, str]:
    """Mend a gain that has the own stake in it."""
    say = prompt.words.say
    return say("Own stake counted as a gain"), say("Part of what comes out of the pot is what you put in.")


def not_shared(prompt: Prompt) -> tuple[str, str]:
    """Mend a pot that one got alone."""
    say = prompt.words.say
    return say("Not shared"), say("Partners win together: each gets half of it.")


def sentence(step: Step, prompt: Prompt) -> str:
    """Say what is calculated at this step."""
    words = prompt.words
    if step.name == "share":
        return _share(step, prompt)
    return {
        "pot": words.say("The pot: all stakes"),
        "fee": words.say("Without the fee"),
        "gain": words.say("What a winner has more than before: without the winner's own stake"),
        "drawn": words.say("On a draw each gets the stake back, without a fee."),
        "loses": words.say("Chance of losing"),
        "won": words.say("Chance of winning, times what is won"),
        "lost": words.say("Chance of losing, times what is lost"),
        "worth": words.say("On average: what is won less what is lost"),
        "even": words.say(
            "Each match costs the stake, each win brings this share: the stake divided by the share"
        ),
        "wins": words.say("So many of the matches"),
        "whole_wins": words.say("Rounded up to whole matches, as one fewer would lose coins"),
    }[step.name]


def _share(step: Step, prompt: Prompt) -> str:
    say = prompt.words.say
    if step.count == 1:
        return say("Rounded down to whole coins")
    if step.facts["is_rounded"]:
        return say("Shared by those who win, rounded down to whole coins")
    return say("Shared by those who win")
