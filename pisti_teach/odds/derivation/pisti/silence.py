"""What a silence tells, step by step: cards that a hand cannot have, and Bayes' rule.

The last steps are checked against `odds.pisti.silence`.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from pisti_teach.odds.derivation.steps import (
    added,
    choose,
    ends_in,
    equation,
    minus,
    number,
    product,
    quotient,
    times,
    unseen_cards,
)
from pisti_teach.odds.exact import holds, none_of
from pisti_teach.odds.pisti.silence import holds_after_silence, holds_taker_after
from pisti_teach.odds.steps import Step

if TYPE_CHECKING:
    from fractions import Fraction

    from pisti_teach.cards import Rank
    from pisti_teach.odds.unseen import Unseen


def derive_after_silence(
    places: Unseen, seat: int, rank: Rank, excluded: tuple[Rank, ...]
) -> tuple[Step, ...]:
    """Steps to `holds_after_silence`, whose bounds and errors they have.

    ValueError, too, where a returned Jack is not of an excluded rank. ArithmeticError if they do not end in
    its value.
    """
    value = holds_after_silence(places, seat, rank, excluded)
    _check_returned(places, excluded)
    cards, drawn = len(places.cards), places.open_places(seat)
    gone = sum(card.rank in excluded for card in places.cards)
    left, wanted = cards - gone, places.of_rank(rank)
    others = left - wanted
    if drawn > others:
        return (unseen_cards(places.deck, cards), Step("unavoidable"))
    none = none_of(left, wanted, drawn)
    without, every = choose(others, drawn), choose(left, drawn)
    steps = (
        unseen_cards(places.deck, cards),
        Step("cannot_hold", (equation(minus(cards, gone), left),), gone, facts={"ranks": excluded}),
        Step("others", (equation(minus(left, wanted), others),)),
        Step("hands_without", (equation(without, comb(others, drawn)),), drawn, others),
        Step("hands", (equation(every, comb(left, drawn)),), drawn, left),
        Step("none", (equation(quotient(without, every), none),)),
        Step("at_least_one", (equation(minus(1, none), 1 - none),)),
    )
    return ends_in(steps, value)


def derive_hesitation(
    places: Unseen, seat: int, taking: tuple[Rank, ...], sees: Fraction
) -> tuple[Step, ...]:
    """Steps to `holds_taker_after` for a seat that may hold these ranks; bounds and errors as there.

    ValueError, too, where a returned Jack is not of a taking rank, or it is certain that the seat holds one.
    ArithmeticError if they do not end in its value.
    """
    before = holds(places, seat, *taking)
    if before == 1:
        raise ValueError(f"seat {seat} certainly holds one of {', '.join(taking)}")
    value = holds_taker_after(before, sees)
    missed, silent = before * (1 - sees), before * (1 - sees) + 1 - before
    steps = (
        *_without_takers(places, seat, taking),
        Step("holds_taker", (equation(minus(1, 1 - before), before),)),
        Step("missed", (equation(product(before, 1 - sees), missed),)),
        Step("silent", (equation(added((number(missed), number(1 - before))), silent),)),
        Step("share", (equation(quotient(number(missed), number(silent)), value),)),
    )
    return ends_in(steps, value)


def _without_takers(places: Unseen, seat: int, taking: tuple[Rank, ...]) -> tuple[Step, ...]:
    """Steps to the chance that the hand has none of the taking ranks, as far as K3 knows it."""
    _check_returned(places, taking)
    cards, free, drawn = len(places.cards), len(places.free), places.open_places(seat)
    wanted = sum(card.rank in taking for card in places.free)
    none = none_of(free, wanted, drawn)
    left = quotient(choose(free - wanted, drawn), choose(free, drawn))
    return (
        unseen_cards(places.deck, cards),
        *(
            (Step("back", (equation(minus(cards, cards - free), free),), cards - free),)
            if cards > free
            else ()
        ),
        Step("not_taking", (equation(minus(free, wanted), free - wanted),), facts={"ranks": taking}),
        Step("no_taker", (equation(left, none),), drawn),
        *_without_shy(places, drawn, none),
    )


def _without_shy(places: Unseen, drawn: int, none: Fraction) -> tuple[Step, ...]:
    """Returned Jacks, which do not lie face down, must not be in the hand either (P6)."""
    shy, elsewhere = len(places.shy), len(places.free) - places.down
    if not shy:
        return ()
    away = none_of(elsewhere + shy, shy, drawn)
    ways = quotient(choose(elsewhere, drawn), choose(elsewhere + shy, drawn))
    return (
        Step("back_elsewhere", (equation(ways, away),), shy, elsewhere + shy),
        Step("both", (equation(times(away, none), away * none),)),
    )


def _check_returned(places: Unseen, ranks: tuple[Rank, ...]) -> None:
    """Returned Jacks can be left out of a hand only where the ranks that are left out are theirs, too."""
    placed = (card for cards in places.known.values() for card in cards)
    if any(card.rank not in ranks for card in (*places.shy, *placed)):
        raise ValueError("expected every returned Jack to be of an excluded rank")
