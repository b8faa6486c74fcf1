"""Words for the cards that make the majority sure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("A sure majority")


def _ask(prompt: Prompt) -> str:
    if prompt.fact("card") is not None:
        return _ask_after(prompt)
    if prompt.fact("sides") < prompt.question.players:
        return prompt.words.say(
            "How many more cards does your side need at least for a sure majority, whoever gets the others?"
        )
    return prompt.words.say(
        "How many more cards do you need at least for a sure majority, whoever gets the others?"
    )


def _ask_after(prompt: Prompt) -> str:
    """Ask for what is still to come once this take has been made."""
    if prompt.fact("sides") < prompt.question.players:
        return prompt.words.say(
            "After this take, how many more cards does your side need at least for a sure majority, "
            "whoever gets the others?"
        )
    return prompt.words.say(
        "After this take, how many more cards do you need at least for a sure majority, whoever gets the "
        "others?"
    )


def _more(prompt: Prompt) -> str:
    words, card = prompt.words, prompt.fact("card")
    lines = [
        words.say(
            "Cards of the deal: {n}. In the end each of them is taken by somebody.", n=prompt.fact("deck")
        )
    ]
    if card is not None:
        lines.append(
            words.say(
                "Now you take what lies on the table; the numbers are those from before. Your card: {card}.",
                card=prompt.card(card),
            )
        )
    if prompt.question.rules.double_pisti:
        lines.append(words.say("Only cards that you keep count, no marker that is hit later."))
    return " ".join(lines)


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        "take_forgotten": (
            say("Take forgotten"),
            say("The cards that you have just taken are yours, too."),
        ),
        "own_card": (
            say("Itself forgotten"),
            say("The card that takes goes along with the cards that it takes."),
        ),
        "half_is_enough": (
            say("Half is not enough"),
            say(
                "With half of the cards the others could have as many, and a tie brings nobody the majority."
            ),
        ),
        "half_of_all": (
            say("More than needed"),
            say("The others need not stay below half of all cards: none of them must have as many as you."),
        ),
        "leader_as_now": (
            say("Open cards forgotten"),
            say("The others go on taking: the strongest of them may get every card that you do not get."),
        ),
    }


def sentence(step: Step, prompt: Prompt) -> str:
    """Say what is calculated at this step."""
    words = prompt.words
    return {
        "after": words.say("What you have after the take, your card included"),
        "half": words.say("Half of all cards: then the others together could have as many"),
        "sure": words.say("One more, and nobody else can have as many"),
        "left": words.say("Without what you have"),
        "rest": words.say("Cards that nobody has taken yet"),
        "gap": words.say("If the strongest of the others gets all of these, it is ahead of you by"),
        "closed": words.say(
            "Each card that you get instead makes this two less, and you must be ahead in the end"
        ),
    }[step.name]


TELLING = Telling(
    group=Group.RULES, place=6, title=_title, ask=_ask, more=_more, mends=_mends, sentence=sentence
)
