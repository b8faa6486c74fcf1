"""Who sits at the odds desk: takes what was seen, from marks or from a record, and shows the odds."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pisti_teach.cards import Rank
from pisti_teach.errors import PistiTeachError
from pisti_teach.session import Replay
from pisti_teach.show.desk import Desk, Stand, Wanted, scene
from pisti_teach.widgets.asking import warm_up
from pisti_teach.widgets.desk import DeskWidget
from pisti_teach.widgets.listening import Listener
from pisti_teach.widgets.picks import open_record, read_record_text
from pisti_teach.widgets.seen import as_the_house, empty, is_possible, is_same, is_same_table, read_sighting
from pisti_teach.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pisti_teach.sightings import Sighting


class Clerk(Listener):
    """A desk, and the page that shows it."""

    def __init__(self, sighting: Sighting, words: Words) -> None:
        """Show what was seen."""
        self.sighting, self.wanted, self.words = sighting, Wanted(), words
        self.replay: Replay | None = None
        self._possible: Sighting | None = None
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
            before=self._before(),
            notice=notice,
            record=self._stand(),
        )
        made = scene(desk, self.words)
        self._number, self._is_fresh = desk.number, False
        self.widget.scene = made

    def _before(self) -> Sighting | None:
        """What was last seen at this table that could be."""
        if is_possible(self.sighting):
            self._possible = self.sighting
        before = self._possible
        return before if before and is_same_table(before, self.sighting) else None

    def _stand(self) -> Stand | None:
        """Where in its record the desk stands, and whether anything was marked otherwise since."""
        replay = self.replay
        if replay is None:
            return None
        is_left = not is_same(self.sighting, seen_at(replay))
        return Stand(at=replay.at, plays=replay.plays, last=last_turn(replay), is_left=is_left)

    def _kept(self) -> object:
        return (self.sighting, self.wanted, self.replay, self.replay and self.replay.at)

    def _restore(self, kept: Any) -> None:  # noqa: ANN401 - what `_kept` gives
        self.sighting, self.wanted, self.replay, at = kept
        if self.replay:
            self.replay.step(at)
        self._is_fresh = True
        self._redraw(self.words.say("That did not work; everything is as it was."))

    def _do(self, pick: Mapping[str, Any]) -> None:
        self._look(pick)
        match pick:
            case {"do": "see", "seen": dict(seen)}:
                self._see(read_sighting(seen, self.sighting), seen.get("cards"))
            case {"do": "clear"}:
                sighting, self.replay = self.sighting, None
                self._take(empty(sighting.preset, sighting.players, sighting.options))
            case {"do": "as_the_house"}:
                self._take(as_the_house(self.sighting))
            case {"do": "load", "record": str(text)}:
                self._load(text)
            case {"do": "step", "at": int(at)} if self.replay and type(at) is int:
                self._step(self.replay, at)
            case {"do": "close_record"}:
                self.replay = None
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
            self.replay = opened(text)
        except PistiTeachError:
            self._redraw(self.words.say("This file is no record of a deal."))
        else:
            self._take(seen_at(self.replay))

    def _step(self, replay: Replay, at: int) -> None:
        """Take what the seat to move had seen at another play; she goes on looking at the same chances."""
        if 0 <= at <= last_turn(replay):
            replay.step(at)
            self.sighting, self._is_fresh = seen_at(replay), True


def opened(text: str) -> Replay:
    """Open a record at its end, or before the last play of a whole one.

    Raises a PistiTeachError for a text that is no record.
    """
    replay = Replay(open_record(read_record_text(text)))
    replay.step(last_turn(replay))
    return replay


def last_turn(replay: Replay) -> int:
    """Most plays after which a seat is still to move: one less than a whole deal has."""
    return max(at for at, state in enumerate(replay.states) if state.seat is not None)


def seen_at(replay: Replay) -> Sighting:
    """Tell what the seat to move has seen after the plays that are shown."""
    game, record, state = replay.game, replay.record, replay.state
    options = dict(record.options) if game.HAS_OPTIONS else {}
    return game.sighting_of(game.view(state, state.seat), record.preset, options)
