"""Ask how many cards of a rank are unseen after a series of cards that are shown one by one (K2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.cards import Rank, Suit, pack
from pisti_teach.odds.steps import Step
from pisti_teach.trainer.deals import deal
from pisti_teach.trainer.question import Exhibit, Misconception, Question
from pisti_teach.trainer.truths import cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.cards import Card
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table

KIND = "unseen_series"
LEVELS = 3
LENGTHS = {1: (8, 12), 2: (14, 20), 3: (24, 32)}
"""Fewest and most cards of the series, by the level …"""
SECONDS = {1: 4, 2: 2, 3: 1}
"""… and how long each is shown."""
SUITS = len(Suit)


def fits(_table: Table) -> bool:
    """It makes sense everywhere: with the packs that are played with there."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question:
    """Shuffle the packs of the house, and ask for a rank that came."""
    (least, most), cards_of_all = LENGTHS[level], whole(table, chance)
    series = chance.shuffled(cards_of_all)[: least + chance.below(most - least + 1)]
    rank = chance.choice([rank for rank in Rank if any(card.rank is rank for card in series)])
    return asked(table, level, series, rank, len(cards_of_all) // len(pack()))


def whole(table: Table, chance: Generator) -> tuple[Card, ...]:
    """All cards that are played with at this table."""
    view = table.game.view(deal(table, chance), 0)
    return (*view.seen, *view.unseen)


def asked(table: Table, level: int, series: Sequence[Card], rank: Rank, decks: int) -> Question:
    """Ask for this rank, of so many packs."""
    of, came = SUITS * decks, tuple(card for card in series if card.rank is rank)
    return Question(
        kind=KIND,
        game=table.game.GAME,
        rules=table.rules,
        players=table.players,
        seat=0,
        truth=cards(of - len(came)),
        exhibits=(Exhibit(name="series", cards=tuple(series), facts={"seconds": SECONDS[level]}),),
        facts={"rank": rank, "of": of, "decks": decks, "cards": len(series)},
        misconceptions=misconceptions(of, came),
        steps=lambda: steps(of, came),
        features={"cards": len(series), "per_minute": 60 // SECONDS[level], "came": len(came)},
    ).with_distinct()


def misconceptions(of: int, came: Sequence[Card]) -> tuple[Misconception, ...]:
    """One missed, one counted twice, those seen instead of those unseen."""
    left = of - len(came)
    is_repeated = len(set(came)) < len(came)
    wrong = {
        "repeated" if is_repeated else "missed": of - (len(set(came)) if is_repeated else len(came) - 1),
        "twice": left - 1,
        "seen_instead": len(came),
    }
    return tuple(
        Misconception(name=name, truth=cards(number), parts_at="left" if name == "seen_instead" else "came")
        for name, number in wrong.items()
        if number >= 0
    )


def steps(of: int, came: Sequence[Card]) -> Sequence[Step]:
    """Those that came, and all cards of the rank without them."""
    from pisti_teach.odds.derivation.steps import equation, minus  # noqa: PLC0415 - sympy, when asked for

    return (
        Step("came", facts={"cards": came}),
        Step("left", (equation(minus(of, len(came)), of - len(came)),)),
    )
