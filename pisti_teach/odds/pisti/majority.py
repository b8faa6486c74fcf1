"""How many cards make the majority sure (P20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def ahead(taken: Sequence[int], side: int, deck: int) -> int:
    """Cards that the strongest other side would be ahead, if it got every card that is still open."""
    others = max(number for at, number in enumerate(taken) if at != side)
    return others + deck - sum(taken) - taken[side]


def cards_to_majority(taken: Sequence[int], side: int, deck: int) -> int:
    """Fewest further cards with which a side has more than each other one, whoever gets the rest.

    `taken` are the cards of each side so far, `deck` all cards; every open card goes to some side (P19).
    Each further card closes the gap to the strongest other side by two: one more for itself, one less for
    it. More than are open if the majority can no longer be made sure. ValueError for more cards than `deck`.

    >>> cards_to_majority([10, 12], 0, 52), cards_to_majority([10, 12, 4], 0, 52)
    (17, 15)
    """
    if sum(taken) > deck:
        raise ValueError(f"need at most {deck} cards taken, got {taken}")
    return max(0, ahead(taken, side, deck) // 2 + 1)
