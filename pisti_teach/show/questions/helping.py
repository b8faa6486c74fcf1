"""Help with a question that is open: how its way begins, or the answer itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.trainer.answers import WHOLE
from pisti_teach.trainer.truths import Number

if TYPE_CHECKING:
    from pisti_teach.show.questions.telling import Prompt
    from pisti_teach.trainer.asking import Exchange


def can_hint(prompt: Prompt) -> bool:
    """Whether a sentence helps without telling the answer: where there is something to calculate."""
    truth = prompt.question.truth
    return isinstance(truth, Number) and truth.places != WHOLE


def helped(prompt: Prompt, exchange: Exchange) -> dict[str, Any]:
    """The hints that were taken, and what more there is to take; nothing once the question is closed."""
    if not exchange.is_open:
        return {"hints": [], "acts": []}
    say = prompt.words.say
    acts = [{"pick": {"do": "show"}, "label": say("Show the answer")}]
    if can_hint(prompt) and not exchange.hints:
        acts.insert(0, {"pick": {"do": "hint"}, "label": say("How does it begin?")})
    return {"hints": [beginning(prompt)] if exchange.hints else [], "acts": acts}


def beginning(prompt: Prompt) -> str:
    """The first sentence of the way to the answer."""
    return prompt.telling.sentence(prompt.question.steps()[0], prompt)
