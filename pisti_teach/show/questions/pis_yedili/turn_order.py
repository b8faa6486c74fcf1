"""Words for the turns after tens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("Whose turn is it?")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say("Whose are the next three turns, if nobody lays a ten in them?")


def _more(prompt: Prompt) -> str:
    words, names = prompt.words, [prompt.name(seat) for seat in _in_order(prompt)]
    around = words.say(
        "Order of play: {names}. A turn counts, whatever is done in it.", names=", ".join(names)
    )
    if prompt.fact("named"):
        return around
    starts = words.say("The first of these plays is made by: {name}.", name=prompt.name(prompt.fact("first")))
    draws = words.say("A draw is followed by a card or by a pass of the same seat.")
    return f"{around} {starts} {draws}"


def _in_order(prompt: Prompt) -> list[int]:
    """All seats in the order of play, from the one that looks."""
    question = prompt.question
    return [(question.seat + step) % question.players for step in range(question.players)]


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        "ten_ignored": (
            say("The ten forgotten"),
            say("After a ten the seat before is to play, instead of the next one."),
        ),
        "turns_round": (
            say("Direction turned round"),
            say("Each ten sends the turn to the seat before. After anything else the turn runs on as usual."),
        ),
        "plays_again": (
            say("The same seat again"),
            say("With two seats the one before is the next one as well: a ten changes nothing."),
        ),
    }


def sentence(step: Step, prompt: Prompt) -> str:
    """Say who comes after a turn, or then on."""
    words = prompt.words
    if step.name == "one_more":
        return words.say("After an ace, or a twin, the same seat plays once more in its turn.")
    if step.name == "onward":
        names = [prompt.name(seat) for seat in step.facts["order"]]
        return words.say("Then on in the order of play: {names}.", names=", ".join(names))
    said = {"name": prompt.name(step.facts["seat"]), "next": prompt.name(step.facts["next"])}
    if step.facts["is_ten"]:
        return (
            words.say("A ten, which changes nothing with two seats: {name}. Next: {next}.", **said)
            if step.facts["is_two"]
            else words.say("Ends the turn with a ten: {name}. Next is the seat before: {next}.", **said)
        )
    return words.say("Ends the turn without a ten: {name}. Next in order: {next}.", **said)


def _option(option: str, prompt: Prompt) -> str:
    return prompt.name(prompt.fact("seats")[option])


TELLING = Telling(
    group=Group.PIS_YEDILI,
    place=3,
    title=_title,
    ask=_ask,
    more=_more,
    mends=_mends,
    sentence=sentence,
    option=_option,
)
