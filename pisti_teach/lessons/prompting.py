"""The question of a step with the words to ask it in: those of its kind, or the lesson's own."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pisti_teach.lessons.lesson import Example, Own
from pisti_teach.lessons.markup import plain
from pisti_teach.show.questions.prompting import prompt_of
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.lessons.doing import Attempt
    from pisti_teach.words import Words


def prompted(attempt: Attempt, words: Words) -> Prompt:
    """Give the question that stands there; ValueError where the step asks none."""
    if attempt.exchange is None:
        raise ValueError(f"expected a step with a question, got {attempt.step.name}")
    question = attempt.exchange.question
    match attempt.step.activity:
        case Own() as own:
            return prompt_of(question, words, _telling(own))
        case Example(gaps=gaps) if gaps:
            prompt = prompt_of(question, words)
            return replace(prompt, telling=_of_lines(prompt.telling))
    return prompt_of(question, words)


def _telling(own: Own) -> Telling:
    """The words of the lesson's own question."""
    return replace(
        _PLAIN,
        title=lambda words: words.say("A question of this lesson"),
        ask=lambda prompt: plain(own.ask, prompt.words),
        option=lambda option, prompt: _label(own, option, prompt),
    )


def _label(own: Own, option: str, prompt: Prompt) -> str:
    label = own.labels.get(option)
    return plain(label, prompt.words) if label else _PLAIN.option(option, prompt)


_PLAIN = Telling(
    group=Group.RULES,
    place=1,
    title=lambda _words: "",
    ask=lambda _prompt: "",
    mends=lambda _prompt: {},
)
"""What a kind leaves as it usually is; a lesson's question is offered nowhere else."""


def _of_lines(telling: Telling) -> Telling:
    """Ask for the lines of a calculation, in the words of the kind that it belongs to."""
    return replace(
        telling,
        ask=lambda prompt: prompt.words.say("Fill in what is missing."),
        more=telling.ask,
        exact=_PLAIN.exact,
        compared=_PLAIN.compared,
    )
