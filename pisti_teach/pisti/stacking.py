"""A deal in which some cards have chosen places, for teaching; chance deals the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Card, arranged, pack, placed_at, without_chosen
from pisti_teach.pisti.dealing import TABLE_CARDS, hand_out, hands_at, opening_cards, settle, table_at
from pisti_teach.pisti.record import Record
from pisti_teach.pisti.rules import rules_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pisti_teach.pisti.rules import Rules
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
    """Shuffle a deck in which the hands of some seats, the `table` and the start of the `talon` are chosen.

    The table's top card comes last, the talon's next card first. A chosen Jack that shows at the opening goes
    back as the rules want it (P4). Raises RulesError as `deal` does, DeckError for more cards than a place or
    the packs have.
    """
    rules = rules_of(preset, options)
    placed = placed_at(places(rules, rules.check_players(players), dealer), chosen)
    rest = chance.shuffled(without_chosen(pack(rules.decks), placed.values()))
    deck, returned = settle(arranged(placed, rest), rules, players, chance)
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


def places(rules: Rules, players: int, dealer: int) -> dict[int | str, Sequence[int]]:
    """Where in the deck each place of the opening has its cards (P2, P3)."""
    first, opening = hands_at(rules), opening_cards(players)
    hands = hand_out(rules, players, dealer, range(first, first + opening - TABLE_CARDS))
    table = table_at(rules, players)
    return {
        **dict(enumerate(hands)),
        "table": range(table, table + TABLE_CARDS),
        "talon": range(opening, len(pack(rules.decks))),
    }
