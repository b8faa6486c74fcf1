"""Sentences about the last hands: which cards are unseen, and where they may lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.cards import Card
from pisti_teach.show.faces import short

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pisti_teach.odds.steps import Step
    from pisti_teach.show.questions.telling import Prompt
    from pisti_teach.words import Words


def unseen_here(step: Step, words: Words) -> str:
    """Name the cards that are unseen among those to choose from."""
    cards = sorted(map(Card.parse, step.facts["cards"]), key=lambda card: card.order)
    if not cards:
        return words.say("You have seen all of these cards.")
    return words.say("Of these cards you have not seen: {cards}.", cards=named(cards, words))


def places(step: Step, prompt: Prompt) -> str:
    """Say in how many places of each kind the unseen cards lie."""
    where, seat, words = step.facts["places"], step.facts["seat"], prompt.words
    others = sum(size for at, size in where.hands.items() if at != seat)
    parts = [
        words.say("in the hand asked for: {n}", n=where.hands[seat]),
        words.say("in other hands: {n}", n=others) if others else "",
        words.say("face down: {n}", n=where.down) if where.down else "",
        words.say("left in the talon: {n}", n=where.talon) if where.talon else "",
    ]
    listed = ", ".join(filter(None, parts))
    return words.say("Where the unseen cards lie: {places}", places=listed)


def named(cards: Iterable[Card], words: Words) -> str:
    """Name cards in short, in their order."""
    return ", ".join(short(card, words) for card in sorted(cards, key=lambda card: card.order))


def mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    """Name the wrong ways that both kinds know."""
    say = prompt.words.say
    return {
        "opening": (
            say("First card forgotten"),
            say("What lay open on the table before the first play was seen by everybody."),
        ),
        "not_gone": (
            say("Early cards forgotten"),
            say("Some of these were played early in the deal. What was played comes to no hand again."),
        ),
        "own_hand": (
            say("Own hand forgotten"),
            say("The cards in your own hand are seen, too: nobody else can hold them."),
        ),
    }
