"""Ask for a quick guess: the chance that another seat holds at least one card of a rank (K3)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pisti_teach.odds.exact import holds
from pisti_teach.odds.unseen import unseen
from pisti_teach.trainer.exhibits import history, position
from pisti_teach.trainer.question import Question
from pisti_teach.trainer.questions.chances import features, open_rank, other_seat, position_of, wrong_ways
from pisti_teach.trainer.questions.holds import slips, steps
from pisti_teach.trainer.truths import CLOSE, Estimate

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from pisti_teach.cards import Rank
    from pisti_teach.games import View
    from pisti_teach.odds.unseen import Unseen
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table

KIND = "estimate"
LEVELS = 3


def fits(_table: Table) -> bool:
    """It makes sense everywhere."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask about any other seat that holds cards, for a rank that it may hold or not."""
    view = position_of(table, level, chance)
    seat = other_seat(unseen(view), chance) if view else None
    if seat is None:
        return None
    places = unseen(view)
    rank = open_rank(places, chance, partial(holds, places, seat))
    return asked(view, places, seat, rank) if rank else None


def asked(view: View, places: Unseen, seat: int, rank: Rank) -> Question:
    """Ask for this rank."""
    value = holds(places, seat, rank)
    return Question.about(
        view,
        KIND,
        Estimate(value),
        exhibits=(*position(view), *history(view)),
        facts={"view": view, "rank": rank, "other": seat},
        misconceptions=wrong_ways(far_apart(slips(places, seat, rank), value), Estimate),
        steps=lambda: steps(places, seat, rank),
        features=features(view),
    )


def far_apart(wrong: Mapping[str, tuple[Fraction, str]], value: Fraction) -> dict[str, tuple[Fraction, str]]:
    """Those that no guess is close to and to the truth, or to an earlier one, as well."""
    guesses, kept = [value], {}
    for name, (guess, step) in wrong.items():
        if all(abs(guess - other) > 2 * CLOSE for other in guesses):
            guesses.append(guess)
            kept[name] = guess, step
    return kept
