"""Chances of a Pişti position besides those of the ranks: the odds of each lead stand at its card."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.pisti.view import View
    from pisti_teach.show.chances import Chance
    from pisti_teach.show.players import Player
    from pisti_teach.words import Words


def chances(_view: View, _who: Mapping[int, Player], _words: Words) -> list[Chance]:
    """Give none."""
    return []
