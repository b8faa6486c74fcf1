"""Ask how many further cards make the majority sure, whoever gets the others (P20)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from pisti_teach.odds.pisti.majority import cards_to_majority
from pisti_teach.pisti.state import TAKE
from pisti_teach.trainer.deals import played
from pisti_teach.trainer.question import Exhibit, Misconception, Question
from pisti_teach.trainer.questions.pisti.sides import beside, keys, took
from pisti_teach.trainer.truths import cards

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pisti_teach.odds.steps import Step
    from pisti_teach.pisti.state import State
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table

KIND = "majority"
LEVELS = 2
TWO_SIDES = 2


def fits(table: Table) -> bool:
    """It is about Pişti where most cards count, not most tricks."""
    return bool(table.rules.majority_of == "cards")


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask in a deal that is still open; on the second level right after an ordinary take."""
    states = played(table, chance)
    pairs = list(pairwise(states[:-1]))
    open_questions = [
        (before, after) for before, after in pairs if _can_ask(before, after, seat_takes=level > 1)
    ]
    return asked(table, *chance.choice(open_questions), told=level > 1) if open_questions else None


def _can_ask(before: State, after: State, *, seat_takes: bool) -> bool:
    """Whether something was taken, the answer is still open, and no marker can change hands (P17)."""
    event = after.events[-1]
    taken, own = _taken(after), after.side_of(event.seat)
    if after.marker is not None or not before.sides[own].taken or (seat_takes and event.kind != TAKE):
        return False
    return 0 < cards_to_majority(taken, own, after.rules.decks * 52) <= after.rules.decks * 52 - sum(taken)


def _taken(state: State) -> tuple[int, ...]:
    return tuple(len(side.taken) for side in state.sides)


def asked(table: Table, before: State, after: State, *, told: bool) -> Question:
    """Ask who has just played; the take is told beside the numbers before it, or these after it alone."""
    event, rules = after.events[-1], table.rules
    taken, own, deck = _taken(after), after.side_of(event.seat), 52 * rules.decks
    named = keys(rules, table.players, event.seat)
    brought = event.cards if told else 0
    truth = cards_to_majority(taken, own, deck)
    table_then = Exhibit(name="table", cards=before.pile[before.down :], backs=before.down)
    return beside(
        table,
        KIND,
        cards(truth),
        event.seat,
        exhibits=(
            *took(_taken(before) if told else taken, tuple(named.values())),
            *((table_then,) if told else ()),
        ),
        facts={"card": event.card if told else None, "side": own, "deck": deck, "sides": len(taken)},
        misconceptions=tuple(
            Misconception(name=name, truth=cards(value), parts_at=step)
            for name, value, step in wrong_ways(taken, own, deck, brought)
            if value > 0
        ),
        steps=lambda: steps(taken, own, deck, brought),
        features={"sides": len(taken), "told": int(told)},
    )


def wrong_ways(taken: Sequence[int], own: int, deck: int, brought: int) -> Iterator[tuple[str, int, str]]:
    """Usual slips: name, the number that it leads to, the step at which it parts."""
    right, mine = cards_to_majority(taken, own, deck), taken[own]
    is_two = len(taken) == TWO_SIDES
    if brought:
        yield "take_forgotten", _without(taken, own, deck, brought), "after"
        yield "own_card", _without(taken, own, deck, 1), "after"
    if is_two:
        yield "half_is_enough", right - 1, "sure"
    else:
        yield "half_of_all", deck // 2 + 1 - mine, "gap"
    yield "leader_as_now", max(taken) + 1 - mine, "half" if is_two else "gap"


def _without(taken: Sequence[int], own: int, deck: int, less: int) -> int:
    """Give the number for a side that counts so many of its cards too few."""
    counted = [number - (less if at == own else 0) for at, number in enumerate(taken)]
    return cards_to_majority(counted, own, deck)


def steps(taken: Sequence[int], own: int, deck: int, brought: int) -> Sequence[Step]:
    """The steps of the derivation."""
    from pisti_teach.odds.derivation.majority import derive_majority  # noqa: PLC0415 - sympy, when asked for

    return derive_majority(taken, own, deck, brought)
