"""Questions in words: a file a kind, under the name that it has in `trainer.questions`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.show.questions import holds, unseen
from pisti_teach.show.questions.pisti import lead, takes

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.show.questions.telling import Telling
    from pisti_teach.words import Words

TELLINGS: Mapping[str, Telling] = {
    "unseen": unseen.TELLING,
    "holds": holds.TELLING,
    "takes": takes.TELLING,
    "lead": lead.TELLING,
}
"""The words of each kind."""


def groups(words: Words) -> dict[str, tuple[str, ...]]:
    """Name the groups in which kinds are offered, each with its kinds."""
    return {
        words.say("Rules and play"): ("takes",),
        words.say("Counting"): ("unseen",),
        words.say("Odds"): ("holds", "lead"),
    }
