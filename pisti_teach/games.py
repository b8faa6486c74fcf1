"""The verbs that all games share, what their views have in common, and the games by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from pisti_teach import pis_yedili, pisti
from pisti_teach.errors import RecordError, RulesError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from pisti_teach.cards import Card
    from pisti_teach.shuffling import Generator
    from pisti_teach.sightings import Sighting


class View(Protocol):
    """What a seat may know of any game (K1); each game's own view tells more."""

    @property
    def game(self) -> str:
        """Name of the game."""

    @property
    def rules(self) -> Any:  # noqa: ANN401 - each game has its own rules
        """The rules in force."""

    @property
    def players(self) -> int:
        """Seats at the table."""

    @property
    def dealer(self) -> int:
        """Seat of the dealer."""

    @property
    def seat(self) -> int:
        """Whose view this is."""

    @property
    def turn(self) -> int | None:
        """Seat to move; None once the deal is over."""

    @property
    def next_seat(self) -> int:
        """Seat after this one in the ordinary order."""

    @property
    def hand(self) -> tuple[Card, ...]:
        """Cards of the seat."""

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """Cards in each seat's hand, its own included."""

    @property
    def talon(self) -> int:
        """Cards in the talon."""

    @property
    def events(self) -> Sequence[Any]:
        """What was played, as far as all have seen it; each event has a `seat` and a `move`."""

    @property
    def allowed(self) -> Sequence[Any]:
        """Moves that the seat may make now; none while it is not its turn."""

    def as_meant(self, move: Any) -> Any:  # noqa: ANN401 - each game has its own moves
        """Give the move that is meant by one which the seat wants to make."""

    @property
    def seen(self) -> Sequence[Card]:
        """Every card whose place the seat knows or has known."""

    @property
    def unseen(self) -> tuple[Card, ...]:
        """All other cards (K2)."""

    @property
    def down_unknown(self) -> int:
        """Face-down cards that the seat does not know (K2)."""

    @property
    def placed(self) -> tuple[Mapping[int | str, tuple[Card, ...]], tuple[Card, ...]]:
        """Unseen cards with a certain place, and those that are certainly not face down (K3)."""

    @property
    def returns_to_end(self) -> bool:
        """Whether those whose place is the talon are its very last cards (P6)."""


