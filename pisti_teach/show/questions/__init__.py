"""Questions in words: a file a kind, under the name that it has in `trainer.questions`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions import holds, unseen
from pisti_teach.show.questions.pisti import (
    best_card,
    certain_cards,
    hand_count,
    hesitation,
    jack_later,
    jacks_to_come,
    lead,
    pisti_risk,
    possible_cards,
    silence,
    takes,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.show.questions.telling import Telling

TELLINGS: Mapping[str, Telling] = {
    "unseen": unseen.TELLING,
    "holds": holds.TELLING,
    "takes": takes.TELLING,
    "lead": lead.TELLING,
    "pisti_risk": pisti_risk.TELLING,
    "silence": silence.TELLING,
    "hesitation": hesitation.TELLING,
    "jacks_to_come": jacks_to_come.TELLING,
    "jack_later": jack_later.TELLING,
    "hand_count": hand_count.TELLING,
    "certain_cards": certain_cards.TELLING,
    "possible_cards": possible_cards.TELLING,
    "best_card": best_card.TELLING,
}
"""The words of each kind."""
