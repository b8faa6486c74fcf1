"""Words for the count of a side after a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.pisti.points import card_values, majority_value, pisti_values
from pisti_teach.show.questions.pisti.sides import side_name
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("Count the deal")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say("Count the deal row by row: {name}", name=side_name(prompt.fact("side"), prompt))


def _more(prompt: Prompt) -> str:
    words, rules = prompt.words, prompt.question.rules
    lines = [
        words.say("Cards and tricks are numbers, all other rows are points, as in the table after a deal.")
        if rules.majority_of == "tricks"
        else words.say("Cards is a number, all other rows are points, as in the table after a deal.")
    ]
    lines += [majority_value(rules, words), pisti_values(rules, words), card_values(rules, words)]
    if prompt.fact("broken"):
        lines.append(_last_card(prompt))
    return " ".join(lines)


def _last_card(prompt: Prompt) -> str:
    """Say what the last card of the deal did, not what follows from it (P16)."""
    return prompt.words.say(
        "The last card of the deal took the only card on the table, which had its rank. "
        "Who played the last card: {other}. Who had laid the other: {name}.",
        name=side_name(prompt.fact("side"), prompt),
        other=side_name(prompt.fact("by"), prompt),
    )


def _option(option: str, prompt: Prompt) -> str:
    words = prompt.words
    return {
        "cards": words.say("Cards"),
        "tricks": words.say("Tricks"),
        "majority": words.say("Majority"),
        "aces": words.ranks("A"),
        "jacks": words.ranks("J"),
        "two_of_clubs": words.card("2C"),
        "ten_of_diamonds": words.card("10D"),
        "pistis": words.say("Piştis"),
        "jack_pistis": words.say("Jack piştis"),
        "hits": words.say("Hits"),
        "points": words.say("Points of the deal"),
    }[option]


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    words, rules = prompt.words, prompt.question.rules
    say = words.say
    return {
        "majority_forgotten": (
            say("Majority forgotten"),
            say("Whoever alone has the most gets points for it, besides what the cards are worth."),
        ),
        "tie_counted": (
            say("Majority given on a tie"),
            say("When the most is shared, nobody gets the majority."),
        ),
        "cards_for_tricks": (
            say("Cards counted instead of tricks"),
            say("In this house the most tricks make the majority, however many cards they hold."),
        ),
        "ten_elsewhere": (
            say("Ten of diamonds as in another house"),
            words.say_n(
                "In this house the ten of diamonds is worth {n} point.",
                "In this house the ten of diamonds is worth {n} points.",
                rules.ten_of_diamonds,
            ),
        ),
        "broken_counted": (
            say("Broken pişti counted"),
            say("The last card has broken the latest pişti of the side that laid the card it took."),
        ),
        "jacks_as_plain": (
            say("Jack pişti counted like the others"),
            words.say_n(
                "A Jack pişti brings {n} point in this house.",
                "A Jack pişti brings {n} points in this house.",
                rules.jack_pisti,
            ),
        ),
        "hits_as_plain": (
            say("Hit counted like a pişti"),
            say("A hit has a value of its own, instead of that of a pişti."),
        ),
    }


def sentence(step: Step, prompt: Prompt) -> str:
    """Say what is counted in this row."""
    words = prompt.words
    if step.name == "majority":
        return _majority(step, words)
    if step.name == "points":
        return words.say("All rows of points together")
    row = _option(step.name, prompt)
    if step.facts.get("broken"):
        return words.say("{row}: those that stand, the latest is broken, times their points", row=row)
    return words.say("{row}: how many, times their points", row=row)


def _majority(step: Step, words: Words) -> str:
    facts = step.facts
    by_tricks = facts["rules"].majority_of == "tricks"
    if facts["got"]:
        points = facts["got"]
        if by_tricks:
            return words.say("Alone with the most tricks: the majority, {n}", n=points)
        return words.say("Alone with the most cards: the majority, {n}", n=points)
    if facts["tie"]:
        return words.say("The most is shared, so nobody gets the majority.")
    if by_tricks:
        return words.say("Another side has more tricks, so there is no majority here.")
    return words.say("Another side has more cards, so there is no majority here.")


TELLING = Telling(
    group=Group.RULES,
    place=5,
    title=_title,
    ask=_ask,
    more=_more,
    mends=_mends,
    sentence=sentence,
    option=_option,
)
