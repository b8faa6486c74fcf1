"""Pişti, whole: the verbs that the other rooms use."""

from pisti_teach.pisti.clock import USUAL_CLOCK, timeout_move
from pisti_teach.pisti.match import after_deal, gains, new_match
from pisti_teach.pisti.playing import play
from pisti_teach.pisti.record import deal, read_record, replay, result, states, write_record
from pisti_teach.pisti.rules import GAME, PRESETS, rules_of
from pisti_teach.pisti.scoring import ending, points
from pisti_teach.pisti.sighting import PLACES, most_held, nothing_seen, pack_of, sighted, sighting_of
from pisti_teach.pisti.stacking import stack
from pisti_teach.pisti.state import Move
from pisti_teach.pisti.view import view

HAS_OPTIONS = True
"""Every rule of a house may be changed by a record."""

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
