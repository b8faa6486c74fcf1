"""Questions about this very position, as plain data: what can be asked, the question, the reply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.show.questions import TELLINGS
from pisti_teach.show.questions.asking import asked
from pisti_teach.show.questions.telling import Prompt
from pisti_teach.trainer.asking import offered

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.games import View
    from pisti_teach.show.players import Player
    from pisti_teach.trainer.asking import Exchange
    from pisti_teach.words import Words


def quiz(view: View, who: Mapping[int, Player], exchange: Exchange | None, words: Words) -> dict[str, Any]:
    """The section's data; out of her turn nothing can be asked."""
    labels = {
        "unseen": words.say("How many?"),
        "holds": words.say("How likely?"),
        "lead": words.say("Safest card?"),
    }
    return {
        "title": words.say("Test yourself"),
        "intro": words.say("A question about this very position; your answer is checked exactly."),
        "kinds": [
            {"kind": kind, "label": labels[kind], "can_ask": can} for kind, can in offered(view).items()
        ],
        "question": None if exchange is None else _question(who, exchange, words),
    }


def _question(who: Mapping[int, Player], exchange: Exchange, words: Words) -> dict[str, Any]:
    return {
        **asked(Prompt(exchange.question, who, words, TELLINGS[exchange.question.kind]), exchange),
        "leave": words.say("Leave the question") if exchange.is_open else words.say("Close"),
    }
