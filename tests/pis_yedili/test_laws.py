"""Laws that hold for every round."""

import contextlib
from collections import Counter
from dataclasses import fields, is_dataclass, replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from rounds import ALL_MOVES, openings, play_on, positions, seeds

from pisti_teach.bots import BOTS
from pisti_teach.cards import Card, Rank, pack
from pisti_teach.errors import IllegalPlayError, NotationError
from pisti_teach.pis_yedili.moves import OBSTACLES, Move, Turn
from pisti_teach.pis_yedili.playing import play
from pisti_teach.pis_yedili.scoring import points, score
from pisti_teach.pis_yedili.view import TURN, view
from pisti_teach.shuffling import Generator


def whole_deck(state):
    """Count the packs of this table."""
    return Counter(pack(state.rules.decks_for(state.players)))


@given(positions())
def test_cards_are_conserved(state):
    """No card is lost or made, nor by the Muamele."""
    places = (*state.hands, state.pile, state.talon)

    assert Counter(card for place in places for card in place) == whole_deck(state)
    if state.is_over:
        counted = score(state)
        drawn = [card for cards in counted.muamele for card in cards]
        assert Counter(drawn) + Counter(state.talon[len(drawn) :]) == Counter(state.talon)
        assert counted.talon == len(state.talon) - len(drawn)


@given(positions())
def test_allowed_is_exactly_what_does_not_raise(state):
    """Every move is either listed or refused; but a Jack that goes out may leave its suits unnamed."""
    played = set()
    for move in ALL_MOVES:
        with contextlib.suppress(IllegalPlayError):
            play(state, move)
            played.add(move)

    last = state.seat is not None and len(state.hands[state.seat]) == 1
    unnamed = {Move(move.card) for move in state.allowed if last and move.suit}
    assert played == set(state.allowed) | unnamed
    assert len(set(state.allowed)) == len(state.allowed)


@given(st.sampled_from(ALL_MOVES))
def test_moves_read_what_they_write(move):
    """`parse` and `str` are inverses."""
    assert Move.parse(str(move)) == move


@given(st.text("0123456789AJQKSHDC:drawpstke ") | st.integers())
def test_only_notation_errors_come_out_of_a_text(text):
    """Whatever is read, it is a move or refused as notation (section 8)."""
    with contextlib.suppress(NotationError):
        assert str(Move.parse(text)) == text


@given(openings(), seeds)
def test_every_round_ends(state, seed):
    """Somebody goes out or the talon ends, and who has won has no penalty (Y9, Y10, Y14)."""
    end = play_on(state, Generator(seed))

    assert end.is_over
    assert (end.winner is None) == (not end.talon)
    assert end.winner is None or (points(end)[end.winner], end.hands[end.winner]) == (0, ())
    assert sum(points(end)) >= sum(sum(map(end.rules.card_points, hand)) for hand in end.hands)


@given(positions(), seeds)
def test_a_turn_always_has_a_move(state, seed):
    """Nobody is ever stuck, and the first move that is listed can be made."""
    assume(not state.is_over)

    after, event = play(state, Generator(seed).choice(state.allowed))

    assert after.is_over or after.allowed
    assert event.next_seat == after.seat
    assert sum(event.drawn) == len(state.talon) - len(after.talon)


@given(positions(), st.data())
def test_a_ten_goes_left_and_nothing_else(state, data):
    """Unless it ends the round, or there are two seats (Y7)."""
    assume(not state.is_over)

    after, event = play(state, data.draw(st.sampled_from(state.allowed)))

    is_ten = event.card is not None and event.card.rank is Rank.TEN
    assert event.goes_left == (is_ten and not after.is_over and state.players > 2)
    assert not event.goes_left or after.seat == (state.seat - 1) % state.players


@given(positions())
def test_the_detour_begins_beside_the_seat_to_move(state):
    """The way back along the tens starts with the next seat, and is over at the end (Y7)."""
    if state.seat is None or state.players == 2:
        assert state.detour == ()
    else:
        expected = tuple((state.seat + 1 + step) % state.players for step in range(len(state.detour)))
        assert state.detour == expected


@given(positions(), st.data())
def test_an_obstacle_is_named_exactly_where_a_card_may_not_be_laid(state, data):
    """For each card of a hand; the law of the words that explain it."""
    seat = data.draw(st.integers(0, state.players - 1))
    seen = view(state, seat)

    laid = {move.card for move in seen.allowed}
    for card in seen.hand:
        why = seen.obstacle(card)
        assert (why is None) == (card in laid)
        assert why in {None, TURN, *OBSTACLES}
        assert (why == TURN) == (state.seat != seat)


def reshuffled(state, seat, chance):
    """Give a state that the seat cannot tell from this one: what is hidden from it lies elsewhere."""
    others = [at for at in range(state.players) if at != seat]
    hidden = [*(card for at in others for card in state.hands[at]), *state.talon]
    mixed = list(chance.shuffled(hidden))
    hands = list(state.hands)
    for at in others:
        hands[at] = tuple(mixed.pop() for _ in state.hands[at])
    return replace(state, hands=tuple(hands), talon=tuple(mixed))


@pytest.mark.parametrize("bot", BOTS["pis_yedili"])
@given(state=positions(), seed=seeds)
def test_bots_choose_alike_in_states_that_they_cannot_tell_apart(bot, state, seed):
    """Two states with the same view get the same, allowed choice."""
    assume(state.seat is not None)
    other = reshuffled(state, state.seat, Generator(seed))
    views = view(state, state.seat), view(other, state.seat)

    choices = [BOTS["pis_yedili"][bot](seen, Generator(seed)) for seen in views]

    assert views[0] == views[1]
    assert choices[0] == choices[1]
    assert choices[0] in state.allowed


@given(positions(), st.data())
def test_a_view_tells_what_everybody_knows(state, data):
    """All that is open about a turn is the same in a state and in each view of it."""
    seen = view(state, data.draw(st.integers(0, state.players - 1)))

    for field in fields(Turn):
        assert getattr(seen, field.name) == getattr(state, field.name)


def cards_in(value):
    """Find every card anywhere inside a value: fields, tuples."""
    if isinstance(value, Card):
        yield value
    elif is_dataclass(value):
        for field in fields(value):
            yield from cards_in(getattr(value, field.name))
    elif isinstance(value, (tuple, list)):
        for one in value:
            yield from cards_in(one)


@given(positions(), st.data())
def test_a_view_holds_no_card_that_the_seat_may_not_know(state, data):
    """Its hand and what was laid, nothing else, also after the end (K1, K2)."""
    seat = data.draw(st.integers(0, state.players - 1))
    seen = view(state, seat)

    hidden = Counter(state.talon)
    for at, hand in enumerate(state.hands):
        hidden += Counter(hand if at != seat else ())
    assert set(cards_in(seen)) <= set(state.pile) | set(state.hands[seat])
    assert Counter(seen.unseen) == hidden
    assert len(seen.unseen) == sum(seen.hand_sizes) - len(seen.hand) + seen.talon + seen.down_unknown
    assert seen.placed == ({}, ())
