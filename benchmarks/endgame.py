"""How fast the last cards are solved, beside plain minimax: `python benchmarks/endgame.py`.

Positions of four cards in each hand, after random plays, in every house for two; all moves get their exact
value. Plain minimax plays every way to the end by the engine's own `play`, without pruning.
"""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING

from ratios import Row, rates, report

from pisti_teach.analysis.endgame import solve
from pisti_teach.pisti import PRESETS, deal, play, points
from pisti_teach.shuffling import Generator

if TYPE_CHECKING:
    from collections.abc import Callable

    from pisti_teach.pisti.state import Move, State

SEATS, CARDS = 2, 8
"""At the table, and in their hands together."""
HOUSES = [name for name, rules in PRESETS.items() if SEATS in rules.players]
EACH, FEW, ROUNDS = 60, 4, 5
"""Positions of each house, those of them that plain minimax solves, too, and rounds."""
MILLISECONDS = 1
"""CPU time that a position may take on average."""


def position(house: str, seed: int) -> State:
    """Play a deal at random until its last hands are dealt."""
    chance = Generator(seed)
    state = deal(house, SEATS, seed % SEATS, chance).start()
    while len(state.talon) >= CARDS or sum(map(len, state.hands)) > CARDS:
        state, _ = play(state, chance.choice(state.allowed))
    return state


def plain(state: State) -> int:
    """Give what seat 0 makes more than seat 1 with best play of both."""
    if state.is_over:
        own, other = points(state)
        return own - other
    values = plain_moves(state).values()
    return max(values) if state.seat == 0 else min(values)


def plain_moves(state: State) -> dict[Move, int]:
    """Give that after each move."""
    return {move: plain(play(state, move)[0]) for move in state.allowed}


def all_of(work: Callable[[State], object], states: list[State]) -> int:
    """Solve these positions; returns their number."""
    for state in states:
        work(state)
    return len(states)


def main() -> int:
    """Check that both give the same, then print the time and the ratio."""
    states = {house: [position(house, seed) for seed in range(EACH)] for house in HOUSES}
    few = [state for house in HOUSES for state in states[house][:FEW]]
    for state in few:
        sign = 1 if state.seat == 0 else -1
        if {move: sign * value for move, value in plain_moves(state).items()} != solve(state).moves:
            sys.exit("endgame: not all values are the same")
    works = {house: partial(all_of, solve, states[house]) for house in HOUSES}
    speed = rates(
        {**works, "ours": partial(all_of, solve, few), "plain": partial(all_of, plain, few)}, ROUNDS
    )
    took = {house: 1000 / speed[house] for house in HOUSES}
    return report(
        [
            Row(
                "endgame: a position of 4 + 4 cards",
                sum(took.values()) / len(took),
                most=MILLISECONDS,
                unit="ms",
            ),
            *(Row(f"  in {house}", took[house], unit="ms") for house in HOUSES),
            Row("  positions a second, beside plain minimax", speed["ours"] / speed["plain"]),
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
