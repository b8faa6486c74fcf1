"""A move and what it brings (Y2–Y13): draws, debts, detours, one more, the end of the round.

Nothing is changed in place: `play` gives the next state.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pisti_teach.cards import Card, Rank, without
from pisti_teach.errors import IllegalPlayError
from pisti_teach.pis_yedili.moves import DRAW, PASS, TAKE, Move, is_allowed, is_twin
from pisti_teach.pis_yedili.state import Event, State

if TYPE_CHECKING:
    from collections.abc import Iterable


def play(state: State, move: Move) -> tuple[State, Event]:
    """Make a move: the next state, and what happened.

    Raises IllegalPlayError that says what was tried and what is allowed.
    """
    if state.seat is None:
        raise IllegalPlayError(f"the round is over, {move} cannot be played")
    if not is_allowed(state, state.hands[state.seat], move):
        allowed = ", ".join(sorted(map(str, state.allowed)))
        raise IllegalPlayError(f"seat {state.seat} may not play {move}; allowed: {allowed}")
    after = _ended(state, _moved(state, state.seat, move))
    event = Event(
        seat=state.seat,
        move=move,
        drawn=_drawn(state, after, state.seat, move),
        next_seat=after.seat,
        debt=after.debt,
        twin=move.card is not None and is_twin(state, move.card),
        goes_left=len(after.detour) > len(state.detour),  # nothing else makes a detour longer (Y7)
    )
    return replace(after, events=(*state.events, event)), event


def _moved(state: State, seat: int, move: Move) -> State:
    """The state with the move made, before it is asked whether the round has ended."""
    if move == DRAW:
        return replace(_with_draws(state, [seat]), has_drawn=True)
    if move == TAKE:
        return replace(_with_draws(state, [seat] * state.debt), debt=0)  # a normal turn follows (Y5)
    if move == PASS or move.card is None:
        return _passed_on(state, (seat + 1) % state.players)
    return _effect(state, _laid(state, seat, move), seat, move.card)


def _laid(state: State, seat: int, move: Move) -> State:
    """The card out of the hand and onto the pile."""
    if move.card is None:
        raise AssertionError(f"expected a card to lay, got {move}")
    left = without(state.hands[seat], [move.card])
    return replace(
        state,
        hands=(*state.hands[:seat], left, *state.hands[seat + 1 :]),
        pile=(*state.pile, move.card),
        suit=move.suit if move.card.is_jack else move.card.suit,
    )


def _effect(before: State, laid: State, seat: int, card: Card) -> State:
    """What the card does that has been laid, and whose turn it then is."""
    after = (seat + 1) % laid.players
    if is_twin(before, card):
        return _with_need(laid)  # also with no card left (Y11)
    if not laid.hands[seat]:
        return replace(laid, seat=None)  # Y10
    match card.rank:
        case Rank.ACE:  # Y8
            others = ((seat + turn) % laid.players for turn in range(1, laid.players))
            return _with_need(_with_draws(laid, others))
        case Rank.SEVEN:  # Y5
            return replace(_passed_on(laid, after), debt=laid.debt + laid.rules.seven_cards)
        case Rank.TEN:  # Y7
            return _sent_left(laid, seat)
        case _:
            return _passed_on(laid, after)


def _with_need(state: State) -> State:
    """Ask for one more, with a draw of its own (Y12)."""
    return replace(state, must_play_more=True, has_drawn=False)


def _passed_on(state: State, seat: int) -> State:
    """The turn of the next seat in the order of play; a detour is run back (Y7)."""
    return replace(state, seat=seat, has_drawn=False, must_play_more=False, detour=state.detour[1:])


def _sent_left(state: State, seat: int) -> State:
    """The turn of the seat before; with two seats it is the next one as well (Y7)."""
    two_seats = state.players == 2  # noqa: PLR2004 - left and right are the same then
    return replace(
        state,
        seat=(seat - 1) % state.players,
        has_drawn=False,
        must_play_more=False,
        detour=() if two_seats else (seat, *state.detour),
    )


def _with_draws(state: State, seats: Iterable[int]) -> State:
    """Each of the seats draws a card, in this order, as long as there are some (Y9)."""
    hands, talon = list(state.hands), state.talon
    for seat, card in zip(seats, talon, strict=False):
        hands[seat] = (*hands[seat], card)
        talon = talon[1:]
    return replace(state, hands=tuple(hands), talon=talon)


def _ended(before: State, after: State) -> State:
    """Ask whether the round has ended: somebody is out, or the last talon card was drawn (Y9, Y10)."""
    talon_ended = bool(before.talon) and not after.talon
    if after.seat is not None and not talon_ended:
        return after
    return replace(after, seat=None, debt=0, has_drawn=False, must_play_more=False, detour=())


def _drawn(before: State, after: State, seat: int, move: Move) -> tuple[int, ...]:
    """Count the cards that each seat drew between two states."""
    laid = [int(at == seat and move.card is not None) for at in range(before.players)]
    return tuple(
        len(new) - len(old) + out for old, new, out in zip(before.hands, after.hands, laid, strict=True)
    )
