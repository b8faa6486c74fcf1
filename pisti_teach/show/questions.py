"""Questions about this very position, as plain data: what can be asked, the question, the reply."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from pisti_teach.show.faces import face, short
from pisti_teach.show.replies import read_as, reply
from pisti_teach.trainer.answers import LONGEST, Verdict
from pisti_teach.trainer.asking import offered
from pisti_teach.trainer.questions.holds import HoldsQuestion
from pisti_teach.trainer.questions.lead import LeadQuestion
from pisti_teach.trainer.questions.unseen import UnseenQuestion

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.odds.pisti.leads import Lead
    from pisti_teach.pisti.view import View
    from pisti_teach.show.players import Player
    from pisti_teach.trainer.asking import Exchange
    from pisti_teach.words import Words

EXAMPLE = Fraction(3, 8)
"""Stands in the hint for how an answer may be written."""


def quiz(
    view: View, who: Mapping[int, Player], exchange: Exchange | None, words: Words
) -> dict[str, Any] | None:
    """The section's data, None in a game without questions; out of her turn nothing can be asked."""
    can = offered(view)
    if not can:
        return None
    labels = {
        "unseen": words.say("How many?"),
        "holds": words.say("How likely?"),
        "lead": words.say("Safest card?"),
    }
    return {
        "title": words.say("Test yourself"),
        "intro": words.say("A question about this very position; your answer is checked exactly."),
        "kinds": [{"kind": kind, "label": labels[kind], "can_ask": can[kind]} for kind in can],
        "question": None if exchange is None else _question(view, who, exchange, words),
    }


def _question(view: View, who: Mapping[int, Player], exchange: Exchange, words: Words) -> dict[str, Any]:
    asked = exchange.question
    choices = asked.choices if isinstance(asked, LeadQuestion) else ()
    text, more = _texts(view, who, exchange, words)
    return {
        "kind": asked.kind,
        "rank": str(asked.rank) if isinstance(asked, HoldsQuestion | UnseenQuestion) else "",
        "text": text,
        "more": more,
        "field": _field(exchange, words) if exchange.is_open and not choices else None,
        "choices": [_choice(lead, words) for lead in choices] if exchange.is_open else [],
        "again": _again(exchange, words),
        "reply": None if exchange.is_open else reply(view, who, exchange, words),
        "leave": words.say("Leave the question") if exchange.is_open else words.say("Close"),
    }


def _texts(view: View, who: Mapping[int, Player], exchange: Exchange, words: Words) -> tuple[str, str]:
    """The question itself, and what has to be said of it."""
    name = who[view.next_seat].name
    match exchange.question:
        case UnseenQuestion(rank=rank):
            return words.say("{ranks}: how many have you not seen yet?", ranks=words.ranks(rank)), ""
        case HoldsQuestion(rank=rank):
            return words.holds_one(rank, name), words.say("How likely is it? At least one counts.")
        case _ if not view.pile_size:
            return (
                words.say("Which card gives {name} the fewest points?", name=name),
                words.say(
                    "It will lie alone. What counts: how likely its rank is, and what a take by rank scores."
                ),
            )
        case _ if view.rules.jack_takes:
            more = words.say("It would be taken with the same rank, or with a Jack.")
        case _:
            more = words.say("It would be taken with the same rank.")
    return words.say("Which card is {name} least likely to take?", name=name), more


def _field(exchange: Exchange, words: Words) -> dict[str, Any]:
    """Where the answer is typed; what was typed before comes back to be mended."""
    is_chance = isinstance(exchange.question, HoldsQuestion)
    return {
        "label": words.say("Your answer"),
        "hint": words.say("For example {fraction}, {decimal} or {percent}", **_examples(words))
        if is_chance
        else "",
        "max": LONGEST,
        "typed": exchange.text,
        "check": words.say("Check"),
    }


def _examples(words: Words) -> dict[str, str]:
    return {
        "fraction": f"{EXAMPLE.numerator}/{EXAMPLE.denominator}",
        "decimal": words.decimal(Decimal("0.38")),
        "percent": words.percent(EXAMPLE),
    }


def _choice(lead: Lead, words: Words) -> dict[str, Any]:
    card = lead.move.card
    name = words.card(str(card))
    spoken = words.say("Lay without taking: {card}", card=name) if lead.move.declined else name
    return {
        "move": str(lead.move),
        "face": face(card, words),
        "label": short(card, words),
        "spoken": spoken,
        "note": words.say("Lay without taking") if lead.move.declined else "",
    }


def _again(exchange: Exchange, words: Words) -> str:
    """Say why an answer is asked for once more."""
    judgement = exchange.judgement
    if judgement is None or not judgement.verdict.asks_again:
        return ""
    if judgement.verdict is Verdict.TOO_FEW_PLACES and judgement.reading:
        return words.say(
            "Read as {reading}: too few places. Give at least two decimals or whole percent; below {limit}, "
            "two significant digits.",
            reading=read_as(judgement.reading, words),
            limit=words.percent(Fraction(1, 10)),
        )
    if judgement.verdict is Verdict.NO_PERCENT and judgement.reading:
        return words.say(
            "Read as {reading}. If you mean percent, write the sign, too: {percent}.",
            reading=read_as(judgement.reading, words),
            percent=words.percent(EXAMPLE),
        )
    if isinstance(exchange.question, HoldsQuestion):
        return words.say(
            "This cannot be read as a chance. Write it like {fraction}, {decimal} or {percent}.",
            **_examples(words),
        )
    return words.say("This cannot be read as a number. Write it in figures.")
