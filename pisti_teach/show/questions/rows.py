"""An answer beside the truth, row by row: numbers by their names, things by their places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pisti_teach.trainer.answers import Verdict
from pisti_teach.trainer.truths import Fields, Order, Results

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.show.questions.telling import Prompt
    from pisti_teach.trainer.answers import Judgement
    from pisti_teach.words import Words

GAP = "  "
"""Between the columns in a terminal."""
RIGHT, WRONG = "✓", "✗"


@dataclass(frozen=True, slots=True)
class Row:
    """One part of an answer, and what it should have been, both in words."""

    name: str
    yours: str
    right: str
    is_right: bool
    """Whether the two are the same, however they are worded."""


def rows_of(prompt: Prompt, text: str) -> tuple[Row, ...]:
    """Give a row for each part; none of a truth that has no rows, and of an answer that cannot be read."""
    words, telling = prompt.words, prompt.telling
    match prompt.question.truth:
        case Fields(names=names, values=values) as truth if numbers := truth.parts(text):
            return tuple(
                Row(telling.option(name, prompt), words.whole(yours), words.whole(right), yours == right)
                for name, yours, right in zip(names, numbers, values, strict=True)
            )
        case Results() as truth if parts := truth.parts(text):
            return _of_lines(prompt, truth, parts)
        case Order(right=places) as truth if order := truth.parts(text):
            return tuple(
                Row(
                    place(at, words),
                    telling.option(yours, prompt),
                    telling.option(right, prompt),
                    yours == right,
                )
                for at, (yours, right) in enumerate(zip(order, places, strict=True), start=1)
            )
    return ()


def _of_lines(prompt: Prompt, truth: Results, parts: Sequence[str]) -> tuple[Row, ...]:
    """Give a row for each line of a calculation whose result was asked for."""
    lines = [prompt.telling.sentence(step, prompt) for step in prompt.question.steps()]
    asked = zip(truth.names, truth.numbers, parts, strict=True)
    return tuple(
        Row(lines[int(name) - 1], part, str(one), _is_right(one.judge(part, prompt.words.language)))
        for name, one, part in asked
    )


def _is_right(judgement: Judgement) -> bool:
    return judgement.verdict is Verdict.RIGHT


def place(at: int, words: Words) -> str:
    """Name a place of an order, from 1."""
    return words.say("Place {n}", n=at)


def summed_up(rows: Sequence[Row], words: Words) -> str:
    """Say in a sentence how many rows are wrong."""
    wrong = sum(not row.is_right for row in rows)
    if not wrong:
        return words.say("Right in every row.")
    return words.say_n(
        "Not right: {n} of {of} rows is wrong.", "Not right: {n} of {of} rows are wrong.", wrong, of=len(rows)
    )


def table(rows: Sequence[Row], words: Words) -> dict[str, Any] | None:
    """Lay the rows out as a table to draw; None where there are none."""
    if not rows:
        return None
    return {
        "title": words.say("Your answer, row by row"),
        "columns": _columns(words),
        "lines": [
            {
                "name": row.name,
                "yours": row.yours,
                "right": row.right,
                "verdict": "right" if row.is_right else "wrong",
                "spoken": _verdict(row, words),
            }
            for row in rows
        ],
    }


def _columns(words: Words) -> list[str]:
    return [words.say("Row"), words.say("Yours"), words.say("Correct"), words.say("Verdict")]


def _verdict(row: Row, words: Words) -> str:
    return words.say("right") if row.is_right else words.say("wrong")


def _sign(row: Row) -> str:
    return RIGHT if row.is_right else WRONG


def in_columns(rows: Sequence[Row], words: Words) -> list[str]:
    """Write the rows in columns under their heads: names to the left, what is compared to the right."""
    cells = [
        _columns(words),
        *([row.name, row.yours, row.right, f"{_sign(row)} {_verdict(row, words)}"] for row in rows),
    ]
    name, yours, right, _ = (max(map(len, column)) for column in zip(*cells, strict=True))
    return [
        GAP.join([line[0].ljust(name), line[1].rjust(yours), line[2].rjust(right), line[3]]) for line in cells
    ]
