"""Rules of Pis Yedili as data: one house, with the numbers of the rule book's section 7.

Source: 003 is `cardiva`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Card, Rank, Suit
from pisti_teach.errors import RulesError

if TYPE_CHECKING:
    from collections.abc import Mapping

GAME = "pis_yedili"
"""Name of the game in records."""
SPECIAL_RANKS = (Rank.JACK, Rank.SEVEN, Rank.TEN, Rank.ACE)
"""Cards that do something: not in the first round (Y2), and never a twin (Y11)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The rules of one house; the defaults are those of `cardiva` (003)."""

    players: tuple[int, ...] = (2, 3, 4)
    """Seat counts that a table may have (Y1)."""
    one_pack_players: int = 2
    """Most seats that play with one pack of 52; more play with two (Y1)."""
    hand_cards: int = 7
    """Cards that each seat is dealt (Y1)."""
    first_suit: Suit = Suit.CLUBS
    """Suit of the first round (Y2)."""
    seven_cards: int = 3
    """Cards that the next seat owes for a seven (Y5)."""
    muamele_cards: int = 3
    """Cards that are drawn at the end for each seven, held or drawn (Y15)."""
    court: int = 10
    """Penalty of a Queen or a King (Y14)."""
    ace: int = 11
    """Penalty of an ace (Y14)."""
    jack: int = 25
    """Penalty of a Jack (Y14)."""
    jack_multiplier: int = 2
    """What going out with a Jack multiplies the penalties of the others by (Y16)."""
    seven_multiplier: int = 3
    """What going out with a seven multiplies them by (Y16)."""
    target: int = 101
    """Total that ends a match (Y18)."""

    def decks_for(self, players: int) -> int:
        """Packs of 52 at a table of that many (Y1)."""
        return 1 if players <= self.one_pack_players else 2

    def card_points(self, card: Card) -> int:
        """Penalty for holding this card at the end (Y14)."""
        match card.rank:
            case Rank.ACE:
                return self.ace
            case Rank.JACK:
                return self.jack
            case Rank.QUEEN | Rank.KING:
                return self.court
            case number:
                return int(number)

    def multiplier(self, last: Card) -> int:
        """What going out with this card multiplies the penalties of the others by (Y16)."""
        match last.rank:
            case Rank.JACK:
                return self.jack_multiplier
            case Rank.SEVEN:
                return self.seven_multiplier
            case _:
                return 1

    def sides(self, players: int) -> tuple[tuple[int, ...], ...]:
        """Seats of each side: everyone plays alone (Y1)."""
        return tuple((seat,) for seat in range(players))

    def check_players(self, players: object) -> int:
        """Give the seat count back if these rules know it, else raise RulesError."""
        if type(players) is not int or players not in self.players:
            raise RulesError(f"players: expected one of {list(self.players)}, got {players!r:.60}", "players")
        return players


CARDIVA = Rules()

PRESETS = {"cardiva": CARDIVA}


def rules_of(preset: object, options: Mapping[str, Any] | None = None) -> Rules:
    """Give a preset's rules; the game has no options.

    Raises RulesError that names the preset or the option that is not there.

    >>> rules_of("cardiva").seven_cards
    3
    """
    if not isinstance(preset, str) or preset not in PRESETS:
        raise RulesError(f"rules: expected one of {list(PRESETS)}, got {preset!r:.60}")
    for name in options or {}:
        raise RulesError(f"option {name}: unknown; this game has no options", str(name))
    return PRESETS[preset]
