"""Ask which cards another seat may hold, once the last hands are dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.odds.pisti.hands import certain_cards, possible_cards
from pisti_teach.odds.steps import Step
from pisti_teach.trainer.exhibits import history, position
from pisti_teach.trainer.question import Misconception, Question
from pisti_teach.trainer.questions.pisti.last_cards import CHOICES, last_cards
from pisti_teach.trainer.truths import Chosen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.shuffling import Generator
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
    return asked(asks) if asks else None


def asked(asks: LastCards) -> Question:
    """Ask among these cards."""
    right = asks.among(possible_cards(asks.places, asks.other))
    return Question.about(
        asks.view,
        KIND,
        Chosen(asks.options, right),
        exhibits=(*position(asks.view), *history(asks.view)),
        facts={"view": asks.view, "other": asks.other},
        misconceptions=tuple(
            Misconception(name=name, truth=Chosen(asks.options, chosen), parts_at=step)
            for name, (chosen, step) in wrong_ways(asks, right).items()
        ),
        steps=lambda: steps(asks),
        features={"choices": len(asks.choices), "seen": len(asks.view.seen)},
    ).with_distinct()


def wrong_ways(asks: LastCards, right: frozenset[str]) -> dict[str, tuple[frozenset[str], str]]:
    """Forgotten cards taken for unseen ones, and returned Jacks for gone or for anywhere."""
    return {
        "opening": (right | asks.opening, "unseen_here"),
        "not_gone": (right | asks.early, "unseen_here"),
        "own_hand": (right | asks.among(asks.view.hand), "unseen_here"),
        "back_is_gone": (right - asks.among(asks.view.returned), "possible"),
        "anywhere": (asks.hidden, "possible"),
    }


def steps(asks: LastCards) -> Sequence[Step]:
    """What is unseen, where it may lie, and what cannot be in the hand."""
    places, other = asks.places, asks.other
    impossible = frozenset(places.cards) - possible_cards(places, other)
    certain = frozenset(card for card in certain_cards(places, other) if card in asks.view.returned)
    return (
        Step("unseen_here", facts={"cards": asks.hidden}),
        Step("places", facts={"places": places, "seat": other}),
        Step("possible", facts={"impossible": impossible, "back": certain}),
    )
