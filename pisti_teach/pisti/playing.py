"""A play and what it brings (P8–P19): takes, piştis, bonuses, new hands, leftovers.

Nothing is changed in place: `play` gives the next state.
"""

from __future__ import annotations

from dataclasses import replace

from pisti_teach.cards import Card, without
from pisti_teach.errors import IllegalPlayError
from pisti_teach.pisti.dealing import HAND_CARDS, hand_out
from pisti_teach.pisti.rules import TWO_OF_CLUBS
from pisti_teach.pisti.state import (
    HIT,
    JACK_PISTI,
    LAY,
    PISTI,
    STANDING_KINDS,
    TAKE,
    Event,
    Move,
    Side,
    State,
    is_allowed,
)


def play(state: State, move: Move) -> tuple[State, Event]:
    """Play a card: the next state, and what happened.

    Raises IllegalPlayError that says what was tried and what is allowed.
    """
    if state.seat is None:
        raise IllegalPlayError(f"the deal is over, {move} cannot be played")
    if not is_allowed(state, state.seat, move):
        allowed = ", ".join(sorted(map(str, state.allowed)))
        raise IllegalPlayError(f"seat {state.seat} may not play {move}; allowed: {allowed}")
    event = settle(state, state.seat, move)
    return _go_on(_after(state, event)), event


def settle(state: State, seat: int, move: Move) -> Event:
    """Say what a move brings, without doing it (P9–P13, P16–P18)."""
    cards = state.would_take(move.card)
    if move.declined or not cards:
        return Event(seat, move, LAY)  # P10, P11, P12
    kind, points = _kind(state, move.card)
    last = kind in STANDING_KINDS and _is_last_card(state, seat)
    voided = last and state.rules.last_card_pisti != "counts"  # P16
    if voided:
        kind, points = TAKE, 0
    return Event(
        seat,
        move,
        kind,
        cards,
        points,
        match_bonus=_match_bonus(state, move.card),
        jacks_bonus=_jacks_bonus(state),
        voided=voided,
        breaks=voided and state.rules.last_card_pisti == "breaks",
    )


def _kind(state: State, card: Card) -> tuple[str, int]:
    """Kind of a take, and its pişti's points."""
    rules = state.rules
    match state.pile:
        case ():
            return HIT, rules.double_pisti or 0  # P17
        case (single,) if single.rank is card.rank and not card.is_jack:
            return PISTI, rules.pisti  # P13
        case (single,) if single.is_jack and card.is_jack and rules.jack_pisti:
            return (JACK_PISTI if rules.jack_takes else PISTI), rules.jack_pisti
        case _:
            return TAKE, 0  # P9


def _match_bonus(state: State, card: Card) -> int:
    """Points for a take by rank that brings the ♣2 (P18)."""
    points = state.rules.two_of_clubs_match
    if not points:
        return 0
    caught = _caught(state)
    by_rank = caught[-1].rank is card.rank
    return points if by_rank and TWO_OF_CLUBS in (*caught, card) else 0


def _jacks_bonus(state: State) -> int:
    """Points for a take of Jacks only (P18)."""
    points = state.rules.all_jacks_bonus
    return points if points and all(card.is_jack for card in _caught(state)) else 0


def _caught(state: State) -> tuple[Card, ...]:
    """Give the cards that a take takes: the pile, or the fresh marker (P17)."""
    return state.pile or (_fresh_marker(state),)


def _fresh_marker(state: State) -> Card:
    marker = state.marker
    if marker is None:
        raise AssertionError("a take from an empty table needs a marker")
    return marker


def _can_deal(state: State) -> bool:
    return len(state.talon) >= HAND_CARDS * state.players  # P7


def _is_last_card(state: State, seat: int) -> bool:
    """Whether the seat's next card is the very last that is played in the deal (P16)."""
    others_empty = all(not hand for at, hand in enumerate(state.hands) if at != seat)
    return others_empty and len(state.hands[seat]) == 1 and not _can_deal(state)


def _after(state: State, event: Event) -> State:
    """The state with the card out of the hand and the event done."""
    taken, seat = event.is_take, event.seat
    left = without(state.hands[seat], [event.card])
    return State(  # written out: `replace`, which asks for each field by its name, takes much longer
        rules=state.rules,
        players=state.players,
        dealer=state.dealer,
        returned=state.returned,
        hands=(*state.hands[:seat], left, *state.hands[seat + 1 :]),
        pile=() if taken else (*state.pile, event.card),
        down=0 if taken else state.down,
        talon=state.talon,
        seat=(seat + 1) % state.players,
        sides=_sides_after(state, event) if taken else state.sides,
        opening=state.opening,
        hand_outs=state.hand_outs,
        events=(*state.events, event),
    )


def _sides_after(state: State, event: Event) -> tuple[Side, ...]:
    """Move what was taken, and undo what was broken."""
    sides = list(state.sides)
    if event.breaks:  # P16
        before = state.side_of(state.events[-1].seat)
        sides[before] = sides[before].with_broken()
    if not state.pile:  # P17
        before = state.side_of(state.events[-1].seat)
        sides[before] = sides[before].without_marker(_fresh_marker(state))
    taker = state.side_of(event.seat)
    sides[taker] = sides[taker].with_take(event, (*_caught(state), event.card))
    return tuple(sides)


def _go_on(state: State) -> State:
    """Deal new hands when all are empty, or end the deal (P7, P19)."""
    if any(state.hands):
        return state
    if not _can_deal(state):
        return _with_leftovers(state)
    cards = HAND_CARDS * state.players
    return replace(
        state,
        hands=hand_out(state.rules, state.players, state.dealer, state.talon[:cards]),
        talon=state.talon[cards:],
        hand_outs=state.hand_outs + 1,
    )


def _with_leftovers(state: State) -> State:
    """Give what lies and what was not dealt to who took last, or to the dealer (P18, P19)."""
    taker = state.last_taker
    at = state.side_of(state.dealer if taker is None else taker)
    bonus = 0 if taker is None else state.rules.last_take_bonus
    sides = list(state.sides)
    sides[at] = sides[at].with_rest((*state.pile, *state.talon), bonus)
    return replace(state, pile=(), down=0, talon=(), seat=None, sides=tuple(sides))
