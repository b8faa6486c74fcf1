"""Words for a debt after a run of sevens, and for what it made the seats draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("Who owes what?")


def _ask(prompt: Prompt) -> str:
    if prompt.fact("in_all"):
        return prompt.words.say("How many cards did all seats together draw from the talon in these plays?")
    return prompt.words.say("How many cards do you owe now?")


def _more(prompt: Prompt) -> str:
    return prompt.words.say("Before these plays nobody owed anything.")


def _exact(prompt: Prompt) -> str:
    number = int(str(prompt.question.truth))
    if prompt.fact("in_all"):
        return prompt.words.say_n("{n} card was drawn.", "{n} cards were drawn.", number)
    return prompt.words.say_n("You owe {n} card.", "You owe {n} cards.", number)


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    return {**_of_debts(prompt.words), **_of_draws(prompt.words)}


def _of_debts(words: Words) -> dict[str, tuple[str, str]]:
    say = words.say
    return {
        "one_seven": (
            say("Only one seven counted"),
            say("Each seven that answers makes the debt three cards larger."),
        ),
        "seven_each": (
            say("Seven cards for a seven"),
            say("A seven makes the next seat owe three cards, not seven."),
        ),
        "first_forgotten": (
            say("First seven forgotten"),
            say("The seven that started the debt counts like those that answered it."),
        ),
        "across_take": (
            say("A paid debt counted again"),
            say("Whoever takes draws the whole debt, and it is gone. The next seven starts at three."),
        ),
    }


def _of_draws(words: Words) -> dict[str, tuple[str, str]]:
    say = words.say
    return {
        "still_owed": (
            say("Drawn and owed mixed up"),
            say("The debt that is still open is not drawn yet."),
        ),
        "one_for_debt": (
            say("One card for a debt"),
            say("Whoever takes draws as many cards as are owed, three for each seven."),
        ),
        "draws_forgotten": (
            say("Single draws forgotten"),
            say("Each draw of one card counts, too."),
        ),
        "ace_forgotten": (
            say("Aces forgotten"),
            say("For an ace every other seat draws a card, without a play of its own."),
        ),
    }


def sentence(step: Step, prompt: Prompt) -> str:
    """Say what counts."""
    words, n = prompt.words, step.count
    return {
        "taken": words.say("Whoever takes draws the whole debt: the sevens before it count no more."),
        "sevens": words.say_n(
            "{n} seven that nobody has paid for yet, three cards",
            "{n} sevens that nobody has paid for yet, three cards each",
            n,
        ),
        "debts": words.say_n(
            "{n} debt was taken: three cards for each of its sevens",
            "{n} debts were taken: three cards for each of their sevens",
            n,
        ),
        "draws": words.say_n("{n} card was drawn by itself.", "{n} cards were drawn one by one.", n),
        "aces": words.say_n(
            "For aces every other seat drew: {n} card.", "For aces every other seat drew: {n} cards.", n
        ),
        "all": words.say("All together"),
    }[step.name]


TELLING = Telling(
    group=Group.PIS_YEDILI,
    place=2,
    title=_title,
    ask=_ask,
    more=_more,
    exact=_exact,
    mends=_mends,
    sentence=sentence,
)
