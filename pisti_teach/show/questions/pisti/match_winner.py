"""Words for how a match stands after a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions.pisti.sides import option as side_option
from pisti_teach.show.questions.pisti.sides import side_name
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("Who wins the match?")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say("Who has won the match after this deal, or what follows?")


def _more(prompt: Prompt) -> str:
    words, match = prompt.words, prompt.fact("match")
    target = words.say("It is played to {target}.", target=match.rules.target)
    if match.rules.max_deals is None:
        return target
    return f"{target} {_deals(prompt)}"


def _deals(prompt: Prompt) -> str:
    match = prompt.fact("match")
    return prompt.words.say(
        "This was deal {n}. There are {most} at most.", n=match.deals, most=match.rules.max_deals
    )


def _option(option: str, prompt: Prompt) -> str:
    say = prompt.words.say
    return {"another": say("another deal follows"), "drawn": say("the match is drawn")}.get(
        option, side_option(option, prompt)
    )


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        "tie_is_drawn": (
            say("Drawn too early"),
            say("A shared highest total draws the match only after its last deal. Until then they play on."),
        ),
        "first_of_tie": (
            say("Tie not seen"),
            say("One side alone must have the highest total to win."),
        ),
        "both_reached": (
            say("Tie seen where there is none"),
            say("Several may have reached the target: the one that alone has the highest total wins."),
        ),
        "highest_is_enough": (
            say("Target forgotten"),
            say("The highest total wins only once it has reached the target, or after the last deal."),
        ),
        "no_last_deal": (
            say("Last deal forgotten"),
            say("This was the last deal that a match has in this house, so it ends now."),
        ),
    }


def sentence(step: Step, prompt: Prompt) -> str:
    """Say what decides at this step."""
    words, facts = prompt.words, step.facts
    names = " · ".join(side_name(side, prompt) for side in facts["leaders"])
    match step.name:
        case "highest" if len(facts["leaders"]) > 1:
            return words.say("Highest total, shared: {n}, {names}", n=facts["best"], names=names)
        case "highest":
            return words.say("Highest total: {n}, {names}", n=facts["best"], names=names)
        case "target":
            return _target(step, prompt)
        case "deals":
            return _last_deal(step, prompt)
        case _:
            return _result(step, prompt)


def _target(step: Step, prompt: Prompt) -> str:
    target = step.facts["match"].rules.target
    if step.facts["best"] >= target:
        return prompt.words.say("The target is reached: {target}", target=target)
    return prompt.words.say("Nobody has reached the target: {target}", target=target)


def _last_deal(step: Step, prompt: Prompt) -> str:
    if step.facts["is_last"]:
        return prompt.words.say("It was the last deal, so the match ends now in any case.")
    return prompt.words.say("It was not the last deal, so the match may go on.")


def _result(step: Step, prompt: Prompt) -> str:
    match, words = step.facts["match"], prompt.words
    if match.winner is not None:
        return words.say("The match is won: {name}", name=side_name(match.winner, prompt))
    if match.is_over:
        return words.say("The highest total is shared, so the match is drawn.")
    return words.say("So another deal follows.")


TELLING = Telling(
    group=Group.STAKES,
    place=1,
    title=_title,
    ask=_ask,
    more=_more,
    mends=_mends,
    sentence=sentence,
    option=_option,
)
