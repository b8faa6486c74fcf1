"""Ask which cards another seat holds for certain, once the last hands are dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.odds.pisti.hands import certain_cards
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
    return asked(asks) if asks else None


def asked(asks: LastCards) -> Question:
    """Ask among these cards."""
    right = asks.among(certain_cards(asks.places, asks.other))
    wrong = {"all_unseen": asks.hidden, "nothing_sure": frozenset[str](), "not_gone": right | asks.early}
    return Question.about(
        asks.view,
        KIND,
        Chosen(asks.options, right),
        exhibits=(*position(asks.view), *history(asks.view)),
        facts={"view": asks.view, "other": asks.other},
        misconceptions=tuple(
            Misconception(name=name, truth=Chosen(asks.options, chosen), parts_at=_part(name))
            for name, chosen in wrong.items()
        ),
        steps=lambda: steps(asks),
        features={"choices": len(asks.choices), "seen": len(asks.view.seen)},
    ).with_distinct()


def _part(name: str) -> str:
    return "unseen_here" if name == "not_gone" else "certain"


def steps(asks: LastCards) -> Sequence[Step]:
    """What is unseen, where it may lie, and what must be in the hand."""
    places, certain = asks.places, certain_cards(asks.places, asks.other)
    facts = {"cards": asks.among(asks.view.unseen)}
    back = frozenset(card for card in certain if card in asks.view.returned)
    return (
        Step("unseen_here", facts=facts),
        Step("places", facts={"places": places, "seat": asks.other}),
        Step("certain", facts={"all": len(certain) == places.hands[asks.other], "back": back}),
    )
