"""Pişti, whole: the verbs that the other rooms use."""

from pisti_teach.pisti.playing import play
from pisti_teach.pisti.record import GAME, deal, read_record, replay, result, write_record
from pisti_teach.pisti.state import Move, start
from pisti_teach.pisti.view import view

__all__ = ["GAME", "Move", "deal", "play", "read_record", "replay", "result", "start", "view", "write_record"]
