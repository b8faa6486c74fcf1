"""How fast the engine plays, beside OpenSpiel's `hearts` driven from Python: `python benchmarks/engine.py`.

Whole deals with uniformly random allowed plays, from the shuffle to the end. Shuffling and choosing take
their time on both sides and are no plays; one generator chooses on both sides.

OpenSpiel is C++ behind its Python face, and changes its state in place. It is asked in three ways, each
closer to what our engine gives: as fast as it can be; with the state before each play kept, too; with
cards drawn by their chances, as at any chance node, and not by `legal_actions` as if all were equally likely.
"""

from __future__ import annotations

import sys
from functools import partial
from random import Random
from typing import TYPE_CHECKING

import pyspiel
from ratios import Row, rates, report

from pisti_teach.pisti.dealing import shuffled_deck
from pisti_teach.pisti.playing import play
from pisti_teach.pisti.rules import ZONE
from pisti_teach.pisti.state import start
from pisti_teach.shuffling import Generator

if TYPE_CHECKING:
    from collections.abc import Callable

DEALS, ROUNDS = 40, 25
TARGET = 1.7
HEARTS = pyspiel.load_game("hearts")
CHANCE = Random(2026)  # noqa: S311 - nothing here is secret


def pisti_deals() -> int:
    """Play deals of two seats by the rules of `zone`; returns the number of plays."""
    return sum(pisti_deal() for _ in range(DEALS))


def pisti_deal() -> int:
    """Play one."""
    deck, returned = shuffled_deck(ZONE, 2, Generator(CHANCE.getrandbits(60)))
    state, plays = start(ZONE, 2, 0, deck, returned), 0
    while not state.is_over:
        state, _ = play(state, CHANCE.choice(state.allowed))
        plays += 1
    return plays


def hearts_deals(deal: Callable[[], int]) -> int:
    """Play deals of hearts in one of the ways below; returns the number of plays, passed cards included."""
    return sum(deal() for _ in range(DEALS))


def in_place() -> int:
    """Play one as fast as it can be."""
    state, plays = HEARTS.new_initial_state(), 0
    while not state.is_terminal():
        plays += not state.is_chance_node()
        state.apply_action(CHANCE.choice(state.legal_actions()))
    return plays


def kept() -> int:
    """Play one in which each play gives the next state and leaves the one before."""
    state, plays = HEARTS.new_initial_state(), 0
    while not state.is_terminal():
        plays += not state.is_chance_node()
        state = state.child(CHANCE.choice(state.legal_actions()))
    return plays


def by_chances() -> int:
    """Play one whose cards are drawn by their chances."""
    state, plays = HEARTS.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(CHANCE.choices(outcomes, chances)[0])
        else:
            state.apply_action(CHANCE.choice(state.legal_actions()))
            plays += 1
    return plays


def main() -> int:
    """Print how many times OpenSpiel's plays a second ours are."""
    ways = {each.__name__: partial(hearts_deals, each) for each in (in_place, kept, by_chances)}
    speed = rates({"ours": pisti_deals, **ways}, ROUNDS)
    print(f"pisti_teach plays {speed['ours']:,.0f} cards a CPU second here")
    ratio = {name: speed["ours"] / each for name, each in speed.items()}
    return report(
        [
            Row("engine: plays a second, beside OpenSpiel's hearts", ratio["in_place"], least=TARGET),
            Row("  where that keeps the state before each play", ratio["kept"]),
            Row("  where that draws its cards by their chances", ratio["by_chances"]),
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
