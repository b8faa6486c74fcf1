"""Records of Pis Yedili: JSON in and out without loss, and the result of a replay (sections 8, 9)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from pisti_teach.cards import sorted_texts, texts
from pisti_teach.pis_yedili.dealing import shuffled_deck
from pisti_teach.pis_yedili.moves import Move
from pisti_teach.pis_yedili.playing import play
from pisti_teach.pis_yedili.rules import GAME, rules_of
from pisti_teach.pis_yedili.scoring import score
from pisti_teach.pis_yedili.state import start
from pisti_teach.records import keys_of, played

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.cards import Card
    from pisti_teach.pis_yedili.rules import Rules
    from pisti_teach.pis_yedili.state import State
    from pisti_teach.shuffling import Generator

NEEDS = ("game", "players", "dealer", "deck")
MAY_HAVE = ("plays",)
"""Keys of a record (section 8)."""
HOUSE = "cardiva"
"""The only preset; records do not name it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A round that can be saved, shared, replayed and scored."""

    preset: str = HOUSE
    options: Mapping[str, Any] = field(default_factory=dict)
    """Always empty: the game has no options."""
    players: int
    dealer: int
    deck: tuple[Card, ...]
    plays: tuple[str, ...] = ()
    extras: Mapping[str, Any] = field(default_factory=dict)
    """Other keys, kept as they came: a title, names, a date."""

    @property
    def rules(self) -> Rules:
        """The rules in force; RulesError if they make no sense."""
        return rules_of(self.preset, self.options)

    def start(self) -> State:
        """The round before its first move; RulesError or DeckError if it cannot be dealt."""
        return start(self.rules, self.players, self.dealer, self.deck)


def deal(
    preset: str,
    players: int,
    dealer: int,
    chance: Generator,
    options: Mapping[str, Any] | None = None,
) -> Record:
    """Shuffle a deck: a record without plays (Y1).

    Raises RulesError if the rules, the seat count or the dealer make no sense.
    """
    rules = rules_of(preset, options)
    deck = shuffled_deck(rules, rules.check_players(players), chance)
    dealt = Record(preset=preset, players=players, dealer=dealer, deck=deck)
    dealt.start()
    return dealt


def read_record(data: object) -> Record:
    """Read a record from what JSON gives.

    Raises RecordError with play 0 that says what was expected and what came.
    """
    keys = keys_of(data, GAME, NEEDS, MAY_HAVE)
    return Record(
        players=keys.needed("players"),
        dealer=keys.needed("dealer"),
        deck=keys.cards_of("deck"),
        plays=tuple(keys.list_of("plays")),
        extras=keys.others(),
    )


def write_record(record: Record) -> dict[str, Any]:
    """Write a record as JSON takes it; the inverse of `read_record`."""
    return {
        "game": GAME,
        "players": record.players,
        "dealer": record.dealer,
        "deck": texts(record.deck),
        "plays": list(record.plays),
        **record.extras,
    }


def replay(record: Record) -> State:
    """Play a record through and give the position at its end.

    Raises RecordError; its `play` is the first play that breaks a rule, or 0 for a fault of the record
    itself, which is looked for first.
    """
    return states(record)[-1]


def states(record: Record) -> list[State]:
    """Play a record through: the state before its first play, and the one after each.

    Raises RecordError as `replay` does.
    """
    return played(record.start, record.plays, Move.parse, play)


def result(state: State) -> dict[str, Any]:
    """Give the result of a replay, as JSON takes it (section 9)."""
    counted = score(state) if state.is_over else None
    return {
        "game": GAME,
        "finished": state.is_over,
        "next_seat": state.seat,
        "allowed": None if state.is_over else sorted(map(str, state.allowed)),
        "hands": [sorted_texts(hand) for hand in state.hands],
        "talon": counted.talon if counted else len(state.talon),
        "top": str(state.top) if state.top else None,
        "suit": str(state.suit) if state.suit else None,
        "debt": state.debt,
        "winner": state.winner,
        "multiplier": counted.multiplier if counted else 1,
        "muamele": [sorted_texts(cards) for cards in counted.muamele] if counted else [[]] * state.players,
        "penalties": list(counted.penalties) if counted else None,
    }
