"""How Pişti is drawn."""

from pisti_teach.show.pisti.chances import chances
from pisti_teach.show.pisti.desk import desk_fields, desk_places
from pisti_teach.show.pisti.felt import felt, seat
from pisti_teach.show.pisti.form import form, named_options
from pisti_teach.show.pisti.hand import hand, refusal
from pisti_teach.show.pisti.house import game_name, house_name, of_house
from pisti_teach.show.pisti.motion import motion
from pisti_teach.show.pisti.policies import kinds, marks
from pisti_teach.show.pisti.score import score, title
from pisti_teach.show.pisti.seen import seen
from pisti_teach.show.pisti.sheet import filename, sheet
from pisti_teach.show.pisti.steps import sentence
from pisti_teach.show.pisti.talk import message

__all__ = [
    "chances",
    "desk_fields",
    "desk_places",
    "felt",
    "filename",
    "form",
    "game_name",
    "hand",
    "house_name",
    "kinds",
    "marks",
    "message",
    "motion",
    "named_options",
    "of_house",
    "refusal",
    "score",
    "seat",
    "seen",
    "sentence",
    "sheet",
    "title",
]
