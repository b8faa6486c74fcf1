"""Words for what a seat holds that takes whenever it can, and took nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.games import DRAWINGS
from pisti_teach.show.questions import holds
from pisti_teach.show.questions.pisti.passed import how_taken, ranks, tops
from pisti_teach.show.questions.remarks import where
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.odds.steps import Step
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("What a silence tells")


def _ask(prompt: Prompt) -> str:
    return prompt.words.holds_one(prompt.fact("rank"), prompt.name(prompt.fact("passed").other))


def _more(prompt: Prompt) -> str:
    model = prompt.words.say(
        "{name} takes whenever a card of the hand can, and else lays any card of it, all equally likely. "
        "Nothing is concluded from what else was played. How likely is it now? At least one counts.",
        name=prompt.name(prompt.fact("passed").other),
    )
    return " ".join(filter(None, (tops(prompt), how_taken(prompt), model, where(prompt))))


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        **holds.mends(prompt),
        "nothing_learned": (
            say("Nothing learned"),
            say(
                "Who takes whenever it is possible, and did not take, holds no card that could have. "
                "So the hand comes from fewer cards."
            ),
        ),
        "jacks_left": (
            say("Jacks left in"),
            say("A Jack would have taken, too: who took nothing holds no Jack."),
        ),
        "latest_only": (
            say("Only the latest turn counted"),
            say("At each of these turns the same hand took nothing, so the earlier ones count, too."),
        ),
    }


def sentence(step: Step, prompt: Prompt) -> str:
    """Say which cards the hand cannot have; the rest is as for any hand."""
    if step.name != "cannot_hold":
        return DRAWINGS[prompt.game].sentence(step, prompt.words)
    return prompt.words.say(
        "Any of these would have taken: {ranks}. The unseen cards without them",
        ranks=ranks(step.facts["ranks"], prompt.words),
    )


TELLING = Telling(
    group=Group.OTHERS, place=1, title=_title, ask=_ask, more=_more, mends=_mends, sentence=sentence
)
