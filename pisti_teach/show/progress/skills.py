"""Every skill that was tried: how far she has come, how often it was right, when it comes again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.show.practice import when
from pisti_teach.show.questions import TELLINGS, groups
from pisti_teach.trainer.progress.mastery import Mastery, mastery
from pisti_teach.trainer.progress.recording import skill_of

if TYPE_CHECKING:
    from datetime import datetime

    from pisti_teach.trainer.progress.standing import Standing
    from pisti_teach.words import Words

LEVELS = tuple(Mastery)


def skills(standing: Standing, now: datetime, words: Words) -> dict[str, Any] | None:
    """A line for each skill that was tried, in the order in which kinds are offered."""
    kinds = [kind for group in groups(words).values() for kind in group if skill_of(kind) in standing.tried]
    if not kinds:
        return None
    names = mastery_names(words)
    rows, levels = [], []
    for kind in kinds:
        skill = skill_of(kind)
        tries, right = standing.tried[skill]
        level = mastery(standing.recent[skill], standing.reviews[skill])
        said = words.say("{right} of {of}", right=right, of=tries)
        rows.append(
            [TELLINGS[kind].title(words), names[level], said, when(standing.reviews[skill], now, words)]
        )
        levels.append(LEVELS.index(level) + 1)
    return {
        "title": words.say("Skills"),
        "text": words.say("Only first tries count. A skill can go down again: then it comes back sooner."),
        "chart": None,
        "levels": {"each": levels, "most": len(LEVELS)},
        "head": [words.say("Skill"), words.say("How far"), words.say("Right"), words.say("Next")],
        "rows": rows,
    }


def mastery_names(words: Words) -> dict[Mastery, str]:
    """Name the levels."""
    return {
        Mastery.ATTEMPTED: words.say("attempted"),
        Mastery.FAMILIAR: words.say("familiar"),
        Mastery.PROFICIENT: words.say("proficient"),
        Mastery.MASTERED: words.say("mastered"),
    }
