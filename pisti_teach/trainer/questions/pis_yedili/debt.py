"""Ask how many cards are owed after a run of plays with sevens, or how many it made the seats draw (Y5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.cards import Rank
from pisti_teach.odds.steps import Step
from pisti_teach.pis_yedili.moves import DRAW, TAKE
from pisti_teach.trainer.question import Misconception, Question
from pisti_teach.trainer.rounds import played_on, rigged, shown_run, stretches
from pisti_teach.trainer.truths import cards

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.rounds import Stretch
    from pisti_teach.trainer.tables import Table

KIND = "debt"
LEVELS = 3
"""1: one run of sevens; 2: a debt was taken before; 3: all cards that were drawn."""
PLAYS = {1: (1, 5), 2: (3, 9), 3: (4, 12)}
"""Fewest and most plays of the run, by the level."""
MOVES = 26
SEVEN_EACH = 7


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask after a run as the level wants it; runs with more sevens come as often as those with fewer."""
    ranks = (Rank.SEVEN, Rank.ACE) if level == LEVELS else (Rank.SEVEN,)
    states = played_on(rigged(table, chance, ranks), chance, ranks, MOVES)
    least, most = PLAYS[level]
    runs = [run for run in stretches(states, most) if len(run.events) >= least and _is_wanted(run, level)]
    if not runs:
        return None
    number = chance.choice(sorted({_truth(run, level) for run in runs}))
    run = chance.choice([run for run in runs if _truth(run, level) == number])
    made = asked(run, level)
    return made if made.misconceptions else None


def _is_wanted(run: Stretch, level: int) -> bool:
    takes = sum(event.move == TAKE for event in run.events)
    if level == 1:
        return run.after.debt > 0 and all(_is_seven(event) for event in run.events)
    return takes > 0 and (level > 2 or run.after.debt > 0) and _is_seven(run.events[0])  # noqa: PLR2004


def _is_seven(event: object) -> bool:
    card = getattr(event, "card", None)
    return card is not None and card.rank is Rank.SEVEN


def _truth(run: Stretch, level: int) -> int:
    return run.after.debt if level < LEVELS else sum(sum(event.drawn) for event in run.events)


def asked(run: Stretch, level: int) -> Question:
    """Ask the seat that is to move what it owes, or what all have drawn."""
    before, in_all = run.before, level == LEVELS
    truth = _truth(run, level)
    wrong = _wrong_draws(run, truth) if in_all else _wrong_debts(run)
    return Question(
        kind=KIND,
        game="pis_yedili",
        rules=before.rules,
        players=before.players,
        seat=run.after.seat or 0,
        truth=cards(truth),
        exhibits=shown_run(run),
        facts={"in_all": in_all},
        misconceptions=tuple(
            Misconception(name=name, truth=cards(number), parts_at=step)
            for name, (number, step) in wrong.items()
        ),
        steps=lambda: _steps_to_draws(run, truth) if in_all else _steps_to_debt(run),
        features={"plays": len(run.events), "sevens": sum(map(_is_seven, run.events))},
    ).with_distinct()


def _wrong_debts(run: Stretch) -> Mapping[str, tuple[int, str]]:
    """What the usual slips come to, and where they leave the right way."""
    each = run.before.rules.seven_cards
    standing = run.after.debt // each
    wrong = {
        "one_seven": (each, "sevens"),
        "seven_each": (SEVEN_EACH * standing, "sevens"),
        "first_forgotten": (each * (standing - 1), "sevens"),
    }
    if any(event.move == TAKE for event in run.events):
        wrong["across_take"] = (each * sum(map(_is_seven, run.events)), "taken")
    return {name: (number, step) for name, (number, step) in wrong.items() if number}


def _wrong_draws(run: Stretch, truth: int) -> Mapping[str, tuple[int, str]]:
    """Slips in what is drawn: the open debt counted, only one for a debt, single draws and aces forgotten."""
    debts, draws, aces = _drawn(run)
    return {
        "still_owed": (truth + run.after.debt, "all" if len(_parts(run)) > 1 else "debts"),
        "one_for_debt": (truth - sum(debts) + len(debts), "debts"),
        "draws_forgotten": (truth - draws, "draws"),
        "ace_forgotten": (truth - sum(aces), "aces"),
    }


def _drawn(run: Stretch) -> tuple[list[int], int, list[int]]:
    """Cards drawn for each debt, one by one, and for each ace."""
    debts = [sum(event.drawn) for event in run.events if event.move == TAKE]
    draws = sum(event.move == DRAW for event in run.events)
    aces = [sum(event.drawn) for event in run.events if event.card and any(event.drawn)]
    return debts, draws, aces


def _parts(run: Stretch) -> list[int]:
    """What was drawn, draw by draw, single draws in one number."""
    debts, draws, aces = _drawn(run)
    return [part for part in (*debts, draws, *aces) if part]


def _steps_to_debt(run: Stretch) -> Sequence[Step]:
    """What was taken is gone; three for each seven since."""
    from pisti_teach.odds.derivation.steps import equation, product  # noqa: PLC0415 - sympy, when asked for

    each, debt = run.before.rules.seven_cards, run.after.debt
    taken = any(event.move == TAKE for event in run.events)
    count = debt // each
    sevens = Step("sevens", (equation(product(each, count), debt),), count, each)
    return (Step("taken"), sevens) if taken else (sevens,)


def _steps_to_draws(run: Stretch, truth: int) -> Sequence[Step]:
    """The debts that were taken, single draws, aces; then all together."""
    from pisti_teach.odds.derivation.steps import added, equation, number, product  # noqa: PLC0415

    debts, draws, aces = _drawn(run)
    each = run.before.rules.seven_cards
    told = [Step("debts", tuple(equation(product(each, debt // each), debt) for debt in debts), len(debts))]
    if draws:
        told.append(Step("draws", count=draws))
    if aces:
        told.append(Step("aces", count=sum(aces)))
    parts = _parts(run)
    if len(parts) > 1:
        told.append(Step("all", (equation(added(map(number, parts)), truth),)))
    return told
