"""Strategies and helpers: dealt, played and made-up rounds of Pis Yedili."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice, permutations
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from pisti_teach.cards import Card, Suit, pack, parse_cards, without
from pisti_teach.pis_yedili.dealing import shuffled_deck
from pisti_teach.pis_yedili.moves import Move
from pisti_teach.pis_yedili.playing import play
from pisti_teach.pis_yedili.rules import CARDIVA
from pisti_teach.pis_yedili.state import State, start
from pisti_teach.shuffling import Generator

if TYPE_CHECKING:
    from collections.abc import Iterator

FIRST_ROUND = "3C 4C 5C 6C"
"""Clubs that lie from the first round, one for each seat."""
FOUR = ("KH 7H 10H QH", "KC 7C 10D 9D", "KD 7D 10C QC")
"""Hands of seats 1, 2 and 3."""
WORDS = ("draw", "pass", "take")
ALL_MOVES = tuple(
    map(
        Move.parse,
        (*map(str, pack()), *(f"J{suit}:{named}" for suit in Suit for named in Suit), *WORDS),
    )
)
"""Every move that can be written."""

seeds = st.integers(0, 2**64)


def dealt(players: int, dealer: int, seed: int) -> State:
    """Deal a shuffled deck."""
    return start(CARDIVA, players, dealer, shuffled_deck(CARDIVA, players, Generator(seed)))


@st.composite
def openings(draw: st.DrawFn) -> State:
    """A round before its first move."""
    players = draw(st.sampled_from(CARDIVA.players))
    return dealt(players, draw(st.integers(0, players - 1)), draw(seeds))


@st.composite
def positions(draw: st.DrawFn) -> State:
    """A round somewhere between its start and its end, played at random."""
    return play_on(draw(openings()), Generator(draw(seeds)), draw(st.integers(0, 160)))


def play_on(state: State, chance: Generator, moves: int = 10_000) -> State:
    """Make that many random moves, or play to the end."""
    for _ in range(moves):
        if state.is_over:
            break
        state, _event = play(state, chance.choice(state.allowed))
    return state


def cards(text: str) -> tuple[Card, ...]:
    """Read cards that are written with spaces."""
    return parse_cards(text.split())


def position(hand: str, pile: str, *others: str, talon: str = "2S 2H 2D 2C 4S 4H", **more: Any) -> State:
    """Set up a turn of seat 0, which holds this hand; the other seats hold the others, in order.

    The pile lies on the clubs of the first round; the suit of its last card is to follow. `more` sets
    other fields of the state.
    """
    players = len(others or ("KH KD",)) + 1
    below = " ".join(FIRST_ROUND.split()[:players])
    return _state(hand, f"{below} {pile}", *others, talon=talon, **more)


def first_turn(hand: str, pile: str, *others: str, talon: str = "2S 2H 2D 2C 4S 4H", **more: Any) -> State:
    """Set up a turn of the first round, like `position`; the pile is all that lies."""
    return _state(hand, pile, *others, talon=talon, **more)


def _state(hand: str, pile: str, *others: str, talon: str, **more: Any) -> State:
    hands = tuple(map(cards, (hand, *(others or ("KH KD",)))))
    laid = cards(pile)
    fields = {"suit": laid[-1].suit if laid else None, "seat": 0, **more}
    return State(
        rules=CARDIVA,
        players=len(hands),
        dealer=len(hands) - 1,
        hands=hands,
        talon=cards(talon),
        pile=laid,
        **fields,
    )


def late(hand: str, top: str, *others: str, talon: str, **more: Any) -> State:
    """Set up a turn of seat 0 late in a round: all cards of the packs that are nowhere else were laid."""
    players = len(others) + 1
    placed = cards(" ".join((hand, top, *others, talon)))
    rest = without(pack(CARDIVA.decks_for(players)), placed)
    return _state(hand, f"{' '.join(map(str, rest))} {top}", *others, talon=talon, **more)


def layouts(state: State, seat: int) -> Iterator[State]:
    """Lay the cards that this seat has not seen in every way (K3); for few cards."""
    others = [at for at in range(state.players) if at != seat]
    hidden = [*(card for at in others for card in state.hands[at]), *state.talon]
    for order in permutations(hidden):
        dealt_out, hands = iter(order), list(state.hands)
        for at in others:
            hands[at] = tuple(islice(dealt_out, len(state.hands[at])))
        yield replace(state, hands=tuple(hands), talon=tuple(dealt_out))


def after(state: State, plays: str) -> State:
    """Make these moves, written with spaces."""
    for text in plays.split():
        state, _event = play(state, Move.parse(text))
    return state


def allowed(state: State) -> str:
    """Write what is allowed, sorted and with spaces."""
    return " ".join(sorted(map(str, state.allowed)))
