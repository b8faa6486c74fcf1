"""Leads: for each card that would only lie, how often the next seat takes it, and what that gives away.

The model is that of K3: nothing is concluded from what others play. The next seat takes by its own rank
whenever it can; what a Jack would take from an empty table is no pişti and is not counted as given.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from pisti_teach.cards import Rank
from pisti_teach.odds.exact import holds, holds_card
from pisti_teach.odds.unseen import unseen
from pisti_teach.pisti.dealing import HAND_CARDS
from pisti_teach.pisti.rules import TWO_OF_CLUBS

if TYPE_CHECKING:
    from pisti_teach.cards import Card
    from pisti_teach.odds.unseen import Unseen
    from pisti_teach.pisti.state import Move
    from pisti_teach.pisti.view import View


class Gain(NamedTuple):
    """Points that the next seat scores with a chance."""

    chance: Fraction
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Lead:
    """A card laid now, as the next seat may answer it."""

    move: Move
    by_rank: Fraction
    """Chance that the next seat holds at least one card of its rank."""
    taken: Fraction
    """Chance that the next seat holds a card that takes it, by rank or as a Jack under `jack_takes` (P9)."""
    gains: tuple[Gain, ...] | None
    """What the next seat scores by rank, for a lead on the empty table; None where a pile lies."""

    @property
    def given(self) -> Fraction | None:
        """Expected points that the next seat scores by rank; None where a pile lies."""
        if self.gains is None:
            return None
        return sum((gain.chance * gain.points for gain in self.gains), Fraction(0))

    @property
    def risk(self) -> Fraction:
        """What the safest lead has least of: points given on the empty table, the chance on a pile."""
        return self.taken if self.given is None else self.given


def leads(view: View) -> tuple[Lead, ...]:
    """Give each move of the seat that would lie, not take, in the order of its hand.

    Nothing while it is not its turn, or when the next seat holds no card. A move that takes is no lead; a
    card laid without taking is one (P11), also one that could hit a fresh marker (P17).
    """
    if not view.hand_sizes[view.next_seat]:
        return ()
    places = unseen(view)
    laid = [move for move in view.allowed if move.declined or not view.takes(move.card)]
    return tuple(_lead(view, places, move) for move in laid)


def safest(among: tuple[Lead, ...]) -> tuple[Lead, ...]:
    """Give the leads with the least risk: one, or all that share it; ValueError for no lead at all."""
    least = min(lead.risk for lead in among)
    return tuple(lead for lead in among if lead.risk == least)


def can_be_pisti(view: View, card: Card) -> bool:
    """Whether the next seat's taking this single card by rank would be a pişti (P13, P16).

    It is none for a Jack where `jack_pisti` is 0, nor with the last card of the deal unless that counts.
    """
    counts = view.rules.last_card_pisti == "counts" or not _is_last_answer(view)
    return counts and (not card.is_jack or view.rules.jack_pisti > 0)


def _lead(view: View, places: Unseen, move: Move) -> Lead:
    rank = move.card.rank
    takers = (rank, Rank.JACK) if view.rules.jack_takes else (rank,)
    by_rank = holds(places, view.next_seat, rank)
    return Lead(
        move=move,
        by_rank=by_rank,
        taken=holds(places, view.next_seat, *takers),
        gains=None if view.pile_size else _gains(view, places, move.card, by_rank),
    )


def _gains(view: View, places: Unseen, card: Card, by_rank: Fraction) -> tuple[Gain, ...]:
    """What the next seat scores by taking this single card with its rank (P13, P16, P18, P20)."""
    rules = view.rules
    gain = Gain(by_rank, _pisti_points(view, card) + rules.card_points(card) + _bonus(view, card))
    if card.rank is not Rank.TWO or card == TWO_OF_CLUBS or not rules.two_of_clubs_match:
        return (gain,)
    # it takes with the ♣2 if it can, which alone brings the bonus (P18)
    return gain, Gain(holds_card(places, view.next_seat, TWO_OF_CLUBS), rules.two_of_clubs_match)


def _pisti_points(view: View, card: Card) -> int:
    """Points for the pişti that the next seat makes of this single card (P13), 0 where P16 takes them.

    What P16 undoes under `breaks` is lost, not given, and so not in here.
    """
    if _is_last_answer(view) and view.rules.last_card_pisti != "counts":
        return 0
    return view.rules.jack_pisti if card.is_jack else view.rules.pisti


def _bonus(view: View, card: Card) -> int:
    """Points of P18 that taking this single card by rank brings for certain."""
    rules = view.rules
    match = rules.two_of_clubs_match if card == TWO_OF_CLUBS else 0
    jacks = rules.all_jacks_bonus if card.is_jack else 0
    return match + jacks + (rules.last_take_bonus if _is_last_answer(view) else 0)


def _is_last_answer(view: View) -> bool:
    """Whether the next seat's card will be the very last that is played in the deal (P16)."""
    own = len(view.hand)
    others = sum(view.hand_sizes) - own
    can_deal = view.talon >= HAND_CARDS * view.players  # P7
    return own == 1 and others == 1 and not can_deal
