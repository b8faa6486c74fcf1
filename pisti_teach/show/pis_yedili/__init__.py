"""How Pis Yedili is drawn."""

from pisti_teach.show.pis_yedili.chances import chances
from pisti_teach.show.pis_yedili.desk import desk_fields, desk_places
from pisti_teach.show.pis_yedili.felt import felt, seat
from pisti_teach.show.pis_yedili.form import form, named_options
from pisti_teach.show.pis_yedili.hand import hand, refusal
from pisti_teach.show.pis_yedili.house import game_name, house_name, of_house
from pisti_teach.show.pis_yedili.motion import motion
from pisti_teach.show.pis_yedili.policies import kinds, marks
from pisti_teach.show.pis_yedili.score import score, title
from pisti_teach.show.pis_yedili.seen import seen
from pisti_teach.show.pis_yedili.sheet import filename, sheet
from pisti_teach.show.pis_yedili.steps import sentence
from pisti_teach.show.pis_yedili.talk import message

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
