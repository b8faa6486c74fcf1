"""A calculation line by line, some of its results left open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.show.questions.telling import Prompt
    from pisti_teach.trainer.truths import Results


def with_gaps(prompt: Prompt, truth: Results) -> list[dict[str, Any]]:
    """Give every line; where a result is asked for, the last equation has its left side only."""
    lines = enumerate(prompt.question.steps(), start=1)
    return [_line(step, prompt, is_open=str(at) in truth.names) for at, step in lines]


def _line(step: Step, prompt: Prompt, *, is_open: bool) -> dict[str, Any]:
    math = (*step.mathml[:-1], step.left) if is_open else step.mathml
    return {
        "text": prompt.telling.sentence(step, prompt),
        "math": [prompt.words.math(one) for one in math],
        "gap": is_open,
    }
