"""Ask which cards of the own hand would take now (P9, P12, P17, P27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.odds.steps import Step
from pisti_teach.trainer.deals import views
from pisti_teach.trainer.exhibits import hand, table
from pisti_teach.trainer.question import Misconception, Question
from pisti_teach.trainer.truths import Chosen

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pisti_teach.cards import Card
    from pisti_teach.pisti.view import View
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table

KIND = "takers"
LEVELS = 2
FEWEST = 2
"""Cards of a hand that make it a question."""


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(at: Table, level: int, chance: Generator) -> Question | None:
    """Ask where something lies and one slip is near; on the second level on any table, or where two are."""
    seen = [view for view in views(at, chance) if len(set(view.hand)) >= FEWEST]
    slips = [(view, len({cards for _, cards, _ in wrong_ways(view)} - {takers(view)})) for view in seen]
    open_questions = [
        view for view, near in slips if near and (level == 1) == (near == 1 and view.pile_size > 0)
    ]
    return asked(chance.choice(open_questions)) if open_questions else None


def takers(view: View) -> frozenset[Card]:
    """Cards of the hand that would take."""
    return frozenset(filter(view.takes, view.hand))


def asked(view: View) -> Question:
    """Ask for all of them; there may be none."""
    options = tuple(map(str, dict.fromkeys(view.hand)))
    return Question.about(
        view,
        KIND,
        Chosen(options, frozenset(map(str, takers(view)))),
        exhibits=(*table(view), hand(view)),
        facts={"marker": view.marker},
        misconceptions=tuple(
            Misconception(name=name, truth=Chosen(options, frozenset(map(str, cards))), parts_at=step)
            for name, cards, step in wrong_ways(view)
        ),
        steps=lambda: steps(view),
        features={"cards": len(options), "empty": int(not view.pile_size)},
    ).with_distinct()


def wrong_ways(view: View) -> Iterator[tuple[str, frozenset[Card], str]]:
    """Usual slips: name, the cards it leads to, the step at which it parts; some change nothing."""
    right, jacks = takers(view), frozenset(card for card in view.hand if card.is_jack)
    if not view.pile_size:
        yield "marker_missed", frozenset(), "marker" if view.marker else "empty"
        if view.rules.jack_takes:
            yield "jack_on_empty", right | jacks, "empty"
        return
    yield "by_suit", right | {card for card in view.hand if view.top and card.suit is view.top.suit}, "rank"
    by_rank = frozenset(filter(view.takes_by_rank, view.hand))
    if view.rules.jack_takes:
        yield "jack_lies", by_rank, "jacks"
    else:
        yield "jack_takes", right | jacks, "plain_jacks"


def steps(view: View) -> Sequence[Step]:
    """What takes by rank, what as a Jack, and how many cards it brings."""
    return tuple(_steps(view))


def _steps(view: View) -> Iterator[Step]:
    by_rank = tuple(filter(view.takes_by_rank, dict.fromkeys(view.hand)))
    if not view.pile_size:
        yield Step("empty")
        if view.marker:
            yield Step("marker", facts={"marker": view.marker, "cards": by_rank})
        return
    jacks = tuple(card for card in dict.fromkeys(view.hand) if card.is_jack and card not in by_rank)
    yield Step("rank", facts={"top": view.top, "cards": by_rank})
    yield Step("jacks" if view.rules.jack_takes else "plain_jacks", facts={"cards": jacks})
    if takers(view):
        yield _brings(view)


def _brings(view: View) -> Step:
    from pisti_teach.odds.derivation.steps import added, equation, number  # noqa: PLC0415 - sympy, when asked for

    lying = view.pile_size
    return Step("brings", (equation(added((number(lying), number(1))), lying + 1),), lying)
