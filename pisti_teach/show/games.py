"""How each game is drawn: what its rooms in here offer, and the rooms by the game's name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from pisti_teach.show import pis_yedili, pisti

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pisti_teach.cards import Rank
    from pisti_teach.odds.derivation import Step
    from pisti_teach.session import Setting, Shown
    from pisti_teach.show.chances import Chance
    from pisti_teach.show.players import Player
    from pisti_teach.sightings import Sighting
    from pisti_teach.words import Words


class Drawing(Protocol):
    """What the room of each game offers; views are those of its game."""

    def title(self, shown: Shown, words: Words) -> str:
        """Name the page."""

    def score(self, shown: Shown, who: Mapping[int, Player], words: Words) -> dict[str, Any]:
        """The strip above the table."""

    def message(self, view: Any, who: Mapping[int, Player], words: Words) -> str:  # noqa: ANN401
        """Say what happened last."""

    def felt(
        self,
        view: Any,  # noqa: ANN401
        who: Mapping[int, Player],
        words: Words,
        *,
        playable: bool,
    ) -> dict[str, Any]:
        """Lay out the middle: how the felt is laid out, pile, debt, way and actions."""

    def seat(self, at: int, view: Any, who: Mapping[int, Player], words: Words) -> dict[str, Any]:  # noqa: ANN401
        """What stands beside a seat's name: `meta`, a list, and what was `taken`."""

    def hand(
        self,
        view: Any,  # noqa: ANN401
        who: Mapping[int, Player],
        level: str,
        words: Words,
    ) -> list[dict[str, Any]]:
        """Lay out the seat's hand, with the help of that level."""

    def refusal(self, view: Any, move: Any, words: Words) -> str:  # noqa: ANN401
        """Say why a move that was wanted cannot be made; empty where that goes without saying."""

    def chances(self, view: Any, who: Mapping[int, Player], words: Words) -> Sequence[Chance]:  # noqa: ANN401
        """Give the chances of this position besides those of the ranks."""

    def seen(self, view: Any, rank: Rank, words: Words) -> list[str]:  # noqa: ANN401
        """Say where the seat has seen cards of the rank; nothing where it has seen none."""

    def sentence(self, step: Step, words: Words) -> str:
        """Give the sentence before a step of such a chance."""

    def motion(self, before: Any, view: Any, words: Words) -> list[dict[str, Any]]:  # noqa: ANN401
        """Give the steps from one view to the next; from None the deal."""

    def sheet(self, shown: Shown, who: Mapping[int, Player], words: Words) -> dict[str, Any] | None:
        """Lay out the count of a finished deal; None while it goes on."""

    def filename(self, shown: Shown) -> str:
        """Name the file of a record of this deal."""

    def game_name(self, words: Words) -> str:
        """Give the name of the game."""

    def house_name(self, preset: str, words: Words) -> str:
        """Name a house."""

    def of_house(self, preset: str, words: Words) -> str:
        """Say what sets a house apart."""

    def kinds(self, words: Words) -> dict[str, tuple[str, str]]:
        """Name the computer players by their policy, and what each does."""

    def marks(self, words: Words) -> str:
        """Say which cards are marked at that level of help."""

    def form(self, table: Setting, words: Words) -> dict[str, Any]:
        """Lay out what the form for a table asks in this game only: seats, stake, timed, groups."""

    def desk_fields(self, sighting: Sighting, words: Words) -> list[dict[str, Any]]:
        """Lay out what the odds desk asks in this game only: a key, a label, a value and its choices each."""

    def desk_places(self, rules: Any, words: Words) -> Mapping[str, tuple[str, str]]:  # noqa: ANN401
        """Name the places where cards are seen in this house, in their order, and the sign of each."""

    def named_options(self, words: Words) -> dict[str, str]:
        """Name each option."""


DRAWINGS: Mapping[str, Drawing] = {"pisti": pisti, "pis_yedili": pis_yedili}
