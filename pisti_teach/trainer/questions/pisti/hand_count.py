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
from pisti_teach.trainer.questions.pisti.late import last_states
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


def fits(table: Table) -> bool:
    """It is about Pişti."""
    return table.game.GAME == "pisti"


def make(table: Table, level: int, chance: Generator) -> Question | None:
    """Ask about another seat that holds cards."""
    states = last_states(table, chance, returned=level == LEVELS)
    seen = [view(state, state.seat) for state in states if state.seat is not None]
    found = [
        (one, seat) for one in seen for seat in unseen(one).hands if _is_of(one, unseen(one), seat, level)
    ]
    back = [(one, seat) for one, seat in found if len(unseen(one).free) < len(one.unseen)]
    return asked(*chance.choice(back or found)) if found else None


def _is_of(seen: View, places: Unseen, seat: int, level: int) -> bool:
    """Whether the level asks this, and it can be reckoned in one line."""
    is_plain = len(places.free) == len(places.cards)
    is_single = len(set(seen.unseen)) == len(seen.unseen)  # equal cards of two packs make fewer hands
    outside = elsewhere(places, seat)
    is_sure = not places.shy or not outside or len(places.shy) <= outside
    if level == 1:
        return is_single and is_plain and places.hands[seat] == HAND_CARDS
    return is_single and is_sure and (not is_plain or places.hands[seat] < HAND_CARDS)


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
        features={"unseen": len(places.cards), "hand": places.hands[seat], "returned": len(places.shy)},
    ).with_distinct()


def misconceptions(seen: View, places: Unseen, seat: int) -> tuple[Misconception, ...]:
    """Orders counted, face-down cards forgotten or made up, returned Jacks or the own hand forgotten."""
    drawn, count = places.hands[seat], len(places.cards)
    last = "choose" if hand_count(places, seat) > 1 else "places"
    wrong: dict[str, tuple[Fraction | int, str]] = {
        "ordered": (perm(count, drawn), last),
        "own_hand": (comb(count + len(seen.hand), drawn), "unseen"),
    }
    if len(places.free) < count:
        wrong["returned_forgotten"] = (comb(count, drawn), "must" if places.shy and last else "placed")
    if places.down:
        wrong["down_forgotten"] = (comb(count - places.down, drawn), "places")
    else:
        wrong["down_made_up"] = (comb(count + HIDDEN, drawn), "places")
    return ways_to(wrong, WHOLE)


def steps(places: Unseen, seat: int) -> Sequence[Step]:
    """The steps of the derivation."""
    from pisti_teach.odds.derivation.pisti.hands import (  # noqa: PLC0415 - sympy, only when it is asked for
        derive_hand_count,
    )

    return derive_hand_count(places, seat)
