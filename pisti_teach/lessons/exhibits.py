"""What lies beside a question of a lesson's own: cards as they are written there, `?` for one face down."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Card, Suit, parse_cards
from pisti_teach.errors import LessonError, NotationError
from pisti_teach.games import game_of_house
from pisti_teach.trainer.question import Exhibit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

BACK = "?"
ONLY_WITH_TOP = ("suit", "debt")
"""What the top card of Pis Yedili has beside it."""
OPEN = ("table", "top", "hand")
"""Exhibits of which each card lies in one place; the others tell of cards that were somewhere."""


def cards_of(text: str, where: str) -> tuple[Card, ...]:
    """Read cards; LessonError that says where."""
    try:
        return parse_cards(text.split())
    except NotationError as error:
        raise LessonError(f"{where}: {error}") from error


def too_often(exhibits: Iterable[Exhibit], pack: Iterable[Card]) -> list[str]:
    """Name cards that lie open more often than the pack has them."""
    shown = Counter(card for one in exhibits if one.name in OPEN for card in one.cards)
    return [str(card) for card in shown - Counter(pack)]


def exhibits_of(data: Mapping[str, Any], house: str) -> Iterator[Exhibit]:
    """Read them in the order in which they are looked at; RulesError for a house that is not there."""
    table = _TABLES[game_of_house(house).GAME]
    if idle := [key for key in ONLY_WITH_TOP if key in data and (table is not _top or "table" not in data)]:
        raise LessonError(f"{', '.join(idle)}: expected only beside a table of Pis Yedili, got it at {house}")
    if "table" in data:
        yield table(data)
    if "you" in data:
        yield _shown("hand", data["you"], 0)
    for seat, text in enumerate(data.get("others", []), start=1):
        yield _shown("other" if set(text.split()) == {BACK} else "hand", text, seat)
    if "talon" in data:
        yield Exhibit(name="talon", facts={"cards": data["talon"]})
    if "played" in data:
        yield _shown("played", data["played"], None)
    if "taken" in data:
        yield _shown("taken", data["taken"], 0)


def _shown(name: str, text: str, seat: int | None) -> Exhibit:
    """Cards that lie open, those with a question mark face down before them."""
    signs = text.split()
    cards = " ".join(sign for sign in signs if sign != BACK)
    return Exhibit(name=name, cards=cards_of(cards, name), backs=signs.count(BACK), seat=seat)


def _pile(data: Mapping[str, Any]) -> Exhibit:
    return _shown("table", data["table"], None)


def _top(data: Mapping[str, Any]) -> Exhibit:
    """The top of a pile in Pis Yedili, with what it asks for."""
    suit = Suit(data["suit"]) if "suit" in data else None
    facts = {"suit": suit, "debt": data.get("debt", 0)}
    return Exhibit(name="top", cards=cards_of(data["table"], "table")[-1:], facts=facts)


_TABLES: Mapping[str, Callable[[Mapping[str, Any]], Exhibit]] = {"pisti": _pile, "pis_yedili": _top}
