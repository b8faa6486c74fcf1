"""Words for the safest lead, and the regret of each."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from pisti_teach.pisti.state import Move
from pisti_teach.show.faces import short
from pisti_teach.show.pisti.points import single_values
from pisti_teach.show.questions.remarks import of_chance
from pisti_teach.show.questions.telling import Group, Prompt, Telling
from pisti_teach.trainer.questions.pisti.lead import chosen, gives_away
from pisti_teach.words.numbers import hundredths

if TYPE_CHECKING:
    from pisti_teach.odds.pisti.leads import Lead
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("The safest card")


def _ask(prompt: Prompt) -> str:
    name = prompt.name(prompt.fact("other"))
    if not prompt.fact("view").pile_size:
        return prompt.words.say("Which card gives {name} the fewest points?", name=name)
    return prompt.words.say("Which card is {name} least likely to take?", name=name)


def _more(prompt: Prompt) -> str:
    words = prompt.words
    if not prompt.fact("view").pile_size:
        return of_chance(prompt, _alone(prompt))
    if prompt.question.rules.jack_takes:
        return of_chance(prompt, words.say("It would be taken with the same rank, or with a Jack."))
    return of_chance(prompt, words.say("It would be taken with the same rank."))


def _alone(prompt: Prompt) -> str:
    """Say what a take of a card that lies alone scores."""
    words, rules = prompt.words, prompt.question.rules
    parts = [
        words.say("It will lie alone. What counts: how likely its rank is, and what a take by rank scores."),
        words.say("That is the pişti, and the points of the card that is laid."),
        single_values(rules, words),
        _points(prompt),
    ]
    if rules.two_of_clubs_match or rules.all_jacks_bonus:
        parts.append(words.say("Extra points that this house has for such a take count, too."))
    return " ".join(parts)


def _points(prompt: Prompt) -> str:
    """Say what the cards to choose from are worth; no other card is named beside a table."""
    rules, words = prompt.question.rules, prompt.words
    cards = dict.fromkeys(lead.move.card for lead in prompt.fact("leads"))
    told = [f"{short(card, words)} {n}" for card in cards if (n := rules.card_points(card))]
    if not told:
        return words.say("None of these cards has points of its own.")
    return words.say("Points of these cards: {cards}, all others 0.", cards=", ".join(told))


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        "fewest_points": (
            say("Only its own points counted"),
            say("A card without points is answered by a pişti just as well: what counts is its rank."),
        ),
        "most_unseen": (
            say("Counted the wrong way round"),
            say(
                "Most cards of this rank are unseen, so it is answered most often. Better a rank "
                "that is gone."
            ),
        ),
    }


def _option(option: str, prompt: Prompt) -> str:
    move, words = Move.parse(option), prompt.words
    card = short(move.card, words)
    return words.say("Lay without taking: {card}", card=card) if move.declined else card


def _compared(prompt: Prompt, text: str) -> dict[str, Any]:
    """One line for each choice, and what hers gives away more than the safest."""
    mine = chosen(prompt.question, text)
    more = gives_away(prompt.question, mine) if mine else Fraction(0)
    return {
        "how": _how(prompt),
        "lines": [_line(lead, mine, prompt) for lead in prompt.fact("leads")],
        "more": _difference(mine, more, prompt.words) if mine and more else None,
    }


def _how(prompt: Prompt) -> str:
    name, words = prompt.name(prompt.fact("other")), prompt.words
    if not prompt.fact("view").pile_size:
        return words.say(
            "Chance that {name} holds a card of the same rank, times the points that a take by rank scores",
            name=name,
        )
    if prompt.question.rules.jack_takes:
        return words.say("Chance that {name} holds a card of the same rank, or a Jack", name=name)
    return words.say("Chance that {name} holds a card of the same rank", name=name)


def _line(lead: Lead, mine: Lead | None, prompt: Prompt) -> dict[str, Any]:
    """One choice with its exact figures."""
    words, name = prompt.words, prompt.card(lead.move.card)
    is_best = prompt.question.truth.judge(str(lead.move), words.language).verdict == "right"
    return {
        "label": _option(str(lead.move), prompt),
        "spoken": words.say("Lay without taking: {card}", card=name) if lead.move.declined else name,
        "best": words.say("safest") if is_best else "",
        "chosen": words.say("your choice") if lead == mine else "",
        "math": [_figures(lead)],
        "value": _value(lead, lead.risk, words),
    }


def _told(prompt: Prompt) -> list[str]:
    """The same in lines of text."""
    lines = []
    for lead in prompt.fact("leads"):
        line = _line(lead, None, prompt)
        told = f"{line['label']}: {_calculated(lead)} ({line['value']})"
        lines.append(", ".join(filter(None, (told, line["best"]))))
    return [_how(prompt), *lines]


def _calculated(lead: Lead) -> str:
    from pisti_teach.odds.derivation import expected  # noqa: PLC0415 - sympy, only when asked for

    return expected(lead.gains).lines[0] if lead.gains else str(lead.risk)


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


def _difference(mine: Lead, more: Fraction, words: Words) -> dict[str, Any]:
    """What the choice gives away more than the best."""
    from pisti_teach.odds.derivation import difference  # noqa: PLC0415

    text = (
        words.say("How many points more your choice gives away than the safest card")
        if mine.gains
        else words.say("How much more often your choice is taken than the safest card")
    )
    less = mine.risk - more
    math = list(difference(mine.risk, less).mathml) if less else []
    return {"text": text, "math": math, "value": _value(mine, more, words)}


TELLING = Telling(
    group=Group.ODDS,
    place=9,
    title=_title,
    ask=_ask,
    more=_more,
    mends=_mends,
    option=_option,
    compared=_compared,
    told=_told,
)
