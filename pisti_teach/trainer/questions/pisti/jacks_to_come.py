"""Ask how many Jacks will still be dealt to the seat, on average."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from pisti_teach.odds.pisti.jacks import coming
from pisti_teach.pisti.dealing import HAND_CARDS
from pisti_teach.trainer.answers import NUMBER
from pisti_teach.trainer.deals import deal, views
from pisti_teach.trainer.exhibits import history, position
from pisti_teach.trainer.question import Question
from pisti_teach.trainer.questions.pisti.late import returned_late
from pisti_teach.trainer.questions.pisti.ways import ways_to
from pisti_teach.trainer.truths import Number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.odds.pisti.jacks import Coming
    from pisti_teach.odds.steps import Step
    from pisti_teach.pisti.view import View
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.question import Misconception
    from pisti_teach.trainer.tables import Table

KIND = "jacks_to_come"
LEVELS = 3
"""In the first hands; in later ones; with a Jack that went back, where the house knows that."""


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask any seat at its turn, while hands and Jacks are still to come."""
    plays = HAND_CARDS * table.players * (1 if level == 1 else 3)
    first = returned_late(table, chance) if level == LEVELS else deal(table, chance)
    asks = [one for one in views(table, chance, plays, start=first) if _is_of(one, level)]
    return asked(chance.choice(asks)) if asks else None


def _is_of(seen: View, level: int) -> bool:
    ways = coming(seen)
    placed = ways.unseen - ways.free
    knows = level == LEVELS and seen.rules.opening_jack != "stays"
    late = level == 1 or knows or seen.hand_outs > 1
    return ways.expected > 0 and bool(placed) == knows and late


def asked(seen: View) -> Question:
    """Ask for this seat."""
    ways, deck = coming(seen), len(seen.seen) + len(seen.unseen)
    return Question.about(
        seen,
        KIND,
        Number(ways.expected, NUMBER),
        exhibits=(*position(seen), *history(seen)),
        facts={"view": seen, "ways": ways},
        misconceptions=misconceptions(seen, ways),
        steps=lambda: steps(deck, ways),
        features={
            "plays": len(seen.events),
            "returned": ways.unseen - ways.free,
            "seats": seen.players,
        },
    ).with_distinct()


def misconceptions(seen: View, ways: Coming) -> tuple[Misconception, ...]:
    """Shared among the seats, the whole talon taken, all Jacks put into the talon, the returned forgotten."""
    jacks = sum(card.is_jack for card in seen.unseen)
    mine, last = HAND_CARDS * ways.rounds, "others_come" if ways.jacks else "returned"
    if not ways.jacks and not ways.returned:
        return ways_to({"seats": (Fraction(jacks, seen.players), "only_sure")}, NUMBER)
    wrong: dict[str, tuple[Fraction | int, str]] = {
        "seats": (Fraction(jacks, seen.players), last),
        "whole_talon": (Fraction(jacks * seen.talon, ways.unseen), "dealt"),
        "all_in_talon": (Fraction(jacks * mine, seen.talon), last),
    }
    if ways.unseen > ways.free:
        first = "returned" if ways.returned else "placed"
        wrong["returned_forgotten"] = (Fraction(jacks * mine, ways.unseen), first)
    return ways_to(wrong, NUMBER)


def steps(deck: int, ways: Coming) -> Sequence[Step]:
    """The steps of the derivation."""
    from pisti_teach.odds.derivation.pisti.jacks import (  # noqa: PLC0415 - sympy, only when it is asked for
        derive_jacks_to_come,
    )

    return derive_jacks_to_come(deck, ways)
