"""A calculation line by line, some of its results left open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pisti_teach.odds.steps import Step
    from pisti_teach.show.questions.telling import Prompt
    from pisti_teach.trainer.truths import Results


def with_gaps(prompt: Prompt, truth: Results, filled: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Give the lines up to the first gap that is not filled in: a later one would tell what it asks for.

    Of a line with a gap the last equation has its left side only, and what was filled in beside it.
    """
    results = iter(filled)
    for at, step in enumerate(prompt.question.steps(), start=1):
        if str(at) not in truth.names:
            yield _line(step, prompt, step.mathml)
            continue
        result = next(results, None)
        yield {**_line(step, prompt, (*step.mathml[:-1], step.left)), "result": result, "gap": result is None}
        if result is None:
            return


def _line(step: Step, prompt: Prompt, math: Sequence[str]) -> dict[str, Any]:
    text = prompt.telling.sentence(step, prompt)
    return {"text": text, "math": [prompt.words.math(one) for one in math], "result": None, "gap": False}
