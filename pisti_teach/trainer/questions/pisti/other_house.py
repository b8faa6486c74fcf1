"""Ask what the same play scores in another house (P13, P16, P17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.odds.steps import Step
from pisti_teach.pisti.rules import PRESETS
from pisti_teach.trainer.question import Misconception, Question
from pisti_teach.trainer.questions.pisti.plays import DRAWN
from pisti_teach.trainer.questions.pisti.sides import beside
from pisti_teach.trainer.truths import cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.questions.pisti.plays import Play
    from pisti_teach.trainer.tables import Table

KIND = "other_house"
LEVELS = 2
PLAYS = {
    1: ("jack_on_jack", "jack_on_single", "pisti"),
    2: ("jack_on_jack", "last_pisti", "hit"),
}
"""Names of plays by the level; on some of them the houses agree."""
SAME = 4
"""One question in so many may have the same answer in both houses."""


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Draw a play and another house; mostly one where it scores something else."""
    name = chance.choice(PLAYS[level])
    play = DRAWN[name](name, chance)
    there = chance.choice([preset for preset in PRESETS if preset != table.preset])
    differs = play.under(table.rules).points != play.under(PRESETS[there]).points
    may_agree = not chance.below(SAME)
    return asked(table, play, there, chance.below(table.players)) if differs or may_agree else None


def asked(table: Table, play: Play, there: str, seat: int) -> Question:
    """Ask for the points of this play in the other house."""
    here, points = play.under(table.rules).points, play.under(PRESETS[there]).points
    slips = {"as_here": here, **_slips(play, there)}
    return beside(
        table,
        KIND,
        cards(points),
        seat,
        exhibits=play.exhibits,
        facts={"play": play, "here": table.preset, "there": there},
        misconceptions=tuple(
            Misconception(name=name, truth=cards(value), parts_at="there")
            for name, value in slips.items()
            if value != points
        ),
        steps=lambda: steps(play, table.preset, there),
        features={"differs": int(here != points), "special": int(play.name in PLAYS[2])},
    )


def _slips(play: Play, there: str) -> dict[str, int]:
    """What else is often said of such a play there."""
    rules = PRESETS[there]
    match play.name:
        case "jack_on_jack" | "jack_on_single":
            return {"any_single": rules.pisti}
        case "hit":
            return {"as_plain": rules.pisti}
        case "last_pisti":
            return {"last_counts": rules.pisti, "last_is_special": 0}
        case _:
            return {"as_jacks": rules.jack_pisti}


def steps(play: Play, here: str, there: str) -> Sequence[Step]:
    """What it is and scores in the one house and in the other."""
    return tuple(
        Step(
            name,
            facts={
                "play": play,
                "preset": preset,
                "rules": PRESETS[preset],
                "event": play.under(PRESETS[preset]),
            },
        )
        for name, preset in (("here", here), ("there", there))
    )
