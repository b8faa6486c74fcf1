"""Words for the chance that a drawn card may be laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions.remarks import model
from pisti_teach.show.questions.telling import Group, Prompt, Telling

if TYPE_CHECKING:
    from pisti_teach.words import Words


def _title(words: Words) -> str:
    return words.say("Does a drawn card fit?")


def _ask(prompt: Prompt) -> str:
    return prompt.words.say("You draw one card. How likely is it that you may lay it at once?")


def _more(prompt: Prompt) -> str:
    nothing = model(prompt.words)
    if prompt.fact("is_first"):
        club = prompt.words.say("It is your opening turn: a club is wanted, but no Jack, 7, 10 or ace.")
        return f"{club} {nothing}"
    return nothing


def _mends(prompt: Prompt) -> dict[str, tuple[str, str]]:
    say = prompt.words.say
    return {
        "whole_deck": (
            say("Counted on the whole pack"),
            say("Cards that you have seen cannot come any more: count the unseen ones only."),
        ),
        "of_talon": (
            say("Counted on the talon"),
            say(
                "The cards that fit may be in other hands, too. All unseen cards are equally likely to come."
            ),
        ),
        "no_jacks": (
            say("Jacks forgotten"),
            say("A Jack may be laid on any card, as long as there is no debt."),
        ),
        "suit_only": (
            say("Only by suit"),
            say("A card of the same rank as the top card may be laid as well, whatever its suit."),
        ),
        "all_clubs": (
            say("Special clubs"),
            say("In the opening turn a club may be no Jack, seven, ten or ace."),
        ),
    }


TELLING = Telling(group=Group.PIS_YEDILI, place=6, title=_title, ask=_ask, more=_more, mends=_mends)
