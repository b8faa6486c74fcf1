"""A question as plain data to draw: what is asked, how it is answered, what came of it."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Card
from pisti_teach.errors import NotationError
from pisti_teach.show.faces import face
from pisti_teach.show.questions.lines import with_gaps
from pisti_teach.show.questions.readings import read_as
from pisti_teach.show.questions.replies import is_chance, reply
from pisti_teach.show.questions.rows import place
from pisti_teach.trainer.answers import CHANCE, LONGEST, Verdict
from pisti_teach.trainer.truths import Choice, Chosen, Estimate, Fields, Number, Order, Results

if TYPE_CHECKING:
    from pisti_teach.show.questions.telling import Prompt
    from pisti_teach.trainer.asking import Exchange
    from pisti_teach.trainer.truths import Truth
    from pisti_teach.words import Words

EXAMPLE = Fraction(3, 8)
"""Stands in the hint for how an answer may be written."""


def asked(prompt: Prompt, exchange: Exchange) -> dict[str, Any]:
    """A question with the form for its answer, or with the reply once it is closed."""
    question, telling = exchange.question, prompt.telling
    return {
        "kind": question.kind,
        "id": f"{question.kind}-{question.facts.get('rank', '')}",
        "text": telling.ask(prompt),
        "more": telling.more(prompt),
        "answer": _answer(prompt, exchange) if exchange.is_open else None,
        "again": again(exchange, prompt.words),
        "reply": None if exchange.is_open else reply(prompt, exchange),
    }


def _answer(prompt: Prompt, exchange: Exchange) -> dict[str, Any]:
    """The form with what was sent; of results that come one after another it asks for the next one."""
    form, truth = _form(prompt), exchange.question.truth
    if not isinstance(truth, Results):
        return {**form, "typed": exchange.text}
    filled, typed = truth.so_far(exchange.text, exchange.language)
    is_last = len(filled) + 1 == len(truth.values)
    return {
        **form,
        "lines": list(with_gaps(prompt, truth, filled)),
        "filled": filled,
        "typed": typed,
        "check": form["check"] if is_last else prompt.words.say("Next line"),
    }


def _form(prompt: Prompt) -> dict[str, Any]:
    """How the answer is given; each form sends one text."""
    words, truth = prompt.words, prompt.question.truth
    own = _of_numbers(prompt) if isinstance(truth, Number | Results | Estimate) else _of_options(prompt)
    return {
        "form": truth.form,
        "label": words.say("Your answer"),
        "check": words.say("Check"),
        "missing": words.say("Something is still missing here."),
        "hint": "",
        **own,
    }


def _of_numbers(prompt: Prompt) -> dict[str, Any]:
    """The form for one number, for those of several lines, for an estimate."""
    words, truth = prompt.words, prompt.question.truth
    match truth:
        case Estimate():
            percents = [words.percent(Fraction(n, 100)) for n in range(101)]
            return {"hint": words.say("Within five percentage points is close enough."), "percents": percents}
        case Results():
            hint = words.say("Whole numbers, fractions, decimals and percentages are read.")
            return {"hint": hint, "max": LONGEST}
        case Number(places=places) if places == CHANCE:
            hint = words.say("For example {fraction}, {decimal} or {percent}", **_examples(words))
            return {"hint": hint, "max": LONGEST}
    return {"max": LONGEST}


def _of_options(prompt: Prompt) -> dict[str, Any]:
    """The form for one or more of several, for their order, for a number each."""
    words, truth = prompt.words, prompt.question.truth
    match truth:
        case Choice(options=names) | Order(options=names) | Fields(names=names) | Chosen(options=names):
            options = [_option(name, prompt) for name in names]
        case _:
            raise TypeError(f"expected a truth of a known form, got {truth!r}")
    match truth:
        case Chosen():
            hint = words.say("Mark by a click or the space bar; Enter answers. Nothing marked: none of them.")
            return {"options": options, "hint": hint}
        case Order(right=right, is_once=is_once):
            places = [place(at, words) for at in range(1, len(right) + 1)]
            twice = words.say("Each of them has one place only.") if is_once else ""
            return {"options": options, "places": places, "twice": twice}
        case Fields():
            unreadable = words.say("This is no whole number. Write it in figures.")
            return {"options": options, "unreadable": unreadable}
    return {"options": options}


def _option(option: str, prompt: Prompt) -> dict[str, Any]:
    """One option: a card with its face, or a label."""
    words, label = prompt.words, prompt.telling.option(option, prompt)
    declined = option.endswith("~")
    try:
        card = Card.parse(option.removesuffix("~"))
    except NotationError:
        return {"key": option, "label": label, "spoken": label, "face": None, "note": ""}
    name = words.card(str(card))
    return {
        "key": option,
        "label": label,
        "spoken": words.say("Lay without taking: {card}", card=name) if declined else name,
        "face": face(card, words),
        "note": words.say("Lay without taking") if declined else "",
    }


def _examples(words: Words) -> dict[str, str]:
    return {
        "fraction": f"{EXAMPLE.numerator}/{EXAMPLE.denominator}",
        "decimal": words.decimal(Decimal("0.38")),
        "percent": words.percent(EXAMPLE),
    }


def again(exchange: Exchange, words: Words) -> str:
    """Say why an answer is asked for once more; empty where none is."""
    judgement = exchange.judgement
    if judgement is None or not judgement.verdict.asks_again or judgement.verdict is Verdict.SO_FAR:
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
            percent=words.percent_of(judgement.reading.amount),
        )
    truth = exchange.question.truth
    if isinstance(truth, Results):
        read, _ = truth.so_far(exchange.text, exchange.language)
        return words.say(
            "Line {n} cannot be read. Write what it gives like 43, {fraction}, {decimal} or {percent}.",
            n=truth.names[min(len(read), len(truth.names) - 1)],
            **_examples(words),
        )
    return _expected(truth, words)


def _expected(truth: Truth, words: Words) -> str:
    """Say how an answer is written, to whoever wrote one that cannot be read."""
    if is_chance(truth):
        return words.say(
            "This cannot be read as a chance. Write it like {fraction}, {decimal} or {percent}.",
            **_examples(words),
        )
    match truth:
        case Number():
            return words.say("This cannot be read as a number. Write it in figures.")
        case Choice():
            return words.say("This is none of the options. Give one of them.")
        case Chosen():
            return words.say(
                "This cannot be read. Give options with spaces between them, or “-” for none of them."
            )
        case Order(right=right):
            return words.say_n(
                "This cannot be read. Give {n} option.",
                "This cannot be read. Give {n} options in order, with spaces between them.",
                len(right),
            )
        case Fields(names=names):
            return words.say_n(
                "This cannot be read. Give {n} whole number in figures.",
                "This cannot be read. Give {n} whole numbers in figures, with spaces between them.",
                len(names),
            )
    raise TypeError(f"expected a truth of a known form, got {truth!r}")
