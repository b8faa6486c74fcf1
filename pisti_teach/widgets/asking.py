"""Questions about a position, as a page asks and answers them: picks are checked like any outside input."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.trainer.answers import LONGEST
from pisti_teach.trainer.asking import ask
from pisti_teach.trainer.questions.lead import LeadQuestion

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.pisti.view import View
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.asking import Exchange


def after(
    pick: Mapping[str, Any], view: View, exchange: Exchange | None, chance: Generator
) -> Exchange | None:
    """Give what a pick makes of the exchange, None for none; nonsense leaves the very same one."""
    match pick:
        case {"do": "ask", "kind": str(kind)}:
            return ask(view, kind, chance) or exchange
        case {"do": "answer", "text": str(text)} if exchange and len(text) <= LONGEST:
            return exchange if isinstance(exchange.question, LeadQuestion) else exchange.answered(text)
        case {"do": "answer", "move": str(move)} if exchange and _is_choice(exchange, move):
            return exchange.answered(move)
        case {"do": "leave"}:
            return None
    return exchange


def _is_choice(exchange: Exchange, move: str) -> bool:
    return isinstance(exchange.question, LeadQuestion) and exchange.question.chosen(move) is not None
