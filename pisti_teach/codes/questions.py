"""Question codes: a question in eighteen symbols; the same code asks the same question wherever it is read.

A code is what it is of, the kind, the house, the seats, how hard it is, and a seed below 23 ** 11, 49 bits.
"""

from __future__ import annotations

from dataclasses import dataclass

from pisti_teach.codes.deals import RULES
from pisti_teach.codes.symbols import BASE, QUESTION, digits_of, number_of, read, write
from pisti_teach.errors import CodeError

SEED_SYMBOLS = 11
TASK_SEEDS = BASE**SEED_SYMBOLS
"""Seeds are numbers from 0 below this one."""
FEWEST_SEATS, MOST_SEATS = 2, 6

KINDS = (
    *("unseen", "unseen_series", "all_ranks", "next_card", "holds", "holds_none", "holds_one"),
    *("holds_either", "estimate", "takes", "takers", "play_kind", "cards_after", "count_deal"),
    *("other_house", "match_winner", "payout", "key_cards", "down_is", "lead", "pisti_risk", "silence"),
    *("hesitation", "jacks_to_come", "stake_worth", "break_even", "jack_later", "majority"),
    *("hand_count", "certain_cards", "possible_cards", "best_card", "may_play", "debt", "turn_order"),
    *("penalty", "muamele", "drawn_fits", "draws", "answers_seven", "muamele_draws"),
    *("must_draw", "opens", "twin", "missing"),
)
"""Kinds of questions by their two symbols; only ever added to at the end, or old codes change."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """What a question code stands for."""

    kind: str
    preset: str
    players: int
    level: int
    """How hard it is, from 1."""
    seed: int
    """From 0 below TASK_SEEDS."""


def write_task(task: Task) -> str:
    """Write the code of a question, in groups of six.

    Raises CodeError for a kind, a house, seats, a level or a seed that no code can stand for.
    """
    presets = [preset for _, preset in RULES]
    if task.kind not in KINDS or task.preset not in presets:
        raise CodeError(f"there is no code for {task}")
    bounds = {"players": (FEWEST_SEATS, MOST_SEATS), "level": (1, BASE), "seed": (0, TASK_SEEDS - 1)}
    for name, (least, most) in bounds.items():
        if not least <= getattr(task, name) <= most:
            raise CodeError(f"{name}: expected {least} to {most}, got {getattr(task, name)}")
    kind, house = KINDS.index(task.kind), presets.index(task.preset)
    head = [*digits_of(kind, 2), house, task.players - FEWEST_SEATS, task.level - 1]
    return write([QUESTION, *head, *digits_of(task.seed, SEED_SYMBOLS)])


def read_task(text: str) -> Task:
    """Read a code; small letters, spaces and hyphens do not matter.

    Raises CodeError that says what is wrong: its length, a symbol, the check, what it is of.
    """
    high, low, house, seats, level, *seed = read(text, QUESTION)
    kind = number_of((high, low))
    if kind >= len(KINDS) or house >= len(RULES) or seats > MOST_SEATS - FEWEST_SEATS:
        raise CodeError("this code is of a newer version of the program", "newer")
    return Task(
        kind=KINDS[kind],
        preset=RULES[house][1],
        players=seats + FEWEST_SEATS,
        level=level + 1,
        seed=number_of(seed),
    )
