"""Words that the questions about single cards of the last hands share: all but what follows in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.cards import Card
from pisti_teach.show.faces import short
from pisti_teach.show.questions.remarks import where
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from pisti_teach.odds.steps import Step
    from pisti_teach.words import Words


def telling(
    *,
    place: int,
    title: Callable[[Words], str],
    ask: Callable[[Prompt], str],
    mends: Callable[[Prompt], Mapping[str, tuple[str, str]]],
    follows: Callable[[Step, Words], str],
) -> Telling:
    """Make the words of such a kind: its own wrong ways beside the shared ones, and its last step."""
    return Telling(
        group=Group.LAST_DEAL,
        place=place,
        title=title,
        ask=ask,
        more=_more,
        mends=lambda prompt: {**_mends(prompt), **mends(prompt)},
        sentence=lambda step, prompt: _before(step, prompt) or follows(step, prompt.words),
    )


def _more(prompt: Prompt) -> str:
    last = prompt.words.say("These are the last hands of the deal.")
    return " ".join(filter(None, (last, where(prompt))))


def _before(step: Step, prompt: Prompt) -> str:
    """Say what is unseen, or where it may lie; empty for the step after these."""
    match step.name:
        case "unseen_here":
            return _unseen_here(step, prompt.words)
        case "places":
            return places(step, prompt)
    return ""


def _unseen_here(step: Step, words: Words) -> str:
    """Name the cards that are unseen among those to choose from."""
    cards = sorted(map(Card.parse, step.facts["cards"]), key=lambda card: card.order)
    if not cards:
        return words.say("You have seen all of these cards.")
    return words.say("Of these cards you have not seen: {cards}.", cards=named(cards, words))


def places(step: Step, prompt: Prompt) -> str:
    """Say in how many places of each kind the unseen cards lie."""
    lying, seat, words = step.facts["places"], step.facts["seat"], prompt.words
    others = sum(size for at, size in lying.hands.items() if at != seat)
    parts = [
        words.say("in the hand asked for: {n}", n=lying.hands[seat]),
        words.say("in other hands: {n}", n=others) if others else "",
        words.say("face down: {n}", n=lying.down) if lying.down else "",
        words.say("left in the talon: {n}", n=lying.talon) if lying.talon else "",
    ]
    listed = ", ".join(filter(None, parts))
    return words.say("Where the unseen cards lie: {places}", places=listed)


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
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


def named(cards: Iterable[Card], words: Words) -> str:
    """Name cards in short, in their order."""
    return ", ".join(short(card, words) for card in sorted(cards, key=lambda card: card.order))
