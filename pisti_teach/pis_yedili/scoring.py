"""The count of a round (Y14–Y17): penalties, the Muamele before them, and what multiplies them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pisti_teach.cards import Rank

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pisti_teach.cards import Card
    from pisti_teach.pis_yedili.rules import Rules
    from pisti_teach.pis_yedili.state import State


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """The count of a round that is over, in tuples with a place for each seat."""

    winner: int | None
    """The seat that went out; None if the talon ended the round (Y9)."""
    multiplier: int
    """What the penalties are multiplied by: 1, 2 after a Jack, 3 after a seven (Y16)."""
    muamele: tuple[tuple[Card, ...], ...]
    """Cards that each seat drew for its sevens, in order (Y15)."""
    talon: int
    """Cards that are left after that."""
    hand_points: tuple[int, ...]
    """Penalty of each hand, single (Y14)."""
    muamele_points: tuple[int, ...]
    """Penalty of what each seat drew for its sevens, single."""

    @property
    def penalties(self) -> tuple[int, ...]:
        """What the round adds to each total (Y16)."""
        pairs = zip(self.hand_points, self.muamele_points, strict=True)
        return tuple(self.multiplier * (hand + drawn) for hand, drawn in pairs)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending:
    """All that is public once a round is over."""

    score: Score
    hands: tuple[tuple[Card, ...], ...]
    """The hands that were left, without the cards of the Muamele."""


def score(state: State) -> Score:
    """Count a round (Y14–Y17); ValueError while it goes on."""
    if not state.is_over:
        raise ValueError(f"the round is not over, seat {state.seat} is to move: nothing is counted yet")
    muamele, talon = _muamele(state)
    last = state.top
    return Score(
        winner=state.winner,
        multiplier=1 if state.winner is None or last is None else state.rules.multiplier(last),
        muamele=muamele,
        talon=len(talon),
        hand_points=tuple(penalty(state.rules, hand) for hand in state.hands),
        muamele_points=tuple(penalty(state.rules, cards) for cards in muamele),
    )


def points(state: State) -> tuple[int, ...]:
    """Penalties that a round adds to the totals, seat by seat; ValueError while it goes on."""
    return score(state).penalties


def ending(_before: State, state: State) -> Ending:
    """Give what is public about a round that is over; ValueError while it goes on."""
    return Ending(score=score(state), hands=state.hands)


def penalty(rules: Rules, cards: Sequence[Card]) -> int:
    """Add up the penalties of cards, single (Y14)."""
    return sum(map(rules.card_points, cards))


def _muamele(state: State) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """What each seat draws for its sevens, and the talon after that; only with a winner (Y15, Y17)."""
    drawn: list[tuple[Card, ...]] = [()] * state.players
    talon = state.talon
    if state.winner is not None:
        for turn in range(1, state.players):
            seat = (state.winner + turn) % state.players
            drawn[seat], talon = drawn_for(state.rules, sevens_in(state.hands[seat]), talon)
    return tuple(drawn), talon


def drawn_for(
    rules: Rules, sevens: int, talon: tuple[Card, ...]
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Cards that so many sevens draw in order, each drawn seven more, and the talon after that (Y15)."""
    owed = sevens * rules.muamele_cards
    taken = 0
    while taken < min(owed, len(talon)):
        owed += sevens_in(talon[taken : taken + 1]) * rules.muamele_cards
        taken += 1
    return talon[:taken], talon[taken:]


def sevens_in(cards: Iterable[Card]) -> int:
    """Count the sevens among cards."""
    return sum(card.rank is Rank.SEVEN for card in cards)