class Game(Protocol):
    """What the module of each game offers; its rules, states, records and views are its own."""

    @property
    def GAME(self) -> str:  # noqa: N802 - constants of a module
        """Name in records."""

    @property
    def PRESETS(self) -> Mapping[str, Any]:  # noqa: N802
        """The rules of each house by its name."""

    @property
    def HAS_OPTIONS(self) -> bool:  # noqa: N802
        """Whether its records may change the rules of a house; else `options` is a key like any other."""

    @property
    def Move(self) -> Any:  # noqa: ANN401, N802
        """A move: `Move.parse(text)` reads the notation of records, `str(move)` writes it."""

    @property
    def gains(self) -> Callable[[Any, int, int], tuple[int, ...]] | None:
        """`gains(match, stake, players)`: coins that each seat wins or loses; None without stakes."""

    @property
    def USUAL_CLOCK(self) -> Mapping[str, int]:  # noqa: N802
        """Options that give a house without a clock one; none in a game without a clock."""

    @property
    def timeout_move(self) -> Callable[[Any], Any] | None:
        """`timeout_move(view)`: what is played when a turn's time is up; None in a game without a clock."""

    def rules_of(self, preset: object, options: Mapping[str, Any] | None = None) -> Any:  # noqa: ANN401
        """Give a house's rules with some options changed; RulesError if they make no sense."""

    def deal(
        self,
        preset: str,
        players: int,
        dealer: int,
        chance: Generator,
        options: Mapping[str, Any] | None = None,
    ) -> Any:  # noqa: ANN401
        """Shuffle a deck for these rules: a record without plays; RulesError if they make no sense."""

    def stack(  # noqa: PLR0913 - those of `deal`, and the chosen cards
        self,
        preset: str,
        players: int,
        dealer: int,
        chosen: Mapping[int | str, Sequence[Card]],
        chance: Generator,
        *,
        options: Mapping[str, Any] | None = None,
    ) -> Any:  # noqa: ANN401
        """Deal with chosen hands (by their seats), `table` and start of the `talon`: a record without plays.

        RulesError if the rules make no sense, DeckError for more cards than a place or the packs have.
        """

    def read_record(self, data: object) -> Any:  # noqa: ANN401 - each game has its own record
        """Read a record from what JSON gives; RecordError with play 0 for a fault."""

    def write_record(self, record: Any) -> dict[str, Any]:  # noqa: ANN401
        """Write a record as JSON takes it."""

    def states(self, record: Any) -> list[Any]:  # noqa: ANN401
        """Play a record through: the state before its first play, and the one after each."""

    def replay(self, record: Any) -> Any:  # noqa: ANN401
        """Play a record through: the state at its end; RecordError names the play that breaks a rule."""

    def result(self, state: Any) -> dict[str, Any]:  # noqa: ANN401
        """Give the result of a replay as JSON takes it."""

    def play(self, state: Any, move: Any) -> tuple[Any, Any]:  # noqa: ANN401
        """Make a move: the next state, and what happened; IllegalPlayError if it is not allowed."""

    def view(self, state: Any, seat: int) -> Any:  # noqa: ANN401
        """Give what a seat may know of a state."""

    def pack_of(self, rules: Any, players: int) -> Sequence[Card]:  # noqa: ANN401
        """Give all cards that a table of that many seats plays with."""

    def most_held(self, rules: Any) -> int:  # noqa: ANN401
        """Give the number of cards that a hand seldom or never exceeds."""

    @property
    def PLACES(self) -> Sequence[str]:  # noqa: N802
        """Where cards are seen, for a `Sighting`."""

    def nothing_seen(self, preset: str, players: int, options: Any = None) -> Sighting:  # noqa: ANN401
        """Tell of a deal of which nothing was seen yet: every hand as it is dealt, the last seat's deal."""

    def sighted(self, sighting: Sighting) -> Any:  # noqa: ANN401
        """Give the view of who has seen this; RulesError or SightingError if it makes no sense."""

    def sighting_of(self, view: Any, preset: str, options: Any = None) -> Sighting:  # noqa: ANN401
        """Tell what a view has seen."""

    def ending(self, before: Any, state: Any) -> Any:  # noqa: ANN401
        """Give all that is public about a finished deal, from its last two states."""

    def points(self, state: Any) -> Sequence[int]:  # noqa: ANN401
        """Give what a finished deal adds to each total."""

    def new_match(self, rules: Any, players: int) -> Any:  # noqa: ANN401
        """Start a match: every total at 0."""

    def after_deal(self, match: Any, points: Sequence[int]) -> Any:  # noqa: ANN401
        """Add the points of a deal; ValueError if their number differs."""


GAMES: Mapping[str, Game] = {game.GAME: game for game in (pisti, pis_yedili)}
HOUSES: Mapping[str, Game] = {preset: game for game in GAMES.values() for preset in game.PRESETS}
"""The game of each house; no two games have one of the same name."""


def game_of(data: object) -> Game:
    """Give the game that a record is of; RecordError with play 0 if there is none such."""
    if not isinstance(data, dict):
        raise RecordError(f"expected a JSON object, got {data!r:.60}")
    name = data.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise RecordError(f"game: expected one of {list(GAMES)}, got {name!r:.60}")
    return GAMES[name]


def game_of_house(preset: object) -> Game:
    """Give the game that is played in a house; RulesError if there is none such."""
    if not isinstance(preset, str) or preset not in HOUSES:
        raise RulesError(f"rules: expected one of {list(HOUSES)}, got {preset!r:.60}")
    return HOUSES[preset]


def rules_at(sighting: Sighting) -> Any:  # noqa: ANN401 - each game has its own rules
    """Give the rules of what was seen: those of its house, its changed options included."""
    return HOUSES[sighting.preset].rules_of(sighting.preset, sighting.options)


def pack_at(sighting: Sighting) -> Sequence[Card]:
    """Give all cards of the deal that was seen."""
    return HOUSES[sighting.preset].pack_of(rules_at(sighting), sighting.players)


def has_clock(game: Game, rules: Any) -> bool:  # noqa: ANN401 - each game has its own rules
    """Whether a turn has a time by these rules of the game."""
    return game.timeout_move is not None and rules.turn_seconds is not None
