"""A table in use: a running match with its computer players, and a record that is looked through."""

from pisti_teach.session.replay import Replay
from pisti_teach.session.running import Session
from pisti_teach.session.saved import is_saved, resume, save
from pisti_teach.session.setting import Setting
from pisti_teach.session.shown import Result, Shown

__all__ = ["Replay", "Result", "Session", "Setting", "Shown", "is_saved", "resume", "save"]
