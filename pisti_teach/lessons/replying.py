"""What is said to an answer of a lesson's own question: by what is wrong in it, by all of it, or to any."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.lessons.lesson import ELSE
from pisti_teach.lessons.own_questions import expecting
from pisti_teach.trainer.answers import Verdict
from pisti_teach.trainer.truths import Choice, Chosen, Fields, matched

if TYPE_CHECKING:
    from pisti_teach.lessons.lesson import Own
    from pisti_teach.trainer.asking import Exchange
    from pisti_teach.trainer.truths import Truth


def replies_to(own: Own, exchange: Exchange) -> list[str]:
    """Give what is said to an answer; nothing while it is asked for again."""
    if exchange.is_open:
        return []
    named = [own.replies[name] for name in _parts(own.truth, exchange.text) if name in own.replies]
    if exchange.is_right:
        return named
    whole = next((said for answer, said in own.wrong.items() if _is_given(answer, exchange)), "")
    usual = "" if named else own.wrong.get(ELSE, "")
    return [*named, *filter(None, [whole or usual])]


def _parts(truth: Truth, text: str) -> list[str]:
    """Name what has a reply of its own: a chosen option, one that is wrongly marked, a wrong field."""
    match truth:
        case Choice(options=options):
            return [option] if (option := matched(text, options)) else []
        case Chosen(options=options, right=right):
            marked = truth.parts(text) or frozenset()
            return [option for option in options if option in marked - right]
        case Fields(names=names, values=values):
            given = truth.parts(text) or values
            return [name for name, one, value in zip(names, given, values, strict=True) if one != value]
    return []


def _is_given(answer: str, exchange: Exchange) -> bool:
    """Whether she gave this answer, in whatever way she wrote it."""
    wanted = expecting(exchange.question.truth, answer)
    return wanted is not None and wanted.judge(exchange.text, exchange.language).verdict is Verdict.RIGHT
