"""Odds step by step in sympy, as a teacher writes them on the board.

The only room with sympy. A `Step` names its sentence and gives the numbers that it speaks of, the words
are `show`'s. Each derivation ends in what the exact function gives, or fails.
"""

from pisti_teach.odds.derivation.exactly import derive_one
from pisti_teach.odds.derivation.holds import derive, derive_none, difference, expected
from pisti_teach.odds.derivation.pis_yedili.draws import derive_drawn_fits, derive_draws, derive_muamele
from pisti_teach.odds.derivation.pis_yedili.hands import derive_next_can_play, derive_none_of, derive_one_of
from pisti_teach.odds.derivation.pis_yedili.penalties import derive_penalty, derive_penalty_of_unknown
from pisti_teach.odds.derivation.pis_yedili.wanted import derive_clubs, derive_copies
from pisti_teach.odds.derivation.single import derive_down_is, derive_next_card
from pisti_teach.odds.derivation.steps import MATHML, line, mathml, written
from pisti_teach.odds.steps import Step

__all__ = [
    "MATHML",
    "Step",
    "derive",
    "derive_clubs",
    "derive_copies",
    "derive_down_is",
    "derive_drawn_fits",
    "derive_draws",
    "derive_muamele",
    "derive_next_can_play",
    "derive_next_card",
    "derive_none",
    "derive_none_of",
    "derive_one",
    "derive_one_of",
    "derive_penalty",
    "derive_penalty_of_unknown",
    "difference",
    "expected",
    "line",
    "mathml",
    "written",
]
