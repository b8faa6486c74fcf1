"""What the questions about unseen cards of several groups share: position, numbers, slips (K2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.odds.steps import Step
from pisti_teach.trainer.deals import views
from pisti_teach.trainer.exhibits import history, position
from pisti_teach.trainer.question import Misconception, Question
from pisti_teach.trainer.questions.chances import returned
from pisti_teach.trainer.truths import Fields

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from pisti_teach.cards import Card, Rank
    from pisti_teach.games import View
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table

    Groups = Mapping[str, Callable[[Card], bool]]

LEVELS = 3
PLAYS = {1: (2, 8), 2: (9, 20), 3: (21, 40)}
"""Fewest and most plays that lie behind the position, by the level."""


def position_of(table: Table, level: int, chance: Generator) -> Any:  # noqa: ANN401 - views of its game
    """Draw a position with so many plays behind it as the level says; None if there was none."""
    least, most = PLAYS[level]
    seen = [view for view in views(table, chance, most) if len(view.events) >= least]
    return chance.choice(seen) if seen else None


def of_rank(rank: Rank) -> Callable[[Card], bool]:
    """Say of a card whether it is of this rank."""
    return lambda card: card.rank is rank


def drawn(table: Table, level: int, chance: Generator, kind: str, groups: Groups) -> Question | None:
    """Ask at a position where some of these cards were seen; None if what was drawn is no such position."""
    view = position_of(table, level, chance)
    if not view or not any(numbers(view.seen, groups)):
        return None
    made = asked(view, kind, groups)
    return made if made.misconceptions else None


def asked(view: View, kind: str, groups: Groups) -> Question:
    """Ask how many cards of each group, by its name, are unseen out of all that are played with."""
    of, left = numbers((*view.seen, *view.unseen), groups), numbers(view.unseen, groups)
    return Question.about(
        view,
        kind,
        Fields(tuple(groups), left),
        exhibits=(*position(view), *history(view)),
        facts={"view": view, "groups": dict(zip(groups, zip(of, left, strict=True), strict=True))},
        misconceptions=_misconceptions(view, groups, of, left),
        steps=lambda: steps(view, groups, of, left),
        features={"plays": len(view.events), "groups": len(groups), "seen": len(view.seen)},
    ).with_distinct()


def numbers(cards: Sequence[Card], groups: Groups) -> tuple[int, ...]:
    """How many of the cards are in each group."""
    return tuple(sum(map(is_one, cards)) for is_one in groups.values())


def _misconceptions(
    view: View, groups: Groups, of: Sequence[int], left: Sequence[int]
) -> tuple[Misconception, ...]:
    """The own hand or the opening forgotten, returned Jacks taken for seen, the seen ones counted."""
    names, hand = tuple(groups), numbers(view.hand, groups)
    opening = numbers(getattr(view, "opening", ()), groups)
    back = numbers(returned(view), groups)
    wrong = {
        "own_hand": _sums(left, hand),
        "opening": _sums(left, opening),
        "returned": tuple(a - b for a, b in zip(left, back, strict=True)),
        "seen_instead": tuple(a - b for a, b in zip(of, left, strict=True)),
    }
    return tuple(
        Misconception(name=name, truth=Fields(names, values), parts_at=_first_other(names, values, left))
        for name, values in wrong.items()
        if values != tuple(left)
    )


def _sums(some: Sequence[int], more: Sequence[int]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(some, more, strict=True))


def _first_other(names: Sequence[str], values: Sequence[int], right: Sequence[int]) -> str:
    """Name of the first field, and so of the step, that differs."""
    return next(name for name, a, b in zip(names, values, right, strict=True) if a != b)


def steps(view: View, groups: Groups, of: Sequence[int], left: Sequence[int]) -> Sequence[Step]:
    """For each group all its cards, without those that were seen."""
    from pisti_teach.odds.derivation.steps import equation, minus  # noqa: PLC0415 - sympy, when asked for

    return tuple(
        Step(
            name,
            (equation(minus(whole, whole - number), number),) if number < whole else (),
            number,
            facts={"view": view, "cards": tuple(filter(is_one, view.seen))},
        )
        for (name, is_one), whole, number in zip(groups.items(), of, left, strict=True)
    )
