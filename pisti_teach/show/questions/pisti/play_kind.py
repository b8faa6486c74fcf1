"""Words for what a play is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions.pisti import plays
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("What is this play?")


def _ask(prompt: Prompt) -> str:
    play = prompt.fact("play")
    card = prompt.card(play.card)
    if play.declined:
        return prompt.words.say(
            "This card is laid now without taking: {card}. What kind of play is that?", card=card
        )
    return prompt.words.say("This card is played now: {card}. What kind of play is that?", card=card)


def _more(prompt: Prompt) -> str:
    play, rules, say = prompt.fact("play"), prompt.question.rules, prompt.words.say
    lines = [*plays.around(play, prompt), plays.jacks(rules, prompt.words)]
    if play.last and rules.last_card_pisti == "counts":
        lines.append(say("In this house the last card is a card like any other."))
    if play.name == "jack_on_jack" and not rules.jack_pisti:
        lines.append(say("In this house a Jack on a single Jack brings no points of its own."))
    return " ".join(lines)


def _option(option: str, prompt: Prompt) -> str:
    return plays.kind(option, prompt.words)


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    return {**_mends_of_takes(prompt), **_mends_of_jacks(prompt), **_mends_of_special(prompt)}


def _mends_of_takes(prompt: Prompt) -> dict[str, tuple[str, str]]:
    words = prompt.words
    say = words.say
    return {
        "by_suit": plays.taken_by_suit(words),
        "any_pair": (
            say("Pile not looked at"),
            say("It takes by rank, but a pişti takes exactly one card, and more lie there."),
        ),
        "down_forgotten": (
            say("Face-down cards forgotten"),
            say("The cards that lie face down are part of the pile: the open one does not lie alone."),
        ),
        "pair_only_takes": (
            say("Pişti missed"),
            say("The card lies alone and is taken with its own rank: that is a pişti."),
        ),
        "must_take": (
            say("Taken after all"),
            say("In this house a card that could take may be laid without taking: then nothing is taken."),
        ),
    }


def _mends_of_jacks(prompt: Prompt) -> dict[str, tuple[str, str]]:
    words = prompt.words
    say = words.say
    return {
        "jack_lies": plays.jack_left(words),
        "jack_takes": plays.plain_jack(words),
        "single_is_enough": (
            say("Jack on a single card"),
            say("A pişti needs the same rank: a Jack takes the single card, but that is an ordinary take."),
        ),
        "takes_nothing": (
            say("Jack on the empty table"),
            say("A Jack takes what lies there. Nothing lies there, so the Jack itself stays on the table."),
        ),
        "jacks_only_take": (
            say("Jacks of the same rank"),
            say("A Jack on a single Jack has its rank: in this house that is no ordinary take."),
        ),
        "jacks_as_others": (
            say("Jack counted like the others"),
            say("In this house a Jack on a single Jack is no plain pişti."),
        ),
    }


def _mends_of_special(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        "last_is_special": (
            say("Last card taken for an exception"),
            say("In this house a pişti counts with the last card of the deal, too."),
        ),
        "last_counts": (
            say("Last card forgotten"),
            say("In this house the last card of the deal makes no pişti. It may even break one."),
        ),
        "marker_missed": (
            say("Hit forgotten"),
            say("A card of the same rank right after a pişti hits it, though the table is empty."),
        ),
        "hit_is_pisti": (
            say("Hit taken for a pişti"),
            say("A pişti takes a single card from the table. Here the table is empty: the marker is hit."),
        ),
        "any_card_hits": (
            say("Hit with another rank"),
            say("Only the rank of the pişti just before hits it. A Jack is no exception."),
        ),
    }


def sentence(step: Step, prompt: Prompt) -> str:
    """Say what decides at this step."""
    words = prompt.words
    plain = {
        "declined": words.say("It is laid without taking: it lies on top, and nothing scores."),
        "empty": plays.empty(words),
        "jack": plays.jack_takes(words),
    }
    return plain[step.name] if step.name in plain else _decided(step, words)


def _decided(step: Step, words: Words) -> str:
    match step.name:
        case "marker":
            return _marker(words, hits=step.facts["event"].is_take)
        case "rank":
            return plays.by_rank(words, takes=step.facts["event"].is_take)
        case "alone":
            return _alone(step.count, words)
        case "own_rank":
            return _own_rank(words, by_rank=step.facts["by_rank"])
        case "worth":
            return _worth(step, words)
    return _last(step, words)


def _marker(words: Words, *, hits: bool) -> str:
    if hits:
        return words.say("But it has the rank of the pişti just before, and hits it.")
    return words.say("It does not have the rank of the pişti just before, so it hits nothing.")


def _alone(lying: int, words: Words) -> str:
    if lying == 1:
        return words.say("A single card lies there, so it may be a pişti.")
    return words.say_n(
        "{n} card lies there, face-down ones included: too many for a pişti.",
        "{n} cards lie there, face-down ones included: too many for a pişti.",
        lying,
    )


def _own_rank(words: Words, *, by_rank: bool) -> str:
    if by_rank:
        return words.say("It is taken with its own rank, as a pişti needs it.")
    return words.say("It is taken with a Jack, not with its own rank: no pişti.")


def _worth(step: Step, words: Words) -> str:
    event, rules = step.facts["event"], step.facts["rules"]
    match event.kind:
        case "jack_pisti":
            return words.say_n(
                "Jack on Jack is a Jack pişti in this house: {n} point.",
                "Jack on Jack is a Jack pişti in this house: {n} points.",
                rules.jack_pisti,
            )
        case "pisti":
            return words.say("In this house a Jack is a card like any other, so it is a pişti.")
        case _:
            return words.say("Jack on Jack brings nothing of its own in this house: an ordinary take.")


def _last(step: Step, words: Words) -> str:
    event = step.facts["event"]
    if not event.voided:
        return words.say("In this house it counts with the last card of the deal, too.")
    if event.breaks:
        return words.say(
            "With the last card of the deal it counts nothing in this house, "
            "and breaks the latest pişti of the side that laid the other card."
        )
    return words.say("With the last card of the deal it is an ordinary take in this house.")


TELLING = Telling(
    group=Group.RULES,
    place=3,
    title=_title,
    ask=_ask,
    more=_more,
    mends=_mends,
    sentence=sentence,
    option=_option,
)
