"""From a question that was answered to the event that is kept of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Rank
from pisti_teach.codes import write_task
from pisti_teach.trainer.progress.difficulty import guess_rate
from pisti_teach.trainer.progress.events import Event, kept_text
from pisti_teach.trainer.truths import Estimate, Fields, Number

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from pisti_teach.codes import Task
    from pisti_teach.trainer.asking import Exchange
    from pisti_teach.trainer.question import Question

TIERS: Mapping[str, str] = {"key_cards": "eight", "all_ranks": "thirteen"}
"""What is counted in kinds that count the same cards each time."""


def skill_of(kind: str) -> str:
    """Name the skill that a kind of question asks for: with what is counted, where cards are counted."""
    return f"{kind}:{TIERS[kind]}" if kind in TIERS else kind


def answer_event(  # noqa: PLR0913 - what is known of an answer, by name only
    task: Task,
    exchange: Exchange,
    *,
    id: str,  # noqa: A002 - its name in the event
    at: datetime,
    version: str,
    hints: int = 0,
    tries: int = 1,
) -> Event:
    """Make the event of a question that is closed; ValueError of one that is not.

    `hints` were taken elsewhere than in the exchange, in a lesson say.
    """
    judgement = exchange.judgement
    if judgement is None or exchange.is_open:
        raise ValueError("expected a question that is closed")
    return Event(
        id=id,
        at=at,
        code=write_task(task),
        kind=task.kind,
        tier=TIERS.get(task.kind, ""),
        rules=task.preset,
        answer=kept_text(exchange.text),
        reading=kept_text(str(judgement.reading.value)) if judgement.reading else "",
        verdict=str(judgement.verdict),
        misconception=exchange.missed.name if exchange.missed else "",
        hints=exchange.hints + hints,
        tries=tries,
        version=version,
        facts=_facts(task, exchange),
    )


def _facts(task: Task, exchange: Exchange) -> dict[str, Any]:
    question = exchange.question
    facts: dict[str, Any] = {
        "level": task.level,
        "players": task.players,
        "features": dict(question.features),
        "guess": guess_rate(question.truth),
        "traps": [one.name for one in question.misconceptions],
        "off": off_by_rank(question, exchange.text, exchange.language),
    }
    if isinstance(question.truth, Estimate):
        facts["exact"] = str(question.truth.value)
    return facts


def off_by_rank(question: Question, text: str, language: str = "en") -> dict[str, int]:
    """Say of each rank that was counted by how much too high, or too low, it was; empty where none was."""
    truth, rank = question.truth, question.facts.get("rank")
    match truth:
        case Fields(names=names, values=values) if (given := truth.parts(text)) is not None:
            off: dict[str, int] = {}
            for name, right, said in zip(names, values, given, strict=True):
                if (of := _rank_of(name)) is not None:
                    off[of] = off.get(of, 0) + said - right
            return off
        case Number(value=value) if isinstance(rank, Rank) and question.kind.startswith("unseen"):
            reading = truth.judge(text, language).reading
            return {str(rank): int(reading.value - value)} if reading else {}
    return {}


def _rank_of(name: str) -> str | None:
    """Give the rank of a group: a rank, or a card, `10D`; None for a group that is neither."""
    ranks = {str(rank) for rank in Rank}
    return next((one for one in (name, name[:-1]) if one in ranks), None)
