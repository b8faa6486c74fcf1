"""A question in lines of text: for a terminal, and as data for other programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.show.games import DRAWINGS
from pisti_teach.show.questions.asking import again
from pisti_teach.show.questions.exhibits import in_lines
from pisti_teach.show.questions.replies import right_answer, said
from pisti_teach.show.questions.rows import in_columns, rows_of
from pisti_teach.trainer.answers import Verdict
from pisti_teach.trainer.asking import Exchange
from pisti_teach.trainer.truths import Choice, Chosen, Fields, Order

if TYPE_CHECKING:
    from pisti_teach.show.questions.telling import Prompt


def house(prompt: Prompt, preset: str) -> str:
    """The rules in force: the house, the seats, and what sets the house apart.

    Where another house is asked about, its own rules would only be taken for those of that one.
    """
    words, drawing = prompt.words, DRAWINGS[prompt.game]
    seats = words.say_n("{n} seat", "{n} seats", prompt.question.players)
    apart = [] if "there" in prompt.question.facts else [drawing.of_house(preset, words)]
    return " · ".join([drawing.house_name(preset, words), seats, *apart])


def question(prompt: Prompt, preset: str) -> list[str]:
    """What is shown and asked, and between which options."""
    telling = prompt.telling
    shown = in_lines(prompt)
    asked = [telling.ask(prompt), telling.more(prompt), _options(prompt)]
    return [house(prompt, preset), *shown, *filter(None, asked)]


def _options(prompt: Prompt) -> str:
    """The options, or the names of the fields, as they are typed."""
    telling, truth = prompt.telling, prompt.question.truth
    match truth:
        case (
            Choice(options=options) | Chosen(options=options) | Order(options=options) | Fields(names=options)
        ):
            labels = [(option, telling.option(option, prompt)) for option in options]
            return " · ".join(
                f"{option} = {label}" if label != option else option for option, label in labels
            )
    return ""


def answer(prompt: Prompt) -> str:
    """The exact answer, as it is typed, and in words where these say more."""
    said = prompt.telling.exact(prompt) or right_answer(prompt)
    typed = str(prompt.question.truth)
    return f"{typed} ({said})" if said and said != typed else typed


def steps(prompt: Prompt) -> list[str]:
    """The steps, a line each; where options are compared instead, a line for each of those."""
    telling = prompt.telling
    made = [": ".join([telling.sentence(step, prompt), *step.lines]) for step in prompt.question.steps()]
    return made or telling.told(prompt)


def judged(prompt: Prompt, text: str) -> list[str]:
    """The verdict in one word, then how the answer was read and what went wrong, as far as that is known.

    Where it is asked for again, it is said why.
    An answer of several parts is laid beside the truth, a line for each of them.
    """
    exchange = Exchange(prompt.question).answered(text, prompt.words.language)
    verdict = exchange.judgement.verdict if exchange.judgement else Verdict.UNREADABLE
    asks = verdict.asks_again and verdict is not Verdict.UNREADABLE
    rows = rows_of(prompt, text)
    read = in_columns(rows, prompt.words) if rows else [said(prompt, exchange)]
    lines = ["again" if asks else str(verdict), *read, again(exchange, prompt.words)]
    if exchange.missed:
        lines += prompt.telling.mends(prompt)[exchange.missed.name]
    return list(filter(None, lines))


def data(prompt: Prompt, preset: str) -> dict[str, Any]:
    """The whole question as JSON takes it."""
    return {
        "kind": prompt.question.kind,
        "rules": preset,
        "question": "\n".join(question(prompt, preset)),
        "truth": str(prompt.question.truth),
        "steps": steps(prompt),
        "misconceptions": {one.name: str(one.truth) for one in prompt.question.misconceptions},
    }
