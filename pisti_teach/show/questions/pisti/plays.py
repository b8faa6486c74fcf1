"""Words for a single play: what it follows, and sentences that several kinds share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.pisti.state import HIT, JACK_PISTI, LAY, PISTI, TAKE
from pisti_teach.show.faces import short

if TYPE_CHECKING:
    from pisti_teach.pisti.rules import Rules
    from pisti_teach.show.questions.telling import Prompt
    from pisti_teach.trainer.questions.pisti.plays import Play
    from pisti_teach.words import Words


def around(play: Play, prompt: Prompt) -> list[str]:
    """Say what the table does not show: the pişti just before, and that it is the last card."""
    words = prompt.words
    lines = []
    if play.marker:
        card = short(play.marker, words)
        lines.append(words.say("The play just before was a pişti, made with this card: {card}.", card=card))
    elif not play.pile and prompt.question.rules.double_pisti:
        lines.append(no_marker(words))
    if play.last:
        lines.append(words.say("It is the very last card of the deal."))
    return lines


def kind(name: str, words: Words) -> str:
    """Say what kind of play it is, by its name in the results of a record."""
    return {
        LAY: words.say("it stays on the table"),
        TAKE: words.say("an ordinary take"),
        PISTI: words.say("a pişti"),
        JACK_PISTI: words.say("a Jack pişti"),
        HIT: words.say("a hit"),
    }[name]


def no_marker(words: Words) -> str:
    """Say that an empty table has nothing to hit (P17)."""
    return words.say("The last play was no pişti, so there is nothing to hit.")


def empty(words: Words) -> str:
    """Say what becomes of a card on an empty table."""
    return words.say("The table is empty, so there is nothing to take. A Jack lies there, too.")


def jack_takes(words: Words) -> str:
    """Say what a Jack does."""
    return words.say("A Jack takes whatever lies there.")


def jacks(rules: Rules, words: Words) -> str:
    """Say what a Jack does in this house (P9)."""
    if rules.jack_takes:
        return words.say("In this house a Jack takes any pile.")
    return words.say("In this house a Jack is a card like any other: it takes only a Jack.")


def by_rank(words: Words, *, takes: bool) -> str:
    """Say whether a card takes by its rank."""
    if takes:
        return words.say("It has the rank of the card on top, so it takes.")
    return words.say("It does not have the rank of the top card, so it only lies there.")


def taken_by_suit(words: Words) -> tuple[str, str]:
    """Mend a take by suit."""
    return (
        words.say("Taken by suit"),
        words.say("Suits do not matter: only the same rank takes, or a Jack."),
    )


def jack_left(words: Words) -> tuple[str, str]:
    """Mend a Jack that was left lying."""
    return words.say("Jack left lying"), words.say("In this house a Jack takes any pile.")


def plain_jack(words: Words) -> tuple[str, str]:
    """Mend a Jack that took where it is a card like any other."""
    return (
        words.say("Jack taken for more than it is"),
        words.say("In this house a Jack is a card like any other: it takes only a Jack."),
    )
