"""Ask which cards another seat holds for certain, once the last hands are dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.odds.pisti.hands import certain_cards
from pisti_teach.odds.steps import Step
from pisti_teach.trainer.questions.pisti.last_cards import CHOICES, asked, last_cards

if TYPE_CHECKING:
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.question import Question
    from pisti_teach.trainer.questions.pisti.last_cards import LastCards
    from pisti_teach.trainer.tables import Table

KIND = "certain_cards"
LEVELS = len(CHOICES)
SEATS = 2


def fits(table: Table) -> bool:
    """Two seats; or a house in which all know who gets the end of the deck (P4)."""
    if table.game.GAME != "pisti":
        return False
    return table.players == SEATS or table.rules.opening_jack == "bottom"


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask about another seat that holds cards."""
    asks = last_cards(table, level, chance)
    if not asks:
        return None
    right = asks.among(certain_cards(asks.places, asks.other))
    return asked(asks, KIND, right, wrong_ways(asks, right), follows)


def wrong_ways(asks: LastCards, right: frozenset[str]) -> dict[str, tuple[frozenset[str], str]]:
    """All that is unseen, or none of it, taken for certain; forgotten cards taken for unseen ones."""
    return {
        "all_unseen": (asks.hidden, "certain"),
        "nothing_sure": (frozenset(), "certain"),
        "not_gone": (right | asks.early, "unseen_here"),
    }


def follows(asks: LastCards) -> Step:
    """What must be in the hand."""
    certain = certain_cards(asks.places, asks.other)
    back = frozenset(card for card in certain if card in asks.view.returned)
    return Step("certain", facts={"all": len(certain) == asks.places.hands[asks.other], "back": back})
