"""Replies to answers: the verdict, how it was read, the exact answer, the wrong way, the steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.show.chances import forms, number_forms
from pisti_teach.show.questions.readings import read_as
from pisti_teach.show.questions.rows import rows_of, summed_up, table
from pisti_teach.trainer.answers import CHANCE, WHOLE, Verdict
from pisti_teach.trainer.truths import Choice, Chosen, Estimate, Fields, Number, Order, Results

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.show.questions.rows import Row
    from pisti_teach.show.questions.telling import Prompt
    from pisti_teach.trainer.asking import Exchange
    from pisti_teach.trainer.question import Misconception
    from pisti_teach.trainer.truths import Truth


def reply(prompt: Prompt, exchange: Exchange) -> dict[str, Any]:
    """Say what came of a question that is closed."""
    judgement = exchange.judgement
    if judgement is None:
        raise ValueError("expected a question that was answered")
    telling, missed = prompt.telling, exchange.missed
    rows = rows_of(prompt, exchange.text)
    return {
        "verdict": str(judgement.verdict),
        "text": verdict(prompt, exchange, rows),
        "rows": table(rows, prompt.words),
        "exact": telling.exact(prompt) or ("" if rows else _unless_right(prompt, exchange)),
        "chance": _value(prompt),
        "missed": _missed(missed, prompt) if missed else None,
        "steps": steps(prompt, missed),
        "steps_title": prompt.words.say("The steps"),
        "compared": telling.compared(prompt, exchange.text),
    }


def _unless_right(prompt: Prompt, exchange: Exchange) -> str:
    """The right answer in words, where the verdict has not just said it."""
    answer = "" if exchange.is_right else right_answer(prompt)
    return prompt.words.say("The answer: {answer}", answer=answer) if answer else ""


def verdict(prompt: Prompt, exchange: Exchange, rows: Sequence[Row]) -> str:
    """Say whether it was right, and how it was read; of an answer in rows how many are wrong."""
    words, judgement = prompt.words, exchange.judgement
    is_right = judgement is not None and judgement.verdict is Verdict.RIGHT
    reading = said(prompt, exchange)
    if judgement is not None and judgement.verdict is Verdict.SHOWN:
        return words.say("The answer was shown.")
    if rows:
        return summed_up(rows, words)
    if isinstance(prompt.question.truth, Estimate):
        return _closeness(prompt, exchange, reading)
    if not isinstance(prompt.question.truth, Number):
        return (
            words.say("Right: {answer}", answer=reading)
            if is_right
            else words.say("Not right: {answer}", answer=reading)
        )
    if is_right:
        return words.say("Right. Read as {reading}.", reading=reading)
    return words.say("Not right. Read as {reading}.", reading=reading)


def said(prompt: Prompt, exchange: Exchange) -> str:
    """How an answer was read, in words; empty where there is nothing to tell, or a table tells it."""
    truth, words, text = prompt.question.truth, prompt.words, exchange.text
    telling = prompt.telling
    if exchange.judgement and exchange.judgement.reading:
        return read_as(exchange.judgement.reading, words, is_chance=is_chance(truth))
    match truth:
        case Choice():
            return telling.option(text, prompt) if text in truth.options else ""
        case Chosen() if (chosen := truth.parts(text)) is not None:
            named = [telling.option(option, prompt) for option in truth.options if option in chosen]
            return ", ".join(named) or words.say("none of them")
    return ""


def is_chance(truth: Truth) -> bool:
    """Whether a chance is asked for, so that percent are spoken of."""
    return isinstance(truth, Estimate) or (isinstance(truth, Number) and truth.places == CHANCE)


def right_answer(prompt: Prompt) -> str:
    """The right answer in words; empty for a chance or an expected number, whose forms are shown instead."""
    truth, telling, words = prompt.question.truth, prompt.telling, prompt.words
    match truth:
        case Number(value=value, places=places) if places == WHOLE:
            return words.whole(int(value))
        case Choice(options=options, right=right) | Chosen(options=options, right=frozenset() as right):
            named = [telling.option(option, prompt) for option in options if option in right]
            return ", ".join(named) or words.say("none of them")
        case Order(right=places):
            return ", ".join(telling.option(option, prompt) for option in places)
        case Results(values=values):
            return "; ".join(map(str, values))
        case Fields(names=names, values=values):
            pairs = zip(names, values, strict=True)
            return ", ".join(f"{telling.option(name, prompt)}: {words.whole(value)}" for name, value in pairs)
    return ""


def _closeness(prompt: Prompt, exchange: Exchange, reading: str) -> str:
    """Say how close an estimate is."""
    truth, judgement = prompt.question.truth, exchange.judgement
    if not isinstance(truth, Estimate) or judgement is None or judgement.reading is None:
        return ""
    score = truth.score(judgement.reading.value)
    if judgement.verdict is Verdict.RIGHT:
        return prompt.words.say(
            "Close: {reading} brings {score} of 100 points.", reading=reading, score=score
        )
    return prompt.words.say(
        "Not close: {reading} brings {score} of 100 points.", reading=reading, score=score
    )


def _value(prompt: Prompt) -> dict[str, str] | None:
    """The exact value in all its forms, of a chance or of an expected number."""
    match prompt.question.truth:
        case Number(value=value, places=places) if places != WHOLE:
            return forms(value, prompt.words) if places == CHANCE else number_forms(value, prompt.words)
        case Estimate(value=value):
            return forms(value, prompt.words)
    return None


def _missed(missed: Misconception, prompt: Prompt) -> dict[str, str]:
    name, text = prompt.telling.mends(prompt)[missed.name]
    return {"name": name, "text": text}


def steps(prompt: Prompt, missed: Misconception | None = None) -> list[dict[str, Any]]:
    """The steps with their equations; the first at which a wrong way parts is marked."""
    telling, words, at = prompt.telling, prompt.words, missed.parts_at if missed else ""
    told = [
        {
            "text": telling.sentence(step, prompt),
            "math": [words.math(one) for one in step.mathml],
            "name": step.name,
        }
        for step in prompt.question.steps()
    ]
    first = next((step for step in told if step["name"] == at), None)
    parts = prompt.words.say("Here your way parts.")
    return [
        {"text": step["text"], "math": step["math"], "parts": parts if step is first else ""} for step in told
    ]
