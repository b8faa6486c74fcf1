"""Ask how likely it is that the next seat holds at least one card of a rank (K3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pisti_teach.cards import Rank
from pisti_teach.odds.exact import holds
from pisti_teach.odds.unseen import unseen
from pisti_teach.trainer.answers import Judgement, judge

if TYPE_CHECKING:
    from fractions import Fraction

    from pisti_teach.games import View
    from pisti_teach.shuffling import Generator

KIND = "holds"


@dataclass(frozen=True, slots=True, kw_only=True)
class HoldsQuestion:
    """Asks how likely it is that this other seat holds at least one card of this rank."""

    rank: Rank
    seat: int
    chance: Fraction
    """The answer."""
    kind = KIND

    def judge(self, text: str) -> Judgement:
        """Compare with the chance: a fraction exactly, a decimal or percentage as a rounded one."""
        return judge(text, self.chance)


def can_ask(view: View) -> bool:
    """Whether the next seat holds a card."""
    return view.hand_sizes[view.next_seat] > 0


def make(view: View, chance: Generator) -> HoldsQuestion:
    """Ask for a rank that the next seat may hold or not, if there is one; ValueError if it holds no card."""
    if not can_ask(view):
        raise ValueError(f"seat {view.next_seat} holds no card to ask for")
    places, seat = unseen(view), view.next_seat
    chances = {rank: holds(places, seat, rank) for rank in Rank}
    open_ranks = [rank for rank in Rank if 0 < chances[rank] < 1]
    rank = chance.choice(open_ranks or list(Rank))
    return HoldsQuestion(rank=rank, seat=seat, chance=chances[rank])
