"""What it tells that a seat laid a card instead of taking: a model of how it plays, and Bayes' rule.

K3 concludes nothing from plays; whoever asks these chances has to print the model. Its seat would lay any
card of its hand, each equally likely. But where a card of the hand takes what lies there, it sees that with
a chance, and takes; with chance 1 that is a seat which takes whenever it can. So which card it lays tells
nothing more about the rest of the hand than that the card is gone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pisti_teach.cards import Rank
from pisti_teach.odds.exact import holds

if TYPE_CHECKING:
    from collections.abc import Iterable
    from fractions import Fraction

    from pisti_teach.odds.unseen import Unseen
    from pisti_teach.pisti.rules import Rules


def takers(rules: Rules, tops: Iterable[Rank]) -> tuple[Rank, ...]:
    """Give the ranks that would have taken a pile with one of these on top, in the order of ranks (P9)."""
    jacks = (Rank.JACK,) if rules.jack_takes else ()
    taking = {*tops, *jacks}
    return tuple(rank for rank in Rank if rank in taking)


def holds_after_silence(places: Unseen, seat: int, rank: Rank, excluded: tuple[Rank, ...]) -> Fraction:
    """Chance that a seat that holds none of the excluded ranks holds at least one card of this rank.

    Of all ways to lay the unseen cards (K3) those remain in which the hand has no excluded rank. ValueError
    if there is none, which the model does not allow. Source: P(A | B) = 1 - P(neither) / P(B).
    """
    silent = 1 - holds(places, seat, *excluded)
    if not silent:
        raise ValueError(f"seat {seat} certainly holds one of {', '.join(excluded)}")
    return 1 - (1 - holds(places, seat, rank, *excluded)) / silent


def holds_taker_after(before: Fraction, sees: Fraction) -> Fraction:
    """Chance that a seat still holds a taking card, once it has laid another one.

    `before` is the chance without this play, `sees` that with which it takes when it can. ValueError unless
    both are chances, or if it is certain to take.
    Source: Bayes' rule, p (1 - t) / (p (1 - t) + 1 - p).

    >>> from fractions import Fraction
    >>> holds_taker_after(Fraction(1, 2), Fraction(2, 3))
    Fraction(1, 4)
    """
    if not (0 <= before <= 1 and 0 <= sees <= 1) or before == sees == 1:
        raise ValueError(f"need chances, not both of them 1, got {before=}, {sees=}")
    missed = before * (1 - sees)
    return missed / (missed + 1 - before)
