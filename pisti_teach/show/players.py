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


def players(
    seat: int, bots: Mapping[int, str], kinds: Mapping[str, tuple[str, str]], words: Words
) -> dict[int, Player]:
    """Name every seat at a table; `kinds` names policies, those of the same kind are numbered."""
    policies = list(bots.values())
    named = {seat: Player(words.say("You"), is_you=True)}
    for at, kind in sorted(bots.items()):
        name, does = kinds[kind]
        same = [other for other in sorted(bots) if bots[other] == kind]
        number = same.index(at) + 1
        alone = policies.count(kind) == 1
        named[at] = Player(name if alone else words.say("{name} {n}", name=name, n=number), does)
    return named


def around(seat: int, count: int, words: Words, partner: int | None = None) -> dict[int, Player]:
    """Name the seats around a table as one of them sees them: "You" sit in the south.

    The seat after yours is on your right, in the east, and so on to the one before yours in the west.
    """
    points = {
        1: (words.say("North"),),
        2: (words.say("East"), words.say("West")),
        3: (words.say("East"), words.say("North"), words.say("West")),
        4: (words.say("East"), words.say("North-east"), words.say("North-west"), words.say("West")),
        5: (
            words.say("East"),
            words.say("North-east"),
            words.say("North"),
            words.say("North-west"),
            words.say("West"),
        ),
    }[count - 1]
    named = {(seat + step) % count: name for step, name in enumerate(points, start=1)}
    you = {seat: Player(words.say("You"), is_you=True)}
    return you | {
        at: Player(name, words.say("your partner") if at == partner else "") for at, name in named.items()
    }


def seats(count: int, words: Words) -> dict[int, Player]:
    """Name the seats of a record, from 0 as a record does: who sat there it does not say."""
    return {seat: Player(words.say("Seat {n}", n=seat)) for seat in range(count)}
