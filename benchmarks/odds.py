"""How fast an exact chance is, beside sympy's and scipy's: `python benchmarks/odds.py`.

The same question to all: 47 cards are unseen, 3 of them are wanted, a hand holds 4; how likely is at least
one? Ours and sympy's answers are exact fractions, scipy's is a float. `holds` answers it at a table, where
it also heeds which places may hold which card; with `unseen` it first finds these out from a view.
"""

from __future__ import annotations

import sys
from fractions import Fraction
from functools import partial
from math import isclose

from ratios import Row, rates, repeated, report
from scipy.stats import hypergeom
from sympy.stats import Hypergeometric, P

from pisti_teach.cards import Rank
from pisti_teach.odds.exact import at_least_one, holds
from pisti_teach.odds.unseen import unseen
from pisti_teach.pisti import deal, view
from pisti_teach.shuffling import Generator

QUESTION = 47, 3, 4
OTHERS = "sympy", "scipy"
ROUNDS = 15
SYMPY, SCIPY = 300, 20
"""How many times as fast as each an exact chance shall be."""
VIEW = view(deal("zone", 2, 0, Generator(2026)).start(), 0)
PLACES, WANTED = unseen(VIEW), Rank.SEVEN  # of this deal the same: 47, 3, 4


def by_sympy() -> Fraction:
    """Ask a random variable."""
    answer = P(Hypergeometric("X", *QUESTION) >= 1)
    return Fraction(int(answer.p), int(answer.q))


def by_scipy() -> float:
    """Ask for the tail of the distribution."""
    unseen_cards, wanted, drawn = QUESTION
    return float(hypergeom.sf(0, unseen_cards, wanted, drawn))


def from_view() -> Fraction:
    """Answer from a view alone."""
    return holds(unseen(VIEW), 1, WANTED)


WORKS = {
    "at_least_one": repeated(partial(at_least_one, *QUESTION), 2000),
    "holds": repeated(partial(holds, PLACES, 1, WANTED), 500),
    "holds from a view": repeated(from_view, 200),
    "sympy": repeated(by_sympy, 10),
    "scipy": repeated(by_scipy, 200),
}


def rows(speed: dict[str, float]) -> list[Row]:
    """Compare each of ours with each of theirs; the targets are those of the plain question."""
    plain, at_table = "at_least_one", ("holds", "holds from a view")
    return [
        Row("odds: at_least_one beside sympy", speed[plain] / speed["sympy"], least=SYMPY),
        Row("odds: at_least_one beside scipy", speed[plain] / speed["scipy"], least=SCIPY),
        *(
            Row(f"  {name} beside {other}", speed[name] / speed[other])
            for name in at_table
            for other in OTHERS
        ),
    ]


def main() -> int:
    """Check that all answer alike, then print the ratios of their speeds."""
    answer = at_least_one(*QUESTION)
    if not answer == by_sympy() == holds(PLACES, 1, WANTED) == from_view() or not isclose(answer, by_scipy()):
        sys.exit("odds: not all answers are the same")
    return report(rows(rates(WORKS, ROUNDS)))


if __name__ == "__main__":
    sys.exit(main())
