"""The score of a Pişti match, in the strip above the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.show.pisti.house import house_name
from pisti_teach.show.score import sides

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.session import Shown
    from pisti_teach.show.players import Player
    from pisti_teach.words import Words


def title(shown: Shown, words: Words) -> str:
    """Name the page: the game, the house, the deal."""
    return words.say("Pişti: {deal}", deal=_deal_name(shown, words))


def score(shown: Shown, who: Mapping[int, Player], words: Words) -> dict[str, Any]:
    """The totals, the learner's side first."""
    target, totals = shown.view.rules.target, sides(shown, who)
    points = ", ".join(f"{side['name']} {side['points']}" for side in totals)
    return {
        "deal": _deal_name(shown, words),
        "target": words.say("to {target}", target=target),
        "stake": _stake(shown, words),
        "spoken": words.say("Score: {points}; played to {target}", points=points, target=target)
        if shown.result
        else words.say("Score before this deal: {points}; played to {target}", points=points, target=target),
        "sides": totals,
    }


def _deal_name(shown: Shown, words: Words) -> str:
    """The house, and which deal of the match this is, or that it is a record."""
    house = house_name(shown.preset, words)
    if shown.replay:
        return words.say("{house}, record", house=house)
    return words.say("{house}, deal {n}", house=house, n=shown.deal_number)


def _stake(shown: Shown, words: Words) -> str:
    """The pot, and what the learner has won or lost so far (P25)."""
    if not shown.stake:
        return ""
    pot = shown.stake * shown.view.players
    return words.say("pot {pot}, your coins {purse}", pot=pot, purse=words.signed(shown.purse))
