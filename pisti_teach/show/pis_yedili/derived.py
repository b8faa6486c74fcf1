"""The derivations of a round; sympy is loaded only when one is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.cards import Card, Rank
    from pisti_teach.odds.derivation import Step
    from pisti_teach.odds.unseen import Unseen
    from pisti_teach.pis_yedili.view import View


def drawn_fits(view: View) -> tuple[Step, ...]:
    """Steps to the chance that a drawn card fits."""
    from pisti_teach.odds.derivation import derive_drawn_fits  # noqa: PLC0415

    return derive_drawn_fits(view)


def draws(unseen: int, wanted: int, talon: int) -> tuple[Step, ...]:
    """Steps to the draws until a wanted card comes."""
    from pisti_teach.odds.derivation import derive_draws  # noqa: PLC0415

    return derive_draws(unseen, wanted, talon)


def none_of(deck: int, unseen: int, wanted: int, drawn: int) -> tuple[Step, ...]:
    """Steps to the chance that a hand holds none of the wanted cards."""
    from pisti_teach.odds.derivation import derive_none_of  # noqa: PLC0415

    return derive_none_of(deck, unseen, wanted, drawn)


def one_of(deck: int, unseen: int, wanted: int, drawn: int) -> tuple[Step, ...]:
    """Steps to the chance that a hand holds one of the wanted cards."""
    from pisti_teach.odds.derivation import derive_one_of  # noqa: PLC0415

    return derive_one_of(deck, unseen, wanted, drawn)


def holds(places: Unseen, seat: int, rank: Rank) -> tuple[Step, ...]:
    """Steps to the chance that a seat holds a rank."""
    from pisti_teach.odds.derivation import derive  # noqa: PLC0415

    return derive(places, seat, rank)


def muamele(sevens: int, unseen: int, unseen_sevens: int, talon: int) -> tuple[Step, ...]:
    """Steps to the cards that sevens draw."""
    from pisti_teach.odds.derivation import derive_muamele  # noqa: PLC0415

    return derive_muamele(sevens, unseen, unseen_sevens, talon)


def penalty(hand: Sequence[Card], unseen: Sequence[Card], talon: int) -> tuple[Step, ...]:
    """Steps to what a known hand costs."""
    from pisti_teach.odds.derivation import derive_penalty  # noqa: PLC0415

    return derive_penalty(hand, unseen, talon)


def penalty_of_unknown(cards: int, unseen: Sequence[Card], talon: int, multiplier: int) -> tuple[Step, ...]:
    """Steps to what a hand costs of which only the size is known."""
    from pisti_teach.odds.derivation import derive_penalty_of_unknown  # noqa: PLC0415

    return derive_penalty_of_unknown(cards, unseen, talon, multiplier)
