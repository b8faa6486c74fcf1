"""House rules of Pişti as data: every option of the rule book's section 2, and its presets.

Sources: 000 is `miniokey`, 001 `club`, 002 `kseri`, 004 `zone`.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any, TypeGuard, get_type_hints

from pisti_teach.cards import Card, Rank, Suit
from pisti_teach.errors import RulesError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

GAME = "pisti"
"""Name of the game in records."""
MIN_PLAYERS, MAX_PLAYERS = 2, 6
PARTNERS_TABLE = 4
"""Seats at a table that may play as two sides."""
TWO_OF_CLUBS = Card(Rank.TWO, Suit.CLUBS)
TEN_OF_DIAMONDS = Card(Rank.TEN, Suit.DIAMONDS)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """One house's rules; the defaults are those of `zone` (004)."""

    players: tuple[int, ...] = (2, 3, 4)
    """Seat counts that a table may have, out of 2 … 6."""
    partners: bool = True
    """A table of four plays as two sides."""
    decks: int = 1
    """Packs of 52."""
    deal_first: str = "table"
    """What is dealt first at the opening (P2)."""
    packet: int = 4
    """Cards given at a time when hands are dealt (P3)."""
    opening_down: int = 3
    """Opening table cards that lie face down (P2)."""
    opening_jack: str = "shuffle_back"
    """What happens to an opening Jack that shows (P4)."""
    jack_takes: bool = True
    """A Jack takes any pile (P9)."""
    may_decline: bool = False
    """A card that could take may be laid without taking (P11)."""
    peek: bool = False
    """Who first takes the pile sees the face-down cards (P14)."""
    pisti: int = 10
    """Points for a pişti (P13)."""
    jack_pisti: int = 20
    """Points for a Jack taking a single Jack (P13)."""
    double_pisti: int | None = None
    """Points for hitting a fresh pişti marker, or none (P17)."""
    last_card_pisti: str = "counts"
    """A pişti made with the very last card (P16)."""
    ace: int = 1
    """Points for each ace (P20)."""
    jack: int = 1
    """Points for each Jack (P20)."""
    two_of_clubs: int = 2
    """Points for the ♣2 (P20)."""
    ten_of_diamonds: int = 3
    """Points for the ♦10 (P20)."""
    majority: int = 3
    """Points for the most cards or tricks (P20)."""
    majority_of: str = "cards"
    """What the majority is counted in (P20)."""
    two_of_clubs_match: int = 0
    """Extra points for taking the ♣2 with a rank match (P18)."""
    all_jacks_bonus: int = 0
    """Extra points for taking a table of Jacks only (P18)."""
    last_take_bonus: int = 0
    """Extra points for the deal's last take (P18)."""
    target: int = 151
    """Points that end a match (P23)."""
    max_deals: int | None = None
    """Most deals in a match, or none (P24)."""
    turn_seconds: int | None = None
    """Seconds for a turn, or no clock (P26)."""
    extra_seconds: int | None = None
    """Seconds more, once in each turn (P26)."""

    def __post_init__(self) -> None:
        """Refuse what makes no sense, naming the option."""
        for name, check in _CHECKS.items():
            check(name, getattr(self, name))
        if (self.turn_seconds is None) != (self.extra_seconds is None):
            raise RulesError(
                "options turn_seconds and extra_seconds: expected both or neither, got "
                f"{self.turn_seconds} and {self.extra_seconds}",
                "extra_seconds" if self.extra_seconds is None else "turn_seconds",
            )

    def card_points(self, card: Card) -> int:
        """Points that this card is worth to the side that took it (P20)."""
        if card.rank is Rank.ACE:
            return self.ace
        if card.is_jack:
            return self.jack
        if card == TWO_OF_CLUBS:
            return self.two_of_clubs
        return self.ten_of_diamonds if card == TEN_OF_DIAMONDS else 0

    def sides(self, players: int) -> tuple[tuple[int, ...], ...]:
        """Seats of each side at a table of that many players (section 1)."""
        if players == PARTNERS_TABLE and self.partners:
            return (0, 2), (1, 3)
        return tuple((seat,) for seat in range(players))

    def side_of(self, seat: int, players: int) -> int:
        """Index of the side that the seat belongs to at a table of that many players."""
        return next(at for at, seats in enumerate(self.sides(players)) if seat in seats)

    def check_players(self, players: object) -> int:
        """Give the seat count back if these rules know it, else raise RulesError."""
        if not _is_whole(players) or players not in self.players:
            raise RulesError(f"players: expected one of {list(self.players)}, got {players!r:.60}", "players")
        return players


