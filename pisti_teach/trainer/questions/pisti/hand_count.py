"""Ask how many different hands another seat may hold, once the last hands are dealt."""

from __future__ import annotations

from math import comb, perm
from typing import TYPE_CHECKING

from pisti_teach.odds.pisti.hands import elsewhere, hand_count
from pisti_teach.odds.unseen import unseen
from pisti_teach.pisti.dealing import HAND_CARDS
from pisti_teach.pisti.view import view
from pisti_teach.trainer.answers import WHOLE
from pisti_teach.trainer.exhibits import history, position
from pisti_teach.trainer.question import Question
from pisti_teach.trainer.questions.pisti.late import has_returned, last_states
from pisti_teach.trainer.questions.pisti.ways import ways_to
from pisti_teach.trainer.truths import cards

if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

    from pisti_teach.odds.steps import Step
    from pisti_teach.odds.unseen import Unseen
    from pisti_teach.pisti.view import View
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.question import Misconception
    from pisti_teach.trainer.tables import Table

KIND = "hand_count"
LEVELS = 2
"""A full hand with no returned Jack among the unseen; else smaller hands, or with one."""
HIDDEN = 3
"""Cards that lie face down at the start of most houses."""


def fits(_table: Table) -> bool:
    """It makes sense at every table of the game."""
    return True


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask about another seat that holds cards."""
    states = chance.shuffled(last_states(table, chance, returned=level == LEVELS))
    for state in sorted(states, key=has_returned, reverse=level == LEVELS):
        seen = view(state, state.seat or 0)
        places = unseen(seen)
        for seat in chance.shuffled(sorted(places.hands)):
            if _is_of(places, seat, level):
                return asked(seen, seat)
    return None


def _is_of(places: Unseen, seat: int, level: int) -> bool:
    """Whether the level asks this, and it can be reckoned in one line."""
    is_plain = len(places.free) == len(places.cards)
    if level == 1:
        return is_plain and places.hands[seat] == HAND_CARDS
    outside = elsewhere(places, seat)
    is_sure = not places.shy or not outside or len(places.shy) <= outside
    return is_sure and (not is_plain or places.hands[seat] < HAND_CARDS)


def asked(seen: View, seat: int) -> Question:
    """Ask about the hand of this seat."""
    places = unseen(seen)
    return Question.about(
        seen,
        KIND,
        cards(hand_count(places, seat)),
        exhibits=(*position(seen), *history(seen)),
        facts={"view": seen, "other": seat},
        misconceptions=misconceptions(seen, places, seat),
        steps=lambda: steps(places, seat),
        features={"seen": len(seen.seen), "returned": len(places.shy)},
    ).with_distinct()


def misconceptions(seen: View, places: Unseen, seat: int) -> tuple[Misconception, ...]:
    """Orders counted, face-down cards forgotten or made up, returned Jacks or the own hand forgotten."""
    drawn, count = places.hands[seat], len(places.cards)
    has_twins = len(set(places.cards)) < count
    last = "choose_twins" if has_twins else "choose" if hand_count(places, seat) > 1 else "places"
    wrong: dict[str, tuple[Fraction | int, str]] = {
        "ordered": (perm(count, drawn), last),
        "own_hand": (comb(count + len(seen.hand), drawn), "unseen"),
    }
    if len(places.free) < count:
        wrong["returned_forgotten"] = (comb(count, drawn), _returned_at(places, seat))
    if has_twins:
        wrong["twins_apart"] = (comb(count, drawn), last)
    if places.down:
        wrong["down_forgotten"] = (comb(count - places.down, drawn), "places")
    else:
        wrong["down_made_up"] = (comb(count + HIDDEN, drawn), "places")
    return ways_to(wrong, WHOLE)


def _returned_at(places: Unseen, seat: int) -> str:
    """Name the step at which a returned Jack makes a difference; without any, no wrong way parts there."""
    if not places.shy:
        return "placed"
    return "choose" if elsewhere(places, seat) else "must"


def steps(places: Unseen, seat: int) -> Sequence[Step]:
    """The steps of the derivation."""
    from pisti_teach.odds.derivation.pisti.hands import (  # noqa: PLC0415 - sympy, only when it is asked for
        derive_hand_count,
    )

    return derive_hand_count(places, seat)
