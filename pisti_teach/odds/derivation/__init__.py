"""Odds step by step in sympy, as a teacher writes them on the board.

The only room with sympy. A `Step` names its sentence and gives the numbers that it speaks of, the words
are `show`'s. Each derivation ends in what the exact function gives, or fails.
"""

from pisti_teach.odds.derivation.holds import derive, difference, expected
from pisti_teach.odds.derivation.steps import MATHML, Step, mathml, written

__all__ = ["MATHML", "Step", "derive", "difference", "expected", "mathml", "written"]
