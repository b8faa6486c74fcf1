"""What single cards are worth in a house, in a sentence (P20)."""

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
