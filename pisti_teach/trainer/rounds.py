"""Rounds of Pis Yedili to ask about: stretches of play in which some ranks come often, and seats by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pisti_teach.cards import pack, without
from pisti_teach.pis_yedili.playing import play
from pisti_teach.pis_yedili.rules import SPECIAL_RANKS
from pisti_teach.pis_yedili.state import State
from pisti_teach.trainer.question import Exhibit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pisti_teach.cards import Rank
    from pisti_teach.pis_yedili.state import Event
    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.tables import Table

HELD_OF_RANK = 2
"""Most cards of the rank that comes often that a hand starts with."""
OTHER = 4
"""One move in so many is any move, though a card of that rank could be laid."""
NAMES = {
    2: ("you", "north"),
    3: ("you", "east", "west"),
    4: ("you", "east", "north", "west"),
}
"""Seats in the order of play from the one that looks, by how many there are."""


class Stretch(NamedTuple):
    """Plays between the starts of two turns."""

    before: State
    after: State
    events: tuple[Event, ...]

    @property
    def turns(self) -> list[tuple[Event, ...]]:
        """The plays of each turn."""
        turns: list[tuple[Event, ...]] = []
        turn: list[Event] = []
        for event in self.events:
            turn.append(event)
            if event.next_seat != event.seat:
                turns.append(tuple(turn))
                turn = []
        return turns


def rigged(table: Table, chance: Generator, ranks: Sequence[Rank]) -> State:
    """Set up a round after its first turns in which each seat holds cards of these ranks, three at most."""
    rules, players = table.rules, table.players
    cards = chance.shuffled(pack(rules.decks_for(players)))
    clubs = [card for card in cards if card.suit is rules.first_suit and card.rank not in SPECIAL_RANKS]
    pile = tuple(clubs[:players])
    wanted = [
        card
        for rank in ranks
        for card in [card for card in cards if card.rank is rank][: HELD_OF_RANK * players]
    ]
    rest = without(without(cards, pile), wanted)
    size, hands = rules.hand_cards - 1, []
    for seat in range(players):
        own = tuple(wanted[seat::players])
        hands.append((*own, *rest[: size - len(own)]))
        rest = rest[size - len(own) :]
    starter = chance.below(players)
    dealer = (starter - 1) % players
    return State(
        rules=rules,
        players=players,
        dealer=dealer,
        pile=pile,
        suit=pile[-1].suit,
        hands=tuple(hands),
        talon=rest,
        seat=starter,
    )


def played_on(state: State, chance: Generator, ranks: Sequence[Rank], moves: int) -> list[State]:
    """Play so many moves, cards of these ranks more often than others: every state on the way."""
    states = [state]
    while states[-1].seat is not None and len(states) <= moves:
        allowed = states[-1].allowed
        liked = [move for move in allowed if move.card and move.card.rank in ranks]
        move = chance.choice(liked if liked and chance.below(OTHER) else allowed)
        states.append(play(states[-1], move)[0])
    return states


def stretches(states: Sequence[State], longest: int) -> list[Stretch]:
    """Every stretch of at most so many plays that starts with nothing owed and no way back to go (Y5, Y7)."""
    starts = [at for at, state in enumerate(states) if _is_turn_start(states, at) and not state.detour]
    ends = [at for at in range(1, len(states)) if _is_turn_start(states, at) and states[at].seat is not None]
    return [
        Stretch(states[first], states[last], states[last].events[len(states[first].events) :])
        for first in starts
        if not states[first].debt
        for last in ends
        if first < last <= first + longest
    ]


def _is_turn_start(states: Sequence[State], at: int) -> bool:
    return not at or states[at].events[-1].next_seat != states[at].events[-1].seat


def shown_run(stretch: Stretch, *, named: bool = True) -> tuple[Exhibit, Exhibit]:
    """The card that lay on top before, and the plays one after another, with or without who made them."""
    before = stretch.before
    plays = tuple((event.seat if named else None, str(event.move)) for event in stretch.events)
    facts = {"suit": before.suit, "debt": 0}
    return (
        Exhibit(name="top_before", cards=before.pile[-1:], facts=facts),
        Exhibit(name="plays", facts={"plays": plays}),
    )


def seat_names(players: int, looking: int) -> dict[int, str]:
    """What a learner types for each seat, as one of them sees the table."""
    return {(looking + step) % players: name for step, name in enumerate(NAMES[players])}
