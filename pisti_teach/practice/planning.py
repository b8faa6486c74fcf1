"""What a session of practice asks next: due reviews, the current lesson, something new, in turn.

The skills and what they stand on come in as arguments; so does the time.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from pisti_teach.practice.aiming import best_chance, off_aim
from pisti_teach.trainer.progress.mastery import WRONG
from pisti_teach.trainer.progress.recording import skill_of
from pisti_teach.trainer.progress.schedule import due_by

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from pisti_teach.trainer.progress.standing import Standing

IN_A_ROW = 2
"""Most questions of a kind one after another."""
LOOKED_AT = 5
"""Of so many reviews that are most urgent the one is asked that comes nearest to the aim."""


WITHIN_REACH = 0.65
"""Chance of a right answer from which on something new is offered."""


class Reason(StrEnum):
    """Why something is asked."""

    DUE = "due"
    """It is due to be asked again."""
    LESSON = "lesson"
    """The lesson that she is in teaches it."""
    NEW = "new"
    """She has never tried it, and can what it stands on."""
    MORE = "more"
    """Nothing of that is left: what she knows, where it is neither too easy nor too hard."""
    MISTAKE = "mistake"
    """It went wrong before."""


TURNS = (Reason.DUE, Reason.DUE, Reason.LESSON, Reason.DUE, Reason.NEW)
"""In this order, over and over; what is not there is left out."""


@dataclass(frozen=True, slots=True)
class Pick:
    """What is asked next, and why."""

    kind: str
    reason: Reason


@dataclass(frozen=True, slots=True)
class Syllabus:
    """What there is to learn."""

    needs: Mapping[str, Sequence[str]]
    """Every kind, in the order in which something new is offered, with the kinds that it stands on."""
    current: Sequence[str] = field(default=())
    """Kinds of the lesson that she is in."""


def next_pick(standing: Standing, asked: Sequence[str], now: datetime, syllabus: Syllabus) -> Pick:
    """Choose what is asked after these kinds; never a third of the same in a row."""
    barred = asked[-1] if len(set(asked[-IN_A_ROW:])) == 1 and len(asked) >= IN_A_ROW else ""
    turn = len(asked) % len(TURNS)
    for reason in dict.fromkeys((*TURNS[turn:], *TURNS, Reason.MORE)):
        kinds = [kind for kind in _kinds(reason, standing, asked, now, syllabus) if kind != barred]
        if kinds:
            near = kinds[:LOOKED_AT] if reason is Reason.DUE else kinds
            first = near[0] if reason is Reason.NEW else _nearest(standing, near)
            return Pick(first, reason)
    raise ValueError("expected a syllabus of at least two kinds")


def _nearest(standing: Standing, kinds: Sequence[str]) -> str:
    return min(kinds, key=lambda kind: off_aim(standing.ability, kind))


def _kinds(
    reason: Reason, standing: Standing, asked: Sequence[str], now: datetime, syllabus: Syllabus
) -> list[str]:
    kind_of = {skill_of(kind): kind for kind in syllabus.needs}
    match reason:
        case Reason.DUE:
            return [kind_of[skill] for skill in due_by(standing.reviews, now) if skill in kind_of]
        case Reason.LESSON:
            return [kind for kind in syllabus.current if kind in syllabus.needs and kind not in asked]
        case Reason.NEW:
            new = [kind for kind in syllabus.needs if _is_next(kind, standing, syllabus)]
            return [kind for kind in new if best_chance(standing.ability, kind) >= WITHIN_REACH]
    tried = [kind for kind in syllabus.needs if skill_of(kind) in standing.tried]
    return tried if len(tried) > 1 else list(syllabus.needs)


def _is_next(kind: str, standing: Standing, syllabus: Syllabus) -> bool:
    """Whether it is new, and what it stands on went well the last time."""
    return skill_of(kind) not in standing.tried and all(
        standing.recent.get(skill_of(below), WRONG)[-1] != WRONG for below in syllabus.needs[kind]
    )
