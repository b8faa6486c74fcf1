"""Answers as people write them: `178/1081`, `16 %`, `1 - C(45,4)/C(47,4)`; read strictly, judged exactly.

A grammar of our own, within bounds that are counted (`limits`): a text becomes `tokens`, their shape a
`reading` (`grammar`), by `computing` if it must be; `judging` compares it with the truth. Nothing from a
learner is handed to anything that runs, unpacks or evaluates text.
"""

from __future__ import annotations

from pisti_teach.trainer.answers.grammar import read
from pisti_teach.trainer.answers.judging import CHANCE, NUMBER, WHOLE, Judgement, Places, Verdict, judge
from pisti_teach.trainer.answers.limits import LONGEST, AnswerError, Budget
from pisti_teach.trainer.answers.reading import Form, Reading

__all__ = [
    "CHANCE",
    "LONGEST",
    "NUMBER",
    "WHOLE",
    "AnswerError",
    "Budget",
    "Form",
    "Judgement",
    "Places",
    "Reading",
    "Verdict",
    "judge",
    "read",
]
