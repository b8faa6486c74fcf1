"""Words for the best of the last cards, and what each other one gives away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.pisti.state import Move
from pisti_teach.show.faces import short
from pisti_teach.show.pisti.points import card_values, majority_value, pisti_values
from pisti_teach.show.questions.telling import Group, Prompt, Telling
from pisti_teach.trainer.questions.pisti.best_card import regret

if TYPE_CHECKING:
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("The best of the last cards")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say("Which card is best, if both of you play your best to the end of the deal?")


def _more(prompt: Prompt) -> str:
    words, rules, other = prompt.words, prompt.question.rules, prompt.name(prompt.fact("other"))
    counts = words.say(
        "You know what {name} holds, and {name} knows your cards. What counts: your points less those of "
        "{name}.",
        name=other,
    )
    values = (majority_value(rules, words), pisti_values(rules, words), card_values(rules, words))
    rest = words.say("What lies on the table at the end goes to whoever took last.")
    return " ".join(filter(None, (counts, *values, rest, _last_card(prompt), _marker(prompt))))


def _marker(prompt: Prompt) -> str:
    marker, words = prompt.fact("marker"), prompt.words
    if marker is None:
        return ""
    return words.say(
        "The last play was a pişti, so this marker can be hit: {card}.", card=short(marker, words)
    )


def _last_card(prompt: Prompt) -> str:
    if prompt.question.rules.last_card_pisti == "breaks":
        return prompt.words.say(
            "A pişti with the very last card brings nothing, and undoes the latest pişti of whoever "
            "laid the card that it took."
        )
    return ""


def _exact(prompt: Prompt) -> str:
    words, values = prompt.words, prompt.fact("values")
    best = [_option(option, prompt) for option in values if not regret(values, option)]
    line = [_option(str(move), prompt) for move in prompt.fact("line")]
    return words.say(
        "Best: {cards}. Best play of both from here: {line}.", cards=", ".join(best), line=", ".join(line)
    )


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        "most_now": (
            say("The most cards now"),
            say(
                "This takes the most at once, but what comes after it costs more. Play it through to the end."
            ),
        ),
        "keeps_jack": (
            say("The Jack kept"),
            say("A Jack is worth keeping only while a better pile may come. Here it is worth most now."),
        ),
        "fewest_points": (
            say("Only its own points counted"),
            say("What matters is not what the card is worth, but what it lets the other seat take."),
        ),
    }


def _option(option: str, prompt: Prompt) -> str:
    move, words = Move.parse(option), prompt.words
    card = short(move.card, words)
    return words.say("Lay without taking: {card}", card=card) if move.declined else card


def _compared(prompt: Prompt, text: str) -> dict[str, Any]:
    """One line for each card, and what hers gives away."""
    values, words = prompt.fact("values"), prompt.words
    lost = regret(values, text) if text in values else 0
    return {
        "how": _how(prompt),
        "lines": [_line(move, text, prompt) for move in values],
        "more": _lost(lost, words) if lost else None,
    }


def _told(prompt: Prompt) -> list[str]:
    """The same in lines of text."""
    lines = [_line(move, "", prompt) for move in prompt.fact("values")]
    told = [", ".join(filter(None, (f"{line['label']}: {line['value']}", line["best"]))) for line in lines]
    return [_how(prompt), *told]


def _how(prompt: Prompt) -> str:
    return prompt.words.say(
        "How many more points than {name} you make from now on, if both play their best",
        name=prompt.name(prompt.fact("other")),
    )


def _line(option: str, text: str, prompt: Prompt) -> dict[str, Any]:
    """One card with its value."""
    words, move, values = prompt.words, Move.parse(option), prompt.fact("values")
    name = prompt.card(move.card)
    return {
        "label": _option(option, prompt),
        "spoken": words.say("Lay without taking: {card}", card=name) if move.declined else name,
        "best": words.say("best") if not regret(values, option) else "",
        "chosen": words.say("your choice") if option == text else "",
        "math": [],
        "value": words.signed(values[option]),
    }


def _lost(lost: int, words: Words) -> dict[str, Any]:
    """What the choice gives away."""
    text = words.say("What your choice gives away beside the best card, in points")
    return {"text": text, "math": [], "value": str(lost)}


TELLING = Telling(
    group=Group.LAST_DEAL,
    place=4,
    title=_title,
    ask=_ask,
    more=_more,
    exact=_exact,
    mends=_mends,
    option=_option,
    compared=_compared,
    told=_told,
)
