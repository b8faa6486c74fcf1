"""Ask how many cards of a rank are unseen (K2)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from pisti_teach.cards import Rank
from pisti_teach.odds.unseen import unseen
from pisti_teach.trainer.answers import WHOLE, Judgement, judge

if TYPE_CHECKING:
    from pisti_teach.games import View
    from pisti_teach.shuffling import Generator

KIND = "unseen"


@dataclass(frozen=True, slots=True, kw_only=True)
class UnseenQuestion:
    """Asks how many cards of this rank the seat has not seen."""

    rank: Rank
    of: int
    """Cards of the rank in the packs of the game."""
    number: int
    """The answer, a number of cards."""
    kind = KIND

    def judge(self, text: str) -> Judgement:
        """Compare with the number; it may be written as any number can be."""
        return judge(text, Fraction(self.number), asked=WHOLE)


def can_ask(_view: View) -> bool:
    """There is always a rank to ask for."""
    return True


def make(view: View, chance: Generator) -> UnseenQuestion:
    """Ask for a rank of which some card was seen, if there is one."""
    places = unseen(view)
    seen = [rank for rank in Rank if places.of_rank(rank) < places.of_each_rank]
    rank = chance.choice(seen or list(Rank))
    return UnseenQuestion(rank=rank, of=places.of_each_rank, number=places.of_rank(rank))
