"""Words for the draws until a card for the first turn comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions.remarks import model
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("How many draws?")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say("How many cards do you draw on average until one comes that you may lay?")


def _more(prompt: Prompt) -> str:
    words = prompt.words
    wanted = words.say(
        "It is your opening turn: a club is wanted, but no Jack, 7, 10 or ace. The card that fits "
        "counts, too."
    )
    as_if = words.say("Count as if all unseen cards could be drawn, one after another.")
    return " ".join((wanted, *([as_if] if prompt.fact("may_end") else []), model(words)))


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        "put_back": (
            say("Cards put back"),
            say("This would be right if each card went back before the next draw. Drawn cards stay drawn."),
        ),
        "itself_forgotten": (
            say("The card that fits forgotten"),
            say("This is the number of cards that come before it. The card that fits is drawn as well."),
        ),
        "all_clubs": (
            say("Special clubs"),
            say("In the opening turn a club may be no Jack, seven, ten or ace."),
        ),
    }


TELLING = Telling(group=Group.PIS_YEDILI, place=7, title=_title, ask=_ask, more=_more, mends=_mends)
