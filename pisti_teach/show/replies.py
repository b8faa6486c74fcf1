"""Replies to answers: how an answer was read, the exact answer, and how it comes about."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from pisti_teach.odds.unseen import unseen
from pisti_teach.show.chances import board, forms
from pisti_teach.show.faces import short
from pisti_teach.show.games import DRAWINGS
from pisti_teach.trainer.answers import Form, Verdict
from pisti_teach.trainer.questions.holds import HoldsQuestion
from pisti_teach.trainer.questions.lead import LeadQuestion
from pisti_teach.trainer.questions.unseen import UnseenQuestion
from pisti_teach.words.numbers import FULL, hundredths, rounded_percent

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.cards import Rank
    from pisti_teach.odds.pisti.leads import Lead
    from pisti_teach.pisti.view import View
    from pisti_teach.show.players import Player
    from pisti_teach.trainer.answers import Reading
    from pisti_teach.trainer.asking import Exchange
    from pisti_teach.trainer.questions import Question
    from pisti_teach.words import Words


def reply(view: View, who: Mapping[int, Player], exchange: Exchange, words: Words) -> dict[str, Any]:
    """Say what came of a question that is closed."""
    judgement = exchange.judgement
    if judgement is None:
        raise ValueError("expected a question that was answered")
    is_right = judgement.verdict is Verdict.RIGHT
    is_chance = isinstance(exchange.question, HoldsQuestion)
    reading = read_as(judgement.reading, words, is_chance=is_chance) if judgement.reading else ""
    return {
        "verdict": str(judgement.verdict),
        "text": _verdict(exchange.question, is_right=is_right, reading=reading, words=words),
        **_explained(view, who, exchange, words),
    }


def read_as(reading: Reading, words: Words, *, is_chance: bool = False) -> str:
    """An answer as it was read, in the way of the language; a chance also in percent, `4/47 ≈ 8.5 %`."""
    text = _written(reading, words)
    if not is_chance or reading.form is Form.PERCENT or not 0 <= reading.value <= 1:
        return text
    near = Fraction(rounded_percent(reading.value))
    sign = " =" if near == FULL * reading.value else "," if near == FULL else " ≈"  # "…, over 99 %"
    return f"{text}{sign} {words.percent(reading.value)}"


def _written(reading: Reading, words: Words) -> str:
    match reading.form:
        case Form.PERCENT:
            return words.percent_of(reading.amount)
        case Form.DECIMAL:
            return words.decimal(reading.amount)
    return words.formula(str(reading))


def _verdict(question: Question, *, is_right: bool, reading: str, words: Words) -> str:
    if isinstance(question, LeadQuestion):
        return _verdict_on_lead(question, is_right=is_right, words=words)
    if is_right:
        return words.say("Right. Read as {reading}.", reading=reading)
    return words.say("Not right. Read as {reading}.", reading=reading)


def _verdict_on_lead(question: LeadQuestion, *, is_right: bool, words: Words) -> str:
    if not is_right:
        return words.say("Not the safest card.")
    if question.safest == question.choices:
        return words.say("Right: here all of them are equally safe.")
    return words.say("Right: no card is safer.")


def _explained(view: View, who: Mapping[int, Player], exchange: Exchange, words: Words) -> dict[str, Any]:
    """The exact answer and its steps; of a lead, one line for each choice instead."""
    match exchange.question:
        case UnseenQuestion(rank=rank, of=of, number=number):
            exact = words.say_n("{n} of {of} is unseen.", "{n} of {of} are unseen.", number, of=of)
            return {"exact": exact, "chance": None, "steps": _seen(view, rank, words), "leads": None}
        case HoldsQuestion(rank=rank, seat=seat, chance=chance):
            steps = board(unseen(view), seat, rank, lambda step: DRAWINGS[view.game].sentence(step, words))
            return {"exact": "", "chance": forms(chance, words), "steps": steps, "leads": None}
        case LeadQuestion() as question:
            leads = _leads(view, who, question, exchange.text, words)
            return {"exact": "", "chance": None, "steps": [], "leads": leads}
        case other:
            raise TypeError(f"expected a question of a known kind, got {other!r}")


def _seen(view: View, rank: Rank, words: Words) -> list[dict[str, Any]]:
    """Where she has seen cards of the rank; the others are unseen (K1, K2)."""
    told = DRAWINGS[view.game].seen(view, rank, words)
    return [{"text": text, "math": []} for text in told or [words.say("You have seen none of them.")]]


def _leads(
    view: View, who: Mapping[int, Player], question: LeadQuestion, text: str, words: Words
) -> dict[str, Any]:
    chosen = question.chosen(text)
    more = question.gives_away(chosen) if chosen else None
    return {
        "how": _how(view, who[question.seat].name, words),
        "lines": [_line(lead, question, chosen, words) for lead in question.choices],
        "more": _more(chosen, more, words) if chosen and more else None,
    }


def _how(view: View, name: str, words: Words) -> str:
    if not view.pile_size:
        return words.say(
            "Chance that {name} holds a card of the same rank, times the points that a take by rank scores",
            name=name,
        )
    if view.rules.jack_takes:
        return words.say("Chance that {name} holds a card of the same rank, or a Jack", name=name)
    return words.say("Chance that {name} holds a card of the same rank", name=name)


def _line(lead: Lead, question: LeadQuestion, chosen: Lead | None, words: Words) -> dict[str, Any]:
    """One choice with its exact figures."""
    name = words.card(str(lead.move.card))
    spoken = words.say("Lay without taking: {card}", card=name) if lead.move.declined else name
    return {
        "label": short(lead.move.card, words),
        "spoken": spoken,
        "safest": words.say("safest") if lead in question.safest else "",
        "chosen": words.say("your choice") if lead == chosen else "",
        "math": [_figures(lead)],
        "value": _value(lead, lead.risk, words),
    }


def _figures(lead: Lead) -> str:
    from pisti_teach.odds.derivation import expected, written  # noqa: PLC0415 - sympy, only when asked for

    return expected(lead.gains).mathml[0] if lead.gains else written(lead.risk)


def _value(lead: Lead, risk: Fraction, words: Words) -> str:
    """Points on the empty table, a chance on a pile."""
    if lead.gains is None:
        return words.percent(risk)
    near = hundredths(risk)
    points = words.decimal(near)
    return points if risk == Fraction(near) else f"≈ {points}"


def _more(chosen: Lead, more: Fraction, words: Words) -> dict[str, Any]:
    """What the choice gives away more than the best."""
    from pisti_teach.odds.derivation import difference  # noqa: PLC0415

    text = (
        words.say("What your choice gives away more than the safest card, in points")
        if chosen.gains
        else words.say("How much more often your choice is taken than the safest card")
    )
    less = chosen.risk - more
    math = list(difference(chosen.risk, less).mathml) if less else []
    return {"text": text, "math": math, "value": _value(chosen, more, words)}
