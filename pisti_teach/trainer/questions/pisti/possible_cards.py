"""Ask which cards another seat may hold, once the last hands are dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.odds.pisti.hands import certain_cards, possible_cards
from pisti_teach.odds.steps import Step
from pisti_teach.trainer.questions.pisti.last_cards import CHOICES, asked, last_cards

if TYPE_CHECKING:
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.question import Question
    from pisti_teach.trainer.questions.pisti.last_cards import LastCards
    from pisti_teach.trainer.tables import Table

KIND = "possible_cards"
LEVELS = len(CHOICES)


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask about another seat that holds cards."""
    asks = last_cards(table, level, chance)
    if not asks:
        return None
    right = asks.among(possible_cards(asks.places, asks.other))
    return asked(asks, KIND, right, wrong_ways(asks, right), follows)


def wrong_ways(asks: LastCards, right: frozenset[str]) -> dict[str, tuple[frozenset[str], str]]:
    """Forgotten cards taken for unseen ones, and returned Jacks for gone or for anywhere."""
    return {
        "opening": (right | asks.opening, "unseen_here"),
        "not_gone": (right | asks.early, "unseen_here"),
        "own_hand": (right | asks.among(asks.view.hand), "unseen_here"),
        "back_is_gone": (right - asks.among(asks.view.returned), "possible"),
        "anywhere": (asks.hidden, "possible"),
    }


def follows(asks: LastCards) -> Step:
    """What cannot be in the hand."""
    impossible = frozenset(asks.places.cards) - possible_cards(asks.places, asks.other)
    certain = certain_cards(asks.places, asks.other)
    back = frozenset(card for card in certain if card in asks.view.returned)
    return Step("possible", facts={"impossible": impossible, "back": back})