def _is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _refuse(name: str, expected: str, value: object) -> None:
    raise RulesError(f"option {name}: expected {expected}, got {value!r:.60}", name)


def _yes_or_no(name: str, value: object) -> None:
    if not isinstance(value, bool):
        _refuse(name, "true or false", value)


def _one_of(*allowed: object) -> Callable[[str, object], None]:
    def check(name: str, value: object) -> None:
        if not any(type(value) is type(one) and value == one for one in allowed):
            _refuse(name, f"one of {list(allowed)}", value)

    return check


def _from(least: int) -> Callable[[str, object], None]:
    def check(name: str, value: object) -> None:
        if not _is_whole(value) or value < least:
            _refuse(name, f"a whole number from {least}", value)

    return check


def _none_or_from(least: int) -> Callable[[str, object], None]:
    def check(name: str, value: object) -> None:
        if value is not None and (not _is_whole(value) or value < least):
            _refuse(name, f"none or a whole number from {least}", value)

    return check


def _seat_counts(name: str, value: object) -> None:
    known = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    if (
        not isinstance(value, tuple)
        or not value
        or not all(_is_whole(count) and count in known for count in value)
        or len(set(value)) < len(value)
    ):
        _refuse(name, f"different seat counts out of {list(known)}", value)


_SPECIAL: dict[str, Callable[[str, object], None]] = {
    "players": _seat_counts,
    "decks": _one_of(1, 2),
    "deal_first": _one_of("table", "hands"),
    "packet": _one_of(4, 2),
    "opening_down": _one_of(3, 0),
    "opening_jack": _one_of("shuffle_back", "bottom", "stays"),
    "last_card_pisti": _one_of("counts", "void", "breaks"),
    "majority_of": _one_of("cards", "tricks"),
    "target": _from(1),
}
_BY_TYPE: dict[object, Callable[[str, object], None]] = {
    bool: _yes_or_no,
    int: _from(0),
    int | None: _none_or_from(1),
}
_CHECKS = {name: _SPECIAL.get(name) or _BY_TYPE[hint] for name, hint in get_type_hints(Rules).items()}

ZONE = Rules()
MINIOKEY = Rules(players=(2, 4), target=101, max_deals=15, turn_seconds=30, extra_seconds=30)
CLUB = Rules(
    deal_first="hands",
    opening_jack="bottom",
    peek=True,
    last_card_pisti="breaks",
    majority_of="tricks",
)
KSERI = Rules(
    deal_first="hands",
    packet=2,
    opening_down=0,
    may_decline=True,
    jack_pisti=0,
    double_pisti=20,
    ten_of_diamonds=2,
    target=101,
)
KSERI_PLAIN_JACKS = replace(KSERI, jack_takes=False, jack_pisti=10, opening_jack="stays")
KSERI_FARO = replace(KSERI, decks=2, players=(4, 5, 6), partners=False)

PRESETS = {
    "miniokey": MINIOKEY,
    "club": CLUB,
    "kseri": KSERI,
    "zone": ZONE,
    "kseri_plain_jacks": KSERI_PLAIN_JACKS,
    "kseri_faro": KSERI_FARO,
}


def rules_of(preset: object, options: Mapping[str, Any] | None = None) -> Rules:
    """Give a preset's rules with some options changed.

    `options` is as a record has it: yes and no are true and false, none is None, `players` a list.
    Raises RulesError that names the preset or the option that makes no sense.

    >>> rules_of("zone", {"last_card_pisti": "void"}).last_card_pisti
    'void'
    """
    if not isinstance(preset, str) or preset not in PRESETS:
        raise RulesError(f"rules: expected one of {list(PRESETS)}, got {preset!r}")
    changes = dict(options or {})
    known = [field.name for field in fields(Rules)]
    for name in changes:
        if name not in known:
            raise RulesError(f"option {name}: unknown; expected one of {known}")
    if isinstance(changes.get("players"), list):
        changes["players"] = tuple(changes["players"])
    return replace(PRESETS[preset], **changes)
