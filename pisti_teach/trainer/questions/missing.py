"""Ask which ranks lack a card in a series from which some cards were taken out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.cards import Card, Rank, Suit
from pisti_teach.odds.steps import Step
from pisti_teach.trainer.question import Exhibit, Misconception, Question
from pisti_teach.trainer.truths import Chosen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table

KIND = "missing"
LEVELS = 3
RANKS = {1: 3, 2: 5, 3: 8}
"""Ranks that the series is made of, by the level …"""
OUT = {1: 1, 2: 2, 3: 3}
"""… cards that were taken out, no two of a rank …"""
SECONDS = {1: 4, 2: 2, 3: 1}
"""… and how long each card is shown."""


def fits(_table: Table) -> bool:
    """It makes sense everywhere: one pack is enough."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question:
    """Take some cards out of a few ranks, and shuffle the others."""
    ranks = sorted(chance.shuffled(tuple(Rank))[: RANKS[level]], key=tuple(Rank).index)
    lacking = chance.shuffled(ranks)[: OUT[level]]
    out = [Card(rank, chance.choice(tuple(Suit))) for rank in lacking]
    cards = [Card(rank, suit) for rank in ranks for suit in Suit]
    return asked(table, level, chance.shuffled([card for card in cards if card not in out]), ranks)


def asked(table: Table, level: int, series: Sequence[Card], ranks: Sequence[Rank]) -> Question:
    """Ask which of these ranks are not whole."""
    came = {rank: tuple(card for card in series if card.rank is rank) for rank in ranks}
    lacking = [rank for rank in ranks if len(came[rank]) < len(Suit)]
    return Question(
        kind=KIND,
        game=table.game.GAME,
        rules=table.rules,
        players=table.players,
        seat=0,
        truth=truth(ranks, lacking),
        exhibits=(Exhibit(name="series", cards=tuple(series), facts={"seconds": SECONDS[level]}),),
        facts={"ranks": tuple(ranks), "lacking": tuple(lacking), "cards": len(series)},
        misconceptions=misconceptions(series, ranks, lacking),
        steps=lambda: tuple(Step(str(rank), facts={"cards": came[rank]}) for rank in ranks),
        features={"cards": len(series), "per_minute": 60 // SECONDS[level], "out": len(lacking)},
    ).with_distinct()


def truth(ranks: Sequence[Rank], lacking: Sequence[Rank]) -> Chosen:
    """Some of these ranks."""
    return Chosen(tuple(map(str, ranks)), frozenset(map(str, lacking)))


def misconceptions(
    series: Sequence[Card], ranks: Sequence[Rank], lacking: Sequence[Rank]
) -> tuple[Misconception, ...]:
    """The last one overlooked, a whole one of long ago taken for lacking, or the whole ones named."""
    whole = [rank for rank in ranks if rank not in lacking]
    last_at = {card.rank: at for at, card in enumerate(series)}
    latest, earliest = max(lacking, key=last_at.__getitem__), min(whole, key=last_at.__getitem__)
    wrong = {
        "overlooked": ([rank for rank in lacking if rank is not latest], latest),
        "taken_for_lacking": ([*lacking, earliest], earliest),
        "whole_instead": (whole, ranks[0]),
    }
    return tuple(
        Misconception(name=name, truth=truth(ranks, named), parts_at=str(at))
        for name, (named, at) in wrong.items()
    )
