"""What the questions about a chance share: the position, the seat and the rank that they are drawn for."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Rank
from pisti_teach.trainer.deals import deal, views
from pisti_teach.trainer.exhibits import history, position
from pisti_teach.trainer.question import Misconception, Question
from pisti_teach.trainer.truths import Number

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from fractions import Fraction

    from pisti_teach.cards import Card
    from pisti_teach.games import View
    from pisti_teach.odds.steps import Step
    from pisti_teach.odds.unseen import Unseen
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table
    from pisti_teach.trainer.truths import Truth

LEVELS = 3
PLAYS = {1: (0, 0), 2: (1, 12), 3: (13, 32)}
"""Fewest and most plays that lie behind the position, by the level."""
WITH_RETURNED = 3
"""From this level on half of the deals are ones in which a Jack went back, where the house has that."""
TRIES = 60
"""Deals that are looked at for such a Jack."""
LARGEST = 10**12
"""Largest denominator of a chance that is asked for: beyond it no fraction is read."""


def position_of(table: Table, level: int, chance: Generator) -> Any:  # noqa: ANN401 - views of its game
    """Draw a position with so many plays behind it as the level says; None if there was none."""
    least, most = PLAYS[level]
    start = _returning(table, chance) if level >= WITH_RETURNED and chance.below(2) else None
    seen = [view for view in views(table, chance, most, start=start) if len(view.events) >= least]
    return chance.choice(seen) if seen else None


def _returning(table: Table, chance: Generator) -> Any:  # noqa: ANN401 - each game has its own state
    """Deal until a Jack goes back at the opening (P4); in a house where none does, just deal."""
    state = deal(table, chance)
    if getattr(table.rules, "opening_jack", "stays") == "stays":
        return state
    for _ in range(TRIES):
        if state.returned:
            break
        state = deal(table, chance)
    return state


def other_seat(places: Unseen, chance: Generator) -> int | None:
    """Draw another seat that holds cards; None if none does."""
    seats = sorted(places.hands)
    return chance.choice(seats) if seats else None


def open_rank(
    places: Unseen, chance: Generator, chance_of: Callable[[Rank], Fraction], *, jacks: bool = False
) -> Rank | None:
    """Draw a rank whose chance can be asked for; None if there is none.

    With `jacks`, and with a returned Jack unseen, every other time it is the Jack.
    """
    ranks = [rank for rank in Rank if is_open(chance_of(rank))]
    if jacks and Rank.JACK in ranks and (places.shy or places.known) and chance.below(2):
        return Rank.JACK
    return chance.choice(ranks) if ranks else None


def is_open(chance: Fraction) -> bool:
    """Whether something is neither impossible nor certain, and its chance can be typed as a fraction."""
    return 0 < chance < 1 and chance.denominator <= LARGEST


def returned(view: View) -> tuple[Card, ...]:
    """Jacks that went back at the opening and have not been seen since (P6)."""
    went_back = Counter(getattr(view, "returned", ()))
    return tuple((went_back & Counter(view.unseen)).elements())


def features(view: View, **more: int) -> dict[str, int]:
    """What makes such a question harder: plays to remember, cards to keep in mind, returned Jacks."""
    return {
        "plays": len(view.events),
        "seen": len(view.seen),
        "returned": len(returned(view)),
        **more,
    }


def hand_step(places: Unseen) -> str:
    """Name of the step at which the hands without a rank are counted: with shy Jacks, case by case."""
    return "case" if places.shy else "hands_without"


def wrong_ways(
    wrong: Mapping[str, tuple[Fraction, str]], as_truth: Callable[[Fraction], Truth]
) -> tuple[Misconception, ...]:
    """Make misconceptions of the chances that they lead to; what cannot be typed is nobody's answer."""
    return tuple(
        Misconception(name=name, truth=as_truth(value), parts_at=step)
        for name, (value, step) in wrong.items()
        if 0 <= value <= 1 and value.denominator <= LARGEST
    )


def of_chance(
    view: View,
    kind: str,
    value: Fraction,
    wrong: Mapping[str, tuple[Fraction, str]],
    steps: Callable[[], Sequence[Step]],
    **facts: Any,  # noqa: ANN401 - what the sentences of the kind speak of
) -> Question:
    """Ask for one chance of a position; `wrong` gives what each wrong way leads to, and where it parts."""
    return Question.about(
        view,
        kind,
        Number(value),
        exhibits=(*position(view), *history(view)),
        facts={"view": view, **facts},
        misconceptions=wrong_ways(wrong, Number),
        steps=steps,
        features=features(view),
    ).with_distinct()
