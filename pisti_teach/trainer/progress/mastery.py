"""How far somebody has come in a skill; it can go down again."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pisti_teach.trainer.progress.schedule import Review

RIGHT, HINTED, WRONG = "r", "h", "w"
"""What came of a first try: right unaided, right after a hint, wrong or shown."""
REMEMBERED = 5
"""The latest first tries of a skill that count."""
LASTING = 21
"""Days after which nine of ten reviews would still be right, once a skill is mastered."""


class Mastery(StrEnum):
    """From the first try to what lasts."""

    ATTEMPTED = "attempted"
    FAMILIAR = "familiar"
    """Two of the latest three were right."""
    PROFICIENT = "proficient"
    """Four of the latest five were right unaided."""
    MASTERED = "mastered"
    """So are they, and it will last for weeks."""


def mastery(recent: str, review: Review) -> Mastery:
    """Say how far she has come; `recent` are the latest first tries, the newest last."""
    if recent[-REMEMBERED:].count(RIGHT) >= REMEMBERED - 1:
        return Mastery.MASTERED if review.stability >= LASTING else Mastery.PROFICIENT
    if len(recent) > 1 and recent[-3:].count(WRONG) <= len(recent[-3:]) - 2:
        return Mastery.FAMILIAR
    return Mastery.ATTEMPTED
