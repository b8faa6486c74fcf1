"""Laws that hold for every deal in every house."""

import contextlib
from collections import Counter
from dataclasses import fields, is_dataclass, replace

import pytest
from deals import openings, play_on, positions, seeds
from hypothesis import assume, given
from hypothesis import strategies as st

from pisti_teach.bots import BOTS
from pisti_teach.cards import Card, pack
from pisti_teach.errors import IllegalPlayError
from pisti_teach.pisti.playing import play
from pisti_teach.pisti.scoring import count
from pisti_teach.pisti.state import Move
from pisti_teach.pisti.view import view
from pisti_teach.shuffling import Generator


def all_cards(state):
    """Count every card of a state, wherever it is."""
    places = (*state.hands, state.pile, state.talon, *(side.taken for side in state.sides))
    return Counter(card for place in places for card in place)


@given(positions())
def test_cards_are_conserved(state):
    """No card is lost or made (P20)."""
    assert all_cards(state) == Counter(pack(state.rules.decks))


@given(positions())
def test_allowed_is_exactly_what_does_not_raise(state):
    """Every move of the pack is either listed or refused (P8, P11)."""
    moves = {Move(card, declined) for card in pack() for declined in (False, True)}
    played = set()
    for move in moves:
        with contextlib.suppress(IllegalPlayError):
            play(state, move)
            played.add(move)

    assert played == set(state.allowed)


@given(openings(), seeds)
def test_every_deal_ends_and_is_counted_whole(state, seed):
    """All cards but a remainder are played, and the taken cards are the whole deck (P7, P19, P20)."""
    end = play_on(state, Generator(seed))

    cards = len(pack(state.rules.decks))
    assert end.is_over
    assert len(end.events) == (cards - 4) // (4 * state.players) * 4 * state.players
    assert sum(side.cards for side in count(end)) == cards
    assert sum(side.tricks for side in count(end)) == sum(event.is_take for event in end.events)


@given(openings(), seeds)
def test_points_are_the_card_points_and_what_the_plays_scored(state, seed):
    """The count is what the cards are worth, the majority, and what was scored and not broken (P20)."""
    end = play_on(state, Generator(seed))

    rules, counts = state.rules, count(end)
    cards = sum(map(rules.card_points, pack(rules.decks)))
    scored = sum(event.points for event in end.events)
    last = rules.last_take_bonus if end.last_taker is not None else 0
    majority = sum(side.majority for side in counts)
    broken = scored - sum(event.pisti for side in end.sides for event in side.standing)
    broken -= sum(event.bonus for event in end.events)
    assert sum(side.points for side in counts) == cards + scored + last + majority - broken
    assert majority in {0, rules.majority}
    assert broken == 0 or rules.last_card_pisti == "breaks"


@given(positions())
def test_what_a_card_is_said_to_take_is_what_it_takes(state):
    """`would_take` of the view is the number of cards of the event (P27)."""
    assume(state.seat is not None)

    for move in state.allowed:
        _, event = play(state, move)
        assert event.cards == (0 if move.declined else view(state, state.seat).would_take(move.card))


def reshuffled(state, seat, chance):
    """Give a state that the seat cannot tell from this one: what is hidden from it lies elsewhere."""
    others = [at for at in range(state.players) if at != seat]
    hidden_down = 0 if state.rules.peek and state.first_taker == seat else state.rules.opening_down
    down = state.opening[:hidden_down]
    mixed = list(chance.shuffled([*down, *(card for at in others for card in state.hands[at]), *state.talon]))
    new_down = tuple(mixed.pop() for _ in down)
    hands = list(state.hands)
    for at in others:
        hands[at] = tuple(mixed.pop() for _ in state.hands[at])
    return replace(
        state,
        hands=tuple(hands),
        talon=tuple(mixed),
        opening=(*new_down, *state.opening[hidden_down:]),
        pile=(*new_down, *state.pile[hidden_down:]) if state.down and hidden_down else state.pile,
        sides=tuple(swapped(side, down, new_down) for side in state.sides),
    )


def swapped(side, old, new):
    """Put other face-down cards where these were taken: they lie first in the first take."""
    if not old or side.taken[: len(old)] != old:
        return side
    return replace(side, taken=(*new, *side.taken[len(old) :]))


@pytest.mark.parametrize("bot", BOTS["pisti"])
@given(state=positions(), seed=seeds)
def test_bots_choose_alike_in_states_that_they_cannot_tell_apart(bot, state, seed):
    """Two states with the same view get the same, allowed choice."""
    assume(state.seat is not None)
    other = reshuffled(state, state.seat, Generator(seed))
    views = view(state, state.seat), view(other, state.seat)

    choices = [BOTS["pisti"][bot](seen, Generator(seed)) for seen in views]

    assert views[0] == views[1]
    assert choices[0] == choices[1]
    assert choices[0] in state.allowed


def cards_in(value):
    """Find every card anywhere inside a value: fields, tuples, mappings."""
    if isinstance(value, Card):
        yield value
    elif is_dataclass(value):
        for field in fields(value):
            yield from cards_in(getattr(value, field.name))
    elif isinstance(value, (tuple, list)):
        for one in value:
            yield from cards_in(one)
    elif isinstance(value, dict):
        yield from cards_in(list(value.items()))


@given(positions(), st.data())
def test_a_view_holds_no_card_that_the_seat_may_not_know(state, data):
    """No field of a view holds a hidden card, but a returned Jack, which everybody saw (K1, P6)."""
    assume(not state.is_over)
    seat = data.draw(st.integers(0, state.players - 1))
    seen = view(state, seat)

    knows_down = state.rules.peek and state.first_taker == seat
    hidden = Counter(state.talon) + Counter(
        state.opening[: state.rules.opening_down] if not knows_down else ()
    )
    for at, hand in enumerate(state.hands):
        hidden += Counter(hand if at != seat else ())
    known = Counter(pack(state.rules.decks)) - hidden
    assert set(cards_in(seen)) <= set(known) | set(state.returned)
    assert Counter(seen.unseen) == hidden
