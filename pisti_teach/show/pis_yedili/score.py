"""The score of a match of Pis Yedili, in the strip above the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.show.score import sides

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.session import Shown
    from pisti_teach.show.players import Player
    from pisti_teach.words import Words


def title(shown: Shown, words: Words) -> str:
    """Name the page: the game, and the round."""
    return _round_name(shown, words)


def score(shown: Shown, who: Mapping[int, Player], words: Words) -> dict[str, Any]:
    """The totals of penalties, the learner's first."""
    target, totals = shown.view.rules.target, sides(shown, who)
    points = ", ".join(f"{side['name']} {side['points']}" for side in totals)
    said = {"points": points, "target": target}
    return {
        "deal": _round_name(shown, words),
        "target": words.say("to {target}, lowest wins", target=target),
        "stake": "",
        "spoken": words.say("Penalties: {points}; the match ends at {target}", **said)
        if shown.result
        else words.say("Penalties before this round: {points}; the match ends at {target}", **said),
        "sides": totals,
    }


def _round_name(shown: Shown, words: Words) -> str:
    """The game, and which round of the match this is, or that it is a record."""
    return (
        words.say("Pis Yedili, record")
        if shown.replay
        else words.say("Pis Yedili, round {n}", n=shown.deal_number)
    )
