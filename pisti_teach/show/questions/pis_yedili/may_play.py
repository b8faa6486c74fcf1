"""Words for the cards that may be laid now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.pis_yedili.moves import CLUB, DEBT, FIRST_RANK, LAST_ACE, SUIT
from pisti_teach.show.faces import short
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("What may be laid?")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say("Which of these cards may you lay now?")


def _more(prompt: Prompt) -> str:
    if prompt.fact("situation") == "first":
        return prompt.words.say("It is your first turn of the round.")
    return prompt.words.say("You have had your first turn of the round.")


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    return {**_in_a_turn(prompt.words), **_elsewhere(prompt.words)}


def _in_a_turn(words: Words) -> dict[str, tuple[str, str]]:
    say = words.say
    return {
        "rank_only": (
            say("Only by rank"),
            say("A card of the suit to follow may be laid as well, whatever its rank."),
        ),
        "suit_only": (
            say("Only by suit"),
            say("A card of the same rank as the top card may be laid as well, whatever its suit."),
        ),
        "jack_forgotten": (
            say("Jacks forgotten"),
            say("A Jack may be laid on any card, as long as there is no debt."),
        ),
        "own_suit": (
            say("The suit of the Jack itself"),
            say("After a Jack the suit that was named is to follow, not the one that the Jack has."),
        ),
        "last_ace": (
            say("Ace as the last card"),
            say("An ace may not be the last card of a hand: its player must play one more."),
        ),
    }


def _elsewhere(words: Words) -> dict[str, tuple[str, str]]:
    """The wrong ways of the first round and of a debt."""
    say = words.say
    return {
        "jack_on_debt": (
            say("A Jack on a debt"),
            say("A debt is answered with a seven or taken; not even a Jack may be laid on it."),
        ),
        "debt_ignored": (
            say("The debt forgotten"),
            say("As long as a debt is open, suits do not matter: only a seven may be laid."),
        ),
        "first_ignored": (
            say("The opening turn forgotten"),
            say("In your opening turn only clubs may be laid, whatever lies there."),
        ),
        "any_club": (
            say("Special clubs"),
            say("In the opening turn a club may be no Jack, seven, ten or ace."),
        ),
        "jack_first": (
            say("A Jack in the opening turn"),
            say("In the opening turn no Jack may be laid, of whatever suit."),
        ),
    }


def sentence(step: Step, prompt: Prompt) -> str:
    """Say why some cards may be laid, or may not."""
    words, view = prompt.words, step.facts["view"]
    cards = ", ".join(short(card, words) for card in step.facts["cards"])
    suit = words.suit(view.suit) if view.suit else ""
    return {
        "by_suit": words.say("May be laid by suit ({suit}): {cards}", suit=suit, cards=cards),
        "by_rank": words.say("May be laid by rank, like the top card: {cards}", cards=cards),
        "by_jack": words.say("May be laid as a Jack, since nothing is owed: {cards}", cards=cards),
        "by_club": words.say("May be laid in the opening turn: {cards}", cards=cards),
        "by_seven": words.say("May be laid on the debt: {cards}", cards=cards),
        CLUB: words.say("Not in the opening turn, which wants a club: {cards}", cards=cards),
        FIRST_RANK: words.say(
            "Not in the opening turn, which takes no Jack, 7, 10 or ace: {cards}", cards=cards
        ),
        DEBT: words.say("Not on a debt, which only a seven answers: {cards}", cards=cards),
        SUIT: words.say("Neither suit nor rank fits: {cards}", cards=cards),
        LAST_ACE: words.say("Would fit, but an ace may not be the last card: {cards}", cards=cards),
    }[step.name]


TELLING = Telling(
    group=Group.PIS_YEDILI, place=1, title=_title, ask=_ask, more=_more, mends=_mends, sentence=sentence
)
