"""Strategies and helpers: rules, decks and played deals of Pişti for Hypothesis."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from pisti_teach.cards import Rank, pack, parse_cards, without
from pisti_teach.pisti.dealing import settle, shuffled_deck
from pisti_teach.pisti.playing import play
from pisti_teach.pisti.rules import PRESETS, Rules, rules_of
from pisti_teach.pisti.state import Event, Move, Side, State, start
from pisti_teach.shuffling import Generator

CHANGES: dict[str, st.SearchStrategy[Any]] = {
    "partners": st.booleans(),
    "decks": st.sampled_from((1, 2)),
    "deal_first": st.sampled_from(("table", "hands")),
    "packet": st.sampled_from((4, 2)),
    "opening_down": st.sampled_from((3, 0)),
    "opening_jack": st.sampled_from(("shuffle_back", "bottom", "stays")),
    "jack_takes": st.booleans(),
    "may_decline": st.booleans(),
    "peek": st.booleans(),
    "pisti": st.integers(0, 20),
    "jack_pisti": st.sampled_from((0, 10, 20)),
    "double_pisti": st.none() | st.just(20),
    "last_card_pisti": st.sampled_from(("counts", "void", "breaks")),
    "majority_of": st.sampled_from(("cards", "tricks")),
    "two_of_clubs_match": st.integers(0, 5),
    "all_jacks_bonus": st.sampled_from((0, 10)),
    "last_take_bonus": st.sampled_from((0, 10)),
}
"""Options that a deal can tell apart, and their values."""

presets = st.sampled_from(sorted(PRESETS))
seeds = st.integers(0, 2**64)
options = st.lists(st.sampled_from(sorted(CHANGES)), max_size=5, unique=True).flatmap(
    lambda names: st.fixed_dictionaries({name: CHANGES[name] for name in names})
)


@st.composite
def houses(draw: st.DrawFn) -> tuple[Rules, int]:
    """Rules of any house with some options changed, and a seat count that they know."""
    rules = rules_of(draw(presets), draw(options))
    return rules, draw(st.sampled_from(rules.players))


@st.composite
def openings(draw: st.DrawFn) -> State:
    """A deal before its first play."""
    rules, players = draw(houses())
    deck, returned = shuffled_deck(rules, players, Generator(draw(seeds)))
    return start(rules, players, draw(st.integers(0, players - 1)), deck, returned)


@st.composite
def positions(draw: st.DrawFn) -> State:
    """A deal somewhere between its start and its end, played at random."""
    state = draw(openings())
    return play_on(state, Generator(draw(seeds)), draw(st.integers(0, 110)))


@st.composite
def late_positions(draw: st.DrawFn) -> State:
    """A deal shortly before its end, with few cards unseen."""
    state, chance = draw(openings()), Generator(draw(seeds))
    states = []
    while not state.is_over:
        states.append(state)
        state, _event = play(state, chance.choice(state.allowed))
    return states[-draw(st.integers(1, 6))]


def last_hands(rules: Rules, seed: int, left: int = 8, *, alike: bool = False) -> State:
    """Play a deal of two at random until so many cards are left to play, at most eight.

    With `alike`, the last eight cards of the deck are of three ranks, so that many of them can take.
    """
    chance = Generator(seed)
    deck = chance.shuffled(pack(rules.decks))
    if alike:
        ranks = chance.shuffled(tuple(Rank))[:3]
        last = [card for card in deck if card.rank in ranks][:8]
        deck = (*without(deck, last), *last)
    deck, returned = settle(deck, rules, 2, chance)
    state = start(rules, 2, chance.below(2), deck, returned)
    while len(state.talon) >= 8 or sum(map(len, state.hands)) > left:
        state, _event = play(state, chance.choice(state.allowed))
    return state


@st.composite
def last_positions(draw: st.DrawFn) -> State:
    """A deal of two in which no more cards are dealt."""
    preset = draw(st.sampled_from([name for name, rules in sorted(PRESETS.items()) if 2 in rules.players]))
    rules = rules_of(preset, draw(options))
    return last_hands(rules, draw(seeds), draw(st.integers(1, 8)), alike=draw(st.booleans()))


def play_on(state: State, chance: Generator, plays: int = 1000) -> State:
    """Play that many random cards, or to the end."""
    for _ in range(plays):
        if state.is_over:
            break
        state, _event = play(state, chance.choice(state.allowed))
    return state


def position(  # noqa: PLR0913 - what a position on the table is made of
    hand: str,
    pile: str = "",
    *,
    rules: Rules = PRESETS["zone"],
    others: str = "3S",
    talon: str = "",
    before: tuple[Event, ...] = (),
    taken: str = "",
) -> State:
    """Set up a position for two: seat 0 is to move with this hand, seat 1 holds the others.

    `before` are the plays that led here, `taken` the cards that seat 1 has; cards are written with spaces.
    """
    standing = tuple(
        event for event in before if event.seat == 1 and event.kind in {"pisti", "jack_pisti", "hit"}
    )
    return State(
        rules=rules,
        players=2,
        dealer=1,
        returned=(),
        hands=(parse_cards(hand.split()), parse_cards(others.split())),
        pile=parse_cards(pile.split()),
        down=0,
        talon=parse_cards(talon.split()),
        seat=0,
        sides=(Side(), Side(taken=parse_cards(taken.split()), tricks=len(standing), standing=standing)),
        opening=parse_cards(["4S", "5S", "6S", "7S"]),
        events=before,
    )


def made(kind: str, move: str, points: int = 10, seat: int = 1) -> Event:
    """Make an event of the other seat."""
    return Event(seat, Move.parse(move), kind, 0 if kind == "lay" else 2, points)


def with_options(preset: str, **changes: Any) -> Rules:
    """Give a preset with options changed, unchecked against records."""
    return replace(PRESETS[preset], **changes)
