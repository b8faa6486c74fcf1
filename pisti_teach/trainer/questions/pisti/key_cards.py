"""Ask how many of the cards that bring points are unseen: Jacks, aces, ♣2 and ♦10 (K2, P20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.cards import Card, Rank
from pisti_teach.pisti.rules import TEN_OF_DIAMONDS, TWO_OF_CLUBS
from pisti_teach.trainer.questions.counting import drawn, of_rank

if TYPE_CHECKING:
    from collections.abc import Callable

    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.question import Question
    from pisti_teach.trainer.tables import Table

KIND = "key_cards"
LEVELS = 3
GROUPS = {
    str(Rank.JACK): of_rank(Rank.JACK),
    str(Rank.ACE): of_rank(Rank.ACE),
    str(TWO_OF_CLUBS): lambda card: card == TWO_OF_CLUBS,
    str(TEN_OF_DIAMONDS): lambda card: card == TEN_OF_DIAMONDS,
}
"""What is counted, by its name."""


def group_of(text: str) -> Callable[[Card], bool]:
    """Say of a card whether it is of this rank, or this very card; NotationError for text that is neither."""
    if text in tuple(Rank):
        return of_rank(Rank(text))
    wanted = Card.parse(text)
    return lambda card: card == wanted


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask where some of them were seen."""
    return drawn(table, level, chance, KIND, GROUPS)
