"""The kinds of questions about a position, by name; each is one file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from pisti_teach.trainer.questions import holds, lead, unseen

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pisti_teach.shuffling import Generator
    from pisti_teach.trainer.answers import Judgement


class Question(Protocol):
    """A question about one position, with what its answer takes."""

    @property
    def kind(self) -> str:
        """Name of its kind."""

    def judge(self, text: str) -> Judgement:
        """Judge an answer, whatever it is; nothing is raised."""


class Kind(Protocol):
    """What the module of each kind offers."""

    KIND: str
    """Its name."""

    def can_ask(self, view: Any) -> bool:  # noqa: ANN401 - the view of the game that it is of
        """Whether there is anything to ask; the seat is to move."""

    def make(self, view: Any, chance: Generator) -> Question:  # noqa: ANN401
        """Make a question about this position; ValueError where `can_ask` says no."""


KINDS: Mapping[str, Sequence[Kind]] = {"pisti": (unseen, holds, lead), "pis_yedili": (unseen, holds)}
"""The kinds of each game."""


def kinds_of(game: str) -> Mapping[str, Kind]:
    """Give the kinds of questions about positions of this game, by name."""
    return {kind.KIND: kind for kind in KINDS[game]}
