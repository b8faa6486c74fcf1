"""Where the number of wanted cards comes from: clubs for the first turn (Y2), copies of a card (Y11)."""

from __future__ import annotations

from pisti_teach.cards import Rank
from pisti_teach.odds.derivation.steps import added, equation, number
from pisti_teach.odds.steps import Step
from pisti_teach.pis_yedili.rules import SPECIAL_RANKS


def derive_clubs(decks: int, wanted: int, *, special: bool = False) -> Step:
    """All clubs of so many packs, with the special ranks or without them, and without those seen."""
    whole = decks * len(Rank)
    apart = 0 if special else decks * len(SPECIAL_RANKS)
    return _less("any_clubs" if special else "first_clubs", whole, (apart, whole - apart - wanted))


def derive_copies(decks: int, wanted: int) -> Step:
    """A card of each pack, without those seen."""
    return _less("copies", decks, (decks - wanted,))


def _less(name: str, whole: int, less: tuple[int, ...]) -> Step:
    terms = [number(whole), *(number(-one) for one in less if one)]
    return Step(name, (equation(added(terms), whole - sum(less)),), whole)
