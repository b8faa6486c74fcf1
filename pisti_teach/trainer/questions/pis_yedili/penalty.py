"""Ask for the penalty of a hand at the end of a round, with what multiplies it (Y14, Y16, Y17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Rank, pack
from pisti_teach.odds.steps import Step
from pisti_teach.pis_yedili.scoring import penalty
from pisti_teach.trainer.question import Exhibit, Misconception, Question
from pisti_teach.trainer.truths import cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.cards import Card
    from pisti_teach.pis_yedili.rules import Rules
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table

KIND = "penalty"
LEVELS = 2
HANDS = {1: (2, 4), 2: (5, 9)}
"""Fewest and most cards of the hand, by the level."""
ENDS: tuple[tuple[Rank, ...], ...] = (
    (Rank.JACK,),
    (Rank.SEVEN,),
    tuple(rank for rank in Rank if rank not in {Rank.ACE, Rank.SEVEN, Rank.JACK}),
)
"""Ranks of the last card: what doubles, what triples, and others; an ace cannot be it (Y8)."""
JACK_AS, ACE_AS = 10, 1
"""What a Jack and an ace are taken for."""


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Draw a hand, the last card, and whether somebody has gone out with it.

    With a winner the hand has no seven: those would draw before the count (Y15).
    """
    deck = chance.shuffled(pack(table.rules.decks_for(table.players)))
    ranks, least_most = chance.choice(ENDS), HANDS[level]
    last = next(card for card in deck if card.rank in ranks)
    has_winner = chance.below(4) > 0
    rest = [card for card in deck if card != last and not (has_winner and card.rank is Rank.SEVEN)]
    size = least_most[0] + chance.below(least_most[1] - least_most[0] + 1)
    hand = with_costly(rest, size)
    seat, step = chance.below(table.players), 1 + chance.below(table.players - 1)
    made = asked(table, hand, last, seat=seat, winner=(seat + step) % table.players if has_winner else None)
    return made if made.misconceptions else None


def with_costly(cards: Sequence[Card], size: int) -> tuple[Card, ...]:
    """Take so many cards, an ace or a Jack among them."""
    costly = next(card for card in cards if card.rank in {Rank.ACE, Rank.JACK})
    rest = list(cards)
    rest.remove(costly)
    return (*rest[: size // 2], costly, *rest[size // 2 : size - 1])


def asked(table: Table, hand: tuple[Card, ...], last: Card, *, seat: int, winner: int | None) -> Question:
    """Ask what this hand costs; `last` is the top card, with which the winner, if any, has gone out."""
    rules = table.rules
    times = rules.multiplier(last) if winner is not None else 1
    value = times * penalty(rules, hand)
    return Question(
        kind=KIND,
        game=table.game.GAME,
        rules=rules,
        players=table.players,
        seat=seat,
        truth=cards(value),
        exhibits=(Exhibit(name="last", cards=(last,)), Exhibit(name="hand", cards=hand, seat=seat)),
        facts={"winner": winner, "last": last, "rules": rules},
        misconceptions=tuple(
            Misconception(name=name, truth=cards(number), parts_at=step)
            for name, (number, step) in _wrong_ways(rules, hand, last, times).items()
        ),
        steps=lambda: steps(rules, hand, last, times, has_winner=winner is not None),
        features={"cards": len(hand), "multiplier": times},
    ).with_distinct()


def _wrong_ways(rules: Rules, hand: Sequence[Card], last: Card, times: int) -> dict[str, tuple[int, str]]:
    """What the usual slips come to, and where they leave the right way."""
    single = penalty(rules, hand)
    jacks, aces = (sum(card.rank is rank for card in hand) for rank in (Rank.JACK, Rank.ACE))
    return {
        "single" if times > 1 else "multiplied": (
            single * (rules.multiplier(last) if times == 1 else 1),
            "multiplied" if times > 1 else "single",
        ),
        "jack_ten": (times * (single - jacks * (rules.jack - JACK_AS)), "hand_points"),
        "ace_one": (times * (single - aces * (rules.ace - ACE_AS)), "hand_points"),
    }


def steps(rules: Rules, hand: Sequence[Card], last: Card, times: int, *, has_winner: bool) -> Sequence[Step]:
    """The points of the hand, and how often they count."""
    from pisti_teach.odds.derivation.steps import added, equation, number, product  # noqa: PLC0415 - sympy

    single = penalty(rules, hand)
    each = (number(rules.card_points(card)) for card in hand)
    facts: dict[str, Any] = {"last": last, "has_winner": has_winner, "rules": rules}
    points = Step("hand_points", (equation(added(each), single),), len(hand), facts=facts)
    if times == 1:
        return (points, Step("single", facts=facts))
    return (
        points,
        Step("multiplied", (equation(product(times, single), times * single),), times, facts=facts),
    )
