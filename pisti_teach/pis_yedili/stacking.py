"""A round in which some cards have chosen places, for teaching; chance deals the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Card, arranged, pack, placed_at, without_chosen
from pisti_teach.pis_yedili.dealing import dealt_cards, hands_of
from pisti_teach.pis_yedili.record import Record
from pisti_teach.pis_yedili.rules import rules_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pisti_teach.pis_yedili.rules import Rules
    from pisti_teach.shuffling import Generator


def stack(  # noqa: PLR0913 - those of `deal`, and the chosen cards
    preset: str,
    players: int,
    dealer: int,
    chosen: Mapping[int | str, Sequence[Card]],
    chance: Generator,
    *,
    options: Mapping[str, Any] | None = None,
) -> Record:
    """Shuffle a deck in which the hands of some seats and the start of the `talon` are chosen.

    The talon's next card comes first. Raises RulesError as `deal` does, DeckError for more cards than a place
    or the packs have, and for a table: nothing lies there at the start (Y1).
    """
    rules = rules_of(preset, options)
    placed = placed_at(places(rules, rules.check_players(players), dealer), chosen)
    rest = chance.shuffled(without_chosen(pack(rules.decks_for(players)), placed.values()))
    dealt = Record(preset=preset, players=players, dealer=dealer, deck=arranged(placed, rest))
    dealt.start()
    return dealt


def places(rules: Rules, players: int, dealer: int) -> dict[int | str, Sequence[int]]:
    """Where in the deck each hand and the talon have their cards (Y1)."""
    dealt = dealt_cards(rules, players)
    hands = hands_of(rules, players, dealer, range(dealt))
    return {**dict(enumerate(hands)), "table": (), "talon": range(dealt, len(pack(rules.decks_for(players))))}
