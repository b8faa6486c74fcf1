"""The kinds of questions by name: a file each, here if both games have it, else in the folder of its game.

Their names stand in one list, `codes.KINDS`, in the order of their symbols; the files are found by them.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, cast

from pisti_teach.codes import KINDS as NAMES
from pisti_teach.games import GAMES
from pisti_teach.trainer.questions import holds, unseen
from pisti_teach.trainer.questions.pisti import lead

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pisti_teach.trainer.questions.kinds import AtTable, Kind


def _kinds_of(package: str) -> tuple[Kind, ...]:
    """Load the kinds whose files lie in this package; what else lies there is shared by some of them."""
    files = {file.name for file in iter_modules(import_module(package).__path__)}
    return tuple(cast("Kind", import_module(f"{package}.{name}")) for name in NAMES if name in files)


SHARED = _kinds_of(__name__)
OWN: Mapping[str, Sequence[Kind]] = {game: _kinds_of(f"{__name__}.{game}") for game in GAMES}
"""Kinds that only one game has, by its name."""
KINDS: Mapping[str, Kind] = {kind.KIND: kind for kinds in (SHARED, *OWN.values()) for kind in kinds}

AT_TABLE: Mapping[str, Sequence[AtTable]] = {
    "pisti": (unseen, holds, lead),
    "pis_yedili": (unseen, holds),
}
"""Kinds that are asked while a game of this name is played."""
