"""Exact odds of Pis Yedili: what a draw brings, who can answer, what a hand costs at the end.

The model is that of K3: every way to lay the unseen cards into the hands and the talon is equally
likely, and nothing is concluded from what others lay, draw or pass.
"""

from pisti_teach.odds.pis_yedili.hands import cannot_open, holds_twin
from pisti_teach.odds.pis_yedili.muamele import Case, muamele_cases, muamele_draws, muamele_sevens
from pisti_teach.odds.pis_yedili.penalties import (
    expected_penalty,
    expected_penalty_of_unknown,
    penalty_if_out,
)
from pisti_teach.odds.pis_yedili.turns import answers_seven, drawn_fits, expected_draws, next_can_play

__all__ = [
    "Case",
    "answers_seven",
    "cannot_open",
    "drawn_fits",
    "expected_draws",
    "expected_penalty",
    "expected_penalty_of_unknown",
    "holds_twin",
    "muamele_cases",
    "muamele_draws",
    "muamele_sevens",
    "next_can_play",
    "penalty_if_out",
]
