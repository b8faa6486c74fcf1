"""Who sits where, by name: the learner is "You", computer players are called by what they do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.words import Words


@dataclass(frozen=True, slots=True)
class Player:
    """A seat's name and what is said of it."""

    name: str
    does: str = ""
    is_you: bool = False


def players(seat: int, bots: Mapping[int, str], words: Words) -> dict[int, Player]:
    """Name every seat at a table; computer players of the same kind are numbered."""
    known = {
        "greedy": (words.say("Greedy"), words.say("takes what it can")),
        "counter": (words.say("Counter"), words.say("keeps count")),
        "random": (words.say("Random"), words.say("plays any card")),
    }
    kinds = list(bots.values())
    named = {seat: Player(words.say("You"), is_you=True)}
    for at, kind in sorted(bots.items()):
        name, does = known[kind]
        same = [other for other in sorted(bots) if bots[other] == kind]
        number = same.index(at) + 1
        alone = kinds.count(kind) == 1
        named[at] = Player(name if alone else words.say("{name} {n}", name=name, n=number), does)
    return named
