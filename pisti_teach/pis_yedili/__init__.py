"""Pis Yedili, whole: the verbs that the other rooms use."""

from pisti_teach.pis_yedili.match import after_deal, new_match
from pisti_teach.pis_yedili.moves import Move
from pisti_teach.pis_yedili.playing import play
from pisti_teach.pis_yedili.record import deal, read_record, replay, result, states, write_record
from pisti_teach.pis_yedili.rules import GAME, PRESETS, rules_of
from pisti_teach.pis_yedili.scoring import ending, points
from pisti_teach.pis_yedili.sighting import PLACES, most_held, nothing_seen, pack_of, sighted, sighting_of
from pisti_teach.pis_yedili.stacking import stack
from pisti_teach.pis_yedili.view import view

HAS_OPTIONS = False
"""There is one house, and records do not change it."""
gains = None
"""There are no stakes in this game."""
timeout_move = None
"""There is no clock in this game."""
USUAL_CLOCK: dict[str, int] = {}

__all__ = [
    "GAME",
    "HAS_OPTIONS",
    "PLACES",
    "PRESETS",
    "USUAL_CLOCK",
    "Move",
    "after_deal",
    "deal",
    "ending",
    "gains",
    "most_held",
    "new_match",
    "nothing_seen",
    "pack_of",
    "play",
    "points",
    "read_record",
    "replay",
    "result",
    "rules_of",
    "sighted",
    "sighting_of",
    "stack",
    "states",
    "timeout_move",
    "view",
    "write_record",
]
