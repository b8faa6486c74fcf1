"""How Pişti is drawn."""

from pisti_teach.show.chances import sentence
from pisti_teach.show.pisti.chances import chances
from pisti_teach.show.pisti.felt import felt, message, seat
from pisti_teach.show.pisti.form import form, named_options
from pisti_teach.show.pisti.hand import hand, refusal
from pisti_teach.show.pisti.house import house_name, of_house
from pisti_teach.show.pisti.motion import motion
from pisti_teach.show.pisti.policies import kinds, marks
from pisti_teach.show.pisti.score import score, title
from pisti_teach.show.pisti.sheet import sheet

__all__ = [
    "chances",
    "felt",
    "form",
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
    "sentence",
    "sheet",
    "title",
]
