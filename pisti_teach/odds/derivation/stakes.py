"""What stakes bring, step by step (P25)."""

from __future__ import annotations

from fractions import Fraction
from math import floor

from pisti_teach.odds.derivation.steps import (
    added,
    ends_in,
    equation,
    minus,
    number,
    product,
    quotient,
)
from pisti_teach.odds.pisti.stakes import even_chance, stake_worth, wins_needed
from pisti_teach.odds.steps import Step
from pisti_teach.pisti.match import SHARE, payout


def derive_payout(stake: int, players: int, winners: int) -> tuple[Step, ...]:
    """Steps to what each winner gets out of the pot, whole coins from a stake of at least 1.

    Raises ArithmeticError if they do not end in what `payout` gives.
    """
    pot, share = stake * players, payout(stake, players, winners)
    kept = pot * SHARE
    steps = (
        Step("pot", (equation(product(players, stake), pot),), players),
        Step("fee", (equation(product(pot, SHARE), kept),)),
    )
    return ends_in((*steps, *_shared(kept, winners)), Fraction(share))


def _shared(kept: Fraction, winners: int) -> tuple[Step, ...]:
    """Share among the winners, rounded down to whole coins; nothing where nothing changes."""
    each, share = kept / winners, floor(kept / winners)
    if each == kept == share:
        return ()
    parts = quotient(number(kept), number(winners)) if winners > 1 else number(kept)
    left = parts if each == share else added((parts, -number(each - share)))
    return (Step("share", (equation(left, share),), winners, facts={"is_rounded": each != share}),)


def derive_gain(stake: int, players: int, winners: int) -> tuple[Step, ...]:
    """Steps to what a winner has more than before; the same bounds and errors."""
    share = payout(stake, players, winners)
    gain = Step("gain", (equation(minus(share, stake), share - stake),))
    return ends_in((*derive_payout(stake, players, winners), gain), Fraction(share - stake))


def derive_draw(stake: int) -> tuple[Step, ...]:
    """The stake comes back as it is."""
    return (Step("drawn", count=stake),)


def derive_worth(stake: int, players: int, winners: int, wins: Fraction) -> tuple[Step, ...]:
    """Steps to the coins on average of one who wins with this chance, more than 0 and less than 1.

    Raises ArithmeticError if they do not end in what `stake_worth` gives.
    """
    gain, loses = payout(stake, players, winners) - stake, 1 - wins
    won, lost = wins * gain, loses * stake
    value = stake_worth(stake, players, winners, wins)
    steps = (
        *derive_gain(stake, players, winners),
        Step("loses", (equation(minus(1, wins), loses),)),
        Step("won", (equation(product(wins, gain), won),)),
        Step("lost", (equation(product(loses, stake), lost),)),
        Step("worth", (equation(minus(won, lost), value),)),
    )
    return ends_in(steps, value)


def derive_even(stake: int, players: int, winners: int) -> tuple[Step, ...]:
    """Steps to the chance at which the stake costs nothing; errors as above, of `even_chance`."""
    share = payout(stake, players, winners)
    even = even_chance(stake, players, winners)
    last = Step("even", (equation(quotient(number(stake), number(share)), even),), share, stake)
    return ends_in((*derive_payout(stake, players, winners), last), even)


def derive_wins(stake: int, players: int, winners: int, matches: int) -> tuple[Step, ...]:
    """Steps to the matches that must be won of so many; errors as above, of `wins_needed`."""
    even, wins = even_chance(stake, players, winners), wins_needed(stake, players, winners, matches)
    steps = [
        *derive_even(stake, players, winners),
        Step("wins", (equation(product(matches, even), matches * even),), matches),
    ]
    if short := wins - matches * even:
        up = added((number(matches * even), number(short)))
        steps.append(Step("whole_wins", (equation(up, wins),), wins))
    return ends_in(tuple(steps), Fraction(wins))
