"""Ask whose turns come next after plays with tens (Y7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.cards import Rank
from pisti_teach.odds.steps import Step
from pisti_teach.trainer.question import Misconception, Question
from pisti_teach.trainer.rounds import played_on, rigged, seat_names, shown_run, stretches
from pisti_teach.trainer.truths import Order

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.rounds import Stretch
    from pisti_teach.trainer.tables import Table

KIND = "turn_order"
LEVELS = 3
"""1: each play with its seat; 2: only who starts is told; 3: aces and twins among the plays."""
TURNS = {1: (1, 4), 2: (2, 6), 3: (3, 8)}
"""Fewest and most turns of the run, by the level."""
NEXT = 3
"""Turns that are asked for."""
MOVES = 24
LONGEST = 14
"""Plays of a run."""
TWO = 2


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask after a run with a ten in it, mostly among its last two turns."""
    ranks = (Rank.TEN, Rank.ACE) if level == LEVELS else (Rank.TEN,)
    states = played_on(rigged(table, chance, ranks), chance, ranks, MOVES)
    runs = [run for run in stretches(states, LONGEST) if _is_wanted(run, level)]
    if not runs:
        return None
    made = asked(chance.choice(runs), level, chance.below(table.players))
    return made if made.misconceptions else None


def _is_wanted(run: Stretch, level: int) -> bool:
    """Tens late in it, no sevens, and what the level asks for."""
    least, most = TURNS[level]
    turns = run.turns
    return (
        least <= len(turns) <= most
        and any(map(is_ten, turns[-TWO:]))
        and not any(event.card and event.card.rank is Rank.SEVEN for event in run.events)
        and has_more(run) == (level == LEVELS)
    )


def has_more(run: Stretch) -> bool:
    """Whether an ace or a twin wants one more of its seat (Y12)."""
    return any(event.card and event.next_seat == event.seat for event in run.events)


def is_ten(turn: Sequence[object]) -> bool:
    """Whether the last play of a turn is a ten."""
    card = getattr(turn[-1], "card", None)
    return card is not None and card.rank is Rank.TEN


def asked(run: Stretch, level: int, looking: int) -> Question:
    """Ask for the next three turns; `looking` is the seat that the names are seen from."""
    players, first = run.before.players, run.events[0].seat
    names = seat_names(players, looking)
    options = tuple(names[(looking + step) % players] for step in range(players))
    nexts = _onward(_seat(run.after.seat), 1, players)
    return Question(
        kind=KIND,
        game="pis_yedili",
        rules=run.before.rules,
        players=players,
        seat=looking,
        truth=Order(options, tuple(names[seat] for seat in nexts)),
        exhibits=shown_run(run, named=level == 1),
        facts={"seats": {name: seat for seat, name in names.items()}, "first": first, "named": level == 1},
        misconceptions=tuple(
            Misconception(
                name=name, truth=Order(options, tuple(names[seat] for seat in order)), parts_at=step
            )
            for name, (order, step) in _wrong_ways(run, named=level == 1).items()
        ),
        steps=lambda: steps(run),
        features={"turns": len(run.turns), "tens": sum(map(is_ten, run.turns)), "seats": players},
    ).with_distinct()


def _onward(seat: int, direction: int, players: int) -> tuple[int, ...]:
    return tuple((seat + direction * step) % players for step in range(NEXT))


def _seat(seat: int | None) -> int:
    if seat is None:
        raise AssertionError("expected a round that goes on")
    return seat


def _wrong_ways(run: Stretch, *, named: bool) -> Mapping[str, tuple[tuple[int, ...], str]]:
    """The orders that the wrong ways lead to, and the turn after which each leaves the right way."""
    ways = {"ten_ignored": (1, 1), "turns_round": (1, -1)}
    if run.before.players == TWO:
        ways = {"plays_again": (1, 0)}
    return {name: _misled(run, *way, named=named) for name, way in ways.items()}


def _misled(run: Stretch, direction: int, by_ten: int, *, named: bool) -> tuple[tuple[int, ...], str]:
    """Follow a wrong rule: a ten multiplies the direction by `by_ten`; by 0 its seat plays again.

    Where the seats of the plays are told, nobody goes wrong before the last one.
    """
    players, at, parts = run.before.players, run.events[0].seat, ""
    for number, turn in enumerate(run.turns, start=1):
        if is_ten(turn):
            direction *= by_ten or 1
        step = 0 if is_ten(turn) and not by_ten else direction
        at = ((turn[0].seat if named else at) + step) % players
        if at != turn[-1].next_seat and not parts and (not named or number == len(run.turns)):
            parts = f"turn_{number}"
    return _onward(at, direction, players), parts or "onward"


def steps(run: Stretch) -> Sequence[Step]:
    """Who comes after each turn, then the ordinary order."""
    players = run.before.players
    told = [
        Step(
            f"turn_{number}",
            facts={
                "seat": turn[-1].seat,
                "next": turn[-1].next_seat,
                "is_ten": is_ten(turn),
                "is_two": players == TWO,
            },
        )
        for number, turn in enumerate(run.turns, start=1)
    ]
    more = (Step("one_more"),) if has_more(run) else ()
    return (*more, *told, Step("onward", facts={"order": _onward(_seat(run.after.seat), 1, players)}))
