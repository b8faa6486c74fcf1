"""Who sits at the odds desk: takes what was seen, from marks or from a record, and shows the odds."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Card, Rank, Suit
from pisti_teach.errors import NotationError, PistiTeachError, SightingError
from pisti_teach.games import HOUSES, game_of_house, pack_at
from pisti_teach.show.desk import Desk, Wanted, scene
from pisti_teach.sightings import RETURNED
from pisti_teach.widgets.asking import warm_up
from pisti_teach.widgets.desk import DeskWidget
from pisti_teach.widgets.listening import Listener
from pisti_teach.widgets.picks import open_record, read_record_text
from pisti_teach.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pisti_teach.sightings import Sighting


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
                self._see(read_sighting(seen, self.sighting), seen.get("cards"))
            case {"do": "clear"}:
                sighting = self.sighting
                self._take(empty(sighting.preset, sighting.players, sighting.options))
            case {"do": "as_the_house"}:
                self._take(as_the_house(self.sighting))
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

    def _see(self, sighting: Sighting, marks: object) -> None:
        """Look at what the page tells; marks that cannot be go from the page, too."""
        told = marks if isinstance(marks, dict) else {}
        self.sighting = sighting
        self._is_fresh = any([*map(str, seen)] != told[place] for place, seen in sighting.cards.items())

    def _take(self, sighting: Sighting) -> None:
        """Look at something else; the marks on the page follow."""
        self.sighting, self.wanted, self._is_fresh = sighting, Wanted(), True

    def _load(self, text: str) -> None:
        """Take what the seat to move has seen at the end of a record."""
        try:
            self._take(of_record(text))
        except PistiTeachError:
            self._redraw(self.words.say("This file is no record of a deal."))


def empty(preset: str, players: int | None = None, options: Mapping[str, Any] | None = None) -> Sighting:
    """A desk at which nothing was seen yet: by default, and where that many cannot play, the fewest seats."""
    game = HOUSES[preset]
    known = game.rules_of(preset, options).players
    seats: int = players if players is not None and players in known else min(known)
    return game.nothing_seen(preset, seats, options)


def read_sighting(data: Mapping[str, Any], before: Sighting) -> Sighting:
    """Read what the page says was seen; what makes no sense, maybe for a new house, goes back to its usual.

    The page tells no options: they are those of `before` as long as the house stays. Numbers are bounded by
    the cards of the packs. Raises SightingError for a house that is not there.
    """
    preset, players = data.get("house"), data.get("players")
    if not isinstance(preset, str) or preset not in HOUSES:
        raise SightingError(f"house: expected one of {list(HOUSES)}, got {preset!r:.60}")
    options = before.options if preset == before.preset else {}
    usual = empty(preset, players if type(players) is int else None, options)
    pack = pack_at(usual)
    suit = data.get("suit")
    return replace(
        usual,
        dealer=_number(data.get("dealer"), usual.players - 1, usual.dealer),
        hands=_hands(data.get("hands"), len(pack), usual.hands),
        down=_number(data.get("down"), usual.down, usual.down),
        debt=_number(data.get("debt"), len(pack), usual.debt),
        suit=Suit(suit) if isinstance(suit, str) and suit in set(Suit) else None,
        cards=_cards(data.get("cards"), HOUSES[preset].PLACES, pack),
    )


def as_the_house(sighting: Sighting) -> Sighting:
    """Tell the same by the rules of the house; what makes no sense there goes back to its usual."""
    usual = empty(sighting.preset, sighting.players)
    if usual.players != sighting.players:
        return usual
    cards = {place: [*map(str, seen)] for place, seen in sighting.cards.items()}
    return replace(
        sighting,
        options={},
        down=min(sighting.down, usual.down),
        cards=_cards(cards, HOUSES[sighting.preset].PLACES, pack_at(usual)),
    )


def _number(value: object, most: int, usual: int) -> int:
    return value if type(value) is int and 0 <= value <= most else usual


def _hands(sizes: object, most: int, usual: tuple[int, ...]) -> tuple[int, ...]:
    if not isinstance(sizes, list) or len(sizes) != len(usual):
        return usual
    return tuple(_number(size, most, dealt) for size, dealt in zip(sizes, usual, strict=True))


def _cards(data: object, places: Sequence[str], pack: Sequence[Card]) -> dict[str, tuple[Card, ...]]:
    """Read the marked cards of each place that the game has, of each card as many as there are.

    What is no card is left out. A card that went back may have been seen again.
    """
    given = data if isinstance(data, dict) else {}
    left, again = Counter(pack), Counter(pack)
    return {
        place: tuple(_taken(given[place][: len(pack)], again if place == RETURNED else left))
        for place in places
        if isinstance(given.get(place), list)
    }


def _taken(texts: Sequence[object], left: Counter[Card]) -> Iterator[Card]:
    """Read cards, and take each out of those that are left."""
    for card in filter(None, map(_card, texts)):
        if left[card]:
            left[card] -= 1
            yield card


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
    options = dict(record.options) if game.HAS_OPTIONS else {}
    return game.sighting_of(view, record.preset, options)
