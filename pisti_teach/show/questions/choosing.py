"""What shall be asked, as plain data: kinds in groups, the house, how hard, or a question by its code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pisti_teach.codes import RULES
from pisti_teach.games import HOUSES
from pisti_teach.show.games import DRAWINGS
from pisti_teach.show.questions import TELLINGS, groups
from pisti_teach.show.questions.opening import EXAMPLE, refused, way_to_table

if TYPE_CHECKING:
    from pisti_teach.errors import CodeError
    from pisti_teach.trainer.quizzing import Plan
    from pisti_teach.words import Words

LONGEST_CODE = 300
"""Characters that are taken: a code with spaces and hyphens as she likes, or a whole link to its page."""


@dataclass(frozen=True, slots=True)
class Refused:
    """A text that was given as a question's code, and why it opens none."""

    text: str
    error: CodeError


def setup(plan: Plan, given: Refused | None, words: Words) -> dict[str, Any]:
    """The form, filled in with a plan; what was given as a code stands there to be mended."""
    levels = (words.say("easy"), words.say("medium"), words.say("hard"))
    return {
        "title": words.say("What shall be asked?"),
        "intro": words.say_n(
            "{n} question. Answers are checked exactly; fractions, decimals and percentages are read.",
            "{n} questions. Answers are checked exactly; fractions, decimals and percentages are read.",
            plan.count,
        ),
        "kinds_label": words.say("Kinds of questions"),
        "all": words.say("All kinds"),
        "none": words.say("No kinds"),
        "groups": [_group(name, kinds, plan, words) for name, kinds in groups(words).items()],
        "house_label": words.say("House"),
        "house": plan.preset,
        "houses": [{"value": None, "label": words.say("all houses")}, *_houses(words)],
        "level_label": words.say("How hard"),
        "level": plan.level,
        "levels": [{"value": at, "label": label} for at, label in enumerate(levels, start=1)],
        "start": words.say("Start"),
        "missing": words.say("Mark at least one kind of question."),
        "code": _code(given, words),
    }


def _group(name: str, kinds: tuple[str, ...], plan: Plan, words: Words) -> dict[str, Any]:
    offered = [
        {"key": kind, "title": TELLINGS[kind].title(words), "chosen": kind in plan.kinds} for kind in kinds
    ]
    return {
        "name": name,
        "all": words.say("All or none"),
        "all_spoken": words.say("All or none: {group}", group=name),
        "kinds": offered,
    }


def _houses(words: Words) -> list[dict[str, Any]]:
    named = ((preset, DRAWINGS[HOUSES[preset].GAME]) for _, preset in RULES)
    return [{"value": preset, "label": drawing.house_name(preset, words)} for preset, drawing in named]


def _code(given: Refused | None, words: Words) -> dict[str, Any]:
    """The box for a code, with what came of the last one."""
    return {
        "label": words.say("A question's code"),
        "hint": words.say("It stands under every answer, like {example}.", example=EXAMPLE),
        "open": words.say("Open the question"),
        "max": LONGEST_CODE,
        "typed": given.text[:LONGEST_CODE] if given else "",
        "told": refused(given.text, given.error, words) if given else "",
        "way": way_to_table(given.text, words) if given else None,
    }
