"""Who sits at the odds desk: takes what was seen, from marks or from a record, and shows the odds."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Card, Rank, Suit
from pisti_teach.errors import NotationError, PistiTeachError, SightingError
from pisti_teach.games import HOUSES, game_of_house
from pisti_teach.show.desk import Desk, Wanted, scene
from pisti_teach.sightings import Sighting
from pisti_teach.widgets.asking import warm_up
from pisti_teach.widgets.desk import DeskWidget
from pisti_teach.widgets.listening import Listener
from pisti_teach.widgets.picks import open_record, read_record_text
from pisti_teach.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

MOST_CARDS = 104
"""Cards of one place that are read."""


class Clerk(Listener):
    """A desk, and the page that shows it."""

    def __init__(self, sighting: Sighting, words: Words) -> None:
        """Show what was seen."""
        self.sighting, self.wanted, self.words = sighting, Wanted(), words
        self._number, self._is_fresh = 0, True
        self.widget = DeskWidget()
        self._redraw()
        self.widget.observe(self.picked, "picked")

    @property
    def number(self) -> int:
        """The number of the scene that stands there."""
        return self._number

    def _redraw(self, notice: str = "") -> None:
        desk = Desk(
            number=self._number + 1,
            sighting=self.sighting,
            wanted=self.wanted,
            is_fresh=self._is_fresh,
            notice=notice,
        )
        made = scene(desk, self.words)
        self._number, self._is_fresh = desk.number, False
        self.widget.scene = made

    def _kept(self) -> object:
        return (self.sighting, self.wanted)

    def _restore(self, kept: Any) -> None:  # noqa: ANN401 - what `_kept` gives
        self.sighting, self.wanted = kept
        self._is_fresh = True
        self._redraw(self.words.say("That did not work; everything is as it was."))

    def _do(self, pick: Mapping[str, Any]) -> None:
        self._look(pick)
        match pick:
            case {"do": "see", "seen": dict(seen)}:
                self.sighting = read_sighting(seen)
            case {"do": "clear"}:
                self._take(empty(self.sighting.preset, self.sighting.players))
            case {"do": "load", "record": str(text)}:
                self._load(text)
            case {"do": "language" | "greet", "language": str(language)} if language in LANGUAGES:
                self.words = Words.of(language)

    def _look(self, pick: Mapping[str, Any]) -> None:
        """Which chances she looks at."""
        wanted = self.wanted
        match pick:
            case {"do": "measure", "measure": str(measure)}:
                self.wanted = Wanted(measure, wanted.seat)
            case {"do": "chances_of", "seat": int(seat)}:
                self.wanted = replace(wanted, seat=seat)
            case {"do": "derive", "rank": str(rank)} if rank in set(Rank):
                self.wanted = replace(wanted, open_rank=Rank(rank), open_chance=None)
            case {"do": "derive", "chance": str(key)}:
                self.wanted = replace(wanted, open_rank=None, open_chance=key)
            case {"do": "close"}:
                self.wanted = replace(wanted, open_rank=None, open_chance=None)
        if wanted is not self.wanted:
            warm_up()

    def _take(self, sighting: Sighting) -> None:
        """Look at something else; the marks on the page follow."""
        self.sighting, self.wanted, self._is_fresh = sighting, Wanted(), True

    def _load(self, text: str) -> None:
        """Take what the seat to move has seen at the end of a record."""
        try:
            self._take(of_record(text))
        except PistiTeachError:
            self._redraw(self.words.say("This file is no record of a deal."))


def empty(preset: str, players: int | None = None) -> Sighting:
    """A desk at which nothing was seen yet, hands as they are dealt."""
    rules = HOUSES[preset].PRESETS[preset]
    seats: int = players if players is not None and players in rules.players else min(rules.players)
    held = getattr(rules, "hand_cards", 4)
    return Sighting(
        preset=preset,
        players=seats,
        dealer=seats - 1,
        hands=(held,) * (seats - 1),
        down=getattr(rules, "opening_down", 0),
    )


def read_sighting(data: Mapping[str, Any]) -> Sighting:
    """Read what the page says was seen; what makes no sense for a new house goes back to its usual.

    Raises SightingError for a house that is not there.
    """
    preset, players = data.get("house"), data.get("players")
    if not isinstance(preset, str) or preset not in HOUSES:
        raise SightingError(f"house: expected one of {list(HOUSES)}, got {preset!r:.60}")
    usual = empty(preset, players if type(players) is int else None)
    hands = data.get("hands")
    fits = (
        isinstance(hands, list) and len(hands) == len(usual.hands) and all(type(one) is int for one in hands)
    )
    given = {name: data[name] for name in ("dealer", "down", "debt") if type(data.get(name)) is int}
    suit = data.get("suit")
    return replace(
        usual,
        **{name: value for name, value in given.items() if name != "dealer" or value < usual.players},
        hands=tuple(hands) if fits and hands else usual.hands,
        suit=Suit(suit) if isinstance(suit, str) and suit in set(Suit) else None,
        cards=_cards(data.get("cards"), HOUSES[preset].PLACES),
    )


def _cards(data: object, places: Any) -> dict[str, tuple[Card, ...]]:  # noqa: ANN401 - names of places
    """Read the marked cards of each place that the game has; what is no card is left out."""
    given = data if isinstance(data, dict) else {}
    lists = {place: given.get(place) for place in places}
    return {
        place: tuple(filter(None, map(_card, cards[:MOST_CARDS])))
        for place, cards in lists.items()
        if isinstance(cards, list)
    }


def _card(text: object) -> Card | None:
    try:
        return Card.parse(text)
    except NotationError:
        return None


def of_record(text: str) -> Sighting:
    """Tell what the seat to move has seen at the end of a record, or before the last play of a whole one.

    Raises a PistiTeachError for a text that is no record.
    """
    record = open_record(read_record_text(text))
    game = game_of_house(record.preset)
    states = [state for state in game.states(record) if state.seat is not None]
    view = game.view(states[-1], states[-1].seat)
    return game.sighting_of(view, record.preset, dict(getattr(record, "options", {})))
