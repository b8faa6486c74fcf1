"""What a house scores, in sentences: cards, piştis, the majority (P13, P16, P17, P20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.pisti.rules import TEN_OF_DIAMONDS, TWO_OF_CLUBS
from pisti_teach.show.faces import short

if TYPE_CHECKING:
    from pisti_teach.pisti.rules import Rules
    from pisti_teach.words import Words


def card_values(rules: Rules, words: Words) -> str:
    """Say what the cards are worth that are worth anything."""
    return words.say(
        "Points of cards: ace {ace}, Jack {jack}, {two} {of_two}, {ten} {of_ten}, all others 0.",
        ace=rules.ace,
        jack=rules.jack,
        two=short(TWO_OF_CLUBS, words),
        of_two=rules.two_of_clubs,
        ten=short(TEN_OF_DIAMONDS, words),
        of_ten=rules.ten_of_diamonds,
    )


def majority_value(rules: Rules, words: Words) -> str:
    """Say what the majority is worth, and of what."""
    if rules.majority_of == "tricks":
        return words.say("The most tricks bring {n}.", n=rules.majority)
    return words.say("The most cards bring {n}.", n=rules.majority)


def pisti_values(rules: Rules, words: Words) -> str:
    """Say what piştis and hits are worth."""
    n, jacks, hit = rules.pisti, rules.jack_pisti, rules.double_pisti
    if hit is None:
        return single_values(rules, words)
    if jacks:
        return words.say(
            "A pişti brings {n}, of Jacks {jacks}; hitting a fresh marker {hit}.", n=n, jacks=jacks, hit=hit
        )
    return words.say(
        "A pişti brings {n}, hitting a fresh marker {hit}; a Jack on a single Jack is no pişti.", n=n, hit=hit
    )


def single_values(rules: Rules, words: Words) -> str:
    """Say what a pişti of a single card from the table is worth."""
    if rules.jack_pisti:
        return words.say("A pişti brings {n}, of Jacks {jacks}.", n=rules.pisti, jacks=rules.jack_pisti)
    return words.say("A pişti brings {n}; a Jack on a single Jack is no pişti.", n=rules.pisti)
