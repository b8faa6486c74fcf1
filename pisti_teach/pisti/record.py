"""Records of Pişti: JSON in and out without loss, and the result of a replay (sections 8, 9)."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

from pisti_teach.cards import sorted_texts, texts
from pisti_teach.pisti.dealing import shuffled_deck
from pisti_teach.pisti.playing import play
from pisti_teach.pisti.rules import GAME, rules_of
from pisti_teach.pisti.scoring import count
from pisti_teach.pisti.state import Move, start
from pisti_teach.records import keys_of, played

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.cards import Card
    from pisti_teach.pisti.rules import Rules
    from pisti_teach.pisti.state import Event, State
    from pisti_teach.shuffling import Generator

NEEDS = ("game", "rules", "players", "dealer", "deck")
MAY_HAVE = ("options", "returned", "plays")
"""Keys of a record (section 8)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A deal that can be saved, shared, replayed and scored."""

    preset: str
    options: Mapping[str, Any] = field(default_factory=dict)
    """Changes to the preset, as in JSON."""
    players: int
    dealer: int
    deck: tuple[Card, ...]
    returned: tuple[Card, ...] = ()
    plays: tuple[str, ...] = ()
    extras: Mapping[str, Any] = field(default_factory=dict)
    """Other keys, kept as they came: a title, names, a date."""

    @property
    def rules(self) -> Rules:
        """The rules in force; RulesError if they make no sense."""
        return rules_of(self.preset, self.options)

    def start(self) -> State:
        """The deal before its first play; RulesError or DeckError if it cannot be dealt."""
        return start(self.rules, self.players, self.dealer, self.deck, self.returned)


def deal(
    preset: str,
    players: int,
    dealer: int,
    chance: Generator,
    options: Mapping[str, Any] | None = None,
) -> Record:
    """Shuffle and settle a deck: a record without plays (P4, P5).

    Raises RulesError if the rules, the seat count or the dealer make no sense.
    """
    rules = rules_of(preset, options)
    deck, returned = shuffled_deck(rules, rules.check_players(players), chance)
    dealt = Record(
        preset=preset,
        options=dict(options or {}),
        players=players,
        dealer=dealer,
        deck=deck,
        returned=returned,
    )
    dealt.start()
    return dealt


def read_record(data: object) -> Record:
    """Read a record from what JSON gives.

    Raises RecordError with play 0 that says what was expected and what came.
    """
    keys = keys_of(data, GAME, NEEDS, MAY_HAVE)
    plays, options = keys.list_of("plays"), keys.object_of("options")
    return Record(
        preset=keys.needed("rules"),
        options=options,
        players=keys.needed("players"),
        dealer=keys.needed("dealer"),
        deck=keys.cards_of("deck"),
        returned=keys.cards_of("returned"),
        plays=tuple(plays),
        extras=keys.others(),
    )


def write_record(record: Record) -> dict[str, Any]:
    """Write a record as JSON takes it; the inverse of `read_record`."""
    return {
        "game": GAME,
        "rules": record.preset,
        "options": dict(record.options),
        "players": record.players,
        "dealer": record.dealer,
        "deck": texts(record.deck),
        "returned": texts(record.returned),
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
    return {
        "game": GAME,
        "finished": state.is_over,
        "next_seat": state.seat,
        "allowed": None if state.is_over else sorted(map(str, state.allowed)),
        "hands": [sorted_texts(hand) for hand in state.hands],
        "table": texts(state.pile),
        "talon": len(state.talon),
        "events": [_event(number, event) for number, event in enumerate(state.events, start=1)],
        "sides": [asdict(side) for side in count(state)],
    }


def _event(number: int, event: Event) -> dict[str, Any]:
    return {
        "play": number,
        "seat": event.seat,
        "card": str(event.card),
        "kind": event.kind,
        "cards": event.cards,
        "points": event.points,
    }
