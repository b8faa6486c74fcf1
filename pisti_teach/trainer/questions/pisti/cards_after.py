"""Ask how many cards each side has taken after some plays from the start of a deal (P9, P12–P14, P17)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pisti_teach.odds.steps import Step
from pisti_teach.pisti.playing import play
from pisti_teach.pisti.state import HIT
from pisti_teach.pisti.view import view
from pisti_teach.trainer.deals import played
from pisti_teach.trainer.exhibits import played as played_cards
from pisti_teach.trainer.question import Exhibit, Misconception, Question
from pisti_teach.trainer.questions.pisti.sides import beside, keys
from pisti_teach.trainer.truths import Fields

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pisti_teach.pisti.rules import Rules
    from pisti_teach.pisti.state import Event, State
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table

KIND = "cards_after"
LEVELS = 3
PLAYS = {1: (4, 5), 2: (6, 8), 3: (9, 10)}
"""Fewest and most plays, by the level."""
TAKES = {1: 1, 2: 2, 3: 3}
"""Fewest takes among them, by the level; one fewer, but not none, where Jacks do not take."""


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask where enough was taken, and nobody laid a card that could take without taking."""
    least, most = PLAYS[level]
    states = played(table, chance, least + chance.below(most - least + 1))
    events = states[-1].events
    takes = TAKES[level] if table.rules.jack_takes else max(1, TAKES[level] - 1)
    if sum(event.is_take for event in events) < takes or any(event.move.declined for event in events):
        return None
    return asked(table, states, chance.below(table.players))


def asked(table: Table, states: Sequence[State], seat: int) -> Question:
    """Ask for the cards of every side, the own first."""
    first, last = states[0], states[-1]
    named = keys(table.rules, table.players, seat)
    names, order = tuple(named), tuple(named.values())
    shown = view(last, seat)
    wrong = {
        name: (Fields(names, tuple(by_side[side] for side in order)), step)
        for name, by_side, step in wrong_ways(first, last.events)
    }
    return beside(
        table,
        KIND,
        Fields(names, tuple(len(last.sides[side].taken) for side in order)),
        seat,
        exhibits=(
            Exhibit(name="start", cards=first.pile[first.down :], backs=first.down),
            *played_cards(shown),
        ),
        facts={"sides": named, "may_decline": table.rules.may_decline},
        misconceptions=tuple(
            Misconception(name=name, truth=truth, parts_at=step) for name, (truth, step) in wrong.items()
        ),
        steps=lambda: steps(states, named),
        features={
            "plays": len(last.events),
            "takes": sum(event.is_take for event in last.events),
            "sides": len(names),
        },
    )


def wrong_ways(first: State, events: Sequence[Event]) -> Iterator[tuple[str, Sequence[int], str]]:
    """Usual slips: name, the cards of each side that it leads to, the step at which it parts."""
    takes = [event for event in events if event.is_take]
    right = _taken(first.rules, first, events)
    own = [sum(first.side_of(event.seat) == side for event in takes) for side in range(len(right))]
    opener = first.side_of(takes[0].seat)
    yield "own_card", [number - less for number, less in zip(right, own, strict=True)], _name(0, takes[0])
    yield (
        "open_only",
        [number - (first.down if at == opener else 0) for at, number in enumerate(right)],
        "take_0",
    )
    for name, at, rules in (
        ("jack_lies", _first(takes, jack=True), replace(first.rules, jack_takes=False)),
        ("hit_missed", _first(takes, jack=False), replace(first.rules, double_pisti=None)),
    ):
        if at is not None:
            yield name, _taken(rules, first, events), _name(at, takes[at])


def _first(takes: Sequence[Event], *, jack: bool) -> int | None:
    """Give the place of the first take with a Jack, or of the first hit."""
    fits = (at for at, take in enumerate(takes) if (take.card.is_jack if jack else take.kind == HIT))
    return next(fits, None)


def _name(at: int, take: Event) -> str:
    return f"{'hit' if take.kind == HIT else 'take'}_{at}"


def _taken(rules: Rules, state: State, events: Sequence[Event]) -> list[int]:
    """Cards of each side if these plays were made by these rules."""
    state = replace(state, rules=rules)
    for event in events:
        state, _ = play(state, event.move)
    return [len(side.taken) for side in state.sides]


def steps(states: Sequence[State], named: dict[str, int]) -> Sequence[Step]:
    """Each take with what lay there, then the sum of each side."""
    return (*_takes(states), *_sums(states, named))


def _takes(states: Sequence[State]) -> Iterator[Step]:
    from pisti_teach.odds.derivation.steps import added, equation, number  # noqa: PLC0415 - sympy, when asked for

    before = zip(states, states[-1].events, strict=False)
    for at, (state, event) in enumerate((state, event) for state, event in before if event.is_take):
        facts = {"event": event, "down": state.down, "marker": state.marker}
        lying = event.cards - 1
        yield Step(
            _name(at, event), (equation(added((number(lying), number(1))), event.cards),), lying, facts=facts
        )


def _sums(states: Sequence[State], named: dict[str, int]) -> Iterator[Step]:
    """Add up each side's takes; a marker that was hit is taken off again (P17)."""
    from pisti_teach.odds.derivation.steps import added, equation, number  # noqa: PLC0415

    last = states[-1]
    for side in named.values():
        takes = [event.cards for event in last.events if event.is_take and last.side_of(event.seat) == side]
        lost = [
            -1
            for made, event in zip(last.events, last.events[1:], strict=False)
            if event.kind == HIT and last.side_of(made.seat) == side
        ]
        if len(takes) + len(lost) > 1:
            total = equation(added(map(number, (*takes, *lost))), len(last.sides[side].taken))
            yield Step("sum", (total,), facts={"side": side, "lost": len(lost)})
